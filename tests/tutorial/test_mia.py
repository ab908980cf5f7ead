"""Tests of the tutorial of Mia: believe, lie and catch a lie, once each."""

from mendax.core.game import Event
from mendax.games.mia.events import Announced, Believed, Lost, Opened, Saw
from mendax.tutorial.graph import played
from mendax.tutorial.mia import SCRIPT
from mendax.tutorial.script import LEARNER
from tests.tutorial.paths import moments, paths


def test_one_believes_lies_and_catches() -> None:
    tutorial = played(SCRIPT)
    for path in paths(tutorial):
        events = [e for m in moments(tutorial, path) for line in m.lines for e in line.events]
        _plays(events)


def _plays(events: list[Event]) -> None:
    assert Believed(LEARNER) in events
    (own,) = [event.roll for event in events if isinstance(event, Saw)]
    (said,) = [e.value for e in events if isinstance(e, Announced) and e.seat == LEARNER]
    assert said != own  # a lie, and it is believed
    assert Believed(1) in events
    (opened,) = [event for event in events if isinstance(event, Opened)]
    assert (opened.announcer, opened.held) == (1, False)
    assert [event.seat for event in events if isinstance(event, Lost)] == [1]
