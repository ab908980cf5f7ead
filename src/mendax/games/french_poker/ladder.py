"""The ladder of French poker, which is all claims in order with the chances of a fresh roll."""

import functools
from collections import Counter

from mendax.core.game import Value
from mendax.games.french_poker.claims import (
    HANDS,
    WAYS,
    ClaimOrder,
    Dice,
    Hand,
    Spelling,
    order_of,
    ways,
)
from mendax.games.french_poker.rules import FrenchPokerRules


class Rung(Value, frozen=True):
    """A claim, and how many of a fresh roll's 7,776 outcomes reach it."""

    claim: Spelling
    hand: Hand
    ranks: Dice
    kickers: Dice
    reached_by: int


class Ladder(Value, frozen=True):
    """The claims of a rule set, lowest first, with the chances of a fresh roll."""

    rungs: tuple[Rung, ...]
    top: Spelling
    ways: int = WAYS


@functools.cache
def _ladder(order: ClaimOrder) -> Ladder:
    falls = Counter[int]()
    for dice in HANDS:
        falls[order.worth(dice)] += ways(dice)
    rungs, reached = list[Rung](), WAYS
    for step, claim in enumerate(order.claims):
        rungs.append(Rung(claim.spelling, *claim, reached))
        reached -= falls[step]
    return Ladder(tuple(rungs), order.top)


def ladder(rules: FrenchPokerRules) -> Ladder:
    """Return the ladder of ``rules``."""
    return _ladder(order_of(rules))
