"""Bots' strength in the terminal, as two tables for each rule set or as sentences."""

from collections.abc import Iterator
from typing import Final

from rich.console import Console, RenderableType

from mendax.arena.strength import BotStrength, Estimate, StrengthReport, StrengthTable
from mendax.games import game_named
from mendax.terminal import drawing, pages
from mendax.words import Words

_HEADS: Final = ("bot", "overall", "best-response", "habit", "thinks")
_ANSWERS: Final = ("believes", "doubts_rare", "doubts")
"""The second part of a habit's name in the dice games. The first part describes its claims, the
second its answers.
"""


def show(console: Console, words: Words, report: StrengthReport, plain: bool) -> None:
    """Print the figures of every bot, then those of every pair."""
    for table in report.tables:
        title = table_title(words, table)
        rows = [_row(words, table, one) for one in table.bots]
        if plain:
            pages.write(console, title)
            for row in rows:
                shown = dict(zip(_HEADS, row, strict=True))
                pages.write(console, words.say("strength-line", **shown))
            for line in _duels(words, table):
                pages.write(console, line)
        else:
            console.print(
                drawing.page(title, [words.say("strength-head-" + head) for head in _HEADS], rows)
            )
            console.print(_pairs(words, table))
        told: dict[str, str | int] = {
            "games": table.games,
            "seed": table.seed,
            "fair": _fair(words, table),
        }
        pages.write(console, words.say("strength-measured", **told))
    pages.write(console, words.say("strength-note"))


def table_title(words: Words, table: StrengthTable) -> str:
    """Return the game, the rules and the seats."""
    stem = pages.stem(game_named(table.game))
    rules = words.say(f"{stem}-preset-{pages.key(table.preset)}") if table.preset else table.rules
    return words.say(
        "strength-title", game=words.say(stem + "-title"), rules=rules, seats=table.seats
    )


def _fair(words: Words, table: StrengthTable) -> str:
    return Estimate(table.fair, table.fair, table.fair).text(words, table.unit)


def _row(words: Words, table: StrengthTable, one: BotStrength) -> list[str]:
    overall = "–" if one.overall is None else one.overall.text(words, table.unit)
    return [
        words.say("bot-" + one.bot),
        overall,
        _best_response(words, table, one),
        _habit(words, table, one),
        words.say("strength-times", **one.thinks.text(words)),
    ]


def _best_response(words: Words, table: StrengthTable, one: BotStrength) -> str:
    known = one.best_response
    return words.say("strength-unknown") if known is None else known.text(words, table.unit, 2)


def _habit(words: Words, table: StrengthTable, one: BotStrength) -> str:
    if one.habit is None:
        return words.say("strength-untried")
    digits = 1 if one.habit.games else 2
    result, habit = (
        one.habit.result.text(words, table.unit, digits),
        habit_name(words, one.habit.name),
    )
    return words.say("strength-habit", result=result, habit=habit)


def habit_name(words: Words, name: str) -> str:
    """Return a habit's name."""
    for answer in _ANSWERS:
        if name.endswith("_" + answer):
            says = pages.key(name.removesuffix("_" + answer))
            parts = words.say("habit-says-" + says), words.say("habit-answers-" + pages.key(answer))
            return ", ".join(parts)
    return words.say("exploiter-" + pages.key(name))


def _duels(words: Words, table: StrengthTable) -> Iterator[str]:
    for duel in table.duels:
        one, other = (words.say("bot-" + bot) for bot in (duel.bot, duel.others))
        result = duel.result.text(words, table.unit)
        yield words.say("strength-duel", bot=one, others=other, result=result)


def _pairs(words: Words, table: StrengthTable) -> RenderableType:
    """Return a table of pairs, with one row per bot and one column per opponent.

    The figures are shown without intervals to save space.
    """
    results = {(duel.bot, duel.others): duel.result.mean for duel in table.duels}
    names = [one.bot for one in table.bots]
    called = {bot: words.say("bot-" + bot) for bot in names}
    rows = [
        [called[bot], *(_cell(words, results.get((bot, other)), table) for other in names)]
        for bot in names
    ]
    heads = ["", *called.values()]
    return drawing.page(words.say("strength-pairs"), heads, rows)


def _cell(words: Words, mean: float | None, table: StrengthTable) -> str:
    if mean is None:
        return "·"
    return words.decimal(100 * mean, 0) if table.unit == "wins" else words.signed(mean, 0)
