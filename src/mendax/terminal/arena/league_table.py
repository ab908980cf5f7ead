"""The table of a league in the terminal."""

import time
from collections.abc import Sequence

from rich.console import Console

from mendax.arena.league.values import LeagueStanding, LeagueTable
from mendax.games import game_named
from mendax.terminal import drawing, pages
from mendax.terminal.arena.participants import shown_names
from mendax.words import Words


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return int(time.time() * 1000)


_HEADS = ("bot", "rating", "payoff", "wins", "games")


def show(console: Console, words: Words, table: LeagueTable, plain: bool) -> None:
    """Print the table. Players who only took part in earlier rounds come last."""
    title = words.say(
        "arena-league-title",
        game=words.say(pages.stem(game_named(table.game)) + "-title"),
        rounds=table.rounds,
    )
    names = names_of(words, table.standings)
    rows = [_row(words, name, one) for name, one in zip(names, table.standings, strict=True)]
    if plain:
        pages.write(console, title)
        for row in rows:
            shown = dict(zip(_HEADS, row, strict=True))
            pages.write(console, words.say("arena-league-line", **shown))
    else:
        heads = [words.say("terminal-arena-" + head) for head in _HEADS]
        console.print(drawing.page(title, heads, rows))


def names_of(words: Words, standings: Sequence[LeagueStanding]) -> list[str]:
    """Return the players' names, followed by the version unless it is the first."""
    return [
        shown_names([one.name], words)[0] + (f" v{one.version}" if one.version > 1 else "")
        for one in standings
    ]


def _row(words: Words, name: str, one: LeagueStanding) -> list[str]:
    return [
        name if one.plays else f"({name})",
        words.decimal(one.mu, 1, one.sigma),
        words.signed(one.payoff, 3, one.margin),
        words.percent(one.wins, 1),
        str(one.games),
    ]
