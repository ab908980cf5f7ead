"""Every registered game still plays exactly as its golden file says."""

import difflib
from pkgutil import iter_modules

import pytest

from mendax import games
from mendax.core.game import AnyGame
from mendax.games import GAMES
from tests.golden.playthrough import FOLDER, playthrough


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_the_golden_playthrough_is_unchanged(game: AnyGame) -> None:
    golden = (FOLDER / f"{game.name}.txt").read_text("utf-8").splitlines()
    now = playthrough(game).splitlines()
    difference = list(difflib.unified_diff(golden, now, "golden", "now", n=3, lineterm=""))
    assert not difference, "\n".join(difference[:60])


def test_no_golden_file_is_left_of_a_game_that_is_gone() -> None:
    books = {book.name for book in iter_modules(games.__path__) if book.ispkg}
    assert {file.stem for file in FOLDER.glob("*.txt")} <= books
