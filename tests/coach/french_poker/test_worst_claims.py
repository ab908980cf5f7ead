"""Tests of the worst values of claims against a linear program over all optimal answers."""

from random import Random

import numpy as np
import pytest
from scipy.optimize import linprog
from scipy.sparse import coo_matrix

from mendax.coach.french_poker.policies import packaged
from mendax.coach.guarantees import best_instead, worst_of_claims
from mendax.games.french_poker.rules import PRESETS
from mendax.solver.french_poker.best_response import KEPT
from mendax.solver.french_poker.policy import RoundPolicy
from tests.proof import parametrize

_EXACT = 1e-6
_POINT = 0.02
"""A point: one percent of the difference between a won and a lost round."""
_BOTH = _POINT / 2
"""The most by which changing the answers to several claims at once lowers a value."""


def lowest(policy: RoundPolicy, kept: int, to_beat: int, roll: int, claim: int) -> float:
    """Return the claim's lowest value over all optimal answers at this stage.

    The variables are each claim's probability of a doubt, and the value of each roll.
    """
    odds = policy.model.falls[kept].odds
    doubted, believed = policy.answered(kept, to_beat)
    rolls, claims = doubted.shape
    slope = doubted - believed
    row, column = np.indices((rolls, claims))
    cells = (row * claims + column).ravel()
    entries = np.concatenate([slope.ravel(), -np.ones(rolls * claims), odds])
    rows = np.concatenate([cells, cells, np.full(rolls, rolls * claims)])
    columns = np.concatenate([column.ravel(), claims + row.ravel(), claims + np.arange(rolls)])
    shape = rolls * claims + 1, claims + rolls
    value = float(odds @ policy.best_payoffs(kept, to_beat))
    goal = np.zeros(claims + rolls)
    goal[claim] = slope[roll, claim]
    found = linprog(
        goal,
        A_ub=coo_matrix((entries, (rows, columns)), shape=shape).toarray(),
        b_ub=np.concatenate([-believed.ravel(), [value + _EXACT]]),
        bounds=[(0, 1)] * claims + [(-2, 2)] * rolls,
    )
    return float(found.fun + believed[roll, claim])


@parametrize("count", (3, 150), test=(3,))
@pytest.mark.parametrize("preset", ["standard", "wild"])
def test_no_optimal_answer_makes_a_claim_worth_less(preset: str, count: int) -> None:
    """Claims that seem to cost less than a point are compared; some of them lose the round."""
    policy, rng = packaged(PRESETS[preset]), Random("worst")
    assert policy is not None
    seen = 0
    while seen < count:
        kept, to_beat = rng.randrange(len(KEPT)), rng.randrange(5, policy.model.top - 10)
        if len(KEPT[kept]) not in (2, 3):
            continue
        values = policy.payoffs(kept, to_beat)
        best = values.max(axis=1)
        worst = worst_of_claims(
            policy.model.falls[kept].odds,
            *policy.answered(kept, to_beat),
            policy.doubts(kept, to_beat),
            best_instead(values),
        )
        every = [(int(r), int(c)) for r, c in np.argwhere(best[:, None] - values < 0.02)]
        roll, claim = rng.choice(every)
        if policy.says(kept, to_beat, roll).get(to_beat + 1 + claim, 0.0) >= 0.005:
            continue
        seen += 1
        low = lowest(policy, kept, to_beat, roll, claim)
        # The program may also change the answers to the other claims, which saves little.
        assert -1e-4 < worst[roll, claim] - low < _BOTH
        assert (best[roll] - worst[roll, claim] < _POINT) == (best[roll] - low < _POINT)
