"""Tests of a solved component: the values of its states, and the fixed point of a restarting
round."""

import numpy as np
import pytest

from mendax.solver.generic.tolerances import ITERATIONS
from mendax.solver.mia.backward_induction.component import fixed_point
from mendax.solver.mia.backward_induction.cycles import NotConverged
from mendax.solver.mia.model.rule_tables import Floats


def test_policy_iteration_finds_the_fixed_point_in_one_step() -> None:
    asked: list[float] = []

    def backup(guess: Floats) -> tuple[Floats, Floats]:
        asked.append(float(guess[0]))
        return 1.0 + 0.9 * guess, np.array([10.0])

    assert fixed_point(np.zeros(1), backup) == pytest.approx([10.0])
    assert len(asked) == 2


def test_value_iteration_converges_where_policy_iteration_fails() -> None:
    def backup(guess: Floats) -> tuple[Floats, Floats]:
        return 1.0 + 0.5 * guess, guess + 100.0

    assert fixed_point(np.zeros(1), backup) == pytest.approx([2.0], abs=1e-12)


def test_a_component_without_a_fixed_point_is_refused() -> None:
    asked: list[float] = []

    def backup(guess: Floats) -> tuple[Floats, Floats]:
        asked.append(float(guess[0]))
        return guess + 1.0, guess + 1.0

    with pytest.raises(NotConverged):
        fixed_point(np.zeros(1), backup)
    assert len(asked) <= 2 * ITERATIONS + 1
