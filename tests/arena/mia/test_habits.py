"""Tests that no simple habit beats the bots that count or learn."""

from mendax.arena.competitors import OwnBot
from mendax.arena.match import match
from mendax.arena.mia.habits import HABITS, won_by_habits
from mendax.games import GAMES
from mendax.games.mia.rules import PRESETS
from tests.proof import parametrize
from tools.ground import ROOT


@parametrize(
    "preset",
    ["standard", "first_evening", "classic", "matches", "points", "meyer"],
    test=["standard", "matches"],
)
def test_no_habit_beats_odds(preset: str) -> None:
    """In 600 games, luck alone can change the result by four percentage points."""
    won = won_by_habits("odds", PRESETS[preset])
    assert set(won) == set(HABITS)
    assert max(won.values()) < 0.52


def test_a_habit_does_not_beat_the_reader() -> None:
    """The habit won 60 of 100 games before the reader modelled it. A fair share is 30 of 60
    games."""
    habit = OwnBot("habit", HABITS["true_or_highest_doubts_rare"])
    found = match(GAMES["mia"], PRESETS["standard"], [habit, "reader"], 60, "learning")
    assert found.standings[0].wins < 0.4


def test_the_page_tells_the_worst_habit_of_every_bot() -> None:
    page = (ROOT / "docs" / "solver.md").read_text()
    for bot in ("odds", "truthful", "sniper", "lucky", "liar"):
        name, share = next(iter(won_by_habits(bot, PRESETS["standard"]).items()))
        assert f"| `{bot}` | `{name}` | {100 * share:.1f}% |" in page
