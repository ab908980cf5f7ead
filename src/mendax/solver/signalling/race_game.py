"""Signalling games with several answerers, who decide at the same time whether to doubt.

An announcer who knows the roll makes a claim. Then every answerer doubts or waits. If several
doubt, a lot with equal chances decides whose doubt counts. If all wait, the claim is believed.
"""

import itertools
import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]


class RaceGame(NamedTuple):
    """A game as arrays. Rows are types and columns are claims, as in ``SignallingGame``.

    An *end* is 0 if the claim is believed, or the number of the answerer whose doubt counts.
    """

    pay: Floats
    """``pay[seat, end, row, column]``: the payoffs. Seat 0 announces; seat n is answerer n."""
    w: Floats
    """``w[row]``: the probability of the type."""
    slips: Floats
    """``slips[row, column]``: the relative odds that a tremble of a type makes a claim."""
    fixed: Floats
    """``fixed[answerer − 1, column]``: 0 or 1 if the answerer has no choice, otherwise −1."""


class StageOdds(NamedTuple):
    """The odds of a stage, as functions of the answerers' doubts, with their derivatives."""

    ends: Floats
    """``ends[end, column]``: the probability of the end."""
    slope: Floats
    """``slope[end, answerer, column]``: its derivative by a doubt."""
    curve: Floats
    """``curve[end, answerer, answerer, column]``: its derivative by two doubts."""


def lots(doubts: Sequence[Any]) -> list[Any]:
    """Return the odds of the ends, given the doubt of each answerer: numbers, or arrays by claim.

    ``stage`` also returns derivatives; this function needs no numpy.
    """
    ends: list[Any] = [0.0] * (len(doubts) + 1)
    for mask in itertools.product((0, 1), repeat=len(doubts)):
        odds = math.prod(d if chosen else 1.0 - d for d, chosen in zip(doubts, mask, strict=True))
        firsts = [n for n, chosen in enumerate(mask, start=1) if chosen] or [0]
        for end in firsts:
            ends[end] = ends[end] + odds / len(firsts)
    return ends


def stage(doubt: Floats) -> StageOdds:
    """Return the odds of the ends, given ``doubt[answerer, column]``."""
    k, columns = doubt.shape
    slope, curve = np.zeros((k + 1, k, columns)), np.zeros((k + 1, k, k, columns))
    choices = np.stack([1.0 - doubt, doubt])
    for mask in itertools.product((0, 1), repeat=k):
        lot = np.array([float(not any(mask)), *mask])[:, None]
        lot /= lot.sum()
        factors = [choices[chosen, i] for i, chosen in enumerate(mask)]
        signs = [2 * chosen - 1 for chosen in mask]
        for i in range(k):
            slope[:, i] += signs[i] * lot * math.prod(factors[:i] + factors[i + 1 :])
            for j in range(i):
                rest = factors[:j] + factors[j + 1 : i] + factors[i + 1 :]
                both = signs[i] * signs[j] * lot * math.prod(rest)
                curve[:, i, j] += both
                curve[:, j, i] += both
    return StageOdds(np.stack(lots([*doubt])), slope, curve)
