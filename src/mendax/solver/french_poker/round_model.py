"""One round of French poker for two as tables: hands, claims, what can be kept and rolled.

Rules of this file
1. Everything is asked of the rule book's own order of claims and list of hands; who must
   roll is an option of the rules.
2. Payoffs are those of the one they are about: +1 to win the round, −1 to lose it.
3. It knows no play: who does what is for ``round_equilibrium``.

Hands are numbered as in ``HANDS``, kept dice as in ``KEPT``, claims are steps of the ladder.
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
from mendax.solver.generic.errors import NotCovered

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

NOTHING_SAID: Final = -1
"""The claim to beat before the first one."""
_HONEST: Final = 0.9
"""How many slips are the whole truth; the others are any truth that may be said. Who has none to
say slips into the smallest lie."""


class RoundModel(NamedTuple):
    """What the rules make of one round."""

    worth: Ints
    """``worth[hand]``: the highest claim that is true of it."""
    top: int
    """The highest claim."""
    must_reroll: bool
    falls: tuple[RollOutcomes, ...]
    """By kept dice: what the others can fall like."""
    keepable: npt.NDArray[np.bool_]
    """``keepable[hand, kept]``: whether these dice of a hand can be kept."""


def check(rules: FrenchPokerRules, seats: int) -> None:
    """Raises ``NotCovered`` for tables that are not solved."""
    if seats != 2:
        raise NotCovered(Reason("french-poker-solver-refused-seats", {"seats": seats}))
    if rules.blind_pass and rules.must_reroll:
        raise NotCovered(Reason("french-poker-solver-refused-passing"))


def essential(rules: FrenchPokerRules) -> FrenchPokerRules:
    """The plainest rules whose rounds are played alike.

    Whoever may pass the dice on unseen does no better than by believing and saying the same of dice
    that are left, so nobody does. The top claim is always doubted: conceding loses the round too,
    and gains at most that one opens the next. ``docs/french-poker.md`` says why, and what that
    costs.
    """
    return FrenchPokerRules(
        straights=rules.straights,
        kickers=rules.kickers,
        general_claims=rules.general_claims,
        ones=rules.ones,
        must_reroll=rules.must_reroll,
        top_claim="must_doubt",
    )


@functools.lru_cache(16)
def round_model(rules: FrenchPokerRules) -> RoundModel:
    """The tables of ``rules``."""
    order = order_of(rules)
    worth = np.array([order.worth(dice) for dice in HANDS], np.int64)
    keepable = np.zeros((len(HANDS), len(KEPT)), np.bool_)
    for hand, dice in enumerate(HANDS):
        keepable[hand, list(parts(dice))] = True
    falls = tuple(roll_outcomes(kept) for kept in KEPT)
    top = len(order.claims) - 1
    return RoundModel(worth, top, rules.must_reroll, falls, keepable)


def slips(worth: Ints, claims: Ints) -> Floats:
    """``slips[roll, claim]`` for rolls worth ``worth[roll, 0]``: a tremble tells the truth."""
    true = worth >= claims
    count = true.sum(axis=1, keepdims=True)
    whole = worth == claims
    said: Floats = np.where(true, _HONEST * whole + (1 - _HONEST) / np.maximum(count, 1), 0.0)
    said[count[:, 0] == 0, -1] = 1.0
    return said
