"""Tests of repetitions of a value, on toys whose repetitions are plain numbers."""

import numpy as np
import pytest

from mendax.solver.generic.tolerances import REPETITIONS
from mendax.solver.mia.backward_induction.cycles import (
    NotConverged,
    PeriodicSolution,
    Repetition,
    Solve,
    solve_repetitions,
    stationary_values,
)
from mendax.solver.mia.model.rule_tables import Floats


def _repetition(worth: float, after: Floats, stays: float, bound: float) -> Repetition:
    """Return a repetition of one turn and one seat, which leaves with ``worth`` or stays."""
    leaves, stay = np.array([[worth]]), np.array([[stays]])
    return Repetition(leaves + stay @ after, {}, leaves, stay, np.array([[bound]]))


def _solved(solve: Solve, guess: float = 0.0, tolerance: float = 1e-13) -> PeriodicSolution:
    return solve_repetitions(solve, np.full((1, 1), guess), 1, tolerance, 1.0, REPETITIONS)


def test_an_immediate_repetition_is_found() -> None:
    solution = _solved(lambda after, _: _repetition(1.0, after, 0.5, 1.0))
    assert len(solution.repetitions) == 1
    assert solution.repetitions[0].rows[0, 0] == pytest.approx(2.0)


def test_repetitions_that_invert_the_next_have_a_period_of_two() -> None:
    def solve(after: Floats, _: int) -> Repetition:
        return _repetition(float(after[0, 0] < 1.0), after, 0.5, 1.0)

    solution = _solved(solve)
    assert len(solution.repetitions) == 2
    first, second = (repetition.rows[0, 0] for repetition in solution.repetitions)
    assert {first < 1.0, second < 1.0} == {True, False}


def test_the_last_repetition_is_negligible_if_rarely_reached() -> None:
    rng = np.random.default_rng(3)

    def solve(after: Floats, _: int) -> Repetition:
        return _repetition(float(rng.uniform()), after, 0.05, 0.1)

    solution = _solved(solve, tolerance=2e-6)
    assert len(solution.repetitions) == 7, "six are survived once in a million"
    assert solution.error <= 2e-6


def test_a_cycle_that_is_never_left_does_not_converge() -> None:
    with pytest.raises(NotConverged):
        _solved(lambda after, _: _repetition(0.0, after, 1.0, 1.0), guess=1.0)


def test_values_of_a_stationary_policy_solve_linear_equations() -> None:
    once = _repetition(1.0, np.zeros((1, 1)), 0.75, 1.0)
    assert stationary_values(once) == pytest.approx(np.full((1, 1), 4.0))
    assert stationary_values(_repetition(1.0, np.zeros((1, 1)), 1.0, 1.0)) is None
