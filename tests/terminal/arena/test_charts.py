"""Pictures of figures: everything lies within the picture, at its place."""

import math
import re
from itertools import pairwise

import pytest

from mendax.terminal.arena.charts import Interval, Spread, intervals, spreads


def test_intervals_lie_in_their_order_and_within() -> None:
    rows = [Interval("a", 0.5, 0.25, "+0.5"), Interval("b", -0.5, math.inf, "?")]
    svg = intervals("t", rows, 0.0)
    first, second = (float(x) for x in re.findall(r'<circle class="dot" cx="([\d.]+)"', svg))
    middle = float(re.findall(r'class="axis" x1="([\d.]+)"', svg)[0])
    assert 0 < second < middle < first < 460
    assert first - middle == pytest.approx(middle - second)
    left, right = map(float, re.findall(r'class="span" x1="([\d.]+)" x2="([\d.]+)"', svg)[0])
    assert first - left == pytest.approx(right - first)
    assert right - first == pytest.approx((first - middle) / 2, abs=0.1)
    assert "inf" not in svg
    assert "nan" not in svg


def test_spreads_are_by_powers_of_ten() -> None:
    rows = [Spread("a", 1.0, 10.0, 100.0, "1 ms"), Spread("b", 0.0, 0.0, 0.0, "0 ms")]
    svg = spreads("<t>", rows)
    assert 'aria-label="&lt;t&gt;"' in svg
    ticks = [float(x) for x in re.findall(r'class="tick" x="([\d.]+)"', svg)]
    steps = {round(b - a) for a, b in pairwise(ticks)}
    assert len(steps) == 1, "powers of ten are equally far from each other"
