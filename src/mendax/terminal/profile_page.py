"""Profiles of players as an HTML page with charts, without external resources or scripts."""

import math
from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING

from mendax.terminal.arena.charts import Calibrated, Interval, calibration, intervals
from mendax.terminal.arena.html_page import html_page, section, table
from mendax.words import Words

if TYPE_CHECKING:
    from mendax.coach.spot_counts import SpotCount
    from mendax.measure import Profile

_SURE = 1.96
"""The half-width of a 95% interval in standard deviations."""


def profile_page(
    words: Words,
    tables: "Sequence[tuple[str, Sequence[Profile]]]",
    heads: Sequence[str],
    row: "Callable[[Profile], Sequence[str]]",
    compared: Sequence[str],
) -> str:
    """Return the page. ``tables`` are titles with the profiles of each kind of table.

    ``heads`` and ``row`` make the table of the terminal, and ``compared`` are its sentences.
    """
    parts = [f"<h1>{escape(words.say('profile-page-title'))}</h1>"]
    for title, found in tables:
        parts.append(section(title, _costs(words, title, found), table(heads, map(row, found))))
        parts += _rates(words, found)
        parts += _beliefs(words, found)
    lines = "".join(f"<p>{escape(line)}</p>" for line in compared)
    parts.append(section(words.say("profile-page-compared"), lines))
    return html_page(words.language, words.say("profile-page-title"), *parts)


def scale_of(unit: str | None) -> tuple[int, float]:
    """Return the decimals and the factor of costs: chances are shown in percentage points."""
    return (3, 1.0) if unit == "points" else (2, 100.0)


def _costs(words: Words, title: str, found: "Sequence[Profile]") -> str:
    rows = []
    for one in found:
        places, scale = scale_of(one.unit)
        mean, margin = scale * one.cost.mean.mean, scale * (one.cost.mean.high - one.cost.mean.mean)
        rows.append(Interval(one.player, mean, margin, words.decimal(mean, places, margin)))
    return intervals(title, rows, 0.0)


def _rates(words: Words, found: "Sequence[Profile]") -> Iterator[str]:
    """Yield a chart of lies and of doubts, each beside the solution's rate in the same spots."""
    counts: dict[str, list[tuple[str, SpotCount]]] = {
        "lies": [(one.player, one.lies) for one in found if one.lies.spots],
        "doubts": [(one.player, one.doubts) for one in found if one.doubts.spots],
    }
    for name, each in counts.items():
        if not each:
            continue
        rows = []
        for player, count in each:
            more = 100 * (count.rate - count.expected_rate)
            margin = 100 * _SURE * math.sqrt(count.variance) / count.spots
            rows.append(Interval(player, more, margin, words.signed(more, 1)))
        title = words.say("profile-page-" + name)
        help_text = f'<p class="soft">{escape(words.say("profile-page-rates-help"))}</p>'
        yield section(title, help_text, intervals(title, rows, 0.0))


def _beliefs(words: Words, found: "Sequence[Profile]") -> Iterator[str]:
    """Yield a chart of calibration for each player with beliefs."""
    for one in found:
        if one.beliefs is None:
            continue
        title = words.say("profile-page-beliefs", player=one.player)
        points = [Calibrated(b.mean, b.lies / b.count, b.count) for b in one.beliefs.bins]
        heads = [words.say("profile-page-" + head) for head in ("stated", "found", "answers")]
        rows = [
            (words.percent(point.stated, 0), words.percent(point.found, 0), str(point.cases))
            for point in points
        ]
        lines = (words.say("profile-page-beliefs-help"), beliefs_line(words, one))
        shown = "".join(f'<p class="soft">{escape(line)}</p>' for line in lines)
        yield section(title, shown, calibration(title, points), table(heads, rows))


def beliefs_line(words: Words, one: "Profile") -> str:
    """Return the Brier score of a player with beliefs as a sentence."""
    scores = one.beliefs
    assert scores is not None
    told: dict[str, str | int] = {
        "player": one.player,
        "count": scores.count,
        "brier": words.decimal(scores.brier, 3),
        "compared": scores.compared,
    }
    if scores.brier_compared is not None and scores.sound is not None:
        told["there"] = words.decimal(scores.brier_compared, 3)
        told["sound"] = words.decimal(scores.sound, 3)
    return words.say("profile-beliefs" if "sound" in told else "profile-beliefs-alone", **told)
