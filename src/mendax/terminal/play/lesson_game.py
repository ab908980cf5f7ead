"""A tutorial with the interface of a game, whose steps supply the events.

The lesson refuses any action that does not continue it, with the text of the current step.
"""

from collections.abc import Iterator
from typing import Any, Final

from mendax.arena.local_game import Heard
from mendax.core.game import Action, Actor, IllegalAction, Offer, Reason, Result, Seat, Told
from mendax.tutorial.graph import Moment, Tutorial, TutorialStep
from mendax.tutorial.script import LEARNER

_OTHERS: Final[Seat] = LEARNER + 1
"""The actor of scripted events. A screen checks only that it differs from the learner."""


class LessonGame:
    """A ``RunningGame`` with one learner, and a script for all other actors."""

    result: Result | None = None
    """None, because a lesson has no winner."""

    def __init__(self, tutorial: Tutorial) -> None:
        self._tutorial = tutorial
        self._waiting = list(tutorial.opening)
        self._seen: Moment = tutorial.opening[-1]
        self._step: TutorialStep = tutorial.steps[0]

    @property
    def actor(self) -> Actor | None:
        """Return the next actor, or None if only text is left."""
        if self._waiting:
            return _OTHERS
        return None if self._asked() is None else LEARNER

    def view(self, observer: Seat | None) -> Any:
        """Return the learner's view."""
        return self._seen.view

    def offers(self, seat: Seat) -> tuple[Offer, ...]:
        """Return the learner's offers."""
        return self._seen.offers if seat == LEARNER else ()

    def interrupts(self, seat: Seat) -> tuple[Offer, ...]:
        """Return no offers, because lessons have no interruptions."""
        return ()

    def act(self, actor: Actor, action: Action) -> Heard:
        """Take the action if it continues the lesson. Raises ``IllegalAction``."""
        step = self._asked()
        way = next((way for way in step.ways if way.action == action), None) if step else None
        if step is None or way is None:
            said = step.otherwise if step is not None else None
            raise IllegalAction(
                Reason(said or "terminal-nothing-typed", {"device": "terminal"}), self._seen.offers
            )
        self._waiting = list(way.moments)
        self._step = self._tutorial.steps[way.to]
        return self.advance() or ()

    def advance(self) -> Heard | None:
        """Return the next events, or None if the learner is to act or the lesson is over."""
        if not self._waiting:
            return None
        self._seen = self._waiting.pop(0)
        return tuple(Told(event) for line in self._seen.lines for event in line.events)

    def said(self) -> Iterator[str]:
        """Yield the keys of the lesson's texts up to the next action."""
        step = self._step
        yield step.text
        while step.otherwise is None and step.ways:
            step = self._tutorial.steps[step.ways[0].to]
            yield step.text

    def _asked(self) -> TutorialStep | None:
        """Return the step whose action comes next, or None at the end."""
        step = self._step
        while step.otherwise is None and step.ways:
            step = self._tutorial.steps[step.ways[0].to]
        return step if step.otherwise is not None else None
