"""Tests of faults and thinking times beside the standings in the report of a match."""

import io
import math
import re
from itertools import pairwise

import pytest
from rich.console import Console

from mendax.games import GAMES as BOOKS
from mendax.terminal.arena.charts import Interval, Spread, intervals, spreads
from mendax.terminal.arena.report import for_programs, show, thinking
from mendax.words import Words
from tests.terminal.arena.played import GAMES, REPORT


def test_thinking_times_are_of_programs_alone() -> None:
    nobody, slow, quick = thinking(3, GAMES)
    assert nobody is None
    assert slow is not None
    assert quick is not None
    assert (slow.moves, slow.median, slow.slowest) == (8, 5000.0, 5000.0)
    assert (quick.moves, quick.median, quick.slowest) == (24, 2.0, 3.0)
    assert quick.median <= quick.most <= quick.slowest
    assert thinking(3, [game._replace(conducts=()) for game in GAMES]) == ()


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


def test_spreads_are_by_powers_of_ten() -> None:
    rows = [Spread("a", 1.0, 10.0, 100.0, "1 ms"), Spread("b", 0.0, 0.0, 0.0, "0 ms")]
    svg = spreads("<t>", rows)
    assert 'aria-label="&lt;t&gt;"' in svg
    ticks = [float(x) for x in re.findall(r'class="tick" x="([\d.]+)"', svg)]
    steps = {round(b - a) for a, b in pairwise(ticks)}
    assert len(steps) == 1, "powers of ten are equally far from each other"
