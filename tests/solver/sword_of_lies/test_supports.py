"""Equilibria by supports: exact where regret matching comes close."""

import numpy as np
import pytest

from mendax.solver.sword_of_lies.supports import by_supports


@pytest.mark.parametrize("size", [2, 3, 4])
def test_mixed_equilibria_are_exact(size: int) -> None:
    """Both gain by being one step ahead of the other, each by amounts of its own."""
    rng = np.random.default_rng(size)
    mine = np.eye(size) * rng.uniform(1, 2, size)
    theirs = np.roll(np.eye(size), 1, axis=1) * rng.uniform(1, 2, size)
    payoffs = np.stack([mine.ravel(), theirs.ravel()], axis=1)
    sizes = np.array([size, size])
    mixed, gain = by_supports(payoffs, sizes, np.full((2, size), 1 / size), 1e-9)
    assert gain < 1e-9
    worth = mine @ mixed[1]
    assert worth == pytest.approx(worth[0])


def test_what_is_near_is_kept_where_no_support_does_better() -> None:
    payoffs = np.array([[1.0, 0.0], [0.0, 1.0]])
    near = np.array([[1.0, 0.0], [0.0, 1.0]])
    mixed, gain = by_supports(payoffs, np.array([1, 2]), near[:, :2], 0.0)
    assert gain == 0
    assert mixed.tolist() == near.tolist()
