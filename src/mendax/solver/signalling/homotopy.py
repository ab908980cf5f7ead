"""The path of equilibria of one stage as a bonus falls to nothing: complementary pivoting.

Rules of this file
1. Everything here is compiled where numba is installed, and plain Python where it is not.
2. A place on the path is a support (``support``). Worths and odds are solved anew at every step:
   no error builds up.
3. Steps alternate. The bonus moves, until an answer stops being mixed or a claim becomes as good as
   those that are made; then odds of saying move, until a claim is made no more or an answer
   becomes mixed. What left or became mixed decides which way the bonus goes on.
"""

from typing import Final

import numpy as np

from mendax.solver.generic.jit import compiled
from mendax.solver.signalling.support import (
    BELIEVE,
    BOUND,
    DOUBT,
    MIXED,
    Floats,
    Ints,
    answers,
    exactly,
    gains,
    made_chances,
    sayings,
    stands,
)

LOST: Final = -1
"""Given for a number of steps where a path led nowhere."""

_NONE: Final = -1
_FAR: Final = 1e18
_FLAT: Final = 1e-13
_LARGE: Final = 8.0
"""A bonus that outweighs payoffs between 0 and 1, whatever is answered."""


@compiled
def _bonus_end(
    c: Floats,
    g: Floats,
    bonus: Floats,
    on: Ints,
    state: Ints,
    worth: Floats,
    odds: Floats,
    now: float,
    way: float,
) -> tuple[float, int, int]:
    """How far the bonus can move, and the claim that enters or (no row) the answer that settles."""
    far, row, column = _FAR, _NONE, _NONE
    for p in range(c.shape[1]):
        slope = odds[p, 1] * way
        if state[p] == MIXED and abs(slope) > _FLAT:
            here = odds[p, 0] + odds[p, 1] * now
            reach = max(here, 0.0) / -slope if slope < 0 else max(1.0 - here, 0.0) / slope
            if reach < far:
                far, column = reach, p
    for r in range(c.shape[0]):
        for p in range(c.shape[1]):
            rise = worth[r, 1] - g[r, p] * odds[p, 1] - bonus[r, p]
            if not on[r, p] and rise * way < -_FLAT:
                here = worth[r, 0] - c[r, p] - g[r, p] * odds[p, 0] + rise * now
                reach = max(here, 0.0) / -(rise * way)
                if reach < far:
                    far, row, column = reach, r, p
    return far, row, column


@compiled
def _saying_end(
    d: Floats, slip: Floats, on: Ints, state: Ints, x: Floats, y: Floats, row: int, column: int
) -> tuple[int, int]:
    """The claim that is made no more, or (no row) the column whose answer becomes mixed."""
    far, out, which = _FAR, _NONE, _NONE
    pays, moves = gains(d, x) + slip, gains(d, y)
    for r in range(d.shape[0]):
        for p in range(d.shape[1]):
            if on[r, p] and y[r, p] < -_FLAT and not (r == row and p == column):
                reach = max(x[r, p], 0.0) / -y[r, p]
                if reach < far:
                    far, out, which = reach, r, p
    for p in range(d.shape[1]):
        if state[p] < MIXED and not (row < 0 and p == column):
            sign = 1.0 if state[p] == DOUBT else -1.0
            if moves[p] * sign < -_FLAT:
                reach = max(pays[p] * sign, 0.0) / -(moves[p] * sign)
                if reach < far:
                    far, out, which = reach, _NONE, p
    return out, which


@compiled
def _start(
    d: Floats, w: Floats, slip: Floats, first: Ints, on: Ints, bonus: Floats, state: Ints, q: Floats
) -> None:
    """The place where the bonus is large: every row makes its ``first`` claim."""
    for r in range(len(first)):
        on[r, first[r]] = 1
        bonus[r, first[r]] = 1.0 + 0.01 * ((r * 1.4142135623730951) % 1.0)
    x, _ = sayings(d, w, slip, on, state, _NONE, _NONE)
    pays = gains(d, x) + slip
    for p in range(len(q)):
        if state[p] != BOUND:
            state[p] = DOUBT if pays[p] > 0 else BELIEVE
            q[p] = float(state[p])


@compiled
def follow(
    c: Floats,
    g: Floats,
    d: Floats,
    w: Floats,
    slip: Floats,
    first: Ints,
    patience: int,
    on: Ints,
    state: Ints,
    q: Floats,
) -> int:
    """Follows the path from ``first`` to its end, in ``on``, ``state`` and ``q``; gives its steps.

    The arrays of payoffs are those of ``game.Stage``, between −1 and 1; ``slip`` is what slips of
    the tongue add to the gain from doubting each column. ``LOST`` if ``patience`` runs out.
    """
    bonus = np.zeros(c.shape)
    _start(d, w, slip, first, on, bonus, state, q)
    now, out, which = _LARGE, _NONE, _NONE
    for step in range(patience):
        worth, odds = answers(c, g, bonus, on, state, q)
        if which < 0:
            rise = -1.0
        elif out >= 0:
            rise = worth[out, 1] - g[out, which] * odds[which, 1] - bonus[out, which]
        else:
            rise = odds[which, 1] * (1.0 if q[which] < 0.5 else -1.0)
        way = 1.0 if rise > 0 else -1.0
        far, row, column = _bonus_end(c, g, bonus, on, state, worth, odds, now, way)
        if way < 0 and far >= now:
            q[:] = odds[:, 0]
            return step
        if column < 0:
            return LOST
        now += way * far
        q[:] = odds[:, 0] + odds[:, 1] * now
        x, y = sayings(d, w, slip, on, state, row, column)
        if row >= 0:
            on[row, column] = 1
        else:
            state[column] = DOUBT if q[column] > 0.5 else BELIEVE
            q[column] = float(state[column])
            if state[column] == BELIEVE:
                y = -y
        out, which = _saying_end(d, slip, on, state, x, y, row, column)
        if which < 0:
            return LOST
        if out >= 0:
            on[out, which] = 0
        else:
            state[which] = MIXED
    return LOST


@compiled
def again(
    c: Floats,
    g: Floats,
    d: Floats,
    w: Floats,
    honest: Ints,
    bound: Floats,
    on: Ints,
    state: Ints,
    tiny: float,
    seed: int,
) -> tuple[Floats, Floats, float]:
    """A known support solved exactly: chances of saying and doubting, and the breach.

    The breach is infinite if no path ends there, with the payoffs as they are felt.
    """
    q = np.maximum(bound, 0.0)
    for p in range(len(bound)):
        if (state[p] == BOUND) != (bound[p] >= 0):
            return c, q, np.inf
        if state[p] == DOUBT:
            q[p] = 1.0
    felt_c, felt_g, felt_d, slip = tiny_differences(c, g, d, w, honest, bound, tiny, seed)
    if not stands(felt_c, felt_g, felt_d, w, slip, on, state, q):
        return c, q, np.inf
    x, odds = exactly(c, g, d, w, on, state, q)
    return made_chances(c, g, d, w, state, x, odds)


@compiled
def tiny_differences(
    c: Floats, g: Floats, d: Floats, w: Floats, honest: Ints, bound: Floats, tiny: float, seed: int
) -> tuple[Floats, Floats, Floats, Floats]:
    """The payoffs as they are felt, so that no two things are a tie, and the slips of tongues."""
    felt_c, felt_g, felt_d = c.copy(), g.copy(), d.copy()
    slip = np.zeros(c.shape[1])
    for r in range(c.shape[0]):
        for p in range(c.shape[1]):
            noise = (np.sin((r + 1) * 12.9898 + (p + 1) * 78.233 + seed) * 43758.5453) % 1.0
            felt_c[r, p] += tiny * 0.01 * noise
            if honest[r] == p:
                felt_c[r, p] += tiny
            if bound[p] < 0 and abs(g[r, p]) < tiny:
                felt_g[r, p] += tiny * (1.0 + noise)
            if abs(d[r, p]) < tiny:
                felt_d[r, p] -= tiny * (1.0 + noise)
            slip[p] += tiny * w[r] * d[r, p] * (1.0 + 0.01 * noise)
    return felt_c, felt_g, felt_d, slip
