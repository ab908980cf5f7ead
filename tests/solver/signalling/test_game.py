"""Compares signalling games with a linear program, and checks conditions and chosen equilibria."""

import numpy as np
import pytest
from hypothesis import given
from scipy.optimize import linprog

from mendax.solver.signalling.game import SignallingGame, equilibrium
from mendax.solver.signalling.support import largest_gain
from tests.solver.signalling.random_games import SEEDS, random_game


@given(SEEDS)
def test_with_opposed_payoffs_it_is_the_linear_programs_value(seed: int) -> None:
    game = random_game(seed, zero_sum=True)
    found = equilibrium(game)
    worth = (game.w[:, None] * found.say * (game.c + game.g * found.doubt)).sum()
    assert worth == pytest.approx(_program(game), abs=1e-9)


def _program(game: SignallingGame) -> float:
    """Return the least value the answerer can hold the announcer to: min Σ w·m, m ≥ c + g q."""
    rows, columns = game.c.shape
    above = np.zeros((rows * columns, rows + columns))
    below = np.zeros(rows * columns)
    for n, (r, p) in enumerate(np.ndindex(rows, columns)):
        above[n, r], above[n, rows + p] = -1.0, game.g[r, p]
        below[n] = -game.c[r, p]
    bounds = [(None, None)] * rows + [(0.0, 1.0)] * columns
    aim = np.concatenate([game.w, np.zeros(columns)])
    found = linprog(aim, A_ub=above, b_ub=below, bounds=bounds)
    assert found.fun is not None
    return found.fun


@given(SEEDS)
def test_no_deviation_gains_in_general_sum_games(seed: int) -> None:
    game = random_game(seed, zero_sum=False)
    found = equilibrium(game)
    choice = np.array([min(column) < 0 < max(column) for column in game.d.T])
    assert largest_gain(*game[:4], found.say, found.doubt, choice) < 1e-11
    assert found.say.sum(axis=1) == pytest.approx(1)


def test_honest_where_honesty_costs_nothing() -> None:
    even = np.zeros((3, 3))
    d = np.where(np.tri(3, dtype=bool), -1.0, 1.0)
    game = SignallingGame(even, even, d, np.full(3, 1 / 3), np.arange(3), np.full(3, -1.0))
    assert equilibrium(game).say.tolist() == np.eye(3).tolist()


def test_replies_worse_for_every_roll_are_never_chosen() -> None:
    """The lowest claim is true for any roll, so it is never doubted, even if it is never made."""
    c = np.array([[0.0, 1.0], [0.0, 1.0]])
    g = np.array([[0.1, -2.0], [0.1, 0.5]])
    d = np.array([[-1.0, 1.0], [-1.0, -1.0]])
    w = np.array([0.7, 0.3])
    found = equilibrium(SignallingGame(c, g, d, w, np.array([0, 1]), np.full(2, -1.0)))
    assert found.doubt[0] == 0.0
    assert found.doubt[1] == pytest.approx(0.5)
    assert found.say[0] == pytest.approx([4 / 7, 3 / 7])


def test_an_answer_that_is_no_choice_stays() -> None:
    game = random_game(3, zero_sum=True)
    forced = game._replace(fixed=np.array([1.0] + [-1.0] * 5))
    assert equilibrium(forced).doubt[0] == 1.0
