"""A two-player round of French poker as tables of hands, claims, kept dice and rolls.

1. The rule book provides the order of claims and the list of hands. An option decides whether
   rolling is mandatory.
2. Each payoff belongs to one seat: +1 for winning the round, −1 for losing it.
3. This module contains no strategies; ``round_equilibrium`` computes them.

Hands are numbered as in ``HANDS``, kept dice as in ``KEPT``, and claims by their order.
"""

import functools
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mendax.core.game import Reason
from mendax.games.french_poker.claims import HANDS, order_of
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.solver.french_poker.best_response import KEPT, parts
from mendax.solver.french_poker.opponent_model import RollOutcomes, roll_outcomes
from mendax.solver.generic.covered_options import check_options
from mendax.solver.generic.errors import NotCovered

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

NOTHING_SAID: Final = -1
"""The claim to beat before any claim."""
_HONEST: Final = 0.9
"""The share of slips that claim the exact value; the rest are uniform over true claims.

A roll without a true claim slips into the lowest claim.
"""


class RoundModel(NamedTuple):
    """The tables of one round under given rules."""

    worth: Ints
    """``worth[hand]``: the highest true claim."""
    top: int
    """The highest claim."""
    must_reroll: bool
    closed: bool
    """True if no die is rolled openly. Kept dice are then hidden, but known to both players."""
    falls: tuple[RollOutcomes, ...]
    """The rolls of the other dice, for each set of kept dice."""
    keepable: npt.NDArray[np.bool_]
    """``keepable[hand, kept]``: True if this set of dice can be kept from the hand."""


def check(rules: FrenchPokerRules, seats: int) -> None:
    """Raise ``NotCovered`` for unsupported rules or seats."""
    check_options(rules)
    if seats != 2:
        raise NotCovered(Reason("french-poker-solver-refused-seats", {"seats": seats}))
    if rules.blind_pass and rules.must_reroll:
        raise NotCovered(Reason("french-poker-solver-refused-passing"))


def essential(rules: FrenchPokerRules) -> FrenchPokerRules:
    """Return the simplest rules with the same play of rounds.

    Passing dice on unseen is never better than believing the claim and making the same new claim
    without a roll. The top claim is always doubted, because conceding also loses the round and
    gains at most the right to open the next round. ``docs/french-poker.md`` explains the reasons
    and costs of these simplifications.
    """
    return FrenchPokerRules(
        straights=rules.straights,
        kickers=rules.kickers,
        general_claims=rules.general_claims,
        ones=rules.ones,
        keeping=rules.keeping,
        must_reroll=rules.must_reroll,
        top_claim="must_doubt",
    )


@functools.lru_cache(16)
def round_model(rules: FrenchPokerRules) -> RoundModel:
    """Return the tables of a round under ``rules``."""
    order = order_of(rules)
    worth = np.array([order.worth(dice) for dice in HANDS], np.int64)
    keepable = np.zeros((len(HANDS), len(KEPT)), np.bool_)
    for hand, dice in enumerate(HANDS):
        keepable[hand, list(parts(dice))] = True
    falls = tuple(roll_outcomes(kept) for kept in KEPT)
    top = len(order.claims) - 1
    closed = rules.keeping == "closed"
    return RoundModel(worth, top, rules.must_reroll, closed, falls, keepable)


def slips(worth: Ints, claims: Ints) -> Floats:
    """Return ``slips[roll, claim]``, the odds of each claim in a slip.

    Roll ``roll`` is worth ``worth[roll, 0]``. A slip is a true claim, or the lowest claim if there
    is no true one.
    """
    true = worth >= claims
    count = true.sum(axis=1, keepdims=True)
    whole = worth == claims
    said: Floats = np.where(true, _HONEST * whole + (1 - _HONEST) / np.maximum(count, 1), 0.0)
    said[count[:, 0] == 0, -1] = 1.0
    return said
