"""The strength of bots as Markdown, between the marks of ``docs/strength.md``."""

from collections.abc import Iterator
from typing import Final

from mendax.arena.strength import (
    BotStrength,
    Estimate,
    StrengthReport,
    StrengthTable,
    Unit,
)
from mendax.words import Words

BEGIN: Final = "<!-- made by python -m bench.strength; edit nothing below -->"
END: Final = "<!-- end of what is made -->"
_ENGLISH: Final = Words("en")
TITLES: Final = {"mia": "Mia", "french_poker": "French poker", "sword_of_lies": "Sword of Lies"}


def markdown(report: StrengthReport) -> str:
    """Return every table: its bots, then all pairs."""
    return "\n".join(line for table in report.tables for line in _table(table)) + "\n"


def refreshed(page: str, report: StrengthReport) -> str:
    """Return the page with the figures of ``report`` between its marks."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{markdown(report)}\n{END}{after}"


def _table(table: StrengthTable) -> Iterator[str]:
    title = TITLES.get(table.game, table.game)
    rules = f"`{table.preset}`" if table.preset else f"`{table.rules}`"
    yield f"### {title}, {rules}, {table.seats} seats"
    yield ""
    fair = Estimate(table.fair, table.fair, table.fair).text(_ENGLISH, table.unit)
    yield f"Each pair played {table.games} games with seed `{table.seed}`. A fair result is {fair}."
    yield ""
    counted = "games won" if table.unit == "wins" else "chips a game"
    yield f"| bot | {counted} | best response | worst habit | thinking time |"
    yield "|---|---|---|---|---|"
    for one in table.bots:
        overall = "–" if one.overall is None else one.overall.text(_ENGLISH, table.unit)
        times = one.thinks.text(_ENGLISH)
        thinks = f"{times['median']} ms, 99%: {times['most']} ms"
        best = (
            "not known"
            if one.best_response is None
            else one.best_response.text(_ENGLISH, table.unit, 2)
        )
        habit = _habit(one, table.unit)
        yield f"| `{one.bot}` | {overall} | {best} | {habit} | {thinks} |"
    yield ""
    names = [one.bot for one in table.bots]
    yield f"| among | {' | '.join(f'`{name}`' for name in names)} |"
    yield "|---" * (len(names) + 1) + "|"
    results = {(duel.bot, duel.others): duel.result for duel in table.duels}
    for bot in names:
        cells = (_short(results.get((bot, other)), table.unit) for other in names)
        yield f"| `{bot}` | {' | '.join(cells)} |"
    yield ""


def _habit(one: BotStrength, unit: Unit) -> str:
    if one.habit is None:
        return "not tried"
    digits = 1 if one.habit.games else 2
    return f"{one.habit.result.text(_ENGLISH, unit, digits)}, `{one.habit.name}`"


def _short(one: Estimate | None, unit: Unit) -> str:
    """Return a pair's figure in whole numbers, with the larger half of its interval."""
    if one is None:
        return "·"
    half = max(one.mean - one.low, one.high - one.mean)
    if unit == "wins":
        return f"{100 * one.mean:.0f} ± {100 * half:.0f}"
    return f"{one.mean:+.0f} ± {half:.0f}"
