"""The names and the list of bots in the terminal."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console

from mendax.bots import BOTS
from mendax.bots.bot import ANY_GAME
from mendax.terminal import pages
from mendax.words import Words


def names_of(bots: Sequence[str], words: Words) -> tuple[str, ...]:
    """Return the bots' names in seat order, with numbers for equal names."""
    names = []
    for place, bot in enumerate(bots):
        name = label(bot, words)
        if bots.count(bot) > 1:
            number = bots[: place + 1].count(bot)
            name = words.say("terminal-bot-number", bot=name, number=number)
        names.append(name)
    return tuple(names)


def label(bot: str, words: Words) -> str:
    """Return the name of a bot, or its identifier if its package has no name for it."""
    return words.say("bot-" + bot) if words.knows("bot-" + bot) else bot.capitalize()


def for_programs(words: Words) -> list[dict[str, Any]]:
    """Return all bots as data."""
    return [
        {
            "name": name,
            "label": label(name, words),
            "help": _help(name, words),
            "games": None if ANY_GAME in bot.makers else list(bot.makers),
            "package": BOTS.package(name),
        }
        for name, bot in BOTS.items()
    ]


def _help(bot: str, words: Words) -> str:
    key, package = f"bot-{bot}-help", BOTS.package(bot)
    said = (words.say(key),) if words.knows(key) else ()
    of = (words.say("terminal-bot-of-package", package=package),) if package is not None else ()
    return " ".join((*said, *of))


def show(console: Console, words: Words, plain: bool) -> None:
    """Print all bots with their descriptions."""
    rows = []
    for bot in for_programs(words):
        games = ", ".join(words.say(f"{pages.key(game)}-title") for game in bot["games"] or ())
        plays = words.say("terminal-bots-plays", games=games)
        plays = plays if games else words.say("terminal-bots-any-game")
        rows.append([bot["name"], bot["label"], bot["help"], plays])
    pages.show_rows(console, words.say("terminal-bots-title"), rows, plain)
