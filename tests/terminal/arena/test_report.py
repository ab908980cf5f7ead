"""Tests of faults and thinking times beside the standings in the report of a match."""

import io
import math
import re

import pytest
from rich.console import Console

from mendax.games import GAMES as BOOKS
from mendax.terminal.arena.charts import Interval, intervals
from mendax.terminal.arena.report import for_programs, show
from mendax.words import Words
from tests.terminal.arena.played import REPORT


def test_faults_are_reported_as_text_and_as_data() -> None:
    console = Console(file=io.StringIO(), width=200)
    show(console, Words("en"), BOOKS["mia"], REPORT, plain=True)
    said = console.file.getvalue()  # type: ignore[attr-defined]
    assert "<slow>.py: faults in 8 games (8 × no answer in time), 8 forfeited" in said
    assert "refused: 16" in said
    assert "Game 1, no answer in time: " in said
    assert "Last line of its standard error: <slow>" in said
    assert "program-silent" not in said
    assert "quick.py: no faults" in said
    assert "<slow>.py: a move takes 5,000 ms" in said
    found = for_programs(REPORT)
    assert found["charges"][1].faults == {"timeout": 8}
    (first,) = found["charges"][1].first
    assert (first.kind, first.game, first.error) == ("timeout", 1, "<slow>")
    assert first.reason.key == "program-silent"
    assert found["charges"][2].first == ()
    assert found["thinking"][0] is None


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
