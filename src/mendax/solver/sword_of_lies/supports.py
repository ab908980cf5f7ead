"""Equilibria of two-player games with small supports, for games where regret matching is inexact.

With supports of equal size, each player makes the other indifferent, so both players' probabilities
follow from a linear system (J. Dickhaut and T. Kaplan, "A program for finding Nash equilibria",
1991). The search tries supports of up to four of the actions that regret matching plays most.
"""

from typing import Final

import numpy as np

from mendax.solver.generic.jit import compiled_on_request
from mendax.solver.sword_of_lies.stage_values import Floats, Ints, gain_of

_MOST: Final = 4
_CANDIDATES: Final = 8


@compiled_on_request
def by_supports(payoffs: Floats, sizes: Ints, near: Floats, bound: float) -> tuple[Floats, float]:
    """Return the first strategies whose gain is within ``bound``, or the best strategies, and their
    gain.

    Candidates are the actions with the highest probability in ``near``.
    """
    best, least = near.copy(), gain_of(payoffs, sizes, near)
    first, second = _candidates(near[0], sizes[0]), _candidates(near[1], sizes[1])
    for size in range(1, _MOST + 1):
        own = np.arange(size)
        while len(own) and own[-1] < len(first):
            other = np.arange(size)
            while len(other) and other[-1] < len(second):
                tried = np.zeros_like(near)
                if _indifferent(payoffs, sizes, first[own], second[other], tried):
                    gain = gain_of(payoffs, sizes, tried)
                    if gain < least:
                        best, least = tried, gain
                    if least <= bound:
                        return best, least
                _next_set(other, len(second))
            _next_set(own, len(first))
    return best, least


@compiled_on_request
def _candidates(chances: Floats, size: int) -> Ints:
    """Return the most probable actions in ascending order."""
    chosen = np.zeros(size, dtype=np.bool_)
    for _ in range(min(size, _CANDIDATES)):
        best = -1
        for a in range(size):
            if not chosen[a] and (best < 0 or chances[a] > chances[best]):
                best = a
        chosen[best] = True
    return np.nonzero(chosen)[0]


@compiled_on_request
def _next_set(chosen: Ints, of: int) -> None:
    """Advance ``chosen`` to the next subset of the numbers below ``of``.

    After the last subset, the last item of ``chosen`` is ``of``.
    """
    size = len(chosen)
    at = size - 1
    while at > 0 and chosen[at] == of - size + at:
        at -= 1
    chosen[at] += 1
    for after in range(at + 1, size):
        chosen[after] = chosen[after - 1] + 1


@compiled_on_request
def _indifferent(payoffs: Floats, sizes: Ints, own: Ints, other: Ints, mixed: Floats) -> bool:
    """Write strategies on these supports that make both players indifferent.

    Return False if impossible.
    """
    size = len(own)
    mine, theirs = np.zeros((size, size)), np.zeros((size, size))
    for i in range(size):
        for j in range(size):
            profile = own[i] * sizes[1] + other[j]
            mine[i, j], theirs[j, i] = payoffs[profile, 0], payoffs[profile, 1]
    chances = np.zeros(size)
    if not _balanced(mine, chances):
        return False
    for j in range(size):
        mixed[1, other[j]] = chances[j]
    if not _balanced(theirs, chances):
        return False
    for i in range(size):
        mixed[0, own[i]] = chances[i]
    return True


@compiled_on_request
def _balanced(matrix: Floats, chances: Floats) -> bool:
    """Write column probabilities that make all rows equal in value. Return False if impossible."""
    size = len(matrix)
    system = np.zeros((size + 1, size + 2))
    system[:size, :size], system[:size, size] = matrix, -1.0
    system[size, :size], system[size, size + 1] = 1.0, 1.0
    for column in range(size + 1):
        pivot = column + np.argmax(np.abs(system[column:, column]))
        if abs(system[pivot, column]) < 1e-9:
            return False
        for k in range(size + 2):
            system[column, k], system[pivot, k] = system[pivot, k], system[column, k]
        system[column] /= system[column, column]
        for i in range(size + 1):
            if i != column:
                system[i] -= system[i, column] * system[column]
    for j in range(size):
        if system[j, -1] < -1e-9:
            return False
        chances[j] = max(0.0, system[j, -1])
    return True
