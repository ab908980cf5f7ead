"""Confidence intervals for proportions, for means, and for averages of such estimates."""

import math
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Final

from mendax.arena.strength import Estimate

_STANDARD_ERRORS: Final = 1.96
"""The half-width of a 95% confidence interval in standard errors, for a normal distribution."""


def share(wins: float, games: int) -> Estimate:
    """Return the proportion of games won, with Wilson's score interval.

    The interval (1927, "Probable inference, the law of succession, and statistical inference") is
    valid even if all games were won.
    """
    mean, z = wins / games, _STANDARD_ERRORS**2 / games
    middle = mean + z / 2
    half = math.sqrt(z * (mean * (1 - mean) + z / 4))
    low, high = (middle - half) / (1 + z), (middle + half) / (1 + z)
    return Estimate(mean, min(mean, max(0.0, low)), max(mean, min(1.0, high)))


def mean(values: Sequence[float]) -> Estimate:
    """Return the mean payoff with an interval by normal approximation.

    The interval is infinite for fewer than two values.
    """
    if len(values) < 2:
        return Estimate(fmean(values), -math.inf, math.inf)
    half = _STANDARD_ERRORS * stdev(values) / math.sqrt(len(values))
    return Estimate(fmean(values), fmean(values) - half, fmean(values) + half)


def overall(estimates: Sequence[Estimate]) -> Estimate | None:
    """Return the equally weighted mean of independent estimates, or None if there are none.

    The interval combines the intervals of the estimates (Zou and Donner 2008, "Construction of
    confidence limits about effect measures: a general approach").
    """
    if not estimates:
        return None
    middle = fmean(one.mean for one in estimates)
    below = math.hypot(*(one.mean - one.low for one in estimates)) / len(estimates)
    above = math.hypot(*(one.high - one.mean for one in estimates)) / len(estimates)
    return Estimate(middle, middle - below, middle + above)


def rounded(one: Estimate, places: int = 5) -> Estimate:
    """Return the estimate rounded to ``places`` decimals."""
    return Estimate(*(round(value, places) for value in (one.mean, one.low, one.high)))
