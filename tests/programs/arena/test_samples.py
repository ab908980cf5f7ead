"""Tests that the sample bots in three languages and a bot of the kit play every game in the
arena."""

from pathlib import Path

from mendax.arena.match import match
from mendax.games import GAMES
from mendax.programs.arena.running import HERE
from tests.programs.compiled import compiled
from tests.proof import parametrize
from tools.ground import ROOT

EXAMPLES = ROOT / "examples" / "programs"
SAMPLES = ("sample_bot.py", "sample_bot.js", "sample_bot.c", "kit_bot.py")


@parametrize("game", GAMES, test=["mia"])
def test_samples_play_each_game_without_a_fault(game: str, tmp_path: Path) -> None:
    book = GAMES[game]
    bots = [compiled(EXAMPLES / name, tmp_path) for name in SAMPLES]
    found = match(book, book.presets[book.default_preset], bots, 4, "samples", seats=4)
    HERE.close()
    assert found.games == 4
    assert [charges and charges.games for charges in found.charges] == [0] * 4
