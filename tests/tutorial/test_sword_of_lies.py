"""Tests of the tutorial of Sword of Lies: one interrogation each way, one bet, one round of war,
and the pot."""

from mendax.games.sword_of_lies.events import (
    ColourNamed,
    Interrogated,
    PotWon,
    SwordWon,
    WentAllIn,
)
from mendax.games.sword_of_lies.war_events import OrderOpened, WarRoundBegan
from mendax.tutorial.graph import played
from mendax.tutorial.script import LEARNER
from mendax.tutorial.sword_of_lies import SCRIPT
from tests.tutorial.paths import moments, paths


def test_one_asks_answers_bets_and_fights_and_the_most_lives_win() -> None:
    tutorial = played(SCRIPT)
    ways = list(paths(tutorial))
    assert len(ways) == 8  # two colours, two cards to turn up, two to strike
    for path in ways:
        events = [e for m in moments(tutorial, path) for line in m.lines for e in line.events]
        kinds = [type(event) for event in events]
        assert Interrogated(LEARNER, 1, 0) in events
        assert any(isinstance(e, ColourNamed) and e.seat == LEARNER for e in events)
        assert any(isinstance(e, WentAllIn) and e.seat == LEARNER for e in events)
        assert kinds.count(SwordWon) == 2
        assert kinds.count(WarRoundBegan) == 1
        assert kinds.count(OrderOpened) == 2
        (pot,) = [event for event in events if isinstance(event, PotWon)]
        assert pot.chips == (20, 0, 0)
        last = moments(tutorial, path)[-1].view
        lives = [sum(card.lives for card in row) for row in last.rows]  # type: ignore[attr-defined]
        assert lives == [1, 0, 0]
