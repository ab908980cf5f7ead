"""Tests that every game of Mendax plays exactly as its golden files say."""

from pathlib import Path

import pytest

from mendax.core.game import AnyGame
from mendax.games import BUILT_IN
from mendax.testing.golden import check_perft, check_playthrough

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("game", BUILT_IN.values(), ids=BUILT_IN.keys())
def test_the_golden_playthrough_is_unchanged(game: AnyGame) -> None:
    check_playthrough(game, FOLDER)


@pytest.mark.parametrize("game", BUILT_IN.values(), ids=BUILT_IN.keys())
def test_the_perft_counts_are_unchanged(game: AnyGame) -> None:
    check_perft(game, FOLDER)


def test_no_golden_file_is_left_of_a_game_that_is_gone() -> None:
    kept = [*FOLDER.glob("*.txt"), *FOLDER.glob("*.perft")]
    assert {file.stem for file in kept} == set(BUILT_IN)
