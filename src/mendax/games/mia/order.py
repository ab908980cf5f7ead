"""The value of a roll: which of the 21 rolls beats which, and how likely a fresh roll is to.

A roll is written as people say it, higher die first: 65, never 56. This file knows orders and
chances; it knows nothing of turns, cups or lives (rulebook, «Value of a roll», «order»).
"""

import functools
from collections.abc import Mapping
from fractions import Fraction

from mendax.core.game import Value
from mendax.games.mia.rules import MiaRules, Order

Roll = int
"""Two dice, higher first, as a two-digit number: 21, 31, …, 66."""

DOUBLES = tuple(11 * pips for pips in range(1, 7))
PLAIN = tuple(10 * high + low for high in range(2, 7) for low in range(1, high) if high > 2)
ROLLS: tuple[Roll, ...] = tuple(sorted((21, *DOUBLES, *PLAIN)))
WAYS: Mapping[Roll, int] = {roll: 1 if roll in DOUBLES else 2 for roll in ROLLS}
"""In how many of the 36 falls of two dice each roll comes."""


def _ascending(order: Order) -> tuple[tuple[Roll, ...], ...]:
    """Classes of equal rolls, lowest first."""
    by_pips = {pips: tuple(r for r in PLAIN if sum(divmod(r, 10)) == pips) for pips in range(4, 12)}
    orders: dict[str, tuple[tuple[Roll, ...], ...]] = {
        "standard": _single(*PLAIN, *DOUBLES, 21),
        "doubles_reversed": _single(*PLAIN, *reversed(DOUBLES), 21),
        "natural": _single(21, *sorted((*PLAIN, *DOUBLES[1:])), 11),
        "little_mia": _single(*PLAIN[1:], *DOUBLES, 31, 21),
        "half_mia": _single(*(r for r in PLAIN if r != 42), *DOUBLES, 42, 21),
        "pips": (*by_pips.values(), *_single(*DOUBLES, 21)),
    }
    return orders[order]


def _single(*rolls: Roll) -> tuple[tuple[Roll, ...], ...]:
    return tuple((roll,) for roll in rolls)


class Ranking(Value, frozen=True):
    """One order of values: what may be announced, what beats what, and the top."""

    rank: dict[Roll, int]
    """Rank of every roll, 0 lowest; rolls of equal rank are equal in value."""
    values: tuple[Roll, ...]
    """What can be announced, lowest first: one name for each rank (its highest first die)."""
    top: Roll
    """The value that ends the bidding and that the Mia rules belong to."""

    def at_least(self, roll: Roll, value: Roll) -> bool:
        """Whether ``roll`` is as good as ``value`` or better."""
        return self.rank[roll] >= self.rank[value]


@functools.cache
def ranking(order: Order) -> Ranking:
    """The order by its name."""
    classes = _ascending(order)
    rank = {roll: index for index, equal in enumerate(classes) for roll in equal}
    return Ranking(rank, tuple(equal[-1] for equal in classes), classes[-1][-1])


@functools.cache
def announceable(order: Order, joker: str) -> tuple[Roll, ...]:
    """The values of an order that may be announced, lowest first (the joker 32 may not)."""
    return tuple(v for v in ranking(order).values if v != 32 or joker == "off")


def beats(order: Order, value: Roll) -> Fraction:
    """The chance that one fresh roll is strictly higher than ``value``."""
    rank = ranking(order).rank
    return Fraction(sum(WAYS[r] for r in ROLLS if rank[r] > rank[value]), 36)


def reaches(order: Order, value: Roll) -> Fraction:
    """The chance that one fresh roll is ``value`` or higher."""
    rank = ranking(order).rank
    return Fraction(sum(WAYS[r] for r in ROLLS if rank[r] >= rank[value]), 36)


class Rung(Value, frozen=True):
    """One value of the ladder with its chances out of 36."""

    value: Roll
    rolls: tuple[Roll, ...]
    beaten_by: int
    reached_by: int


class Ladder(Value, frozen=True):
    """The order of values of a rule set, lowest first: what players call the table of chances."""

    rungs: tuple[Rung, ...]
    top: Roll


def ladder(rules: MiaRules) -> Ladder:
    """The ladder that ``rules`` make; the joker is left out where it can't be announced."""
    order = ranking(rules.order)
    return Ladder(
        tuple(
            Rung(
                value,
                tuple(r for r in ROLLS if order.rank[r] == order.rank[value]),
                int(beats(rules.order, value) * 36),
                int(reaches(rules.order, value) * 36),
            )
            for value in announceable(rules.order, rules.joker_32)
        ),
        order.top,
    )
