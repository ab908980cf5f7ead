"""The published strength of bots. This module loads no numerical code.

``strength.json`` in this folder contains the published figures. The docs, the server and the
terminal show these figures; ``python -m bench.strength`` measures them. The seed and the number of
games determine all figures except ``ThinkTimes``.
"""

import functools
from importlib.resources import files
from typing import Final, Literal

import msgspec

from mendax.core.game import Value
from mendax.games import game_named
from mendax.games.rules import read_options, write_options
from mendax.words import Words

PACKAGED: Final = "strength.json"

Unit = Literal["wins", "chips"]
"""The unit of a figure: the share of games won, or chips (points, money) per game."""


class Estimate(Value, frozen=True):
    """A figure with its 95% confidence interval.

    The interval has zero width if the figure is exact.
    """

    mean: float
    low: float
    high: float

    def text(self, words: Words, unit: Unit, digits: int = 1) -> str:
        """Return text such as ``54.3% (52.0–56.6)`` or ``+3.2 (+1.0 … +5.4)``.

        Exact figures have no interval.
        """
        if unit == "wins":
            mean = words.percent(self.mean, digits)
            low, high = (words.decimal(100 * end, digits) for end in (self.low, self.high))
            return mean + (f" ({low}–{high})" if self.low < self.high else "")
        mean, low, high = (words.signed(each, digits) for each in (self.mean, self.low, self.high))
        return mean + (f" ({low} … {high})" if self.low < self.high else "")


class Duel(Value, frozen=True):
    """The result of a bot at a table where all other seats are another bot."""

    bot: str
    others: str
    games: int
    result: Estimate


class WorstHabit(Value, frozen=True):
    """The simple habit that wins most at a table where all other seats are one bot."""

    name: str
    result: Estimate
    """The result in the unit of the table."""
    games: int
    """The number of games after those that selected the habit, or 0 if the result is exact."""


class ThinkTimes(Value, frozen=True):
    """CPU time per decision in milliseconds, on the measuring machine."""

    decisions: int
    median: float
    most: float
    """The 99th percentile of CPU time."""
    slowest: float

    def text(self, words: Words) -> dict[str, str]:
        """Return ``median`` and ``most`` with one decimal below 10, or ``< 0.1``."""
        under = "< " if self.median < 0.1 else ""
        return {
            "median": under + _milliseconds(words, self.median),
            "most": _milliseconds(words, self.most),
        }


def _milliseconds(words: Words, spent: float) -> str:
    return words.decimal(max(0.1, spent), 1 if spent < 10 else 0)


class BotStrength(Value, frozen=True):
    """The strength of a bot at tables of one size."""

    bot: str
    overall: Estimate | None
    """The equally weighted mean of the bot's duels, or None for a single bot."""
    best_response: Estimate | None
    """The exact gain of a best response, or None if it cannot be computed."""
    habit: WorstHabit | None
    """The worst habit for the bot, or None if no habit was tried."""
    thinks: ThinkTimes


class StrengthTable(Value, frozen=True):
    """The bots of a game under some rules at tables of one size, strongest first."""

    game: str
    preset: str
    """The name of the preset, or an empty string for other rules."""
    rules: str
    seats: int
    unit: Unit
    fair: float
    """The figure of a bot against identical bots."""
    seed: str
    games: int
    """The number of games per duel."""
    bots: tuple[BotStrength, ...]
    duels: tuple[Duel, ...]
    """The duels of every bot against every other bot."""


class StrengthReport(Value, frozen=True):
    """All measured tables."""

    tables: tuple[StrengthTable, ...]

    def with_tables(self, tables: tuple[StrengthTable, ...]) -> "StrengthReport":
        """Return the report with these tables in place of those with the same game, rules and
        seats."""
        fresh = {_key(table): table for table in tables}
        known = tuple(fresh.pop(_key(table), table) for table in self.tables)
        return StrengthReport((*known, *fresh.values()))


def _key(table: StrengthTable) -> tuple[str, str, int]:
    return table.game, table.rules, table.seats


def read(text: str | bytes) -> StrengthReport:
    """Parse a report from ``written``, and add all current options.

    Options that are newer than the report get their defaults. Raises ``msgspec.MsgspecError``.
    """
    report = msgspec.json.decode(text, type=StrengthReport)
    return StrengthReport(tuple(_with_all_options(table) for table in report.tables))


def _with_all_options(table: StrengthTable) -> StrengthTable:
    book = game_named(table.game)
    rules = read_options(book.presets[book.default_preset], table.rules.split())
    return msgspec.structs.replace(table, rules=write_options(rules))


def written(report: StrengthReport) -> str:
    """Return the report as JSON with one line for each table, bot and duel."""
    text = msgspec.json.encode(report).decode()
    return text.replace('{"game":', '\n{"game":').replace('{"bot":', '\n{"bot":') + "\n"


@functools.cache
def packaged() -> StrengthReport:
    """Return the published report."""
    return read(files("mendax.arena").joinpath(PACKAGED).read_bytes())
