"""Tests of intervals: published examples, and the behaviour at the limits."""

import pytest

from mendax.arena.intervals import mean, overall, rounded, share
from mendax.arena.strength import Estimate


def test_the_score_interval_is_the_published_one() -> None:
    # Newcombe 1998, "Two-sided confidence intervals for the single proportion", table I, method 3
    some = share(81, 263)
    assert some.mean == pytest.approx(81 / 263)
    assert (some.low, some.high) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    all_won = share(29, 29)
    assert (all_won.low, all_won.high) == pytest.approx((0.8830, 1.0), abs=5e-5)
    assert share(0, 20).low == 0.0


def test_a_mean_has_the_normal_interval() -> None:
    one = mean([1.0, 3.0] * 50)
    assert one.mean == 2.0
    assert one.high - one.mean == pytest.approx(1.96 * 1.00504 / 10, abs=1e-4)


def test_several_estimates_together_are_surer_than_each() -> None:
    both = overall([Estimate(0.4, 0.3, 0.5), Estimate(0.6, 0.5, 0.8)])
    assert both is not None
    assert rounded(both, 4) == Estimate(0.5, 0.4293, 0.6118)
    assert overall([]) is None
