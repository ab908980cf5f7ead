"""The path of equilibria: its compiled and its plain form are one."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

from mendax.solver.generic.jit import plain
from mendax.solver.signalling import homotopy
from mendax.solver.signalling.support import BELIEVE, FIXED
from tests.solver.signalling.random_games import SEEDS, random_game


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


def test_a_path_that_takes_too_many_pivots_is_lost() -> None:
    c, g, d, w, honest, fixed, _ = random_game(1, zero_sum=False)
    reply = np.where(fixed >= 0, FIXED, BELIEVE).astype(np.int64)
    on, q = np.zeros(c.shape, np.int64), np.maximum(fixed, 0.0)
    tremble = np.zeros(len(fixed))
    steps = homotopy.follow_path(c, g, d, w, tremble, honest, 0, on, reply, q)
    assert steps == homotopy.PATH_LOST
