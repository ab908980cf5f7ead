"""Random claim trees for tests, with the order of claims and the truth of Mia."""

import numpy as np
from hypothesis import strategies as st

from mendax.solver.claim_tree.game import ClaimTreeGame

SEEDS = st.integers(0, 2**32 - 1)


def random_game(seed: int, kinds: int = 4, values: int = 4) -> ClaimTreeGame:
    """Return a random game in which kind k makes every claim up to k true. An opened liar pays, and
    so does a doubter of the truth. The top value cannot be accepted.
    """
    rng = np.random.default_rng(seed)
    true = np.arange(kinds)[None] >= np.arange(values)[:, None]
    win, lose = rng.uniform(0.5, 1.5, (2, values, 1))
    by_roller = np.where(true, win, -lose)
    by_other = np.where(true, -lose, win)
    accepted = rng.uniform(-0.5, 0.5, (2, values))
    accepted[:, -1] = np.nan
    higher = tuple(np.arange(value + 1, values) for value in range(values))
    return ClaimTreeGame(
        w=rng.dirichlet(np.ones(kinds)),
        first=np.arange(values),
        honest=np.minimum(np.arange(kinds), values - 1),
        outside=-np.inf,
        opened=np.stack([by_roller, by_other]),
        accepted=accepted,
        higher=(higher, higher),
    )
