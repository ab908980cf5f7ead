"""The strength of bots as Markdown, between the marks of ``docs/strength.md``."""

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final

from mendax.arena.strength import (
    BotStrength,
    Estimate,
    StrengthReport,
    StrengthTable,
    Unit,
)
from mendax.bots.levels import levels_of
from mendax.coach.registry import coach_of
from mendax.games import game_named
from mendax.games.rules import read_options
from mendax.words import Words

BEGIN: Final = "<!-- made by python -m bench.strength; edit nothing below -->"
END: Final = "<!-- end of what is made -->"
_ENGLISH: Final = Words("en")
_SOUND: Final = {"mia": "equilibrium", "french_poker": "equilibrium", "sword_of_lies": "marshal"}
"""The bot that represents sound play: the solved game, or the strongest bot."""
_TITLES: Final = {"mia": "Mia", "french_poker": "French poker", "sword_of_lies": "Sword of Lies"}


def markdown(report: StrengthReport) -> str:
    """Return every table: its bots, then all pairs."""
    return "\n".join(line for table in report.tables for line in _table(table)) + "\n"


def refreshed(page: str, report: StrengthReport) -> str:
    """Return the page with the figures of ``report`` between its marks."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{markdown(report)}\n{END}{after}"


def _table(table: StrengthTable) -> Iterator[str]:
    title = _TITLES.get(table.game, table.game)
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
    yield from _levels(table, results)


def _levels(table: StrengthTable, results: dict[tuple[str, str], Estimate]) -> Iterator[str]:
    """Yield each level's mean results against sound play and best responses, if measured.

    The error is the loss to sound play. A best response's gain is exact, in hundredths of a game.
    """
    sound = _SOUND.get(table.game, "")
    if sound not in {one.bot for one in table.bots}:
        return
    fair = Estimate(table.fair, table.fair, table.fair)
    yield f"| level | bots | against `{sound}` | error | gain of a best response |"
    yield "|---|---|---|---|---|"
    for level, bots in levels_of(table.game)._asdict().items():
        if level == "perfect" and not _is_solved(table):
            yield "| perfect | not offered | · | · | · |"
            continue
        met = [fair if bot == sound else results[bot, sound] for bot in bots]
        mean = sum(each.mean for each in met) / len(met)
        half = hypot(*(each.high - each.mean for each in met)) / len(met)
        named = ", ".join(f"`{bot}`" for bot in bots)
        whole = Estimate(mean, mean - half, mean + half)
        lost = Estimate(table.fair - mean, table.fair - mean - half, table.fair - mean + half)
        cells = _short(whole, table.unit), _short(lost, table.unit), _gain(table, bots)
        yield f"| {level} | {named} | {' | '.join(cells)} |"
    yield ""


def _is_solved(table: StrengthTable) -> bool:
    """Return whether the lobby offers "perfect" at this table."""
    coach, game = coach_of(table.game), game_named(table.game)
    rules = read_options(game.presets[game.default_preset], table.rules.split())
    return coach is not None and coach.coverage(rules, table.seats).solved == "whole"


def _gain(table: StrengthTable, bots: Sequence[str]) -> str:
    """Return the mean gain of best responses to ``bots`` over the fair share, if all are exact."""
    known = {one.bot: one.best_response for one in table.bots}
    best = [known[bot] for bot in bots]
    exact = [max(0.0, each.mean - table.fair) for each in best if each and table.unit == "wins"]
    if len(exact) < len(bots):
        return "not known"
    return f"{100 * sum(exact) / len(exact):.2f}"


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
