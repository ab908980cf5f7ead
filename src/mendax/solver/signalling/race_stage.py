"""Equilibria of one stage of a race, in which answerers with the same belief doubt or wait."""

import itertools
from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from mendax.solver.generic.errors import NoEquilibriumFound
from mendax.solver.generic.tolerances import TIE_BY_BELIEF
from mendax.solver.signalling.race_game import stage
from mendax.solver.signalling.support import Floats

_SOLVED: Final = 1e-14
"""The largest gain at which several mixing answerers count as indifferent."""
_STEPS: Final = 20
"""The maximum number of Newton steps for answerers who mix together."""


def stage_equilibrium(pay: Floats, fixed: Floats) -> Floats:
    """Return the first of ``stage_equilibria``. Raises ``NoEquilibriumFound``.

    ``pay[seat, end]`` are payoffs, with the announcer's first.
    """
    span = max(float(np.ptp(pay)), TIE_BY_BELIEF)
    for doubt in stage_equilibria(pay[1:] / span, fixed):
        return doubt
    raise NoEquilibriumFound(np.inf)


def stage_equilibria(pay: Floats, fixed: Floats) -> Iterator[Floats]:
    """Yield ``doubt[answerer]`` of the equilibria, given ``pay[answerer, end]``.

    Equilibria without chance come first, and of these the ones with the fewest doubts of answerers
    other than the first. An answerer who mixes alone is indifferent by chance, so that case is left
    out.
    """
    choices = [(0.0, 1.0) if f < 0 else (f,) for f in fixed]
    pure = [np.array(choice) for choice in itertools.product(*choices)]
    yield from sorted(_right(pay, fixed, pure), key=lambda doubt: float(doubt[1:].sum()))
    free = np.flatnonzero(fixed < 0).tolist()
    for count in range(2, len(free) + 1):
        for mixing in itertools.combinations(free, count):
            rest = [one for one in pure if not one[list(mixing)].any()]
            each = (_indifferent(pay, one, list(mixing)) for one in rest)
            yield from _right(pay, fixed, [one for one in each if one is not None], list(mixing))


def _right(
    pay: Floats, fixed: Floats, doubts: list[Floats], mixing: Sequence[int] = ()
) -> Iterator[Floats]:
    """Yield those of ``doubts`` in which all answerers who do not mix choose rightly."""
    for doubt in doubts:
        gains = _stage_gains(pay, doubt)
        right = np.where(doubt > 0.5, gains >= -TIE_BY_BELIEF, gains <= TIE_BY_BELIEF)
        right[list(mixing)] = True
        if (right | (fixed >= 0)).all():
            yield doubt


def _stage_gains(pay: Floats, doubt: Floats) -> Floats:
    return np.asarray(np.einsum("ei,ie->i", stage(doubt[:, None]).slope[..., 0], pay))


def _indifferent(pay: Floats, doubt: Floats, mixing: list[int]) -> Floats | None:
    """Return ``doubt`` with doubts of the ``mixing`` answerers that leave all of them indifferent.

    Return None if none are found between 0 and 1.
    """
    doubt = doubt.copy()
    doubt[mixing] = 0.5
    for _ in range(_STEPS):
        gains = _stage_gains(pay, doubt)[mixing]
        if np.abs(gains).max() < _SOLVED:
            inside = (doubt[mixing] > 0).all() and (doubt[mixing] < 1).all()
            return doubt if inside else None
        slopes = np.einsum("eij,ie->ij", stage(doubt[:, None]).curve[..., 0], pay)
        try:
            step = np.linalg.solve(slopes[np.ix_(mixing, mixing)], gains)
        except np.linalg.LinAlgError:
            return None
        doubt[mixing] -= np.clip(step, -0.5, 0.5)
    return None
