"""The order of the 21 rolls, and the chances of a fresh roll (rule book, "Value of a roll").

A roll is written with the higher die first: 65, never 56. This module is independent of turns, cups
and lives.
"""

import functools
from collections.abc import Mapping
from fractions import Fraction
from typing import Annotated, Final

from mendax.core.game import Value
from mendax.core.meanings import means
from mendax.games.mia import effects
from mendax.games.mia.rules import Base, Doubles, MiaRules, Second

Roll = Annotated[int, means("roll")]
"""Two dice, higher first, as a two-digit number such as 21, 31 or 66."""

DOUBLES = tuple(11 * pips for pips in range(1, 7))
PLAIN = tuple(10 * high + low for high in range(2, 7) for low in range(1, high) if high > 2)
ROLLS: tuple[Roll, ...] = tuple(sorted((21, *DOUBLES, *PLAIN)))
WAYS: Mapping[Roll, int] = {roll: 1 if roll in DOUBLES else 2 for roll in ROLLS}
"""The number of outcomes of two dice that make each roll, which is 1 for doubles and 2 for
others."""


@functools.cache
def rolls_of(sides: int) -> tuple[Roll, ...]:
    """Return the rolls of two dice with ``sides`` sides."""
    return tuple(roll for roll in ROLLS if roll // 10 <= sides)


def _ascending(
    base: Base, doubles: Doubles, second: Second, ones_top: bool
) -> tuple[tuple[Roll, ...], ...]:
    """Return classes of equal rolls, lowest first."""
    if base == "natural":
        return _single(21, *sorted((*PLAIN, *DOUBLES[1:])), 11)
    lead = (*SECOND[second], 21, *((11,) if ones_top else ()))
    plain = tuple(roll for roll in PLAIN if roll not in lead)
    pairs = tuple(roll for roll in DOUBLES if roll not in lead)
    if base == "numeric":
        return _single(*sorted((*plain, *pairs)), *lead)
    by_pips = (tuple(r for r in plain if sum(divmod(r, 10)) == pips) for pips in range(4, 12))
    numbers = tuple(filter(None, by_pips)) if base == "pips" else _single(*plain)
    return (*numbers, *_single(*(pairs if doubles == "sixes_high" else pairs[::-1]), *lead))


SECOND: Final[Mapping[Second, tuple[Roll, ...]]] = {
    "none": (),
    "little_mia": (31,),
    "half_mia": (42,),
    "half_and_little": (31, 42),
}
"""The rolls that rank directly below 21, lowest first."""


def _single(*rolls: Roll) -> tuple[tuple[Roll, ...], ...]:
    return tuple((roll,) for roll in rolls)


class Ranking(Value, frozen=True):
    """An order of values."""

    rank: dict[Roll, int]
    """The rank of every roll, where 0 is lowest. Rolls of equal rank are equal in value."""
    values: tuple[Roll, ...]
    """The announceable values, lowest first. Each rank is named by its roll with the highest first
    die."""
    top: Roll
    """The highest value. The rules about Mia apply to this value."""

    def at_least(self, roll: Roll, value: Roll) -> bool:
        """Return whether ``roll`` ranks at least as high as ``value``."""
        return self.rank[roll] >= self.rank[value]


def ranking(rules: MiaRules) -> Ranking:
    """Return the order of values for the four options of ``rules`` (rule book, "order").

    Rolls that smaller dice cannot make also have a rank, but cannot be announced.
    """
    return _ranking(rules.order, rules.doubles, rules.second, rules.ones_top, rules.sides)


@functools.cache
def _ranking(base: Base, doubles: Doubles, second: Second, ones_top: bool, sides: int) -> Ranking:
    classes = _ascending(base, doubles, second, ones_top)
    rank = {roll: index for index, equal in enumerate(classes) for roll in equal}
    made = (tuple(roll for roll in equal if roll in rolls_of(sides)) for equal in classes)
    return Ranking(rank, tuple(equal[-1] for equal in made if equal), classes[-1][-1])


def announceable(rules: MiaRules) -> tuple[Roll, ...]:
    """Return the values that may be announced, lowest first, without those that end the round."""
    said = tuple(v for v in ranking(rules).values if not effects.ends_round(rules, v))
    return said[-rules.values :]  # 0 stands for all values


def beats(rules: MiaRules, value: Roll) -> Fraction:
    """Return the chance that a fresh roll is strictly higher than ``value``."""
    rank, every = ranking(rules).rank, rolls_of(rules.sides)
    return Fraction(sum(WAYS[r] for r in every if rank[r] > rank[value]), rules.sides**2)


def reaches(rules: MiaRules, value: Roll) -> Fraction:
    """Return the chance that a fresh roll is ``value`` or higher."""
    rank, every = ranking(rules).rank, rolls_of(rules.sides)
    return Fraction(sum(WAYS[r] for r in every if rank[r] >= rank[value]), rules.sides**2)
