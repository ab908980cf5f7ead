"""How the events of Mia are spelt in logs, records and on the wire, and which one is private."""

import pytest

from mendax.games.mia import Mia, events
from tests.spelling import Spelt, check_spelling, heard_in_private, without_example

SPELT: Spelt = (
    ("lot-drawn 0 2", events.LotDrawn(draw=0, seat=2)),
    ("round-started 1 2", events.RoundStarted(number=1, seat=2)),
    ("shaken 2", events.Shaken(seat=2)),
    ("fell 2 1", events.Fell(seat=2, draw=1)),
    ("looked 2", events.Looked(seat=2)),
    ("saw 1 22", events.Saw(draw=1, roll=22)),
    ("announced 2 33 yes", events.Announced(seat=2, value=33, looked=True)),
    ("rerolled 2 63", events.Rerolled(seat=2, value=63)),
    ("believed 0", events.Believed(seat=0)),
    ("passed-on 1 21", events.PassedOn(seat=1, value=21)),
    ("doubted 1 0", events.Doubted(seat=1, announcer=0)),
    ("dice-shown 5 44 1", events.DiceShown(draw=5, roll=44, seat=1)),
    ("dice-hidden 0", events.DiceHidden(seat=0)),
    ("conceded 0", events.Conceded(seat=0)),
    ("opened 2 32 0 33 no", events.Opened(draw=2, roll=32, announcer=0, value=33, held=False)),
    ("toasted 7 32 1", events.Toasted(draw=7, roll=32, seat=1)),
    ("lost 0 2 4", events.Lost(seat=0, cost=2, left=4)),
    ("gained 1 4 4", events.Gained(seat=1, gain=4, left=4)),
    ("went-out 2", events.WentOut(seat=2)),
    ("die-taken 2", events.DieTaken(seat=2)),
    ("lives-rerolled 17 2 6", events.LivesRerolled(draw=17, seat=2, lives=6)),
    ("lives-kept 1", events.LivesKept(seat=1)),
    ("game-ended (1 2 3)", events.GameEnded(places=(1, 2, 3))),
)


def test_an_event_is_spelt_as_ever(subtests: pytest.Subtests) -> None:
    for line, event in SPELT:
        with subtests.test(line=line):
            check_spelling(line, event, events.EVENTS)


def test_every_kind_of_event_has_an_example() -> None:
    assert without_example(SPELT, events.EVENTS) == []


def test_what_one_saw_is_all_that_is_private() -> None:
    game = Mia()
    private, public = heard_in_private(game, game.presets.values(), range(6))
    assert private == {events.Saw}
    assert events.Saw not in public
    assert len(public) > 10
