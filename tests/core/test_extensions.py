"""What a game answers besides: an extension is there for the games that have it, and no others."""

import pytest

from mendax.core.extensions import Bounded, Claiming, Conferring, Revised, Staked, Timed
from mendax.games import GAMES

SWORD_ONLY = (Staked, Conferring, Timed)


@pytest.mark.parametrize("extension", SWORD_ONLY)
def test_chips_talks_and_common_clocks_are_those_of_one_game(extension: type) -> None:
    have = {name for name, game in GAMES.items() if isinstance(game, extension)}
    assert have == {"sword_of_lies"}


def test_bounds_are_answered_by_every_game_of_ours() -> None:
    for name in ("mia", "french_poker", "sword_of_lies"):
        assert isinstance(GAMES[name], Bounded)


def test_claims_to_guess_at_are_those_of_the_dice_games() -> None:
    have = {name for name, game in GAMES.items() if isinstance(game, Claiming)}
    assert have == {"mia", "french_poker"}


def test_an_object_without_the_answers_has_no_extension() -> None:
    for extension in (*SWORD_ONLY, Bounded, Claiming, Revised):
        assert not isinstance(object(), extension)
