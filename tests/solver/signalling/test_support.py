"""Tests of a support and its equations: the conditions of equilibrium, in memory only."""

import numpy as np
import pytest
from hypothesis import given, settings

from mendax.solver.signalling.game import SignallingGame, equilibrium
from mendax.solver.signalling.support import (
    BELIEVE,
    DOUBT,
    MIXED,
    is_equilibrium,
    largest_gain,
    solve_support,
)
from tests.solver.signalling.random_games import SEEDS, random_game

BLUFF = SignallingGame(
    c=np.array([[0.0, 1.0], [0.0, 1.0]]),
    g=np.array([[0.1, -2.0], [0.1, 0.5]]),
    d=np.array([[-1.0, 1.0], [-1.0, -1.0]]),
    w=np.array([0.7, 0.3]),
    honest=np.array([0, 1]),
    fixed=np.full(2, -1.0),
)
"""The low type mixes the truth with a bluff, and the high claim is doubted half of the time."""

ON = np.array([[1, 1], [0, 1]])
REPLY = np.array([BELIEVE, MIXED])


def _holds(on: np.ndarray, reply: np.ndarray, q: np.ndarray) -> bool:
    c, g, d, w, *_ = BLUFF
    return is_equilibrium(c, g, d, w, np.zeros(2), on, reply, q)


def test_the_support_of_the_equilibrium_holds_and_others_do_not() -> None:
    assert _holds(ON, REPLY, np.zeros(2))
    assert not _holds(np.eye(2, dtype=np.int64), np.array([BELIEVE, DOUBT]), np.array([0.0, 1.0]))
    assert not _holds(np.eye(2, dtype=np.int64), np.array([BELIEVE, BELIEVE]), np.zeros(2))


def test_checking_an_equilibrium_has_no_side_effect() -> None:
    q = np.array([0.0, 0.25])
    on, reply = ON.copy(), REPLY.copy()
    assert _holds(on, reply, q)
    assert q.tolist() == [0.0, 0.25]
    assert on.tolist() == ON.tolist()
    assert reply.tolist() == REPLY.tolist()


def test_the_equations_give_weights_and_doubts() -> None:
    c, g, d, w, *_ = BLUFF
    x, q = solve_support(c, g, d, w, ON, REPLY, np.zeros(2))
    assert q == pytest.approx([0.0, 0.5])
    assert x == pytest.approx(np.array([[0.4, 0.3], [0.0, 0.3]]))


def test_the_largest_gain_is_that_of_the_worst_type_or_reply() -> None:
    c, g, d, w, *_ = BLUFF
    choice = np.ones(2, np.bool_)
    always = np.array([[0.0, 1.0], [0.0, 1.0]])
    believed = largest_gain(c, g, d, w, always, np.zeros(2), choice)
    assert believed == pytest.approx(0.4), "the answerer would doubt: 0.7 - 0.3"
    doubted = largest_gain(c, g, d, w, always, np.array([0.0, 1.0]), choice)
    assert doubted == pytest.approx(1.0), "the low type would say the truth: 0 instead of -1"


@settings(max_examples=20)
@given(SEEDS)
def test_the_support_of_an_equilibrium_has_its_probabilities(seed: int) -> None:
    game = random_game(seed, zero_sum=False)
    found = equilibrium(game)
    x, q = solve_support(*game[:4], *found.support, found.doubt)
    assert q == pytest.approx(found.doubt, abs=1e-9)
    assert x == pytest.approx(found.say * game.w[:, None], abs=1e-9)
