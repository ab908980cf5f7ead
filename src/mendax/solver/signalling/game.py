"""Signalling games: an announcer who knows the roll, and an answerer who believes or doubts.

1. This module works on arrays and contains no game's rules. Rows are the announcer's types (kinds
   of rolls), and columns are messages (claims).
2. The answerer has two replies to each claim, and each seat has its own payoffs, so this is a
   two-player general-sum game. A minimax program would be wrong with a third seat; complementary
   pivoting finds an exact equilibrium in finitely many steps.
3. The rules below determine the equilibrium, without random choices.

Method: Lemke's path (1965, "Bimatrix equilibrium points and mathematical programming") as read by
Herings and Peeters (2010, "Homotopy methods to compute equilibria in game theory"). For each type,
the announcer gets a bonus for one claim. With a large bonus, the equilibrium is unique and known.
The method follows the piecewise linear path of equilibria as the bonus falls to zero
(``homotopy``). The support at the end of the path is solved again from the exact payoffs
(``support``), which removes rounding errors. Every equilibrium condition is then checked.

The choice among several equilibria
- The path starts from honesty: the truth, or the highest lie if no legal claim is true.
- Honesty breaks ties: the truth (or the smallest lie, if no truth is legal) keeps an infinitesimal
  bonus along the path.
- Claims off the path of play are answered as after trembles, which are equally likely with every
  type unless the game defines ``slips``. A reply that is better with no type is never chosen.
- A fixed pattern of tiny perturbations of the payoffs breaks the remaining ties.
- If the path is longer than a few steps per row and column, other starts are tried from a fixed
  list: the truth, or the smallest lie; the best claim if believed; the claim with the best worst
  case of doubt and belief; the same claim with every type. The list is then tried again with more
  steps.
"""

import contextlib
import functools
from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

import numpy as np

from mendax.solver.generic.errors import NoEquilibriumFound
from mendax.solver.generic.jit import compiled
from mendax.solver.generic.tolerances import TIE
from mendax.solver.signalling.homotopy import PATH_LOST, follow_path, perturbed, reuse_support
from mendax.solver.signalling.support import (
    BELIEVE,
    DOUBT,
    FIXED,
    MIXED,
    Floats,
    Ints,
    as_probabilities,
    solve_claims,
    solve_support,
)

EXACT: Final = 1e-13
"""The error of an equilibrium that is exact up to rounding, for payoffs scaled to 1."""
GOOD_ENOUGH: Final = 2e-10
"""The largest accepted error of an equilibrium, for payoffs scaled to 1."""

_ALIKE: Final[Floats] = np.empty((0, 0))
_ROUNDING: Final = 1e-11
"""Payoffs below this fraction of the largest one are rounding errors."""
_PERTURBATIONS: Final = ((1e-7, 1), (1e-9, 2), (1e-11, 3))
"""The sizes and patterns of tie-breaking perturbations, in the order in which they are tried."""
_PATIENCE: Final = (3, 20, 400)
"""The maximum number of steps of a path per row and column, by attempt."""


class SignallingGame(NamedTuple):
    """A game as arrays.

    Rows are types, columns are claims, and ``q`` is the probability of a doubt.
    """

    c: Floats
    """``c[row, column]``: the announcer's payoff if believed."""
    g: Floats
    """``g[row, column]``: the change in that payoff after a doubt; with ``q``, the payoff is ``c +
    g·q``."""
    d: Floats
    """``d[row, column]``: the answerer's gain from doubting instead of believing."""
    w: Floats
    """``w[row]``: the probability of the type."""
    honest: Ints
    """``honest[row]``: the column of the honest claim."""
    fixed: Floats
    """``fixed[column]``: 0 or 1 if the answerer has no choice, otherwise −1."""
    slips: Floats = _ALIKE
    """``slips[row, column]``: the relative odds that a tremble of a type makes a claim.

    If empty, every claim is equally likely with every type.
    """


class Support(NamedTuple):
    """The claims that are made with positive probability, and the mixed replies."""

    on: Ints
    """``on[row, column]``: 1 if the claim is made, otherwise 0."""
    reply: Ints
    """``reply[column]``: ``BELIEVE``, ``DOUBT``, ``MIXED`` or ``FIXED``."""

    @property
    def square(self) -> bool:
        """Return whether the support has as many claims as unknowns, which allows its reuse."""
        return bool(self.on.sum() == len(self.on) + (self.reply == MIXED).sum())


class SignallingEquilibrium(NamedTuple):
    """A signalling game's equilibrium."""

    say: Floats
    """``say[row, column]``: the probability of the claim; rows sum to 1."""
    doubt: Floats
    """``doubt[column]``: the probability of a doubt."""
    error: float
    """The largest gain from a deviation, for payoffs scaled to 1."""
    steps: int
    """The number of pivots on the path, or 0 if a known support was reused."""
    support: Support
    """The support at the end of the path."""


def equilibrium(
    game: SignallingGame,
    known: Support | None = None,
    error: float = EXACT,
    attempts: int | None = None,
    accepted: float = GOOD_ENOUGH,
) -> SignallingEquilibrium:
    """Return the equilibrium of ``game`` that this module's rules determine.

    The result is the first equilibrium whose error is below ``error``. If there is none, it is the
    best equilibrium found, provided that its error is below ``accepted``. A ``known`` support
    from a game with similar payoffs is reused if a path of this game also ends there. ``attempts``
    is the maximum number of paths. Raises ``NoEquilibriumFound``.
    """
    scaled = on_scale(game)
    best = _from_known(scaled, known, error) if known is not None else None
    if best is not None:
        return best
    for first, patience in islice(_attempts(scaled), attempts):
        for end in _path_ends(scaled, first, patience):
            best = end if best is None else min(best, end, key=lambda one: one.error)
            if best.error < error:
                return best
    if best is not None and best.error < accepted:
        return best
    raise NoEquilibriumFound(np.inf if best is None else best.error)


def keeping(
    game: SignallingGame, known: Support, error: float = EXACT
) -> SignallingEquilibrium | None:
    """Return the equilibrium of ``game`` with a ``known`` support.

    Returns None if no path of this game ends at the support, or if its error is not below
    ``error``.
    """
    return _from_known(on_scale(game), known, error)


def on_scale(game: SignallingGame) -> SignallingGame:
    """Return the game with payoffs scaled to [−1, 1] and weakly dominated replies fixed."""
    c, g, d, fixed = _scaled(game.c, game.g, game.d, game.fixed)
    slips = game.slips if game.slips.size else np.ones(c.shape)
    return game._replace(c=c, g=g, d=d, fixed=fixed, slips=slips)


def _from_known(game: SignallingGame, known: Support, error: float) -> SignallingEquilibrium | None:
    """Return the equilibrium with this support, or None if no path of this game ends at it."""
    with contextlib.suppress(np.linalg.LinAlgError):
        kept = reuse_support(*game, known.on, known.reply, *_PERTURBATIONS[0])
        return SignallingEquilibrium(*kept, 0, known) if kept[2] < error else None
    return None


@functools.cache
def warm_up() -> None:
    """Load the compiled code by solving the smallest game whose path has a step."""
    c, d = np.array([[0.0, 1.0], [0.0, 1.0]]), np.array([[-1.0, 1.0], [-1.0, -1.0]])
    game = SignallingGame(c, -d, d, np.full(2, 0.5), np.arange(2), np.full(2, -1.0))
    equilibrium(game, equilibrium(game).support)


@compiled
def _scaled(
    c: Floats, g: Floats, d: Floats, fixed: Floats
) -> tuple[Floats, Floats, Floats, Floats]:
    """Return ``c``, ``g`` and ``d``, scaled to [−1, 1] with rounding errors set to 0, and
    ``fixed``.

    A reply is fixed if one of the two is at least as good with every type.
    """
    shifted = c - c.min()
    scale, stakes = max(shifted.max(), np.abs(g).max()), np.abs(d).max()
    gain, only = _rounded(d, stakes), fixed.copy()
    for p in range(len(fixed)):
        if fixed[p] < 0 and gain[:, p].max() <= TIE:
            only[p] = BELIEVE
        elif fixed[p] < 0 and gain[:, p].min() >= -TIE:
            only[p] = DOUBT
    return _rounded(shifted, scale), _rounded(g, scale), gain, only


@compiled
def _rounded(x: Floats, scale: float) -> Floats:
    """Return ``x / scale``, with 0 in place of rounding errors."""
    if scale < _ROUNDING:
        return np.zeros_like(x)
    rounded: Floats = np.where(np.abs(x) < _ROUNDING * scale, 0.0, x / scale)
    return rounded


def _attempts(game: SignallingGame) -> Iterator[tuple[Ints, int]]:
    """Yield, by attempt, each row's claim with the bonus, and the maximum number of pivots."""
    for patience in _PATIENCE:
        for first in path_starts(game):
            yield first, patience * sum(game.c.shape)


def path_starts(game: SignallingGame) -> Iterator[Ints]:
    """Yield, for each starting point, the claims ``first[row]`` that get the bonus."""
    rows, columns = game.c.shape
    must_lie = (game.d[np.arange(rows), game.honest] > 0) & (game.honest == 0)
    yield np.where(must_lie, columns - 1, game.honest)
    yield game.honest
    yield (game.c + game.g * (game.fixed > 0)).argmax(axis=1)
    yield np.minimum(game.c, game.c + game.g).argmax(axis=1)
    for column in reversed(range(columns)):
        yield np.full(rows, column, np.int64)


def _path_ends(game: SignallingGame, first: Ints, patience: int) -> Iterator[SignallingEquilibrium]:
    """Yield the end of one path under each perturbation, solved exactly, then projected."""
    c, g, d, w, honest, fixed, slips = game
    for size, pattern in _PERTURBATIONS:
        try:
            perturbation = perturbed(c, g, d, w, honest, fixed, slips, size, pattern)
            steps, support, q = _followed(game, perturbation, first, patience)
        except np.linalg.LinAlgError:
            continue
        if steps == PATH_LOST:
            return
        on, reply = support
        with contextlib.suppress(np.linalg.LinAlgError):
            yield solved(game, support, steps, *solve_support(c, g, d, w, on, reply, q))
        with contextlib.suppress(np.linalg.LinAlgError):
            x, _ = solve_claims(perturbation[2], w, perturbation[3], on, reply, -1, -1)
            yield solved(game, support, steps, *_projected(game, support, x, q))


Perturbed = tuple[Floats, Floats, Floats, Floats]


def _followed(
    game: SignallingGame, perturbation: Perturbed, first: Ints, patience: int
) -> tuple[int, Support, Floats]:
    """Return the length of the path, and the support and ``doubt[column]`` at its end."""
    c, g, d, tremble = perturbation
    on = np.zeros(c.shape, np.int64)
    reply = np.where(game.fixed >= 0, FIXED, BELIEVE).astype(np.int64)
    q = np.maximum(game.fixed, 0.0)
    steps = follow_path(c, g, d, game.w, tremble, first, patience, on, reply, q)
    return steps, Support(on, reply), q


def _projected(
    game: SignallingGame, support: Support, weights: Floats, doubt: Floats
) -> tuple[Floats, Floats]:
    """Return the ``x`` and ``q`` nearest to a path's end that solve a support.

    Use this if the support's equations have many solutions because ties allow several equilibria.
    """
    c, g, d, w, *_ = game
    rows = len(w)
    mixed = np.flatnonzero(support.reply == MIXED)
    r, p = np.nonzero(support.on)
    size = rows + len(mixed)
    answering, saying = np.zeros((len(r), size)), np.zeros((size, len(r)))
    answering[np.arange(len(r)), r] = 1.0
    saying[r, np.arange(len(r))] = 1.0
    for k, column in enumerate(mixed):
        here = p == column
        answering[here, rows + k] = -g[r[here], column]
        saying[rows + k, here] = d[r[here], column]
    q, x = doubt.copy(), np.zeros_like(c)
    settled = c[r, p] + np.where(np.isin(p, mixed), 0.0, g[r, p] * q[p])
    start = np.concatenate([(c + g * q).max(axis=1), q[mixed]])
    q[mixed] = _nearest(answering, settled, start)[rows:]
    x[r, p] = _nearest(saying, np.concatenate([w, np.zeros(len(mixed))]), weights[r, p])
    return x, q


def _nearest(a: Floats, b: Floats, start: Floats) -> Floats:
    """Return the least-squares solution of ``a z = b`` nearest to ``start``."""
    return start + np.asarray(np.linalg.lstsq(a, b - a @ start, rcond=1e-10)[0], np.float64)


def solved(
    game: SignallingGame, support: Support, steps: int, x: Floats, q: Floats
) -> SignallingEquilibrium:
    """Return the equilibrium with these weights of claims and doubts, and with its error."""
    c, g, d, w, *_ = game
    say, doubt, error = as_probabilities(c, g, d, w, support.reply, x, q)
    return SignallingEquilibrium(say, doubt, error, steps, support)
