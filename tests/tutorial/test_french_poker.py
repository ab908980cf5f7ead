"""Tests of the tutorial of French poker: believe, keep hidden, claim, and doubt."""

from mendax.games.french_poker.events import Announced, Believed, KeptHidden, LaidOff, Opened
from mendax.tutorial.french_poker import SCRIPT
from mendax.tutorial.graph import played
from mendax.tutorial.script import LEARNER
from tests.tutorial.paths import moments, paths


def test_one_keeps_hides_claims_and_answers() -> None:
    tutorial = played(SCRIPT)
    claimed = set()
    for path in paths(tutorial):
        events = [e for m in moments(tutorial, path) for line in m.lines for e in line.events]
        assert Believed(LEARNER) in events
        assert KeptHidden(LEARNER, (0, 1)) in events
        claimed |= {e.claim for e in events if isinstance(e, Announced) and e.seat == LEARNER}
        (opened,) = [event for event in events if isinstance(event, Opened)]
        assert (opened.claimer, opened.held) == (1, False)
        assert [event.seat for event in events if isinstance(event, LaidOff)] == [1]
    assert claimed == {555, 5555}  # the truth and a lie


def test_the_lesson_includes_the_aid() -> None:
    tutorial = played(SCRIPT)
    say = next(step for step in tutorial.steps if step.text.endswith("-keep"))
    assert say.ways[0].moments[-1].aid is not None
