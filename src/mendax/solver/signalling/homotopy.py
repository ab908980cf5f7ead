"""Lemke's method: the path of equilibria of a signalling game as a bonus falls to zero.

1. All functions are compiled if numba is installed, and run as plain Python otherwise.
2. Each vertex of the path is a support (``support``). Payoffs and probabilities are computed from
   scratch at every pivot, so errors do not accumulate.
3. Pivots alternate. First the bonus moves until a reply becomes pure or a claim becomes as good as
   those made. Then the claims' weights move until a claim is dropped or a reply becomes mixed,
   which determines the next direction of the bonus.

Source: Lemke 1965 (complementary pivoting); Herings and Peeters 2010 (the path of a generic game
ends at an equilibrium). Lemke and Howson 1964 start from a label of the strategic form, whose pure
strategies are a claim for every type. This module starts from one claim of the announcer for each
type.
"""

from typing import Final

import numpy as np

from mendax.solver.generic.jit import compiled
from mendax.solver.signalling.support import (
    BELIEVE,
    DOUBT,
    FIXED,
    MIXED,
    Floats,
    Ints,
    as_probabilities,
    doubt_gains,
    is_equilibrium,
    solve_claims,
    solve_doubts,
    solve_support,
)

PATH_LOST: Final = -1
"""Returned in place of a pivot count for a path without an end."""

_NONE: Final = -1
_FAR: Final = 1e18
"""A step size larger than any possible step."""
_FLAT: Final = 1e-13
"""Slopes below this size are rounding errors of numbers near 1 and count as zero."""
_LARGE: Final = 8.0
"""A bonus that outweighs all payoffs in [−1, 1], whatever the replies."""


@compiled
def _bonus_end(
    c: Floats,
    g: Floats,
    bonus: Floats,
    on: Ints,
    reply: Ints,
    values: Floats,
    doubts: Floats,
    now: float,
    way: float,
) -> tuple[float, int, int]:
    """Return the end of a move of the bonus from ``now`` in direction ``way`` (±1).

    This is the ratio test of the bonus. The result is the largest step, and either the (row,
    column) that enters or (−1, column) of the reply that becomes pure. Column −1 means no limit.
    """
    far, row, column = _FAR, _NONE, _NONE
    for p in range(c.shape[1]):
        slope = doubts[p, 1] * way
        if reply[p] == MIXED and abs(slope) > _FLAT:
            here = doubts[p, 0] + doubts[p, 1] * now
            reach = max(here, 0.0) / -slope if slope < 0 else max(1.0 - here, 0.0) / slope
            if reach < far:
                far, column = reach, p
    for r in range(c.shape[0]):
        for p in range(c.shape[1]):
            rise = values[r, 1] - g[r, p] * doubts[p, 1] - bonus[r, p]
            if not on[r, p] and rise * way < -_FLAT:
                here = values[r, 0] - c[r, p] - g[r, p] * doubts[p, 0] + rise * now
                reach = max(here, 0.0) / -(rise * way)
                if reach < far:
                    far, row, column = reach, r, p
    return far, row, column


@compiled
def _saying_end(
    d: Floats, tremble: Floats, on: Ints, reply: Ints, x: Floats, y: Floats, row: int, column: int
) -> tuple[int, int]:
    """Return the end of a move of the claims' weights ``x`` by ``y``.

    This is the ratio test of the claims. The result is the (row, column) that is dropped, or (−1,
    column) of the reply that becomes mixed.
    """
    far, out, which = _FAR, _NONE, _NONE
    pays, moves = doubt_gains(d, x) + tremble, doubt_gains(d, y)
    for r in range(d.shape[0]):
        for p in range(d.shape[1]):
            if on[r, p] and y[r, p] < -_FLAT and not (r == row and p == column):
                reach = max(x[r, p], 0.0) / -y[r, p]
                if reach < far:
                    far, out, which = reach, r, p
    for p in range(d.shape[1]):
        if reply[p] < MIXED and not (row < 0 and p == column):
            sign = 1.0 if reply[p] == DOUBT else -1.0
            if moves[p] * sign < -_FLAT:
                reach = max(pays[p] * sign, 0.0) / -(moves[p] * sign)
                if reach < far:
                    far, out, which = reach, _NONE, p
    return out, which


@compiled
def _start(
    d: Floats,
    w: Floats,
    tremble: Floats,
    first: Ints,
    on: Ints,
    bonus: Floats,
    reply: Ints,
    q: Floats,
) -> None:
    """Fill ``on``, ``bonus``, ``reply`` and ``q`` with the equilibrium under a large bonus.

    Every row makes its ``first`` claim. Bonuses differ a little by row, so that no two pivots tie.
    """
    for r in range(len(first)):
        on[r, first[r]] = 1
        bonus[r, first[r]] = 1.0 + 0.01 * ((r * 1.4142135623730951) % 1.0)
    x, _ = solve_claims(d, w, tremble, on, reply, _NONE, _NONE)
    pays = doubt_gains(d, x) + tremble
    for p in range(len(q)):
        if reply[p] != FIXED:
            reply[p] = DOUBT if pays[p] > 0 else BELIEVE
            q[p] = float(reply[p])


@compiled
def follow_path(
    c: Floats,
    g: Floats,
    d: Floats,
    w: Floats,
    tremble: Floats,
    first: Ints,
    patience: int,
    on: Ints,
    reply: Ints,
    q: Floats,
) -> int:
    """Follow the path from ``first`` to its end, and return the number of pivots.

    The payoffs come from ``game.SignallingGame``, scaled to [−1, 1] and perturbed;
    ``tremble[column]`` is the change in the gain from doubting that trembles cause. Fills ``on``,
    ``reply`` and ``q`` with the support and the doubts at the end. Returns ``PATH_LOST`` after
    ``patience`` pivots. Raises ``LinAlgError``.
    """
    bonus = np.zeros(c.shape)
    _start(d, w, tremble, first, on, bonus, reply, q)
    now, out, which = _LARGE, _NONE, _NONE
    for step in range(patience):
        values, doubts = solve_doubts(c, g, bonus, on, reply, q)
        if which < 0:
            rise = -1.0
        elif out >= 0:
            rise = values[out, 1] - g[out, which] * doubts[which, 1] - bonus[out, which]
        else:
            rise = doubts[which, 1] * (1.0 if q[which] < 0.5 else -1.0)
        way = 1.0 if rise > 0 else -1.0
        far, row, column = _bonus_end(c, g, bonus, on, reply, values, doubts, now, way)
        if way < 0 and far >= now:
            q[:] = doubts[:, 0]
            return step
        if column < 0:
            return PATH_LOST
        now += way * far
        q[:] = doubts[:, 0] + doubts[:, 1] * now
        x, y = solve_claims(d, w, tremble, on, reply, row, column)
        if row >= 0:
            on[row, column] = 1
        else:
            reply[column] = DOUBT if q[column] > 0.5 else BELIEVE
            q[column] = float(reply[column])
            if reply[column] == BELIEVE:
                y = -y
        out, which = _saying_end(d, tremble, on, reply, x, y, row, column)
        if which < 0:
            return PATH_LOST
        if out >= 0:
            on[out, which] = 0
        else:
            reply[which] = MIXED
    return PATH_LOST


@compiled
def reuse_support(
    c: Floats,
    g: Floats,
    d: Floats,
    w: Floats,
    honest: Ints,
    fixed: Floats,
    slips: Floats,
    on: Ints,
    reply: Ints,
    size: float,
    pattern: int,
) -> tuple[Floats, Floats, float]:
    """Return a known support's ``say``, ``doubt`` and largest deviation gain.

    The gain is infinite if no path with perturbed payoffs ends there. Raises ``LinAlgError``.
    """
    q = np.maximum(fixed, 0.0)
    for p in range(len(fixed)):
        if (reply[p] == FIXED) != (fixed[p] >= 0):
            return c, q, np.inf
        if reply[p] == DOUBT:
            q[p] = 1.0
    perturbed_c, perturbed_g, perturbed_d, tremble = perturbed(
        c, g, d, w, honest, fixed, slips, size, pattern
    )
    if not is_equilibrium(perturbed_c, perturbed_g, perturbed_d, w, tremble, on, reply, q):
        return c, q, np.inf
    x, doubts = solve_support(c, g, d, w, on, reply, q)
    return as_probabilities(c, g, d, w, reply, x, doubts)


@compiled
def perturbed(
    c: Floats,
    g: Floats,
    d: Floats,
    w: Floats,
    honest: Ints,
    fixed: Floats,
    slips: Floats,
    size: float,
    pattern: int,
) -> tuple[Floats, Floats, Floats, Floats]:
    """Return ``c``, ``g`` and ``d``, perturbed to break ties, and ``tremble[column]``.

    Honest claims pay ``size`` more, and all claims get a fixed ``pattern`` of a hundredth of that
    size. Trembles make a claim with probability ``size`` times ``slips[row, column]``.
    """
    perturbed_c, perturbed_g, perturbed_d = c.copy(), g.copy(), d.copy()
    tremble = np.zeros(c.shape[1])
    for r in range(c.shape[0]):
        for p in range(c.shape[1]):
            noise = (np.sin((r + 1) * 12.9898 + (p + 1) * 78.233 + pattern) * 43758.5453) % 1.0
            perturbed_c[r, p] += size * 0.01 * noise
            if honest[r] == p:
                perturbed_c[r, p] += size
            if fixed[p] < 0 and abs(g[r, p]) < size:
                perturbed_g[r, p] += size * (1.0 + noise)
            if abs(d[r, p]) < size:
                perturbed_d[r, p] -= size * (1.0 + noise)
            tremble[p] += size * w[r] * slips[r, p] * d[r, p] * (1.0 + 0.01 * noise)
    return perturbed_c, perturbed_g, perturbed_d, tremble
