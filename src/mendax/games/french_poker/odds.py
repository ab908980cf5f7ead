"""The chances of whoever has the dice, or knows some of them: exact, from what they see.

Everything here is a function of a rule set and of dice that somebody knows; nothing sees a state.
Whether re-rolled dice fall hidden or open changes who learns them, not how they fall: so a choice
of dice to keep has one set of chances, and says in which of the two ways it may be made.
"""

import functools
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate, combinations, combinations_with_replacement

from mendax.core.game import Value
from mendax.games.french_poker.actions import Places
from mendax.games.french_poker.bidding import ALL, kept_hidden, kept_open
from mendax.games.french_poker.claims import DICE, ClaimOrder, Dice, order_of, ways
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.view import FrenchPokerView


class Chances(Value, frozen=True):
    """For every claim of the ladder, lowest first: how many of ``ways`` falls reach it."""

    reached_by: tuple[int, ...]
    ways: int

    def of(self, step: int) -> Fraction:
        """The chance of reaching the claim on this step of the ladder."""
        return Fraction(self.reached_by[step], self.ways)


class Keeping(Value, frozen=True):
    """One choice of dice to keep, how it may be made, and what it may come to."""

    kept: Places
    hidden: bool
    """Whether these may be kept hidden, the others re-rolled in the open."""
    open: bool
    """Whether these may be kept open, the others re-rolled hidden."""
    chances: Chances


class Aid(Value, frozen=True):
    """What one seat can reckon from all it knows."""

    keepings: tuple[Keeping, ...]
    """The choices of whoever has just believed and looked; nobody else has any."""
    now: Chances
    """What the dice may be worth as they lie, if those this seat doesn't know fell by chance."""


def chances(rules: FrenchPokerRules, known: Sequence[int]) -> Chances:
    """What five dice may be worth, of which these are known and the others fall by chance."""
    return _chances(order_of(rules), tuple(sorted(known)))


@functools.lru_cache(24 * 462)  # the orders there are, times the ways to know none to five dice
def _chances(order: ClaimOrder, known: Dice) -> Chances:
    fresh = DICE - len(known)
    falls = Counter[int]()
    for rest, count in _fresh(fresh):
        falls[order.worth(known + rest)] += count
    downwards = accumulate(falls[step] for step in reversed(range(len(order.claims))))
    return Chances(tuple(downwards)[::-1], 6**fresh)


@functools.cache
def _fresh(dice: int) -> tuple[tuple[Dice, int], ...]:
    """The throws of so many dice, and in how many ways each falls."""
    throws = combinations_with_replacement(range(1, 7), dice)
    return tuple((throw, ways(throw)) for throw in throws)


def keepings(rules: FrenchPokerRules, dice: Dice) -> tuple[Keeping, ...]:
    """All 32 choices of dice to keep, none first, for whoever has believed and looked.

    To keep all five hidden is to re-roll nothing, which is no keeping (it leaves dice as they lie).
    """
    hidden, laid = set(kept_hidden()), set(kept_open(rules))
    every = (kept for count in range(DICE + 1) for kept in combinations(ALL, count))
    return tuple(
        Keeping(kept, kept in hidden, kept in laid, chances(rules, [dice[n] for n in kept]))
        for kept in every
    )


def own_dice(view: FrenchPokerView) -> Dice | None:
    """All five dice, if this observer knows them all."""
    known = known_dice(view)
    return known if len(known) == DICE else None


def known_dice(view: FrenchPokerView) -> Dice:
    """The dice that this observer sees or remembers, in order of their places."""
    return tuple(die.pips for die in view.dice if die.pips is not None)


def aid(rules: FrenchPokerRules, view: FrenchPokerView) -> Aid | None:
    """What whoever has this view can reckon; None while no dice lie on the table."""
    if not view.dice or view.falling:
        return None
    dice = own_dice(view)
    choosing = view.you == view.turn and view.phase == "cup" and view.deed == "left"
    return Aid(
        keepings(rules, dice) if dice is not None and choosing else (),
        chances(rules, known_dice(view)),
    )


def likelihood(rules: FrenchPokerRules, view: FrenchPokerView) -> Fraction | None:
    """The chance that the last claim is true if the dice this observer does not know fell by
    chance; None while there is no claim."""
    if not view.claims:
        return None
    step = order_of(rules).step[view.claims[-1].claim]
    return chances(rules, known_dice(view)).of(step)
