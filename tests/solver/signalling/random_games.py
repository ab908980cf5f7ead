"""Random signalling games for tests, with the order of claims of Mia."""

import numpy as np
from hypothesis import strategies as st

from mendax.solver.signalling.game import SignallingGame

SEEDS = st.integers(0, 2**32 - 1)


def random_game(seed: int, zero_sum: bool, rows: int = 7, columns: int = 6) -> SignallingGame:
    """Return a game like Mia in which kind r has at least claim r. A caught lie costs, and so does
    doubting the truth.
    """
    rng = np.random.default_rng(seed)
    truth = np.arange(rows)[:, None] >= np.arange(columns)[None] + rows - columns
    believed = rng.uniform(0, 1, columns)[None].repeat(rows, axis=0)
    opened = np.where(truth, rng.uniform(0.5, 1.5), rng.uniform(-1.5, -0.5))
    g = opened - believed
    d = -g if zero_sum else np.where(truth, -rng.uniform(0, 1, columns), rng.uniform(0, 1, columns))
    honest = np.maximum(np.arange(rows) - (rows - columns), 0)
    w = rng.dirichlet(np.ones(rows))
    return SignallingGame(believed, g, d, w, honest, np.full(columns, -1.0))
