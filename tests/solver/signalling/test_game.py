"""One signalling game: against a linear program, against its own conditions, and its choices."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.optimize import linprog

from mendax.solver.generic.jit import plain
from mendax.solver.signalling import homotopy
from mendax.solver.signalling.game import Stage, equilibrium
from mendax.solver.signalling.support import BELIEVE, BOUND, breach

SEEDS = st.integers(0, 2**32 - 1)


def _stage(seed: int, zero_sum: bool, rows: int = 7, columns: int = 6) -> Stage:
    """Like Mia: kind r is at least claim r; being caught costs, doubting the truth costs."""
    rng = np.random.default_rng(seed)
    truth = np.arange(rows)[:, None] >= np.arange(columns)[None] + rows - columns
    believed = rng.uniform(0, 1, columns)[None].repeat(rows, axis=0)
    opened = np.where(truth, rng.uniform(0.5, 1.5), rng.uniform(-1.5, -0.5))
    g = opened - believed
    d = -g if zero_sum else np.where(truth, -rng.uniform(0, 1, columns), rng.uniform(0, 1, columns))
    honest = np.maximum(np.arange(rows) - (rows - columns), 0)
    w = rng.dirichlet(np.ones(rows))
    return Stage(believed, g, d, w, honest, np.full(columns, -1.0))


@given(SEEDS)
def test_with_opposed_payoffs_it_is_the_value_of_the_linear_program(seed: int) -> None:
    stage = _stage(seed, zero_sum=True)
    play = equilibrium(stage)
    worth = (stage.w[:, None] * play.say * (stage.c + stage.g * play.doubt)).sum()
    assert worth == pytest.approx(_program(stage), abs=1e-9)


def _program(stage: Stage) -> float:
    """The smallest the answerer can hold the announcer to: min Σ w·m, m ≥ c + g q."""
    rows, columns = stage.c.shape
    above = np.zeros((rows * columns, rows + columns))
    below = np.zeros(rows * columns)
    for n, (r, p) in enumerate(np.ndindex(rows, columns)):
        above[n, r], above[n, rows + p] = -1.0, stage.g[r, p]
        below[n] = -stage.c[r, p]
    bounds = [(None, None)] * rows + [(0.0, 1.0)] * columns
    aim = np.concatenate([stage.w, np.zeros(columns)])
    found = linprog(aim, A_ub=above, b_ub=below, bounds=bounds)
    assert found.fun is not None
    return found.fun


@given(SEEDS)
def test_with_payoffs_of_their_own_nobody_gains_by_leaving_it(seed: int) -> None:
    stage = _stage(seed, zero_sum=False)
    play = equilibrium(stage)
    choice = np.array([min(column) < 0 < max(column) for column in stage.d.T])
    assert breach(*stage[:4], play.say, play.doubt, choice) < 1e-11
    assert play.say.sum(axis=1) == pytest.approx(1)


@settings(max_examples=10)
@given(SEEDS)
def test_compiled_and_plain_paths_are_one(seed: int) -> None:
    stage = _stage(seed, zero_sum=False)
    c, g, d, w, honest, bound = stage
    found: list[tuple[Any, ...]] = []
    twins: tuple[Callable[[Any], Any], ...] = (lambda f: f, plain)
    for twin in twins:
        state = np.where(bound >= 0, BOUND, BELIEVE).astype(np.int64)
        on, q = np.zeros(c.shape, np.int64), np.maximum(bound, 0.0)
        felt = twin(homotopy.tiny_differences)(c / 3, g / 3, d, w, honest, bound, 1e-7, 1)
        steps = twin(homotopy.follow)(*felt[:3], w, felt[3], honest, 200, on, state, q)
        found.append((steps, on.tolist(), state.tolist(), q))
    assert found[0][:3] == found[1][:3]
    assert found[0][3] == pytest.approx(found[1][3], abs=1e-12)


def test_honest_where_honesty_costs_nothing() -> None:
    even = np.zeros((3, 3))
    d = np.where(np.tri(3, dtype=bool), -1.0, 1.0)
    stage = Stage(even, even, d, np.full(3, 1 / 3), np.arange(3), np.full(3, -1.0))
    assert equilibrium(stage).say.tolist() == np.eye(3).tolist()


def test_what_no_roll_would_make_right_is_never_answered() -> None:
    """The lowest claim holds with any roll: nobody doubts it, though nobody makes it either."""
    c = np.array([[0.0, 1.0], [0.0, 1.0]])
    g = np.array([[0.1, -2.0], [0.1, 0.5]])
    d = np.array([[-1.0, 1.0], [-1.0, -1.0]])
    w = np.array([0.7, 0.3])
    play = equilibrium(Stage(c, g, d, w, np.array([0, 1]), np.full(2, -1.0)))
    assert play.doubt[0] == 0.0
    assert play.doubt[1] == pytest.approx(0.5)
    assert play.say[0] == pytest.approx([4 / 7, 3 / 7])


def test_an_answer_that_is_no_choice_stays() -> None:
    stage = _stage(3, zero_sum=True)
    forced = stage._replace(bound=np.array([1.0] + [-1.0] * 5))
    assert equilibrium(forced).doubt[0] == 1.0
