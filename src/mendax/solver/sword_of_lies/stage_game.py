"""A Nash equilibrium of a stage game, which is a finite game in normal form.

1. A single player maximises. For two players with a constant sum, the solution is exact: the linear
   program of a matrix game, solved by the simplex method (G. Dantzig, "A proof of the equivalence
   of the programming problem and the game problem", 1951) with R. Bland's rule (1977) when it
   stalls.
2. All other games may have several equilibria with different payoffs. Dominated actions are
   removed first. The caller may request the most even pure equilibrium. Otherwise, or if no pure
   equilibrium exists, regret matching (S. Hart and A. Mas-Colell, 2000) with O. Tammelin's clipping
   and weights (2014) runs from uniform strategies. If it does not converge, a pure equilibrium or
   one with small supports (``supports``) is used. The remaining gain from a deviation is returned
   with the strategies.
3. All results are deterministic. Compiled and plain functions return the same results up to
   rounding.

A profile assigns one action to every player. Profiles are numbered so that the last player's action
changes fastest. ``payoffs`` is indexed by ``[profile, player]``, and ``mixed`` by ``[player,
action]``.
"""

from typing import Final

import numpy as np

from mendax.solver.generic.jit import compiled_on_request
from mendax.solver.sword_of_lies.stage_values import (
    Bools,
    Floats,
    Ints,
    decode,
    gain_of,
    normalise,
    values_of,
)
from mendax.solver.sword_of_lies.supports import by_supports

_TURNS: Final = 257
_MANY: Final = 4001
_CHECKED: Final = 16
"""The number of iterations between gain measurements."""
_TINY: Final = 1e-11


@compiled_on_request
def equilibrium(
    payoffs: Floats, sizes: Ints, bound: float, even: bool
) -> tuple[Floats, float, int]:
    """Return strategies, the largest gain of any player from another action, and the iterations.

    ``even`` selects the pure equilibrium whose smallest payoff is largest.
    """
    players = len(sizes)
    mixed = np.zeros((players, sizes.max()))
    if players == 1:
        mixed[0, np.argmax(payoffs[:, 0])] = 1.0
        return mixed, 0.0, 1
    if players == 2 and _has_constant_sum(payoffs):
        matrix = np.ascontiguousarray(payoffs[:, 0]).reshape((sizes[0], sizes[1]))
        row, column = matrix_game(matrix)
        mixed[0, : sizes[0]], mixed[1, : sizes[1]] = row, column
        return mixed, gain_of(payoffs, sizes, mixed), 1
    kept = _undominated(payoffs, sizes, bound)
    fewer, left = _restricted(payoffs, sizes, kept)
    if even:
        pure = _most_even(fewer, left)
        if pure >= 0:
            mixed = _expanded(strategies_of(pure, left), kept)
            return mixed, gain_of(payoffs, sizes, mixed), 1
    found, least, turns = _matched(fewer, left, bound, _TURNS)
    if least > bound:
        pure = pure_equilibrium(fewer, left, 0)
        if pure >= 0:
            found, least = strategies_of(pure, left), 0.0
    if least > bound and players == 2:
        found, least = by_supports(fewer, left, found, bound)
    if least > bound:
        found, least, more = _matched(fewer, left, bound, _MANY)
        turns += more
    if least > bound and players == 2:
        found, least = by_supports(fewer, left, found, bound)
    mixed = _expanded(found, kept)
    return mixed, gain_of(payoffs, sizes, mixed), turns


@compiled_on_request
def _has_constant_sum(payoffs: Floats) -> bool:
    whole = payoffs[0, 0] + payoffs[0, 1]
    for profile in range(len(payoffs)):
        if abs(payoffs[profile, 0] + payoffs[profile, 1] - whole) > 1e-9:
            return False
    return True


# ── matrix games ─────────────────────────────────────────────────────────────────────────────


@compiled_on_request
def matrix_game(matrix: Floats) -> tuple[Floats, Floats]:
    """Return both players' optimal strategies; the first player maximises ``matrix``.

    After making all entries positive, maximise the sum of y subject to ``matrix`` y <= 1; x is the
    dual.
    """
    rows, columns = matrix.shape
    table = np.zeros((rows + 1, columns + rows + 1))
    table[:rows, :columns] = matrix - matrix.min() + 1.0
    for i in range(rows):
        table[i, columns + i] = 1.0
    table[:rows, -1] = 1.0
    table[rows, :columns] = -1.0
    basis = np.arange(columns, columns + rows)
    for turn in range(200 * (rows + columns)):
        entering = _entering(table[rows, :-1], turn >= 20 * (rows + columns))
        if entering < 0:
            break
        leaving = _leaving(table, basis, entering)
        table[leaving] /= table[leaving, entering]
        for i in range(rows + 1):
            if i != leaving and table[i, entering] != 0.0:
                table[i] -= table[i, entering] * table[leaving]
        basis[leaving] = entering
    row, column = np.maximum(0.0, table[rows, columns:-1]), np.zeros(columns)
    for i in range(rows):
        if basis[i] < columns:
            column[basis[i]] = max(0.0, table[i, -1])
    normalise(row)
    normalise(column)
    return row, column


@compiled_on_request
def _entering(costs: Floats, first: bool) -> int:
    """Return the column with the least cost or, if ``first``, the first negative one; -1 if
    none."""
    best, least = -1, -_TINY
    for j in range(len(costs)):
        if costs[j] < least:
            best, least = j, costs[j]
            if first:
                break
    return best


@compiled_on_request
def _leaving(table: Floats, basis: Ints, entering: int) -> int:
    """Return the row whose bound is reached first or, in a tie, that of the lowest variable."""
    best, least = -1, np.inf
    for i in range(len(basis)):
        if table[i, entering] > _TINY:
            ratio = table[i, -1] / table[i, entering]
            if best < 0 or ratio < least - _TINY:
                best, least = i, ratio
            elif ratio <= least + _TINY and basis[i] < basis[best]:
                best, least = i, min(ratio, least)
    return best


# ── general games ────────────────────────────────────────────────────────────────────────────


@compiled_on_request
def dominator_of(
    payoffs: Floats, sizes: Ints, player: int, action: int, slack: float
) -> tuple[int, float]:
    """Return the action that dominates another one by most on average, and this mean gain.

    Against every profile of the others, it is worth at least as much up to ``slack``, and against
    some profile clearly more. Return -1 and 0 if there is no such action.
    """
    stride = 1
    for q in range(player + 1, len(sizes)):
        stride *= sizes[q]
    span = stride * sizes[player]
    best, most = -1, 0.0
    for a in range(sizes[player]):
        least, largest, total = 0.0, 0.0, 0.0
        for start in range(0, len(payoffs), span):
            for inner in range(stride):
                other = payoffs[start + a * stride + inner, player]
                gain = other - payoffs[start + action * stride + inner, player]
                least, largest = min(least, gain), max(largest, gain)
                total += gain
            if least < -slack:
                break
        mean = total * sizes[player] / len(payoffs)
        if least >= -slack and largest > 4 * slack + _TINY and mean > most:
            best, most = a, mean
    return best, most


@compiled_on_request
def _undominated(payoffs: Floats, sizes: Ints, slack: float) -> Bools:
    """Return the actions that remain after removing dominated actions once, and then repeatedly
    removing strictly dominated ones."""
    players = len(sizes)
    kept = np.zeros((players, sizes.max()), dtype=np.bool_)
    for p in range(players):
        for a in range(sizes[p]):
            kept[p, a] = dominator_of(payoffs, sizes, p, a, slack)[0] < 0
        if not kept[p].any():
            kept[p, : sizes[p]] = True
    again = True
    while again:
        again = False
        for p in range(players):
            for a in range(sizes[p]):
                if kept[p, a] and _is_dominated(payoffs, sizes, kept, p, a):
                    kept[p, a] = False
                    again = True
    return kept


@compiled_on_request
def _is_dominated(payoffs: Floats, sizes: Ints, kept: Bools, player: int, action: int) -> bool:
    """Return whether another action is better against all of the others' remaining actions."""
    stride = 1
    for q in range(player + 1, len(sizes)):
        stride *= sizes[q]
    beats = kept[player, : sizes[player]].copy()
    beats[action] = False
    left = beats.sum()
    chosen = np.zeros(len(sizes), dtype=np.int64)
    for profile in range(len(payoffs)):
        decode(profile, sizes, chosen)
        if left == 0:
            return False
        if chosen[player] != action or not _is_kept(chosen, kept):
            continue
        start = profile - action * stride
        for a in range(sizes[player]):
            if beats[a] and payoffs[start + a * stride, player] <= payoffs[profile, player] + _TINY:
                beats[a] = False
                left -= 1
    return bool(left > 0)


@compiled_on_request
def _is_kept(chosen: Ints, kept: Bools) -> bool:
    left = True
    for p in range(len(chosen)):
        left = left and kept[p, chosen[p]]
    return left


@compiled_on_request
def _restricted(payoffs: Floats, sizes: Ints, kept: Bools) -> tuple[Floats, Ints]:
    """Return the game restricted to the actions in ``kept``."""
    fewer = np.empty_like(sizes)
    for p in range(len(sizes)):
        fewer[p] = kept[p].sum()
    rows = np.empty((fewer.prod(), payoffs.shape[1]))
    chosen = np.zeros(len(sizes), dtype=np.int64)
    count = 0
    for profile in range(len(payoffs)):
        decode(profile, sizes, chosen)
        if _is_kept(chosen, kept):
            rows[count] = payoffs[profile]
            count += 1
    return rows, fewer


@compiled_on_request
def _matched(payoffs: Floats, sizes: Ints, bound: float, most: int) -> tuple[Floats, float, int]:
    """Run regret matching+ until the gain of the mean or the last strategy is within ``bound``."""
    players = len(sizes)
    last = np.zeros((players, sizes.max()))
    for p in range(players):
        last[p, : sizes[p]] = 1.0 / sizes[p]
    regrets, sums = np.zeros(last.shape), np.zeros(last.shape)
    best, least = last.copy(), np.inf
    for turn in range(1, most + 1):
        worth = values_of(payoffs, sizes, last)
        if turn % _CHECKED == 1:
            mean = sums.copy() if turn > 1 else last.copy()
            for p in range(players):
                normalise(mean[p])
            for tried in (last, mean):
                gain = gain_of(payoffs, sizes, tried)
                if gain < least:
                    best, least = tried.copy(), gain
            if least <= bound:
                return best, least, turn
        for p in range(players):
            mean_worth = 0.0
            for a in range(sizes[p]):
                mean_worth += last[p, a] * worth[p, a]
            for a in range(sizes[p]):
                regrets[p, a] = max(0.0, regrets[p, a] + worth[p, a] - mean_worth)
            sums[p] += turn * last[p]
            matched = regrets[p].copy()
            if normalise(matched):
                last[p] = matched
    return best, least, most


@compiled_on_request
def _expanded(mixed: Floats, kept: Bools) -> Floats:
    """Return the strategies of the restricted game as strategies of the whole game."""
    whole = np.zeros(kept.shape)
    for p in range(len(kept)):
        count = 0
        for a in range(kept.shape[1]):
            if kept[p, a]:
                whole[p, a] = mixed[p, count]
                count += 1
    return whole


# ── pure equilibria ──────────────────────────────────────────────────────────────────────────


@compiled_on_request
def pure_equilibrium(payoffs: Floats, sizes: Ints, begun: int) -> int:
    """Return the first pure equilibrium (a profile) from ``begun`` on, or -1 if there is none."""
    for profile in range(begun, len(payoffs)):
        stride, stable = 1, True
        for p in range(len(sizes) - 1, -1, -1):
            start = profile - (profile // stride) % sizes[p] * stride
            for a in range(sizes[p]):
                if payoffs[start + a * stride, p] > payoffs[profile, p] + _TINY:
                    stable = False
            stride *= sizes[p]
            if not stable:
                break
        if stable:
            return profile
    return -1


@compiled_on_request
def _most_even(payoffs: Floats, sizes: Ints) -> int:
    """Return the first pure equilibrium with the largest minimum payoff, or -1 if there is none."""
    best, most = -1, -np.inf
    profile = pure_equilibrium(payoffs, sizes, 0)
    while profile >= 0:
        if payoffs[profile].min() > most:
            best, most = profile, payoffs[profile].min()
        profile = pure_equilibrium(payoffs, sizes, profile + 1)
    return best


@compiled_on_request
def strategies_of(profile: int, sizes: Ints) -> Floats:
    """Return the pure strategies of a profile."""
    mixed = np.zeros((len(sizes), sizes.max()))
    chosen = np.zeros(len(sizes), dtype=np.int64)
    decode(profile, sizes, chosen)
    for p in range(len(sizes)):
        mixed[p, chosen[p]] = 1.0
    return mixed
