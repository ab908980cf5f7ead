"""The values of actions against given strategies, in a finite normal-form game.

A profile assigns one action to every player. Profiles are numbered so that the last player's action
changes fastest. ``payoffs`` is indexed by ``[profile, player]``, and ``mixed`` by ``[player,
action]``.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from mendax.solver.generic.jit import compiled_on_request

Ints: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float64]
Bools: TypeAlias = NDArray[np.bool_]


@compiled_on_request
def values_of(payoffs: Floats, sizes: Ints, mixed: Floats) -> Floats:
    """Return the value of every action against the others' strategies, as ``[player, action]``."""
    players = len(sizes)
    worth = np.zeros((players, sizes.max()))
    chosen = np.zeros(players, dtype=np.int64)
    for profile in range(len(payoffs)):
        decode(profile, sizes, chosen)
        for p in range(players):
            likely = 1.0
            for q in range(players):
                if q != p:
                    likely *= mixed[q, chosen[q]]
            if likely > 0.0:
                worth[p, chosen[p]] += likely * payoffs[profile, p]
    return worth


@compiled_on_request
def decode(profile: int, sizes: Ints, chosen: Ints) -> None:
    """Write every player's action in ``profile`` to ``chosen``."""
    left = profile
    for p in range(len(sizes) - 1, -1, -1):
        chosen[p] = left % sizes[p]
        left //= sizes[p]


@compiled_on_request
def gain_of(payoffs: Floats, sizes: Ints, mixed: Floats) -> float:
    """Return the largest gain of any player from playing one action instead of its strategy."""
    return _gain(values_of(payoffs, sizes, mixed), sizes, mixed)


@compiled_on_request
def _gain(worth: Floats, sizes: Ints, mixed: Floats) -> float:
    most = 0.0
    for p in range(len(sizes)):
        mean, best = 0.0, -np.inf
        for a in range(sizes[p]):
            mean += mixed[p, a] * worth[p, a]
            best = max(best, worth[p, a])
        most = max(most, best - mean)
    return most


@compiled_on_request
def normalise(values: Floats) -> bool:
    """Divide the values in place by their sum, added from the left.

    Return False unless it is positive.
    """
    whole = 0.0
    for value in values:
        whole += value
    if whole <= 0.0:
        return False
    for i in range(len(values)):
        values[i] /= whole
    return True
