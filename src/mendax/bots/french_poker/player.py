"""The base class of French poker bots, with the order of claims, dice, and forced moves.

A character makes three decisions: which dice to keep, what to claim, and how to answer. Each
decision is a mixture: the probability of each legal choice, given only the view. A bot's policy can
therefore be evaluated exactly; the generator only samples from the mixture. The game supplies the
order of claims and all chances, so this module contains no rules. A claim is represented by its
rank, the index in the order of claims: 0 is the lowest, and −1 means no claim yet.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import NamedTuple, TypeVar

from mendax.core.game import Action, Event, Offer, OneOf, Seat
from mendax.games.french_poker.actions import (
    Announce,
    Believe,
    Concede,
    Doubt,
    KeepHidden,
    KeepOpen,
    RollRest,
    Shake,
)
from mendax.games.french_poker.claims import Dice, order_of
from mendax.games.french_poker.odds import Keeping, chances, keepings, known_dice, own_dice
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.view import FrenchPokerView

T = TypeVar("T")
Mixture = Mapping[T, float]
"""The probability of each choice. The sum is 1."""


def only(choice: T) -> Mixture[T]:
    """Return the mixture that always picks ``choice``."""
    return {choice: 1.0}


def best_of(choices: Iterable[T], merit: Callable[[T], tuple[float, ...]]) -> Mixture[T]:
    """Return a uniform mixture of the choices with the highest merit."""
    merits = [(choice, merit(choice)) for choice in choices]
    highest = max(worth for _, worth in merits)
    best = [choice for choice, worth in merits if worth == highest]
    return dict.fromkeys(best, 1 / len(best))


class Choices:
    """Offers by kind of action."""

    def __init__(self, offers: Sequence[Offer]) -> None:
        self._by_kind = {type(offer.action): offer for offer in offers}

    def __contains__(self, kind: type[Action]) -> bool:
        return kind in self._by_kind

    def among(self, kind: type[Action]) -> tuple[object, ...]:
        """Return the legal values of the only field of ``kind``, or no values if ``kind`` is not
        offered."""
        offer = self._by_kind.get(kind)
        if offer is None:
            return ()
        return next((slot.values for slot in offer.slots if isinstance(slot, OneOf)), ())


class Keep(NamedTuple):
    """A way to re-roll, given by the dice to keep and the action."""

    choice: Keeping
    action: KeepHidden | KeepOpen | RollRest

    @property
    def shows_rolled(self) -> bool:
        """Return whether the kept dice are hidden and the other dice are rolled openly."""
        return isinstance(self.action, KeepHidden)

    @property
    def shows_kept(self) -> bool:
        """Return whether the kept dice are laid open."""
        return isinstance(self.action, KeepOpen)


class FrenchPokerPlayer(ABC):
    """A player of French poker. Subclasses define its character."""

    doubting = 0.5
    """The probability of doubting a claim that the unknown dice cannot reach."""

    def __init__(
        self, game: str, rules: FrenchPokerRules, seat: Seat, seats: int, rng: Random
    ) -> None:
        self.game, self.rules, self.seat, self.seats = game, rules, seat, seats
        self.rng, self.order = rng, order_of(rules)
        self.top = len(self.order.claims) - 1

    def hear(self, event: Event) -> None:  # noqa: B027 — optional
        """Ignore the event, because the policy depends only on the view."""

    def choose(self, view: FrenchPokerView, offers: Sequence[Offer]) -> Action:
        """Return an action drawn from ``mixture``."""
        mixture = self.mixture(view, offers)
        return self.rng.choices(list(mixture), list(mixture.values()))[0]

    def mixture(self, view: FrenchPokerView, offers: Sequence[Offer]) -> Mixture[Action]:
        """Return the probability of each of the bot's actions."""
        may = Choices(offers)
        if Shake in may:
            return only(Shake())
        if view.phase == "answer":
            return self.answer(view, may)
        rolls = KeepOpen in may or RollRest in may
        rolling = self.keep(view, may) if rolls else only(None)
        leaving = rolling.get(None, 0.0)
        mixed: dict[Action, float] = {a: chance for a, chance in rolling.items() if a is not None}
        if leaving:
            said = self.say(view).items()
            spelled = self.order.spellings
            mixed |= {Announce(spelled[step]): leaving * chance for step, chance in said}
        return mixed

    # ── decisions of a character ─────────────────────────────────────────────────────────────

    def keep(self, view: FrenchPokerView, may: Choices) -> Mixture[Action | None]:
        """Return a mixture of ways to re-roll, where None leaves the dice if that is legal."""
        true = self.worth(view) >= self.lowest(view)
        if true and Announce in may:
            return only(None)
        return self.likeliest(view, may, self.lowest(view))

    @abstractmethod
    def say(self, view: FrenchPokerView) -> Mixture[int]:
        """Return a mixture of ranks to claim, none of them below ``lowest``."""

    def answer(self, view: FrenchPokerView, may: Choices) -> Mixture[Action]:
        """Return an answer. The less likely the dice reach the claim, the likelier is a doubt."""
        doubt = self.doubting * (1 - self.reached(view, self.claimed(view)))
        other = accept(may)
        return {Doubt(): doubt, other: 1 - doubt} if other != Doubt() else only(other)

    # ── facts of the view ────────────────────────────────────────────────────────────────────

    def claimed(self, view: FrenchPokerView) -> int:
        """Return the rank of the last claim, or −1 before the first claim."""
        return self.order.step[view.claims[-1].claim] if view.claims else -1

    def lowest(self, view: FrenchPokerView) -> int:
        """Return the lowest legal rank."""
        return self.claimed(view) + 1

    def worth(self, view: FrenchPokerView) -> int:
        """Return the rank of the current dice."""
        return self.order.worth(dice_in_hand(view))

    def reached(self, view: FrenchPokerView, step: int) -> float:
        """Return the chance that the dice reach ``step`` if the unknown dice are freshly rolled."""
        fresh = chances(self.rules, known_dice(view))
        return fresh.reached_by[step] / fresh.ways

    def ways_to_roll(self, view: FrenchPokerView, may: Choices) -> list[Keep]:
        """Return every offered way to re-roll at least one die."""
        hidden, laid, lying = (set(may.among(k)) for k in (KeepHidden, KeepOpen, RollRest))
        keeps: list[Keep] = []
        for choice in keepings(self.rules, dice_in_hand(view)):
            if choice.kept in hidden:
                keeps.append(Keep(choice, KeepHidden(choice.kept)))
            if choice.kept in laid and len(choice.kept) < len(view.dice):
                keeps.append(Keep(choice, KeepOpen(choice.kept)))
            if choice.kept in lying:
                keeps.append(Keep(choice, RollRest(choice.kept)))
        return keeps

    def likeliest(self, view: FrenchPokerView, may: Choices, step: int) -> Mixture[Action | None]:
        """Return a uniform mixture of the re-rolls, hidden or open, that most likely reach
        ``step``."""
        ways = self.ways_to_roll(view, may)
        return actions(best_of(ways, lambda keep: (float(keep.choice.chances.of(step)),)))


def actions(ways: Mixture[Keep]) -> Mixture[Action | None]:
    """Return the mixture over the actions of ``ways``."""
    return {keep.action: chance for keep, chance in ways.items()}


def dice_in_hand(view: FrenchPokerView) -> Dice:
    """Return the five dice that the claimer has seen. Raises ``ValueError``."""
    dice = own_dice(view)
    if dice is None:
        raise ValueError("not all dice are known")
    return dice


def roll_all(may: Choices) -> Action:
    """Return the hidden re-roll of all five dice."""
    return RollRest(()) if RollRest in may else KeepOpen(())


def accept(may: Choices) -> Action:
    """Return ``Believe`` or, at the top claim, ``Concede`` if offered, otherwise ``Doubt``."""
    if Believe in may:
        return Believe()
    return Concede() if Concede in may else Doubt()
