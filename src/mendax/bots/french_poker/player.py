"""The common base of the bots of French poker: the ladder, the dice in hand, forced moves.

A character answers three questions only: what to keep, what to claim, and whether to believe. It
answers with a mixture: what it may do and how likely, by its view alone, so that its play can be
weighed exactly, move by move; its generator only draws from the mixture. The order of claims and
all chances come from the game; no rule is written here. Claims are steps of the ladder, 0 lowest;
−1 is «nothing claimed yet».
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
    Shake,
)
from mendax.games.french_poker.claims import Dice, order_of
from mendax.games.french_poker.odds import Keeping, chances, keepings, known_dice, own_dice
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.view import FrenchPokerView

T = TypeVar("T")
Mixture = Mapping[T, float]
"""What may be chosen, and how likely each is; the chances add up to one."""


def only(choice: T) -> Mixture[T]:
    """No mixture: this."""
    return {choice: 1.0}


def best_of(choices: Iterable[T], merit: Callable[[T], tuple[float, ...]]) -> Mixture[T]:
    """Any of those with the highest merit, all alike."""
    merits = [(choice, merit(choice)) for choice in choices]
    highest = max(worth for _, worth in merits)
    best = [choice for choice, worth in merits if worth == highest]
    return dict.fromkeys(best, 1 / len(best))


class Choices:
    """The offers of one moment, by kind of action."""

    def __init__(self, offers: Sequence[Offer]) -> None:
        self._by_kind = {type(offer.action): offer for offer in offers}

    def __contains__(self, kind: type[Action]) -> bool:
        return kind in self._by_kind

    def among(self, kind: type[Action]) -> tuple[object, ...]:
        """What the one field of such an action may be; nothing if it is not offered."""
        offer = self._by_kind.get(kind)
        if offer is None:
            return ()
        return next((slot.values for slot in offer.slots if isinstance(slot, OneOf)), ())


class Keep(NamedTuple):
    """A way to roll again: which dice to keep, and the action that does it."""

    choice: Keeping
    action: KeepHidden | KeepOpen

    @property
    def hides_kept(self) -> bool:
        """Whether the kept dice are hidden and the others fall open."""
        return isinstance(self.action, KeepHidden)


class FrenchPokerPlayer(ABC):
    """A player of French poker without character: subclasses give it one."""

    doubting = 0.5
    """How likely it is to doubt a claim that the dice it does not know could not reach."""

    def __init__(
        self, game: str, rules: FrenchPokerRules, seat: Seat, seats: int, rng: Random
    ) -> None:
        self.game, self.rules, self.seat, self.seats = game, rules, seat, seats
        self.rng, self.order = rng, order_of(rules)
        self.top = len(self.order.claims) - 1

    def hear(self, event: Event) -> None:  # noqa: B027 — to hear nothing is what these do
        """Ignores all events: these policies go by the view alone."""

    def choose(self, view: FrenchPokerView, offers: Sequence[Offer]) -> Action:
        """An action drawn from ``mixture``."""
        mixture = self.mixture(view, offers)
        return self.rng.choices(list(mixture), list(mixture.values()))[0]

    def mixture(self, view: FrenchPokerView, offers: Sequence[Offer]) -> Mixture[Action]:
        """What it does here, with its chances."""
        may = Choices(offers)
        if Shake in may:
            return only(Shake())
        if view.phase == "answer":
            return self.answer(view, may)
        rolling = self.keep(view, may) if KeepOpen in may else only(None)
        leaving = rolling.get(None, 0.0)
        mixed: dict[Action, float] = {a: chance for a, chance in rolling.items() if a is not None}
        if leaving:
            said = self.say(view).items()
            spelled = self.order.spellings
            mixed |= {Announce(spelled[step]): leaving * chance for step, chance in said}
        return mixed

    # ── what a character decides ─────────────────────────────────────────────────────────────

    def keep(self, view: FrenchPokerView, may: Choices) -> Mixture[Action | None]:
        """How to roll again, or None to leave the dice; at least one must roll where told so."""
        true = self.worth(view) >= self.lowest(view)
        if true and Announce in may:
            return only(None)
        return self.likeliest(view, may, self.lowest(view))

    @abstractmethod
    def say(self, view: FrenchPokerView) -> Mixture[int]:
        """The step to claim, ``lowest`` or higher."""

    def answer(self, view: FrenchPokerView, may: Choices) -> Mixture[Action]:
        """Doubts the more, the less the dice it does not know could reach the claim."""
        doubt = self.doubting * (1 - self.reached(view, self.claimed(view)))
        other = accept(may)
        return {Doubt(): doubt, other: 1 - doubt} if other != Doubt() else only(other)

    # ── what there is to go by ───────────────────────────────────────────────────────────────

    def claimed(self, view: FrenchPokerView) -> int:
        """The step of the last claim; −1 before the first."""
        return self.order.step[view.claims[-1].claim] if view.claims else -1

    def lowest(self, view: FrenchPokerView) -> int:
        """The lowest step that may be claimed."""
        return self.claimed(view) + 1

    def worth(self, view: FrenchPokerView) -> int:
        """The step that the dice in hand are worth."""
        return self.order.worth(dice_in_hand(view))

    def reached(self, view: FrenchPokerView, step: int) -> float:
        """The chance that the dice reach ``step`` if those it does not know fell by chance."""
        fresh = chances(self.rules, known_dice(view))
        return fresh.reached_by[step] / fresh.ways

    def ways_to_roll(self, view: FrenchPokerView, may: Choices) -> list[Keep]:
        """Every offered way to roll at least one die again."""
        hidden, laid = set(may.among(KeepHidden)), set(may.among(KeepOpen))
        keeps: list[Keep] = []
        for choice in keepings(self.rules, dice_in_hand(view)):
            if choice.kept in hidden:
                keeps.append(Keep(choice, KeepHidden(choice.kept)))
            if choice.kept in laid and len(choice.kept) < len(view.dice):
                keeps.append(Keep(choice, KeepOpen(choice.kept)))
        return keeps

    def likeliest(self, view: FrenchPokerView, may: Choices, step: int) -> Mixture[Action | None]:
        """The ways to roll that reach ``step`` most often; hidden or open as luck will have it."""
        ways = self.ways_to_roll(view, may)
        return actions(best_of(ways, lambda keep: (float(keep.choice.chances.of(step)),)))


def actions(ways: Mixture[Keep]) -> Mixture[Action | None]:
    """The actions that keep so."""
    return {keep.action: chance for keep, chance in ways.items()}


def dice_in_hand(view: FrenchPokerView) -> Dice:
    """The five dice that the one to claim has looked at."""
    dice = own_dice(view)
    if dice is None:
        raise ValueError("not all dice are known")
    return dice


def accept(may: Choices) -> Action:
    """Believe; before the top claim, concede where one may and else doubt."""
    if Believe in may:
        return Believe()
    return Concede() if Concede in may else Doubt()
