"""The odds page of French poker: every claim in order, with the chance that a fresh roll reaches
it.
"""

from typing import Any, Final

from rich.console import Console

from mendax.games.french_poker.claims import HandRank, written
from mendax.games.french_poker.ladder import ladder
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.terminal import drawing, pages
from mendax.terminal.presentation import OddsPage
from mendax.words import Words
from mendax.words.french_poker_names import claim_name


def for_programs(rules: FrenchPokerRules) -> list[dict[str, Any]]:
    """Return the claims, highest first, each with the number of ``ways`` to roll it or better."""
    order = ladder(rules)
    return [
        {
            "claim": rung.claim,
            "hand": rung.hand,
            "ranks": list(rung.ranks),
            "kickers": list(rung.kickers),
            "reached_by": rung.reached_by,
            "ways": order.ways,
            "reached_percent": round(100 * rung.reached_by / order.ways, 2),
        }
        for rung in reversed(order.rungs)
    ]


def show(console: Console, words: Words, rules: FrenchPokerRules, plain: bool) -> None:
    """Print the page."""
    title = words.say("terminal-odds-title", game=words.say("french-poker-title"))
    rungs = for_programs(rules)
    if plain:
        for line in (title, *(_line(words, rules, rung) for rung in rungs)):
            pages.write(console, line)
        return
    heads = [words.say("terminal-odds-" + head) for head in ("claim", "written", "fresh")]
    console.print(drawing.page(title, heads, [_row(words, rules, rung) for rung in rungs]))


def _line(words: Words, rules: FrenchPokerRules, rung: dict[str, Any]) -> str:
    name, claim = _named(words, rules, rung)
    ways = {"reached": rung["reached_by"], "ways": rung["ways"]}
    percent = words.decimal(rung["reached_percent"], 2)
    return words.say("terminal-odds-claim-line", name=name, claim=claim, **ways, percent=percent)


def _row(words: Words, rules: FrenchPokerRules, rung: dict[str, Any]) -> list[str]:
    name, claim = _named(words, rules, rung)
    percent = words.percent(rung["reached_percent"] / 100, 2)
    bar = "█" * round(rung["reached_percent"] / 4)
    return [name, claim, f"{rung['reached_by']:>5}/{rung['ways']} {percent:>8}  {bar}"]


def _named(words: Words, rules: FrenchPokerRules, rung: dict[str, Any]) -> tuple[str, str]:
    """Return the name of a claim and its typed form."""
    claim = HandRank(rung["hand"], tuple(rung["ranks"]), tuple(rung["kickers"]))
    return claim_name(words, rules, claim), written(rung["claim"], rules)


LADDER_PAGE: Final = OddsPage(for_programs, show)
