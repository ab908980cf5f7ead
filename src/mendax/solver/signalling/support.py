"""A support of one stage, and what follows from it: worths and odds, solved as equations.

Rules of this file
1. Everything here is compiled where numba is installed, and plain Python where it is not.
2. A support says which claims each kind of roll makes (``on``) and to which columns the answer is
   mixed (``state``). As many claims are on as there are rows and mixed columns; so worths and odds
   of doubting follow from the payoffs, and odds of saying from the chances of the rolls.
3. Rows and mixed columns are joined by the claims that are on, mostly without a circle. So one
   equation after the other has a single unknown; only what is left over is solved as a matrix.
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
BOUND: Final = 3
"""The answerer has no choice."""

_NONE: Final = -1
_NO_CLAIM: Final = 1e-300


@compiled
def supported(on: Ints, state: Ints) -> tuple[Ints, Ints, int]:
    """The (row, column) pairs that are on, in order; by column its unknown or −1; how many."""
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
        if state[p] == MIXED:
            place[p] = size
            size += 1
    return at, place, size


@compiled
def answers(
    c: Floats, g: Floats, bonus: Floats, on: Ints, state: Ints, q: Floats
) -> tuple[Floats, Floats]:
    """Worth by row and odds of doubting by column: constant parts, and slopes in the bonus."""
    rows, columns = c.shape
    at, place, n = supported(on, state)
    worth, odds = np.zeros((rows, 2)), np.zeros((columns, 2))
    priced, answered = np.zeros(rows, np.bool_), place < 0
    for p in range(columns):
        odds[p, 0] = q[p] if place[p] < 0 else 0.0
    left, before = n, n + 1
    used = np.zeros(n, np.bool_)
    while left < before:
        before = left
        for k in range(n):
            r, p = at[k, 0], at[k, 1]
            if used[k] or priced[r] == answered[p]:
                continue
            if answered[p]:
                worth[r, 0] = c[r, p] + g[r, p] * odds[p, 0]
                worth[r, 1] = bonus[r, p] + g[r, p] * odds[p, 1]
                priced[r] = True
            elif abs(g[r, p]) > _NO_CLAIM:
                odds[p, 0] = (worth[r, 0] - c[r, p]) / g[r, p]
                odds[p, 1] = (worth[r, 1] - bonus[r, p]) / g[r, p]
                answered[p] = True
            else:
                continue
            used[k] = True
            left -= 1
    if left:
        return _all_answers(c, g, bonus, at, place, q)
    return worth, odds


@compiled
def _all_answers(
    c: Floats, g: Floats, bonus: Floats, at: Ints, place: Ints, q: Floats
) -> tuple[Floats, Floats]:
    """``answers``, by a matrix."""
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
    worth, odds = np.zeros((rows, 2)), np.zeros((columns, 2))
    worth[:, :] = z[:rows]
    for p in range(columns):
        if place[p] >= 0:
            odds[p] = z[place[p]]
        else:
            odds[p, 0] = q[p]
    return worth, odds


@compiled
def sayings(
    d: Floats, w: Floats, slip: Floats, on: Ints, state: Ints, row: int, column: int
) -> tuple[Floats, Floats]:
    """Odds of saying, and how they move as ``column`` is claimed more by ``row``.

    Without a row they move as doubting ``column`` starts to pay; without a column, not at all.
    """
    rows, columns = d.shape
    at, place, n = supported(on, state)
    b = np.zeros((n, 2))
    b[:rows, 0] = w
    for p in range(columns):
        if place[p] >= 0:
            b[place[p], 0] = -slip[p]
    if row >= 0:
        b[row, 1] = -1.0
        if place[column] >= 0:
            b[place[column], 1] = -d[row, column]
    elif column >= 0:
        b[place[column], 1] = 1.0
    z = _said(d, at, place, b)
    x = np.zeros((rows, columns))
    y = np.zeros((rows, columns))
    for k in range(n):
        x[at[k, 0], at[k, 1]] = z[k, 0]
        y[at[k, 0], at[k, 1]] = z[k, 1]
    if row >= 0:
        y[row, column] = 1.0
    return x, y


@compiled
def _said(d: Floats, at: Ints, place: Ints, b: Floats) -> Floats:
    """How much of each claim makes the sums ``b`` of rows and, weighted by ``d``, of columns."""
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
        return _all_said(d, at, place, b)
    return z


@compiled
def _all_said(d: Floats, at: Ints, place: Ints, b: Floats) -> Floats:
    """``_said``, by a matrix."""
    n = len(at)
    a = np.zeros((n, n))
    for k in range(n):
        r, p = at[k, 0], at[k, 1]
        a[r, k] = 1.0
        if place[p] >= 0:
            a[place[p], k] = d[r, p]
    return np.asarray(np.linalg.solve(a, b), np.float64)


@compiled
def gains(d: Floats, x: Floats) -> Floats:
    """By column: what doubting gains the answerer."""
    found: Floats = (d * x).sum(axis=0)
    return found


@compiled
def stands(
    c: Floats, g: Floats, d: Floats, w: Floats, slip: Floats, on: Ints, state: Ints, q: Floats
) -> bool:
    """Whether a support is in equilibrium with these payoffs; sets the mixed odds ``q``."""
    rows, columns = c.shape
    worth, odds = answers(c, g, np.zeros_like(c), on, state, q)
    q[:] = odds[:, 0]
    if q.min() < 0.0 or q.max() > 1.0:
        return False
    for r in range(rows):
        for p in range(columns):
            if not on[r, p] and c[r, p] + g[r, p] * q[p] > worth[r, 0]:
                return False
    x, _ = sayings(d, w, slip, on, state, _NONE, _NONE)
    found = gains(d, x) + slip
    for p in range(columns):
        if (state[p] == DOUBT and found[p] < 0.0) or (state[p] == BELIEVE and found[p] > 0.0):
            return False
    least: bool = x.min() >= 0.0
    return least


@compiled
def exactly(
    c: Floats, g: Floats, d: Floats, w: Floats, on: Ints, state: Ints, q: Floats
) -> tuple[Floats, Floats]:
    """The support solved without slips: odds of saying (times ``w``) and of doubting."""
    _, odds = answers(c, g, np.zeros_like(c), on, state, q)
    x, _ = sayings(d, w, np.zeros(c.shape[1]), on, state, _NONE, _NONE)
    return x, odds[:, 0].copy()


@compiled
def made_chances(
    c: Floats, g: Floats, d: Floats, w: Floats, state: Ints, x: Floats, q: Floats
) -> tuple[Floats, Floats, float]:
    """Odds of saying and doubting as chances, and the largest breach of equilibrium."""
    error = max(-x.min(), -q.min(), (q - 1.0).max(), 0.0)
    say, doubt = np.maximum(x, 0.0), np.minimum(np.maximum(q, 0.0), 1.0)
    for r in range(len(say)):
        say[r] /= say[r].sum()
    return say, doubt, max(error, breach(c, g, d, w, say, doubt, state != BOUND))


@compiled
def breach(
    c: Floats,
    g: Floats,
    d: Floats,
    w: Floats,
    say: Floats,
    doubt: Floats,
    choice: npt.NDArray[np.bool_],
) -> float:
    """What the announcer (with the worst roll) or the answerer (to the worst claim) could gain."""
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
