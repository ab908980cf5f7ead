"""One stage of Mia: an announcer who knows the roll, an answerer who believes or doubts.

Rules of this file
1. It knows arrays, no rules of any game. Rows are kinds of rolls, columns are what may be said.
2. The answerer has two answers to each claim and both seats have payoffs of their own: a
   two-person general-sum signalling game. Minimax would be wrong here as soon as there is a third
   seat, so an equilibrium is found by complementary pivoting, which is exact.
3. Which equilibrium is a matter of the rules below, never of chance.

How: give the announcer a bonus for one claim with each kind of roll. With a large bonus there is
one equilibrium, and it can be read off. Follow the piecewise straight path of equilibria as the
bonus falls to nothing (``homotopy``). The support at its end is then solved again from the exact
payoffs, so nothing of the path's roundings is left, and every condition of equilibrium is checked.

What is chosen where equilibria are many
- The path starts from honesty: the truth; and the highest lie where no truth will do.
- Honest where honesty costs nothing: on the whole path a bonus too small to be felt stays on the
  truth (on the smallest lie where no truth will do).
- Claims that nobody makes are answered as if tongues slipped with equal, tiny chance whatever was
  rolled; where no roll makes an answer the better one, it is never given.
- Ties that are left are broken by a fixed pattern of tiny numbers.
- Should that path be longer than a few steps for every row and column, a fixed list of other starts
  is tried (everybody says what they would say if believed; if feared; all the same), then the
  list again with more patience.
"""

import contextlib
import functools
from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np

from mendax.solver.generic.jit import compiled
from mendax.solver.signalling.homotopy import LOST, again, follow, tiny_differences
from mendax.solver.signalling.support import (
    BELIEVE,
    BOUND,
    DOUBT,
    MIXED,
    Floats,
    Ints,
    exactly,
    made_chances,
    sayings,
)

EXACT: Final = 1e-13
"""The error of an equilibrium that is exact but for rounding, payoffs on a scale from 0 to 1."""
GOOD_ENOUGH: Final = 2e-10
"""The largest error that is put up with."""


class Stage(NamedTuple):
    """One signalling game. Rows are kinds of rolls, columns claims."""

    c: Floats
    """What the announcer gets when believed."""
    g: Floats
    """What the announcer gets more when doubted."""
    d: Floats
    """What the answerer gains by doubting."""
    w: Floats
    """The chances of the rows."""
    honest: Ints
    """By row: the column an honest player picks."""
    bound: Floats
    """By column: 0 or 1 where the answer is no choice, else −1."""


class Support(NamedTuple):
    """Which claims are made, and which answers are mixed (``support``)."""

    on: Ints
    state: Ints


class Play(NamedTuple):
    """An equilibrium of one stage."""

    say: Floats
    """Chance of each claim, by kind of roll."""
    doubt: Floats
    """Chance that each claim is doubted."""
    error: float
    """The largest breach of the conditions of equilibrium, payoffs on a scale from 0 to 1."""
    steps: int
    """How long the path was."""
    support: Support
    """Where it ended."""


class Unsolved(ArithmeticError):
    """No path led to an equilibrium within the promised error."""


def equilibrium(stage: Stage, known: Support | None = None, error: float = EXACT) -> Play:
    """An equilibrium of ``stage``, by the rules of choice above, no matter an ``error`` so large.

    Should the support of one that is ``known``, of payoffs much alike, be one here too, it is kept.
    Raises ``Unsolved``.
    """
    c, g, d, bound = _scaled(stage.c, stage.g, stage.d, stage.bound)
    scaled = stage._replace(c=c, g=g, d=d, bound=bound)
    best = _kept(scaled, known, error) if known is not None else None
    if best is not None:
        return best
    for first, patience in _attempts(scaled):
        for play in _ends(scaled, first, patience):
            best = play if best is None else min(best, play, key=lambda p: p.error)
            if best.error < error:
                return best
    if best is not None and best.error < GOOD_ENOUGH:
        return best
    raise Unsolved(np.inf if best is None else best.error)


def _kept(stage: Stage, known: Support, error: float) -> Play | None:
    """The equilibrium that is ``known``, if it is the end of a path here too."""
    c, g, d, w, honest, bound = stage
    with contextlib.suppress(np.linalg.LinAlgError):
        play = again(c, g, d, w, honest, bound, known.on, known.state, *_FELT[0])
        return Play(*play, 0, known) if play[2] < error else None
    return None


@functools.cache
def warm_up() -> None:
    """Loads what is compiled, by solving the smallest stage that takes a step."""
    c, d = np.array([[0.0, 1.0], [0.0, 1.0]]), np.array([[-1.0, 1.0], [-1.0, -1.0]])
    stage = Stage(c, -d, d, np.full(2, 0.5), np.arange(2), np.full(2, -1.0))
    equilibrium(stage, equilibrium(stage).support)


@compiled
def _scaled(
    c: Floats, g: Floats, d: Floats, bound: Floats
) -> tuple[Floats, Floats, Floats, Floats]:
    """Payoffs between −1 and 1, with what is only rounding error made nothing; bound answers."""
    shifted = c - c.min()
    scale, stakes = max(shifted.max(), np.abs(g).max()), np.abs(d).max()
    gains, only = _rounded(d, stakes), bound.copy()
    for p in range(len(bound)):
        if bound[p] < 0 and gains[:, p].max() <= _TIE:
            only[p] = BELIEVE
        elif bound[p] < 0 and gains[:, p].min() >= -_TIE:
            only[p] = DOUBT
    return _rounded(shifted, scale), _rounded(g, scale), gains, only


@compiled
def _rounded(x: Floats, scale: float) -> Floats:
    """``x`` on a common scale."""
    if scale < _NOTHING:
        return np.zeros_like(x)
    found: Floats = np.where(np.abs(x) < _NOTHING * scale, 0.0, x / scale)
    return found


def _attempts(stage: Stage) -> Iterator[tuple[Ints, int]]:
    """Starts, and how many steps to follow."""
    for patience in (3, 20, 400):
        for first in _starts(stage):
            yield first, patience * sum(stage.c.shape)


def _starts(stage: Stage) -> Iterator[Ints]:
    rows, columns = stage.c.shape
    must_lie = (stage.d[np.arange(rows), stage.honest] > 0) & (stage.honest == 0)
    yield np.where(must_lie, columns - 1, stage.honest)
    yield stage.honest
    yield (stage.c + stage.g * (stage.bound > 0)).argmax(axis=1)
    yield np.minimum(stage.c, stage.c + stage.g).argmax(axis=1)
    for column in reversed(range(columns)):
        yield np.full(rows, column, np.int64)


def _ends(stage: Stage, first: Ints, patience: int) -> Iterator[Play]:
    """The ends of one path, with tiny numbers of several sizes, solved exactly, and mended."""
    c, g, d, w, honest, bound = stage
    for tiny, pattern in _FELT:
        try:
            felt = tiny_differences(c, g, d, w, honest, bound, tiny, pattern)
            steps, support, q = _walked(stage, felt, first, patience)
        except np.linalg.LinAlgError:
            continue
        if steps == LOST:
            return
        on, state = support
        with contextlib.suppress(np.linalg.LinAlgError):
            yield _play(stage, support, steps, *exactly(c, g, d, w, on, state, q))
        with contextlib.suppress(np.linalg.LinAlgError):
            x, _ = sayings(felt[2], w, felt[3], on, state, -1, -1)
            yield _play(stage, support, steps, *_mended(stage, support, x, q))


_Felt = tuple[Floats, Floats, Floats, Floats]


def _walked(stage: Stage, felt: _Felt, first: Ints, patience: int) -> tuple[int, Support, Floats]:
    """The end of the path, its length, and the odds of doubting there."""
    c, g, d, slip = felt
    on = np.zeros(c.shape, np.int64)
    state = np.where(stage.bound >= 0, BOUND, BELIEVE).astype(np.int64)
    q = np.maximum(stage.bound, 0.0)
    steps = follow(c, g, d, stage.w, slip, first, patience, on, state, q)
    return steps, Support(on, state), q


def _mended(stage: Stage, support: Support, said: Floats, odds: Floats) -> tuple[Floats, Floats]:
    """The nearest to a path's end that solves its support, where ties leave room for several."""
    c, g, d, w, *_ = stage
    rows = len(w)
    mixed = np.flatnonzero(support.state == MIXED)
    r, p = np.nonzero(support.on)
    size = rows + len(mixed)
    answering, saying = np.zeros((len(r), size)), np.zeros((size, len(r)))
    answering[np.arange(len(r)), r] = 1.0
    saying[r, np.arange(len(r))] = 1.0
    for k, column in enumerate(mixed):
        here = p == column
        answering[here, rows + k] = -g[r[here], column]
        saying[rows + k, here] = d[r[here], column]
    q, x = odds.copy(), np.zeros_like(c)
    settled = c[r, p] + np.where(np.isin(p, mixed), 0.0, g[r, p] * q[p])
    start = np.concatenate([(c + g * q).max(axis=1), q[mixed]])
    q[mixed] = _nearest(answering, settled, start)[rows:]
    x[r, p] = _nearest(saying, np.concatenate([w, np.zeros(len(mixed))]), said[r, p])
    return x, q


def _nearest(a: Floats, b: Floats, start: Floats) -> Floats:
    """The solution of ``a z = b`` that is nearest to ``start``."""
    return start + np.asarray(np.linalg.lstsq(a, b - a @ start, rcond=1e-10)[0], np.float64)


def _play(stage: Stage, support: Support, steps: int, x: Floats, q: Floats) -> Play:
    """Odds of saying and doubting made chances, with the largest breach of equilibrium."""
    c, g, d, w, *_ = stage
    say, doubt, error = made_chances(c, g, d, w, support.state, x, q)
    return Play(say, doubt, error, steps, support)


_NOTHING: Final = 1e-11
_TIE: Final = 1e-13
_FELT: Final = ((1e-7, 1), (1e-9, 2), (1e-11, 3))
"""Sizes and patterns of tiny numbers."""
