"""A tutorial as a game that is being played: what happens comes from its steps, not from bots.

An action that does not go on is refused with the words of the lesson; nothing is lost by it.
"""

from collections.abc import Iterator
from typing import Any, Final

from mendax.arena.local_game import Heard
from mendax.core.game import Action, Actor, IllegalAction, Offer, Reason, Result, Seat, Told
from mendax.tutorial.graph import Moment, Tutorial, TutorialStep
from mendax.tutorial.script import LEARNER

_OTHERS: Final[Seat] = LEARNER + 1
"""Whoever acts while something happens: a screen only asks whether it is the learner."""


class LessonGame:
    """Stands where a table stands (``RunningGame``): one learner, and a script for all else."""

    result: Result | None = None
    """A lesson is neither won nor lost."""

    def __init__(self, tutorial: Tutorial) -> None:
        self._tutorial = tutorial
        self._waiting = list(tutorial.opening)
        self._seen: Moment = tutorial.opening[-1]
        self._step: TutorialStep = tutorial.steps[0]

    @property
    def actor(self) -> Actor | None:
        """Who acts next; None when there is only reading left."""
        if self._waiting:
            return _OTHERS
        return None if self._asked() is None else LEARNER

    def view(self, observer: Seat | None) -> Any:
        """What the learner sees now."""
        return self._seen.view

    def offers(self, seat: Seat) -> tuple[Offer, ...]:
        """What the learner may do now."""
        return self._seen.offers if seat == LEARNER else ()

    def act(self, actor: Actor, action: Action) -> Heard:
        """Does what goes on, and gives what happens at once. Raises ``IllegalAction``."""
        step = self._asked()
        way = next((way for way in step.ways if way.action == action), None) if step else None
        if step is None or way is None:
            said = step.otherwise if step is not None else None
            raise IllegalAction(Reason(said or "terminal-nothing-typed"), self._seen.offers)
        self._waiting = list(way.moments)
        self._step = self._tutorial.steps[way.to]
        return self.advance() or ()

    def advance(self) -> Heard | None:
        """What happens next; None when the learner is to act or all is over."""
        if not self._waiting:
            return None
        self._seen = self._waiting.pop(0)
        return tuple(Told(event) for line in self._seen.lines for event in line.events)

    def said(self) -> Iterator[str]:
        """Keys of what the learner is told now, in order, up to where something is to be done."""
        step = self._step
        yield step.text
        while step.otherwise is None and step.ways:
            step = self._tutorial.steps[step.ways[0].to]
            yield step.text

    def _asked(self) -> TutorialStep | None:
        """The step at which something is to be done; None at the end."""
        step = self._step
        while step.otherwise is None and step.ways:
            step = self._tutorial.steps[step.ways[0].to]
        return step if step.otherwise is not None else None
