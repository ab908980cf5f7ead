"""Tests of stage games of a war: their values, supports and equilibria."""

import numpy as np
import pytest

from mendax.solver.sword_of_lies.stage_game import (
    dominator_of,
    equilibrium,
    matrix_game,
)
from mendax.solver.sword_of_lies.stage_values import gain_of
from tests.solver.sword_of_lies.by_hand import matrix_value

CHICKEN = np.array([[6.0, 6.0], [2.0, 7.0], [7.0, 2.0], [0.0, 0.0]])
TWO = np.array([2, 2])


@pytest.mark.parametrize("seed", range(20))
def test_matrix_games_have_the_value_of_another_program(seed: int) -> None:
    rng = np.random.default_rng(seed)
    matrix = rng.integers(-3, 4, rng.integers(1, 9, 2)).astype(float)
    row, column = matrix_game(matrix)
    value = matrix_value(matrix)
    assert (row @ matrix).min() == pytest.approx(value, abs=1e-9)
    assert (matrix @ column).max() == pytest.approx(value, abs=1e-9)
    assert row.sum() == pytest.approx(1)
    assert column.sum() == pytest.approx(1)


@pytest.mark.parametrize("even", [False, True])
@pytest.mark.parametrize("seed", range(30))
def test_random_games_of_two_and_three_end_in_equilibrium(seed: int, even: bool) -> None:
    rng = np.random.default_rng(seed)
    sizes = rng.integers(1, 5, 2 + seed % 2)
    payoffs = rng.integers(0, 5, (int(sizes.prod()), len(sizes))).astype(float)
    mixed, gain, _ = equilibrium(payoffs, sizes, 1e-6, even)
    assert gain == pytest.approx(gain_of(payoffs, sizes, mixed))
    assert gain < (1e-5 if len(sizes) == 2 else 0.1)
    assert mixed.sum(axis=1) == pytest.approx(1)


def test_the_rule_decides_among_equilibria() -> None:
    uneven = np.array([[5.0, 1.0], [0.0, 0.0], [0.0, 0.0], [2.0, 2.0]])
    mixed, gain, _ = equilibrium(uneven, TWO, 1e-6, True)
    assert gain == 0
    assert mixed.tolist() == [[0, 1], [0, 1]]
    mixed, _, _ = equilibrium(CHICKEN, TWO, 1e-6, False)
    assert mixed[0] == pytest.approx(mixed[1])


def test_an_action_that_is_never_better_is_dominated() -> None:
    """The first player's second action equals its first one against one reply only."""
    payoffs = np.array([[4.0, 0.0], [1.0, 1.0], [4.0, 0.0], [0.0, 1.0], [3.0, 0.0], [2.0, 1.0]])
    sizes = np.array([3, 2])
    found = [dominator_of(payoffs, sizes, 0, action, 1e-9) for action in range(3)]
    assert found == [(-1, 0.0), (0, 0.5), (-1, 0.0)]


@pytest.mark.parametrize("even", [False, True])
def test_equilibria_with_dominated_actions_are_not_used(even: bool) -> None:
    """The second player's first action is best only against the first player's second one, which
    is never better than the first."""
    payoffs = np.array([[3.0, 0.0], [1.0, 1.0], [3.0, 3.0], [0.0, 0.0]])
    mixed, gain, _ = equilibrium(payoffs, TWO, 1e-6, even)
    assert mixed.tolist() == [[1, 0], [0, 1]]
    assert gain == 0
