"""One stage of Mia: an announcer who knows the roll, an answerer who believes or doubts.

Rules of this file
1. It knows arrays, no rules of any game. Rows are kinds of rolls, columns are what may be said.
2. The answerer has two answers to each claim and both seats have payoffs of their own: a
   two-person general-sum signalling game. Minimax would be wrong here as soon as there is a third
   seat, so an equilibrium is found by complementary pivoting, which is exact.
3. Which equilibrium is a matter of the rules below, never of chance.

How: give the announcer a bonus for one claim with each kind of roll. With a large bonus there is
one equilibrium, and it can be read off. Follow the piecewise straight path of equilibria as the
bonus falls to nothing (``path``). The support at its end is then solved again from the exact
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
import numpy.typing as npt

from mendax.solver.path import (
    BELIEVE,
    BOUND,
    DOUBT,
    LOST,
    MIXED,
    Floats,
    Ints,
    answers,
    follow,
    sayings,
    tiny_differences,
)


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


class Unsolved(ArithmeticError):
    """No path led to an equilibrium within the promised error."""


class _Support(NamedTuple):
    """The end of a path."""

    steps: int
    on: Ints
    state: Ints
    x: Floats
    q: Floats


def equilibrium(stage: Stage) -> Play:
    """An equilibrium of ``stage``, by the rules of choice above. Raises ``Unsolved``."""
    scaled = _scaled(stage)
    best = Play(scaled.c, scaled.bound, np.inf, 0)
    for first, patience in _attempts(scaled):
        for play in _ends(scaled, first, patience):
            best = min(best, play, key=lambda p: p.error)
            if best.error < _EXACT:
                return best
    if best.error < _GOOD_ENOUGH:
        return best
    raise Unsolved(best.error)


@functools.cache
def warm_up() -> None:
    """Loads what is compiled, by solving the smallest stage that takes a step."""
    c, d = np.array([[0.0, 1.0], [0.0, 1.0]]), np.array([[-1.0, 1.0], [-1.0, -1.0]])
    equilibrium(Stage(c, -d, d, np.full(2, 0.5), np.arange(2), np.full(2, -1.0)))


def _scaled(stage: Stage) -> Stage:
    """The same game with payoffs between −1 and 1 and answers bound where only one can be right."""
    c = stage.c - stage.c.min()
    d = _rounded(stage.d, stage.d)
    never = (d <= _TIE).all(axis=0)
    always = (d >= -_TIE).all(axis=0) & ~never
    bound = np.where(never, float(BELIEVE), np.where(always, float(DOUBT), -1.0))
    return stage._replace(
        c=_rounded(c, stage.g),
        g=_rounded(stage.g, c),
        d=d,
        bound=np.where(stage.bound >= 0, stage.bound, bound),
    )


def _rounded(x: Floats, other: Floats) -> Floats:
    """``x`` on the common scale of both, with what is only rounding error made nothing."""
    scale = max(float(np.abs(x).max()), float(np.abs(other).max()))
    if scale < _NOTHING:
        return np.zeros_like(x)
    return np.where(np.abs(x) < _NOTHING * scale, 0.0, x / scale)


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
    for tiny, pattern in ((1e-7, 1), (1e-9, 2), (1e-11, 3)):
        try:
            support = _walked(stage, first, patience, tiny, pattern)
        except np.linalg.LinAlgError:
            continue
        if support.steps == LOST:
            return
        with contextlib.suppress(np.linalg.LinAlgError):
            yield _play(stage, support, *_exact(stage, support))
        yield _play(stage, support, *_mended(stage, support))


def _walked(stage: Stage, first: Ints, patience: int, tiny: float, seed: int) -> _Support:
    c, g, d, w, honest, bound = stage
    felt_c, felt_g, felt_d, slip = tiny_differences(c, g, d, w, honest, bound, tiny, seed)
    on = np.zeros(c.shape, np.int64)
    state = np.where(bound >= 0, BOUND, BELIEVE).astype(np.int64)
    q = np.maximum(bound, 0.0)
    steps = follow(felt_c, felt_g, felt_d, w, slip, first, patience, on, state, q)
    if steps == LOST:
        return _Support(LOST, on, state, c, q)
    x, _ = sayings(felt_d, w, slip, on, state, -1, -1)
    return _Support(steps, on, state, x, q)


def _exact(stage: Stage, support: _Support) -> tuple[Floats, Floats]:
    """The support solved from the exact payoffs: odds of saying (times ``w``) and of doubting."""
    c, g, d, w, *_ = stage
    on, state = support.on, support.state
    _, odds = answers(c, g, np.zeros_like(c), on, state, support.q)
    x, _ = sayings(d, w, np.zeros(c.shape[1]), on, state, -1, -1)
    return x, odds[:, 0]


def _mended(stage: Stage, support: _Support) -> tuple[Floats, Floats]:
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
    q, x = support.q.copy(), np.zeros_like(c)
    settled = c[r, p] + np.where(np.isin(p, mixed), 0.0, g[r, p] * q[p])
    start = np.concatenate([(c + g * q).max(axis=1), q[mixed]])
    q[mixed] = _nearest(answering, settled, start)[rows:]
    x[r, p] = _nearest(saying, np.concatenate([w, np.zeros(len(mixed))]), support.x[r, p])
    return x, q


def _nearest(a: Floats, b: Floats, start: Floats) -> Floats:
    """The solution of ``a z = b`` that is nearest to ``start``."""
    return start + np.asarray(np.linalg.lstsq(a, b - a @ start, rcond=1e-10)[0], np.float64)


def _play(stage: Stage, support: _Support, x: Floats, q: Floats) -> Play:
    """Odds of saying and doubting made chances, with the largest breach of equilibrium."""
    error = float(max(-x.min(), -q.min(), (q - 1).max(), 0.0))
    say, doubt = np.maximum(x, 0.0), np.clip(q, 0.0, 1.0)
    say /= say.sum(axis=1, keepdims=True)
    choice = support.state != BOUND
    return Play(say, doubt, max(error, breach(stage, say, doubt, choice)), support.steps)


def breach(stage: Stage, say: Floats, doubt: Floats, choice: npt.NDArray[np.bool_]) -> float:
    """What the announcer (with the worst roll) or the answerer (to the worst claim) could gain."""
    worth = stage.c + stage.g * doubt
    regret = ((worth.max(axis=1, keepdims=True) - worth) * say).sum(axis=1)
    gain = (stage.d * say * stage.w[:, None]).sum(axis=0)
    miss = np.maximum(gain, 0.0) * (1 - doubt) - np.minimum(gain, 0.0) * doubt
    return float(max(regret.max(), miss[choice].max(initial=0.0)))


_NOTHING: Final = 1e-11
_EXACT: Final = 1e-13
_GOOD_ENOUGH: Final = 2e-10
_TIE: Final = 1e-13
