"""A signalling game's support and the linear equations that follow from it.

1. All functions are compiled if numba is installed, and run as plain Python otherwise.
2. A support consists of the claims of each row (``on``) and the columns with mixed replies
   (``reply``). The number of claims equals the number of rows plus that of mixed columns. The
   announcer's indifference therefore determines payoffs and doubts, and the answerer's indifference
   the claims' weights.
3. The active claims join rows and mixed columns, mostly without a cycle. Each equation in turn then
   has a single unknown. Only equations in a cycle are solved as a matrix.

Arrays are as in ``game.SignallingGame``. ``x[row, column]`` is the weight of a claim, which is its
probability times that of the row. ``q[column]`` is the probability of a doubt.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from mendax.solver.generic.jit import compiled

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

BELIEVE: Final = 0
DOUBT: Final = 1
MIXED: Final = 2
FIXED: Final = 3
"""The replies to a column; ``FIXED`` means that the answerer has no choice."""

_NONE: Final = -1
_NO_CLAIM: Final = 1e-300
"""The smallest divisor; a smaller coefficient counts as 0 and joins no claims."""


@compiled
def active_claims(on: Ints, reply: Ints) -> tuple[Ints, Ints, int]:
    """Return the active claims, the unknown of each mixed reply, and the number of unknowns.

    ``at[k]`` is the (row, column) of the k-th claim, in order; ``place[column]`` is the unknown of
    a mixed reply, or −1. Unknowns of rows are numbered first.
    """
    rows, columns = on.shape
    at = np.empty((on.sum(), 2), np.int64)
    n = 0
    for r in range(rows):
        for p in range(columns):
            if on[r, p]:
                at[n, 0], at[n, 1] = r, p
                n += 1
    place = np.full(columns, _NONE, np.int64)
    size = rows
    for p in range(columns):
        if reply[p] == MIXED:
            place[p] = size
            size += 1
    return at, place, size


@compiled
def solve_doubts(
    c: Floats, g: Floats, bonus: Floats, on: Ints, reply: Ints, q: Floats
) -> tuple[Floats, Floats]:
    """Solve the announcer's indifference: return ``values[row, :]`` and ``doubts[column, :]``.

    Both are linear in the bonus: a constant part and a slope. Raises ``LinAlgError`` if the
    equations have no unique solution.
    """
    rows, columns = c.shape
    at, place, n = active_claims(on, reply)
    values, doubts = np.zeros((rows, 2)), np.zeros((columns, 2))
    priced, answered = np.zeros(rows, np.bool_), place < 0
    for p in range(columns):
        doubts[p, 0] = q[p] if place[p] < 0 else 0.0
    left, before = n, n + 1
    used = np.zeros(n, np.bool_)
    while left < before:
        before = left
        for k in range(n):
            r, p = at[k, 0], at[k, 1]
            if used[k] or priced[r] == answered[p]:
                continue
            if answered[p]:
                values[r, 0] = c[r, p] + g[r, p] * doubts[p, 0]
                values[r, 1] = bonus[r, p] + g[r, p] * doubts[p, 1]
                priced[r] = True
            elif abs(g[r, p]) > _NO_CLAIM:
                doubts[p, 0] = (values[r, 0] - c[r, p]) / g[r, p]
                doubts[p, 1] = (values[r, 1] - bonus[r, p]) / g[r, p]
                answered[p] = True
            else:
                continue
            used[k] = True
            left -= 1
    if left:
        return _solve_doubts_dense(c, g, bonus, at, place, q)
    return values, doubts


@compiled
def _solve_doubts_dense(
    c: Floats, g: Floats, bonus: Floats, at: Ints, place: Ints, q: Floats
) -> tuple[Floats, Floats]:
    """Do the work of ``solve_doubts`` with a dense matrix, for claims that form cycles."""
    rows, columns = c.shape
    n = len(at)
    a = np.zeros((n, n))
    b = np.zeros((n, 2))
    for k in range(n):
        r, p = at[k, 0], at[k, 1]
        a[k, r] = 1.0
        b[k, 0] = c[r, p]
        b[k, 1] = bonus[r, p]
        if place[p] >= 0:
            a[k, place[p]] = -g[r, p]
        else:
            b[k, 0] += g[r, p] * q[p]
    z = np.linalg.solve(a, b)
    values, doubts = np.zeros((rows, 2)), np.zeros((columns, 2))
    values[:, :] = z[:rows]
    for p in range(columns):
        if place[p] >= 0:
            doubts[p] = z[place[p]]
        else:
            doubts[p, 0] = q[p]
    return values, doubts


@compiled
def solve_claims(
    d: Floats, w: Floats, tremble: Floats, on: Ints, reply: Ints, row: int, column: int
) -> tuple[Floats, Floats]:
    """Return the claims' weights ``x[row, column]`` and their direction ``y[row, column]``.

    In this direction, ``row`` makes the claim ``column`` more often. If ``row`` is −1, doubting
    ``column`` begins to pay instead. If ``column`` is −1, the direction is zero. Raises
    ``LinAlgError``.
    """
    rows, columns = d.shape
    at, place, n = active_claims(on, reply)
    b = np.zeros((n, 2))
    b[:rows, 0] = w
    for p in range(columns):
        if place[p] >= 0:
            b[place[p], 0] = -tremble[p]
    if row >= 0:
        b[row, 1] = -1.0
        if place[column] >= 0:
            b[place[column], 1] = -d[row, column]
    elif column >= 0:
        b[place[column], 1] = 1.0
    z = _solve_claims_sparse(d, at, place, b)
    x = np.zeros((rows, columns))
    y = np.zeros((rows, columns))
    for k in range(n):
        x[at[k, 0], at[k, 1]] = z[k, 0]
        y[at[k, 0], at[k, 1]] = z[k, 1]
    if row >= 0:
        y[row, column] = 1.0
    return x, y


@compiled
def _solve_claims_sparse(d: Floats, at: Ints, place: Ints, b: Floats) -> Floats:
    """Return ``z[k, :]``, the weights of the active claims.

    Their sums over each row and, times ``d``, over each mixed column are ``b``.
    """
    n = len(at)
    rest, z = b.copy(), np.zeros((n, 2))
    open_claims = np.zeros(n, np.int64)
    for k in range(n):
        open_claims[at[k, 0]] += 1
        if place[at[k, 1]] >= 0:
            open_claims[place[at[k, 1]]] += 1
    used = np.zeros(n, np.bool_)
    left, before = n, n + 1
    while left < before:
        before = left
        for k in range(n):
            r, p = at[k, 0], at[k, 1]
            e = place[p]
            if used[k]:
                continue
            if open_claims[r] == 1:
                z[k] = rest[r]
            elif e >= 0 and open_claims[e] == 1 and abs(d[r, p]) > _NO_CLAIM:
                z[k] = rest[e] / d[r, p]
            else:
                continue
            rest[r] -= z[k]
            open_claims[r] -= 1
            if e >= 0:
                rest[e] -= d[r, p] * z[k]
                open_claims[e] -= 1
            used[k] = True
            left -= 1
    if left:
        return _solve_claims_dense(d, at, place, b)
    return z


@compiled
def _solve_claims_dense(d: Floats, at: Ints, place: Ints, b: Floats) -> Floats:
    """Do the work of ``_solve_claims_sparse`` with a dense matrix, for claims that form cycles."""
    n = len(at)
    a = np.zeros((n, n))
    for k in range(n):
        r, p = at[k, 0], at[k, 1]
        a[r, k] = 1.0
        if place[p] >= 0:
            a[place[p], k] = d[r, p]
    return np.asarray(np.linalg.solve(a, b), np.float64)


@compiled
def doubt_gains(d: Floats, x: Floats) -> Floats:
    """Return the answerer's gain from doubting claims with weights ``x``, by column."""
    gain: Floats = (d * x).sum(axis=0)
    return gain


@compiled
def is_equilibrium(
    c: Floats, g: Floats, d: Floats, w: Floats, tremble: Floats, on: Ints, reply: Ints, q: Floats
) -> bool:
    """Return whether a support's solution meets every equilibrium condition exactly.

    The arguments are the same as for ``solve_doubts`` and ``solve_claims`` and are not modified.
    Raises ``LinAlgError`` if the support's equations have no unique solution.
    """
    rows, columns = c.shape
    values, doubts = solve_doubts(c, g, np.zeros_like(c), on, reply, q)
    doubt = doubts[:, 0]
    if doubt.min() < 0.0 or doubt.max() > 1.0:
        return False
    for r in range(rows):
        for p in range(columns):
            if not on[r, p] and c[r, p] + g[r, p] * doubt[p] > values[r, 0]:
                return False
    x, _ = solve_claims(d, w, tremble, on, reply, _NONE, _NONE)
    gain = doubt_gains(d, x) + tremble
    for p in range(columns):
        if (reply[p] == DOUBT and gain[p] < 0.0) or (reply[p] == BELIEVE and gain[p] > 0.0):
            return False
    nonnegative: bool = x.min() >= 0.0
    return nonnegative


@compiled
def solve_support(
    c: Floats, g: Floats, d: Floats, w: Floats, on: Ints, reply: Ints, q: Floats
) -> tuple[Floats, Floats]:
    """Return a support's solution without trembles: ``x[row, column]`` and ``q[column]``.

    The values may be out of bounds if no equilibrium has the support. Raises ``LinAlgError``.
    """
    _, doubts = solve_doubts(c, g, np.zeros_like(c), on, reply, q)
    x, _ = solve_claims(d, w, np.zeros(c.shape[1]), on, reply, _NONE, _NONE)
    return x, doubts[:, 0].copy()


@compiled
def as_probabilities(
    c: Floats, g: Floats, d: Floats, w: Floats, reply: Ints, x: Floats, q: Floats
) -> tuple[Floats, Floats, float]:
    """Return ``say[row, column]``, ``doubt[column]`` and the largest gain from a deviation.

    Weights and doubts out of bounds are clipped, and the clipped amount also counts as an error.
    """
    error = max(-x.min(), -q.min(), (q - 1.0).max(), 0.0)
    say, doubt = np.maximum(x, 0.0), np.minimum(np.maximum(q, 0.0), 1.0)
    for r in range(len(say)):
        say[r] /= say[r].sum()
    return say, doubt, max(error, largest_gain(c, g, d, w, say, doubt, reply != FIXED))


@compiled
def largest_gain(
    c: Floats,
    g: Floats,
    d: Floats,
    w: Floats,
    say: Floats,
    doubt: Floats,
    choice: npt.NDArray[np.bool_],
) -> float:
    """Return the largest gain from a deviation, which is 0 at an equilibrium.

    The announcer deviates in the worst row, or the answerer in one reply. ``choice[column]`` is
    True if the answerer has a choice there.
    """
    rows, columns = c.shape
    most = 0.0
    gain = np.zeros(columns)
    for r in range(rows):
        top, got = -np.inf, 0.0
        for p in range(columns):
            here = c[r, p] + g[r, p] * doubt[p]
            top = max(top, here)
            gain[p] += d[r, p] * say[r, p] * w[r]
        for p in range(columns):
            got += (top - c[r, p] - g[r, p] * doubt[p]) * say[r, p]
        most = max(most, got)
    for p in range(columns):
        if choice[p]:
            missed = gain[p] * (1.0 - doubt[p]) if gain[p] > 0 else -gain[p] * doubt[p]
            most = max(most, missed)
    return most
