"""The exact chances of claims, given the dice that an observer knows.

Every function depends on a rule set and on known dice, never on a state. Hidden and open re-rolls
have the same chances, so each choice of dice to keep has one set of chances and lists the ways in
which it is legal.
"""

import functools
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate, combinations, combinations_with_replacement

from mendax.core.game import Seat, Value
from mendax.games.french_poker.actions import Places
from mendax.games.french_poker.bidding import ALL, kept_hidden, kept_open, may_reroll
from mendax.games.french_poker.claims import DICE, ClaimOrder, Dice, Spelling, order_of, ways
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.view import FrenchPokerView


class Chances(Value, frozen=True):
    """For each claim, how many of the ``ways`` to roll reach it. The lowest claim is first."""

    reached_by: tuple[int, ...]
    ways: int

    def of(self, step: int) -> Fraction:
        """Return the chance of reaching the claim on this step."""
        return Fraction(self.reached_by[step], self.ways)


class Keeping(Value, frozen=True):
    """One choice of dice to keep, the legal ways to make the choice, and its chances."""

    kept: Places
    hidden: bool
    """True if these dice may be kept hidden while the other dice are re-rolled openly."""
    open: bool
    """True if the other dice may be re-rolled hidden.

    With all five dice kept, true if no re-roll is required.
    """
    chances: Chances


class Aid(Value, frozen=True):
    """The chances that a seat can compute from its knowledge."""

    keepings: tuple[Keeping, ...]
    """The choices of the seat that may re-roll dice. Empty for all other seats."""
    now: Chances
    """The chances of the current dice, with random values for the dice unknown to this seat."""
    next: Chances
    """The chances of the current dice from the next player's view, as far as this seat knows it."""
    highest: Spelling
    """The highest claim that the open dice allow. Everyone can see that a higher claim is false."""


def chances(rules: FrenchPokerRules, known: Sequence[int]) -> Chances:
    """Return the chances of five dice, which are the ``known`` dice and random dice."""
    return _chances(order_of(rules), tuple(sorted(known)))


@functools.lru_cache(24 * 462)  # orders of claims × combinations of zero to five known dice
def _chances(order: ClaimOrder, known: Dice) -> Chances:
    fresh = DICE - len(known)
    falls = Counter[int]()
    for rest, count in _fresh(fresh):
        falls[order.worth(known + rest)] += count
    downwards = accumulate(falls[step] for step in reversed(range(len(order.claims))))
    return Chances(tuple(downwards)[::-1], 6**fresh)


@functools.cache
def _fresh(dice: int) -> tuple[tuple[Dice, int], ...]:
    """Return each combination of ``dice`` dice with its number of outcomes."""
    throws = combinations_with_replacement(range(1, 7), dice)
    return tuple((throw, ways(throw)) for throw in throws)


def keepings(rules: FrenchPokerRules, dice: Dice) -> tuple[Keeping, ...]:
    """Return all 32 choices of dice to keep after believing and looking, starting with none.

    Keeping all five dice hidden is not a choice, because it leaves the dice as they are.
    """
    hidden = set(kept_hidden()) if rules.keeping == "split" else set()
    laid = set(kept_open(rules))
    every = (kept for count in range(DICE + 1) for kept in combinations(ALL, count))
    return tuple(
        Keeping(kept, kept in hidden, kept in laid, chances(rules, [dice[n] for n in kept]))
        for kept in every
    )


def own_dice(view: FrenchPokerView) -> Dice | None:
    """Return all five dice if this observer knows them."""
    known = known_dice(view)
    return known if len(known) == DICE else None


def known_dice(view: FrenchPokerView) -> Dice:
    """Return the dice that this observer sees or remembers, by place."""
    return tuple(die.pips for die in view.dice if die.pips is not None)


def aid(rules: FrenchPokerRules, view: FrenchPokerView) -> Aid | None:
    """Return the chances that follow from ``view``, or None before the dice are rolled."""
    if not view.dice or view.falling:
        return None
    order, dice = order_of(rules), own_dice(view)
    mine = view.you == view.turn and view.phase == "cup"
    choosing = mine and may_reroll(rules, view.deed, view.rerolled)
    return Aid(
        keepings(rules, dice) if dice is not None and choosing else (),
        chances(rules, known_dice(view)),
        chances(rules, dice_known_to(view, next_player(view))),
        order.spellings[_highest(order, tuple(sorted(dice_known_to(view, None))))],
    )


def next_player(view: FrenchPokerView) -> Seat:
    """Return the seat that answers the claim of the seat whose turn it is."""
    seats = len(view.standing)
    places = ((view.turn + n) % seats for n in range(1, seats))
    return next((seat for seat in places if seat not in view.done), view.turn)


def dice_known_to(view: FrenchPokerView, seat: Seat | None) -> Dice:
    """Return the dice that ``seat`` knows, as far as this observer can tell, by place.

    For a spectator (None), return the dice that everyone sees.
    """
    return tuple(
        die.pips
        for die in view.dice
        if die.pips is not None and (die.seen is None or seat in die.seen)
    )


@functools.lru_cache(24 * 462)
def _highest(order: ClaimOrder, known: Dice) -> int:
    """Return the step of the highest claim that is possible with these ``known`` dice."""
    reached = _chances(order, known).reached_by
    return max(step for step, count in enumerate(reached) if count)


def likelihood(rules: FrenchPokerRules, view: FrenchPokerView) -> Fraction | None:
    """Return the chance that the last claim is true if unknown dice are random.

    Returns None if no claim has been made.
    """
    if not view.claims:
        return None
    step = order_of(rules).step[view.claims[-1].claim]
    return chances(rules, known_dice(view)).of(step)
