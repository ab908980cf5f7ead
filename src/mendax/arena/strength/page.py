"""The strength of bots as Markdown.

``python -m mendax.arena.strength.page docs/strength.md`` puts the figures that come along between
the marks in that page.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from mendax.arena.strength.values import (
    BotStrength,
    Estimate,
    StrengthReport,
    StrengthTable,
    Unit,
    packaged,
)

BEGIN: Final = "<!-- made by python -m mendax.arena.strength.page; edit nothing below -->"
END: Final = "<!-- end of what is made -->"
_TITLES: Final = {"mia": "Mia", "french_poker": "French poker", "sword_of_lies": "Sword of Lies"}


def markdown(report: StrengthReport) -> str:
    """Every table: its bots, then all pairs."""
    return "\n".join(line for table in report.tables for line in _table(table)) + "\n"


def refreshed(page: str, report: StrengthReport) -> str:
    """The page with what is made made anew."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{markdown(report)}\n{END}{after}"


def _table(table: StrengthTable) -> Iterator[str]:
    title = _TITLES.get(table.game, table.game)
    rules = f"`{table.preset}`" if table.preset else f"`{table.rules}`"
    yield f"### {title}, {rules}, {table.seats} seats"
    yield ""
    fair = Estimate(table.fair, table.fair, table.fair).text(table.unit)
    yield f"{table.games} games of every pair, seed `{table.seed}`; among its like a bot has {fair}"
    yield ""
    counted = "games won" if table.unit == "wins" else "chips a game"
    yield f"| bot | {counted} | who knows it | thinks |"
    yield "|---|---|---|---|"
    for one in table.bots:
        overall = "–" if one.overall is None else one.overall.text(table.unit)
        times = one.thinks.text()
        thinks = f"{times['median']} ms, 99 %: {times['most']} ms"
        yield f"| `{one.bot}` | {overall} | {_weakness(one, table.unit)} | {thinks} |"
    yield ""
    names = [one.bot for one in table.bots]
    yield f"| among | {' | '.join(f'`{name}`' for name in names)} |"
    yield "|---" * (len(names) + 1) + "|"
    results = {(duel.bot, duel.others): duel.result for duel in table.duels}
    for bot in names:
        cells = (_short(results.get((bot, other)), table.unit) for other in names)
        yield f"| `{bot}` | {' | '.join(cells)} |"
    yield ""


def _weakness(one: BotStrength, unit: Unit) -> str:
    if one.weakness is None:
        return "not known"
    if one.weakness.exact:
        return one.weakness.result.text(unit, 2)
    habit = one.weakness.by.replace("-", " ").replace("_", " ")
    return f"{one.weakness.result.text(unit)}, {habit}"


def _short(one: Estimate | None, unit: Unit) -> str:
    """A figure of a pair: whole numbers with the larger half of the interval."""
    if one is None:
        return "·"
    half = max(one.mean - one.low, one.high - one.mean)
    if unit == "wins":
        return f"{100 * one.mean:.0f} ± {100 * half:.0f}"
    return f"{one.mean:+.0f} ± {half:.0f}"


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.write_text(refreshed(target.read_text(), packaged()))
