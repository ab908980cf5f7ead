"""The solution of a public state: its arrays have the shapes and sums that it promises."""

import numpy as np
import pytest

from mendax.games.mia.rules import MiaRules
from mendax.solver.mia.backward_induction import component, state_equilibrium
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.model.state_solution import StateSolution


@pytest.fixture(scope="module")
def solutions() -> list[StateSolution]:
    """All that a small game is solved by."""
    kept: list[StateSolution] = []
    whole = state_equilibrium.play

    def keeping(*asked: object) -> StateSolution:
        solution = whole(*asked)  # type: ignore[arg-type]
        kept.append(solution)
        return solution

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(component, "play", keeping)
        solve(MiaRules(lives=1, mia_true_cost=1), 2)
    return kept


def test_what_is_said_and_answered_are_probabilities(solutions: list[StateSolution]) -> None:
    assert len(solutions) >= 20
    for solution in solutions:
        assert np.all((solution.doubt >= 0) & (solution.doubt <= 1))
        if solution.blind < 0 and len(solution.say):
            assert solution.say.sum(axis=1) == pytest.approx(1)


def test_a_round_ends_or_goes_on_from_every_state(solutions: list[StateSolution]) -> None:
    for solution in solutions:
        assert solution.outcomes.sum() + solution.believed.sum() == pytest.approx(1)
        assert solution.error < 1e-9
        assert all(0 <= bound <= 1 for bound in solution.stay_bounds)
