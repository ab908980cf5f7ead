"""The base class of Mia bots: the ladder, looking, and forced moves.

A character makes three decisions: what to claim, how to answer, and whether to look. The order of
values and the chances come from the game's reference, so this module contains no rules.
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
    Ask,
    Believe,
    Concede,
    Doubt,
    HideDice,
    Look,
    PassOn,
    Reroll,
    RerollLives,
    Shake,
    Trust,
)
from mendax.games.mia.ladder import Ladder
from mendax.games.mia.order import WAYS, Roll
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.view import MiaView

WAYS_OF_TWO_DICE: Final = sum(WAYS.values())


class Choices:
    """Offers by kind of action."""

    def __init__(self, offers: Sequence[Offer]) -> None:
        self._by_kind = {type(offer.action): offer for offer in offers}

    def __contains__(self, kind: type[Action]) -> bool:
        return kind in self._by_kind

    def values(self, kind: type[Announce | PassOn | Reroll]) -> tuple[Roll, ...]:
        """Return the legal values of ``kind``, lowest first, or no values if ``kind`` is not
        offered."""
        offer = self._by_kind.get(kind)
        if offer is None:
            return ()
        slot = next((slot for slot in offer.slots if isinstance(slot, OneOf)), None)
        return slot.values if slot else (getattr(offer.action, "value"),)  # noqa: B009

    def seats(self) -> tuple[Seat, ...]:
        """Return the seats that may be asked to answer."""
        slots = self._by_kind[Ask].slots
        return next(slot.values for slot in slots if isinstance(slot, OneOf))


class Scale:
    """The ladder of a rule set, with ranks and chances."""

    def __init__(self, ladder: Ladder) -> None:
        self.values = tuple(rung.value for rung in ladder.rungs)
        self.top = ladder.top
        self._step = {roll: n for n, rung in enumerate(ladder.rungs) for roll in rung.rolls}
        self._reached = [rung.reached_by / WAYS_OF_TWO_DICE for rung in ladder.rungs]

    def step(self, roll: Roll) -> int:
        """Return the rank of a roll or value; 0 is the lowest."""
        return self._step[roll]

    def reached(self, value: Roll) -> float:
        """Return the chance that a fresh roll is ``value`` or higher."""
        return self._reached[self._step[value]]

    def equal(self, roll: Roll, among: Iterable[Roll]) -> Roll | None:
        """Return the value among these that equals ``roll``, or None."""
        own = self._step[roll]
        return next((value for value in among if self._step[value] == own), None)

    def above(self, roll: Roll, among: Iterable[Roll]) -> tuple[Roll, ...]:
        """Return the values among these that are higher than ``roll``."""
        own = self._step[roll]
        return tuple(value for value in among if self._step[value] > own)


_LONG_ROUND: Final = 60
"""The number of claims in a round after which a bot no longer passes the dice on."""


class MiaPlayer(ABC):
    """A player of Mia. Subclasses define its character."""

    doubting = 0.5
    """The probability of doubting a value that no fresh roll can reach."""

    def __init__(self, game: str, rules: MiaRules, seat: Seat, seats: int, rng: Random) -> None:
        self.game, self.rules, self.seat, self.seats = game, rules, seat, seats
        self.rng = rng
        self.scale = scale_of(game, rules)

    def hear(self, event: Event) -> None:  # noqa: B027 — optional
        """Ignore the event, because the policy depends only on the view."""

    def choose(self, view: MiaView, offers: Sequence[Offer]) -> Action:
        """Return the choice of the method for this decision."""
        may = Choices(offers)
        if Shake in may:
            return Shake()
        if RerollLives in may:
            return self.decide_lives(may)
        if HideDice in may:
            return self.after_belief(view)
        if Ask in may:
            return self.ask(view, may)
        if Look in may:
            return self.before_looking(view, may)
        if view.phase == "cup":
            return self.say(view, may)
        return self.answer(view, may)

    def decide_lives(self, may: Choices) -> Action:
        """Roll for lives, because the mean of 3.5 is more than three."""
        return RerollLives()

    def after_belief(self, view: MiaView) -> Action:
        """Hide the dice to keep the bot's play secret."""
        return HideDice()

    def ask(self, view: MiaView, may: Choices) -> Action:
        """Ask the strongest rival to answer or, if the first loser ends the game, the weakest."""
        first_out = self.rules.scoring == "lives" and self.rules.ends_when == "first_out"
        standing = {seat: view.standing[seat] for seat in may.seats()}
        wanted = min(standing.values()) if first_out else max(standing.values())
        return Ask(self.rng.choice([seat for seat, n in standing.items() if n == wanted]))

    def before_looking(self, view: MiaView, may: Choices) -> Action:
        """Look at the dice."""
        return Look()

    @abstractmethod
    def say(self, view: MiaView, may: Choices) -> Action:
        """Return the claim after looking."""

    def answer(self, view: MiaView, may: Choices) -> Action:
        """Return an answer. The fewer rolls reach the claim, the likelier is a doubt."""
        return Doubt() if self.rng.random() < self._doubt(view) else _accept(may)

    def interrupt(self, view: MiaView, offers: Sequence[Offer]) -> Action | None:
        """Return a doubt out of turn, or None.

        All seats that are not asked together doubt as often as the seat that is asked.
        """
        others = len(view.standing) - len(view.out) - 2
        return Doubt() if self.rng.random() < self._doubt(view) / others else None

    def _doubt(self, view: MiaView) -> float:
        return self.doubting * (1 - self.scale.reached(view.claims[-1].value))

    def rising(self, view: MiaView, may: Choices) -> tuple[Roll, ...]:
        """Return the legal values, except the last value if the dice are better.

        Where equal values are legal, players who always repeat them would never end the round.
        """
        say = may.values(Announce)
        if not view.claims:
            return say
        last = view.claims[-1].value
        better = self.scale.step(own_roll(view)) > self.scale.step(last)
        return self.scale.above(last, say) if better else say

    def passes(self, view: MiaView, may: Choices) -> tuple[Roll, ...]:
        """Return the legal values for passing on, except earlier claims over these dice.

        If a value wipes the value to beat or may be repeated, players who always pass the dice on
        would never end the round. In a long round, the bot therefore stops passing.
        """
        if len(view.claims) >= _LONG_ROUND:
            return ()
        rolled = max((n for n, claim in enumerate(view.claims) if claim.fresh), default=0)
        last = view.claims[-1].value
        claimed = {claim.value for claim in view.claims[rolled:-1]} - {last}
        return tuple(value for value in may.values(PassOn) if value not in claimed)


def _accept(may: Choices) -> Action:
    """Return the action that accepts a claim, or doubt if none is legal."""
    kinds: tuple[type[Action], ...] = (Believe, Trust, Concede)
    return next((kind() for kind in kinds if kind in may), Doubt())


@functools.lru_cache(256)
def scale_of(game: str, rules: MiaRules) -> Scale:
    """Return the scale for these rules."""
    return Scale(ladder_of(game, rules))


def ladder_of(game: str, rules: MiaRules) -> Ladder:
    """Return the ladder. Raises ``TypeError`` for a game without a ladder."""
    reference: Any = game_named(game).reference(rules)
    if not isinstance(reference, Ladder):
        raise TypeError(f"{game} has no ladder of values")
    return reference


def own_roll(view: MiaView) -> Roll:
    """Return the dice that the seat has seen."""
    if view.roll is None:
        raise ValueError("the dice have not been looked at")
    return view.roll
