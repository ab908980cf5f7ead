"""The chance actions of Mia, with their odds."""

import functools
from fractions import Fraction

from mendax.core.game import Outcome
from mendax.core.lotteries import Lotteries, listed
from mendax.games.mia.actions import DrawLot, Fall, FallOne
from mendax.games.mia.order import WAYS, rolls_of
from mendax.games.mia.rules import MiaRules


@functools.cache
def lots(seats: int) -> tuple[Outcome, ...]:
    """Return the results of the lot among all seats."""
    return tuple((DrawLot(seat), Fraction(1, seats)) for seat in range(seats))


@functools.cache
def falls(sides: int) -> tuple[Outcome, ...]:
    """Return the results of two dice."""
    return tuple((Fall(roll), Fraction(WAYS[roll], sides**2)) for roll in rolls_of(sides))


@functools.cache
def falls_one(sides: int) -> tuple[Outcome, ...]:
    """Return the results of one die."""
    return tuple((FallOne(pips), Fraction(1, sides)) for pips in range(1, sides + 1))


def lotteries(rules: MiaRules, seats: int) -> Lotteries:
    """Return the lot, two dice under the cup, and one open die."""
    return Lotteries(
        {
            "lot-drawn": listed(lots(seats)),
            "fell": listed(falls(rules.sides)),
            "lives-rerolled": listed(falls_one(rules.sides)),
        }
    )
