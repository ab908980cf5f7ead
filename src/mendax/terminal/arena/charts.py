"""The charts of a match as SVG, in the page's colours and without text.

Every chart has its own units and scales with the page. A table or title next to the chart repeats
its data for readers who can't see it.
"""

import math
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

_WIDE, _ROW, _LABEL, _RIGHT = 460, 32, 128, 128


class Interval(NamedTuple):
    """A value and the half-width of its interval."""

    label: str
    value: float
    margin: float
    shown: str


def intervals(title: str, rows: Sequence[Interval], middle: float) -> str:
    """Draw each row as a dot with its interval on a common axis, with a line at ``middle``."""
    reach = [r.margin if math.isfinite(r.margin) else 0.0 for r in rows]
    low = min([middle, *(row.value - by for row, by in zip(rows, reach, strict=True))])
    high = max([middle, *(row.value + by for row, by in zip(rows, reach, strict=True))])
    span = (high - low) or 1.0
    room = _WIDE - _LABEL - _RIGHT

    def across(value: float) -> float:
        return _LABEL + room * (value - low) / span

    tall = _ROW * len(rows) + 8
    axis = f'x1="{across(middle):.1f}" x2="{across(middle):.1f}" y1="0" y2="{tall}"'
    drawn = [f'<line class="axis" {axis}/>']
    for at, (row, by) in enumerate(zip(rows, reach, strict=True)):
        y = _ROW * at + _ROW / 2 + 4
        left, right = across(row.value - by), across(row.value + by)
        drawn.append(_text(_LABEL - 12, y, row.label, "end"))
        drawn.append(f'<line class="span" x1="{left:.1f}" x2="{right:.1f}" y1="{y}" y2="{y}"/>')
        drawn += (
            f'<line class="span" x1="{x:.1f}" x2="{x:.1f}" y1="{y - 5}" y2="{y + 5}"/>'
            for x in (left, right)
        )
        drawn.append(f'<circle class="dot" cx="{across(row.value):.1f}" cy="{y}" r="5"/>')
        drawn.append(_text(_WIDE, y, row.shown, "end", "value"))
    return _svg(title, _WIDE, tall, drawn)


class Spread(NamedTuple):
    """A distribution: its median, a high quantile and its maximum."""

    label: str
    middle: float
    most: float
    farthest: float
    shown: str


def spreads(title: str, rows: Sequence[Spread]) -> str:
    """Draw each row as a bar to the median, a thin bar to the high quantile, and a tick at the
    maximum, on a logarithmic axis."""
    floor = 0.01
    ends = [math.log10(max(floor, row.farthest)) for row in rows]
    low, high = math.floor(min(math.log10(max(floor, r.middle)) for r in rows)), max(ends)
    high = max(math.ceil(high), low + 1)
    room = _WIDE - _LABEL - _RIGHT

    def across(value: float) -> float:
        return _LABEL + room * (math.log10(max(10**low, value)) - low) / (high - low)

    tall = _ROW * len(rows) + 26
    drawn = []
    for power in range(low, high + 1):
        x = across(10.0**power)
        drawn.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{tall - 20}"/>')
        drawn.append(_text(x, tall - 8, f"{10.0**power:g}", "middle", "tick"))
    for at, row in enumerate(rows):
        y = _ROW * at + _ROW / 2
        drawn.append(_text(_LABEL - 12, y, row.label, "end"))
        drawn.append(
            f'<line class="span" x1="{_LABEL}" x2="{across(row.most):.1f}" y1="{y}" y2="{y}"/>'
        )
        wide = max(2.0, across(row.middle) - _LABEL)
        drawn.append(
            f'<rect class="bar" x="{_LABEL}" y="{y - 6}" width="{wide:.1f}" height="12" rx="2"/>'
        )
        x = across(row.farthest)
        drawn.append(f'<line class="span" x1="{x:.1f}" x2="{x:.1f}" y1="{y - 6}" y2="{y + 6}"/>')
        drawn.append(_text(_WIDE, y, row.shown, "end", "value"))
    return _svg(title, _WIDE, tall, drawn)


class Calibrated(NamedTuple):
    """Stated probabilities with about the same value."""

    stated: float
    """Their mean."""
    found: float
    """The share of cases that came true."""
    cases: int


def calibration(title: str, points: Sequence[Calibrated]) -> str:
    """Draw stated against found shares. Points on the diagonal are well calibrated, and the area of
    a point is its number of cases."""
    side, most = 220, max(point.cases for point in points)
    drawn = [
        f'<rect class="frame" x="0" y="0" width="{side}" height="{side}"/>',
        f'<line class="axis" x1="0" x2="{side}" y1="{side}" y2="0"/>',
    ]
    for point in points:
        x, y = side * point.stated, side * (1 - point.found)
        radius = 3 + 9 * math.sqrt(point.cases / most)
        drawn.append(f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"/>')
    return _svg(title, _WIDE, side, drawn)


def _text(x: float, y: float, text: str, anchor: str, kind: str = "label") -> str:
    shown = text if len(text) <= 18 else text[:17] + "…"
    return (
        f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" dy=".35em" text-anchor="{anchor}">'
        f"{escape(shown)}</text>"
    )


def _svg(title: str, wide: float, tall: float, drawn: Sequence[str]) -> str:
    return (
        f'<svg role="img" aria-label="{escape(title)}" viewBox="0 0 {wide:g} {tall:g}">'
        + "".join(drawn)
        + "</svg>"
    )
