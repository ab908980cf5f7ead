"""The common base of the bots of Mia: reading the ladder, looking, moves without a choice.

A character answers three questions only: what to say, what to answer, and whether to look. The
order of values and its chances come from the game's own reference; no rule is written here.
"""

import functools
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final

from mendax.core.game import Action, Event, Offer, OneOf, Seat
from mendax.games import game_named
from mendax.games.mia.actions import (
    Announce,
    Believe,
    Concede,
    Doubt,
    HideDice,
    Look,
    PassOn,
    Reroll,
    RerollLives,
    Shake,
)
from mendax.games.mia.ladder import Ladder
from mendax.games.mia.order import WAYS, Roll
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.view import MiaView

WAYS_OF_TWO_DICE: Final = sum(WAYS.values())


class Choices:
    """The offers of one moment, by kind of action."""

    def __init__(self, offers: Sequence[Offer]) -> None:
        self._by_kind = {type(offer.action): offer for offer in offers}

    def __contains__(self, kind: type[Action]) -> bool:
        return kind in self._by_kind

    def values(self, kind: type[Announce | PassOn | Reroll]) -> tuple[Roll, ...]:
        """The values that may be said with ``kind``, lowest first; none if it is not offered."""
        offer = self._by_kind.get(kind)
        if offer is None:
            return ()
        slot = next((slot for slot in offer.slots if isinstance(slot, OneOf)), None)
        return slot.values if slot else (getattr(offer.action, "value"),)  # noqa: B009


class Scale:
    """The ladder of a rule set, to weigh values on."""

    def __init__(self, ladder: Ladder) -> None:
        self.values = tuple(rung.value for rung in ladder.rungs)
        self.top = ladder.top
        self._step = {roll: n for n, rung in enumerate(ladder.rungs) for roll in rung.rolls}
        self._reached = [rung.reached_by / WAYS_OF_TWO_DICE for rung in ladder.rungs]

    def step(self, roll: Roll) -> int:
        """How high a roll or value stands, 0 lowest."""
        return self._step[roll]

    def reached(self, value: Roll) -> float:
        """The chance that one fresh roll is ``value`` or better."""
        return self._reached[self._step[value]]

    def equal(self, roll: Roll, among: Iterable[Roll]) -> Roll | None:
        """The value among these that says exactly ``roll``."""
        own = self._step[roll]
        return next((value for value in among if self._step[value] == own), None)

    def above(self, roll: Roll, among: Iterable[Roll]) -> tuple[Roll, ...]:
        """The values among these that claim more than ``roll``."""
        own = self._step[roll]
        return tuple(value for value in among if self._step[value] > own)


class MiaPlayer(ABC):
    """A player of Mia without character: subclasses give it one."""

    doubting = 0.5
    """How likely it is to doubt a value that no fresh roll could reach."""

    def __init__(self, game: str, rules: MiaRules, seat: Seat, seats: int, rng: Random) -> None:
        self.game, self.rules, self.seat, self.seats = game, rules, seat, seats
        self.rng = rng
        self.scale = scale_of(game, rules)

    def hear(self, event: Event) -> None:  # noqa: B027 — most have nothing to remember
        """Ignores all events: these policies go by the view alone."""

    def choose(self, view: MiaView, offers: Sequence[Offer]) -> Action:
        """The action that the method for this decision gives."""
        may = Choices(offers)
        if Shake in may:
            return Shake()
        if RerollLives in may:
            return self.decide_lives(may)
        if HideDice in may:
            return self.after_belief(view)
        if Look in may:
            return self.before_looking(view, may)
        if view.phase == "cup":
            return self.say(view, may)
        return self.answer(view, may)

    def decide_lives(self, may: Choices) -> Action:
        """Rolls for lives: 3.5 on average, which is more than three."""
        return RerollLives()

    def after_belief(self, view: MiaView) -> Action:
        """Hides the dice: what others have not seen tells them nothing."""
        return HideDice()

    def before_looking(self, view: MiaView, may: Choices) -> Action:
        """Looks at the dice."""
        return Look()

    @abstractmethod
    def say(self, view: MiaView, may: Choices) -> Action:
        """What to announce, having looked."""

    def answer(self, view: MiaView, may: Choices) -> Action:
        """Doubts the more, the fewer rolls reach what was said."""
        if self.rng.random() < self.doubting * (1 - self.scale.reached(view.claims[-1].value)):
            return Doubt()
        return _accept(may)

    def rising(self, view: MiaView, may: Choices) -> tuple[Roll, ...]:
        """What may be announced, without repeating the last value over dice that are better.

        Where equal values may be said, players who only ever repeat would never come to an end.
        """
        say = may.values(Announce)
        if not view.claims:
            return say
        last = view.claims[-1].value
        better = self.scale.step(own_roll(view)) > self.scale.step(last)
        return self.scale.above(last, say) if better else say


def _accept(may: Choices) -> Action:
    """Believe; before the top value, concede where one may and else doubt."""
    if Believe in may:
        return Believe()
    return Concede() if Concede in may else Doubt()


@functools.lru_cache(256)
def scale_of(game: str, rules: MiaRules) -> Scale:
    """The ladder of these rules to weigh values on."""
    return Scale(ladder_of(game, rules))


def ladder_of(game: str, rules: MiaRules) -> Ladder:
    """The order of values. Raises ``TypeError`` for a game without one."""
    reference: Any = game_named(game).reference(rules)
    if not isinstance(reference, Ladder):
        raise TypeError(f"{game} has no ladder of values")
    return reference


def own_roll(view: MiaView) -> Roll:
    """The dice one has looked at."""
    if view.roll is None:
        raise ValueError("the dice have not been looked at")
    return view.roll
