"""Equilibria of race games with given supports.

Given the claims that each type may make, and the answerers who mix, the types are indifferent among
their claims, and the answerers between a doubt and waiting. Newton's method solves these equations.
If they have several solutions, each step is the shortest one.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mendax.solver.signalling.race_game import RaceGame, stage
from mendax.solver.signalling.support import Floats

_STEPS: Final = 12
_SOLVED: Final = 1e-15
"""The error at which the equations count as solved."""
_OUTSIDE: Final = 0.3
"""The distance from a probability at which the search ends."""
_SMALL: Final = 1e-12
"""The probability of a claim below which steps become no smaller."""
_TINY: Final = 1e-13
"""The distance at which a number counts as no probability."""
_SMALLER: Final = 6
"""How often a support is made smaller."""

Bools = npt.NDArray[np.bool_]


class Play(NamedTuple):
    """The strategies of all players."""

    say: Floats
    """``say[row, column]``: the probability of the claim."""
    doubt: Floats
    """``doubt[answerer − 1, column]``: the probability of a doubt."""


def on_support(game: RaceGame, says: Bools, mixes: Bools, near: Play) -> Play | None:
    """Return play near ``near`` that leaves all players indifferent on their supports, or None.

    ``says[row, column]`` are the claims of each type. ``mixes[answerer − 1, column]`` are true for
    answerers who mix. Where the solution has no probability, the support is made smaller. The
    result need not be an equilibrium.
    """
    for _ in range(_SMALLER):
        found = _indifferent(game, says, mixes, near)
        if found is None:
            return None
        negative, outside = found.say < -_TINY, (found.doubt < -_TINY) | (found.doubt > 1 + _TINY)
        doubt = np.clip(found.doubt, 0.0, 1.0)
        if not (negative.any() or outside.any()):
            say = np.maximum(found.say, 0.0)
            return Play(say / say.sum(axis=1, keepdims=True), doubt)
        says, mixes = says & ~negative, mixes & ~outside
        near = Play(near.say, np.where(outside, doubt, near.doubt))
    return None


def _indifferent(game: RaceGame, says: Bools, mixes: Bools, near: Play) -> Play | None:
    """Return the solution of the equations near ``near``, or None if it is too far away."""
    say, doubt = np.where(says, near.say, 0.0), near.doubt.copy()
    say /= say.sum(axis=1, keepdims=True)
    rows, columns = np.nonzero(says)
    answerers, mixed = np.nonzero(mixes)
    for _ in range(_STEPS):
        error, slopes = _equations(game, Play(say, doubt), (rows, columns), (answerers, mixed))
        if np.abs(error).max() < _SOLVED:
            break
        size = np.ones(slopes.shape[1])
        size[: len(rows)] = np.sqrt(np.maximum(say[rows, columns], _SMALL))
        try:
            step = np.linalg.lstsq(slopes * size, -error, rcond=1e-13)[0] * size
        except np.linalg.LinAlgError:
            return None
        say[rows, columns] += step[: len(rows)]
        doubt[answerers, mixed] += step[len(rows) : len(rows) + len(mixed)]
        low, high = min(say.min(), doubt.min()), doubt.max()
        if not (low > -_OUTSIDE and high < 1 + _OUTSIDE):
            return None
    return Play(say, doubt)


Indices = tuple[npt.NDArray[np.intp], npt.NDArray[np.intp]]


def _equations(game: RaceGame, play: Play, said: Indices, mixed: Indices) -> tuple[Floats, Floats]:
    """Return the errors of the equations, and their derivatives ``[equation, unknown]``.

    The unknowns are the claims in ``said``, the doubts in ``mixed``, and the payoff of each type.
    """
    (rows, columns), (answerers, at) = said, mixed
    now, weights = stage(play.doubt), play.say * game.w[:, None]
    payoff = np.einsum("ep,erp->rp", now.ends, game.pay[0])
    by_type = np.einsum("eip,ierp->irp", now.slope, game.pay[1:])
    worth = (play.say * payoff).sum(axis=1)
    error = np.concatenate(
        [
            payoff[rows, columns] - worth[rows],
            (weights * by_type).sum(axis=1)[answerers, at],
            play.say.sum(axis=1) - 1,
        ]
    )
    drawn = np.einsum("ejp,erp->jrp", now.slope, game.pay[0])
    seen = np.einsum("ierp,rp->iep", game.pay[1:], weights)
    curve = np.einsum("eijp,iep->ijp", now.curve, seen)
    slopes = np.zeros((len(error), len(rows) + len(at) + len(play.say)))
    first, last = len(rows), len(rows) + len(at)
    same = columns[:, None] == at
    slopes[:first, first:last] = same * drawn[answerers, rows[:, None], columns[:, None]]
    slopes[np.arange(first), last + rows] = -1
    own = game.w[rows] * by_type[answerers[:, None], rows, columns]
    slopes[first:last, :first] = same.T * own
    pairs = curve[answerers[:, None], answerers, at[:, None]]
    slopes[first:last, first:last] = (at[:, None] == at) * pairs
    slopes[last + rows, np.arange(first)] = 1
    return error, slopes
