"""The odds page of Mia: the order of values, with the chance that a fresh roll beats each."""

from typing import Any, Final

from rich.console import Console

from mendax.games.mia.ladder import ladder
from mendax.games.mia.rules import MiaRules
from mendax.terminal import drawing, pages
from mendax.terminal.presentation import OddsPage
from mendax.words import Words

_ROLLS: Final = 36
"""The number of equally likely rolls of two dice."""


def for_programs(rules: MiaRules) -> list[dict[str, Any]]:
    """Return the values, highest first, with the number of rolls (of 36) that beat and reach
    each.
    """
    return [
        {
            "value": rung.value,
            "rolls": list(rung.rolls),
            "beaten_by": rung.beaten_by,
            "beaten_percent": round(100 * rung.beaten_by / _ROLLS),
            "reached_by": rung.reached_by,
            "reached_percent": round(100 * rung.reached_by / _ROLLS),
        }
        for rung in reversed(ladder(rules).rungs)
    ]


def show(console: Console, words: Words, rules: MiaRules, plain: bool) -> None:
    """Print the page."""
    title = words.say("terminal-odds-title", game=words.say("mia-title"))
    rungs = for_programs(rules)
    if plain:
        pages.write(console, title)
        for rung in rungs:
            shown = {"value": rung["value"], "beaten": rung["beaten_by"]}
            rest = {"percent": rung["beaten_percent"], "reached": rung["reached_by"]}
            pages.write(console, words.say("terminal-odds-line", **shown, **rest))
        return
    heads = [words.say("terminal-odds-" + head) for head in ("value", "rolls", "beaten", "reached")]
    console.print(drawing.page(title, heads, [_row(words, rung) for rung in rungs]))


def _row(words: Words, rung: dict[str, Any]) -> list[str]:
    bar = "█" * round(rung["beaten_by"] / 2)
    beaten, reached = (words.percent(rung[of] / _ROLLS, 0) for of in ("beaten_by", "reached_by"))
    return [
        str(rung["value"]),
        " ".join(str(roll) for roll in rung["rolls"]),
        f"{rung['beaten_by']:>2}/{_ROLLS} {beaten:>5}  {bar}",
        f"{rung['reached_by']:>2}/{_ROLLS} {reached:>5}",
    ]


LADDER_PAGE: Final = OddsPage(for_programs, show)
