"""A tutorial as a running game: it tells, asks, refuses kindly and ends."""

import pytest

from mendax.core.game import IllegalAction
from mendax.games.mia.actions import Announce, Believe, Doubt, Look
from mendax.terminal.play.lesson_game import LessonGame
from mendax.tutorial.registry import tutorial_of
from mendax.tutorial.script import LEARNER


def moved_on(lesson: LessonGame) -> None:
    while lesson.actor not in (None, LEARNER):
        assert lesson.advance() is not None
    assert lesson.advance() is None


def test_it_is_played_to_its_end() -> None:
    tutorial = tutorial_of("mia")
    assert tutorial is not None
    lesson = LessonGame(tutorial)
    for action in (Believe(), Look(), Announce(61), Doubt()):
        moved_on(lesson)
        before = lesson.view(LEARNER)
        with pytest.raises(IllegalAction):
            lesson.act(LEARNER, Announce(21))
        assert lesson.view(LEARNER) == before  # nothing is lost
        assert any(offer.admits(action) for offer in lesson.offers(LEARNER))
        assert lesson.act(LEARNER, action)
    moved_on(lesson)
    assert lesson.actor is None
    assert [*lesson.said()] == ["tutorial-mia-caught", "tutorial-mia-last"]
    assert lesson.offers(1) == ()
