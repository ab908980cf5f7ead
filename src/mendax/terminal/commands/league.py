"""``mendax league``: a standing league in a folder, played on until somebody stops it."""

import itertools
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from mendax.arena.league.folder import SETTINGS, LeagueFolder, LeagueProblem, LeagueSettings
from mendax.arena.league.play import League, setup_of
from mendax.arena.league.values import LeagueStanding, LeagueTable
from mendax.arena.match import Playing
from mendax.core.game import Reason
from mendax.games import game_named
from mendax.terminal import drawing, pages
from mendax.terminal.arena.options import BotsTyped, Cluster, Cores, Limits, playing_on
from mendax.terminal.arena.participants import shown_names
from mendax.terminal.arguments import listed, require_within
from mendax.terminal.console import watched
from mendax.terminal.parameters import (
    OK,
    AsJson,
    Changes,
    Game,
    Lang,
    Plain,
    Preset,
    print_json,
    spoken,
)
from mendax.words import Words

_MOST_ROUNDS = 1_000_000


def league(
    folder: Annotated[Path, Parameter(help="Where the league is kept; made if it is not there.")],
    *,
    rounds: Annotated[
        int | None, Parameter(help="How many rounds to play now; without end, if not given.")
    ] = None,
    bots: BotsTyped | None = None,
    game: Game = "mia",
    preset: Preset = None,
    changes: Changes = (),
    seats: Annotated[int, Parameter(help="How many sit at a table, in a new league.")] = 2,
    games: Annotated[int, Parameter(help="Games of a round, in a new league; 0: enough.")] = 0,
    seed: Annotated[str, Parameter(help="The same seed plays the same rounds.")] = "league",
    limits: Limits = (),
    cores: Cores = None,
    cluster: Cluster = None,
    lang: Lang = None,
    plain: Plain = False,
    json: AsJson = False,
) -> int:
    """A standing league of bots: go on with it, or begin one with `--bots`.

    Its rounds are played until you stop it, and it goes on whenever you start it again.
    """
    console, words = spoken(lang)
    if rounds is not None:
        require_within("--rounds", rounds, _MOST_ROUNDS)
    kept = LeagueFolder(folder)
    if bots is not None:
        settings = LeagueSettings(
            *(listed(bots), game, preset, changes, seats, games, seed, limits),
        )
        _begin(kept, settings)
    playing = playing_on(cores, cluster)
    with kept.locked():
        table = _played(kept, rounds, playing, words, console, quiet=json)
    if json:
        return print_json(table)
    show(console, words, table, plain or not console.is_terminal)
    return OK


def _begin(folder: LeagueFolder, settings: LeagueSettings) -> None:
    """Makes the folder of a new league. Raises ``LeagueProblem`` where there is one."""
    if (folder.path / SETTINGS).exists():
        raise LeagueProblem(Reason("arena-league-exists", {"path": str(folder.path)[:200]}))
    setup_of(settings)
    folder.write_settings(settings)


def _played(
    folder: LeagueFolder,
    rounds: int | None,
    playing: Playing,
    words: Words,
    console: Console,
    quiet: bool,
) -> LeagueTable:
    """Plays so many rounds; the table after the last of them."""
    going = League(folder, _now)
    table = going.table()
    for _ in itertools.count() if rounds is None else range(rounds):
        with watched(words.say("terminal-arena-playing")) as progress:
            table = going.play_round(playing, progress)
        if not quiet:
            leader = table.standings[0]
            line = words.say(
                "arena-league-round",
                round=table.rounds,
                games=table.games,
                bot=_names(words, [leader])[0],
                rating=f"{leader.mu:.1f}",
            )
            pages.write(console, line)
        for one in () if quiet else table.absent:
            pages.write(console, words.say("arena-league-absent", bot=one.name, why=one.why))
    return table


def _now() -> int:
    return int(time.time() * 1000)


_HEADS = ("bot", "rating", "payoff", "wins", "games")


def show(console: Console, words: Words, table: LeagueTable, plain: bool) -> None:
    """The table, who does not play any more at its end."""
    title = words.say(
        "arena-league-title",
        game=words.say(pages.stem(game_named(table.game)) + "-title"),
        rounds=table.rounds,
    )
    names = _names(words, table.standings)
    rows = [_row(name, one) for name, one in zip(names, table.standings, strict=True)]
    if plain:
        pages.write(console, title)
        for row in rows:
            shown = dict(zip(_HEADS, row, strict=True))
            pages.write(console, words.say("arena-league-line", **shown))
    else:
        heads = [words.say("terminal-arena-" + head) for head in _HEADS]
        console.print(drawing.page(title, heads, rows))


def _names(words: Words, standings: Sequence[LeagueStanding]) -> list[str]:
    return [
        shown_names([one.name], words)[0] + (f" v{one.version}" if one.version > 1 else "")
        for one in standings
    ]


def _row(name: str, one: LeagueStanding) -> list[str]:
    margin = "" if one.margin is None else f" ± {one.margin:.3f}"
    return [
        name if one.plays else f"({name})",
        f"{one.mu:.1f} ± {one.sigma:.1f}",
        f"{one.payoff:+.3f}{margin}",
        f"{100 * one.wins:.1f} %",
        str(one.games),
    ]
