"""The strength of bots as it is published and read. Loads no numerical code.

Rules of this file
1. ``strength.json`` beside it holds the published figures. The docs, the server and the terminal
   show it; ``python -m bench.strength`` measures it.
2. All figures but those of ``ThinkTimes`` follow from the seed and the number of games.
"""

import functools
from importlib.resources import files
from typing import Final, Literal

import msgspec

from mendax.core.game import Value

PACKAGED: Final = "strength.json"

Unit = Literal["wins", "chips"]
"""The share of games won, or chips (points, money) a game."""


class Estimate(Value, frozen=True):
    """A figure with its 95 % confidence interval; one that was computed exactly has none."""

    mean: float
    low: float
    high: float

    def text(self, unit: Unit, digits: int = 1) -> str:
        """``54.3 % (52.0–56.6)``, ``+3.2 (+1.0 … +5.4)``; without an interval if it has none."""
        if unit == "wins":
            mean, *ends = (f"{100 * each:.{digits}f}" for each in (self.mean, self.low, self.high))
            return f"{mean} %" + (f" ({ends[0]}–{ends[1]})" if self.low < self.high else "")
        mean, *ends = (f"{each:+.{digits}f}" for each in (self.mean, self.low, self.high))
        return mean + (f" ({ends[0]} … {ends[1]})" if self.low < self.high else "")


class Duel(Value, frozen=True):
    """How one bot does at a table where all the others are another bot."""

    bot: str
    others: str
    games: int
    result: Estimate


class WorstHabit(Value, frozen=True):
    """The simple habit that wins most from a bot, at a table where all the others are that bot."""

    name: str
    result: Estimate
    """In the unit of the table."""
    games: int
    """Games that were played, none of them to choose the habit; 0 if it was computed exactly."""


class ThinkTimes(Value, frozen=True):
    """Processor time of a decision in milliseconds, on the machine that measured."""

    decisions: int
    median: float
    most: float
    """Of 99 in a hundred decisions, at most."""
    slowest: float

    def text(self) -> dict[str, str]:
        """``median`` and ``most`` in two digits that count; less than 0.1 is not resolved."""
        median = "< 0.1" if self.median < 0.1 else _milliseconds(self.median)
        return {"median": median, "most": _milliseconds(max(0.1, self.most))}


def _milliseconds(spent: float) -> str:
    return f"{spent:.2g}" if spent < 100 else f"{spent:.0f}"


class BotStrength(Value, frozen=True):
    """How strong a bot is at tables of one size."""

    bot: str
    overall: Estimate | None
    """The mean of its duels, each of the other bots weighing the same; None for a bot alone."""
    best_response: Estimate | None
    """The gain of a best response, exactly; None where it cannot be computed."""
    habit: WorstHabit | None
    """None where none was tried."""
    thinks: ThinkTimes


class StrengthTable(Value, frozen=True):
    """The bots of a game under some rules at tables of one size, the strongest first."""

    game: str
    preset: str
    """Its name, empty for rules that are no preset."""
    rules: str
    seats: int
    unit: Unit
    fair: float
    """The figure of a bot among bots of its kind."""
    seed: str
    games: int
    """Of each duel."""
    bots: tuple[BotStrength, ...]
    duels: tuple[Duel, ...]
    """Of every bot against every other."""


class StrengthReport(Value, frozen=True):
    """All that was measured."""

    tables: tuple[StrengthTable, ...]

    def with_tables(self, tables: tuple[StrengthTable, ...]) -> "StrengthReport":
        """The same with these tables in place of those of the same game, rules and seats."""
        fresh = {_key(table): table for table in tables}
        known = tuple(fresh.pop(_key(table), table) for table in self.tables)
        return StrengthReport((*known, *fresh.values()))


def _key(table: StrengthTable) -> tuple[str, str, int]:
    return table.game, table.rules, table.seats


def read(text: str | bytes) -> StrengthReport:
    """A report as ``written``. Raises ``msgspec.MsgspecError`` for anything else."""
    return msgspec.json.decode(text, type=StrengthReport)


def written(report: StrengthReport) -> str:
    """The report as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n"


@functools.cache
def packaged() -> StrengthReport:
    """The published report."""
    return read(files("mendax.arena").joinpath(PACKAGED).read_bytes())
