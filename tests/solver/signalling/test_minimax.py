"""Tests that zero-sum games by linear programs have an equilibrium with the value of the path."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

from mendax.solver.generic.errors import NoEquilibriumFound
from mendax.solver.generic.jit import plain
from mendax.solver.signalling import homotopy
from mendax.solver.signalling.game import equilibrium
from mendax.solver.signalling.minimax import minimax
from mendax.solver.signalling.support import BELIEVE, FIXED, largest_gain
from tests.solver.signalling.random_games import SEEDS, random_game


@given(SEEDS)
def test_no_deviation_gains_and_the_value_is_the_paths(seed: int) -> None:
    game = random_game(seed, zero_sum=True)
    found, path = minimax(game), equilibrium(game)
    choice = np.full(game.c.shape[1], True)
    assert largest_gain(*game[:4], found.say, found.doubt, choice) < 1e-9
    assert found.say.sum(axis=1) == pytest.approx(1)
    worths = [
        (game.w[:, None] * end.say * (game.c + game.g * end.doubt)).sum() for end in (found, path)
    ]
    assert worths[0] == pytest.approx(worths[1], abs=1e-9)


def test_replies_that_are_fixed_stay_so() -> None:
    game = random_game(7, zero_sum=True)
    fixed = np.full(game.c.shape[1], -1.0)
    fixed[0], fixed[-1] = 1.0, 0.0
    found = minimax(game._replace(fixed=fixed))
    assert (found.doubt[0], found.doubt[-1]) == (1.0, 0.0)


def test_payoffs_that_are_not_opposed_are_no_game_for_it() -> None:
    """The program's dual is then no best response, and the check detects that."""
    with pytest.raises(NoEquilibriumFound):
        minimax(random_game(2, zero_sum=False))


def test_a_path_may_be_given_up_for_it() -> None:
    with pytest.raises(NoEquilibriumFound):
        equilibrium(random_game(1, zero_sum=True), attempts=0)


@settings(max_examples=10)
@given(SEEDS)
def test_compiled_and_plain_paths_are_one(seed: int) -> None:
    game = random_game(seed, zero_sum=False)
    c, g, d, w, honest, fixed, _ = game
    found: list[tuple[Any, ...]] = []
    twins: tuple[Callable[[Any], Any], ...] = (lambda f: f, plain)
    for twin in twins:
        reply = np.where(fixed >= 0, FIXED, BELIEVE).astype(np.int64)
        on, q = np.zeros(c.shape, np.int64), np.maximum(fixed, 0.0)
        shaped = (c / 3, g / 3, d, w, honest, fixed, np.ones(d.shape))
        felt = twin(homotopy.perturbed)(*shaped, 1e-7, 1)
        steps = twin(homotopy.follow_path)(*felt[:3], w, felt[3], honest, 200, on, reply, q)
        found.append((steps, on.tolist(), reply.tolist(), q))
    assert found[0][:3] == found[1][:3]
    assert found[0][3] == pytest.approx(found[1][3], abs=1e-12)
