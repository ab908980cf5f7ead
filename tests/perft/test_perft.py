"""How many histories and information states there are at each depth: as the files say."""

from pkgutil import iter_modules

import pytest

from mendax import games
from mendax.core.game import AnyGame
from mendax.games import GAMES
from mendax.testing import laws
from tests.golden.playthrough import PERFT


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_perft_counts_are_unchanged(game: AnyGame) -> None:
    text = (PERFT / f"{game.name}.perft").read_text("utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert {line.split()[0] for line in lines} == set(game.presets)
    for line in lines:
        instance, _, written = line.partition(": ")
        preset, seats = instance.split()
        counts = laws.perft(game, game.presets[preset], int(seats), len(written.split()) - 1)
        assert " ".join(f"{c.histories}/{c.informed}" for c in counts) == written, instance


def test_no_perft_file_is_left_of_a_game_that_is_gone() -> None:
    books = {book.name for book in iter_modules(games.__path__) if book.ispkg}
    assert {file.stem for file in PERFT.glob("*.perft")} <= books
