"""``mendax league``: play rounds of a league with the settings in its folder."""

import itertools
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from mendax.arena.league.folder import SETTINGS, LeagueFolder, LeagueProblem, LeagueSettings
from mendax.arena.league.play import League, setup_of
from mendax.arena.league.values import LeagueTable
from mendax.arena.match import Playing
from mendax.core.game import Reason
from mendax.terminal import pages
from mendax.terminal.arena.league_table import names_of, now, show
from mendax.terminal.arena.options import BotsTyped, Cores, Limits, playing_on
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
    folder: Annotated[Path, Parameter(help="The league's folder; created if it does not exist.")],
    *,
    rounds: Annotated[
        int | None, Parameter(help="Number of rounds to play now; by default, unlimited.")
    ] = None,
    bots: BotsTyped | None = None,
    game: Game = "mia",
    preset: Preset = None,
    changes: Changes = (),
    seats: Annotated[int, Parameter(help="Seats at a table, in a new league.")] = 2,
    games: Annotated[int, Parameter(help="Games of a round, in a new league; 0: automatic.")] = 0,
    seed: Annotated[str, Parameter(help="The same seed gives the same rounds.")] = "league",
    limits: Limits = (),
    cores: Cores = None,
    lang: Lang = None,
    plain: Plain = False,
    json: AsJson = False,
) -> int:
    """Continue a league, or start one with `--bots`.

    A round is a match such as `mendax arena --append` keeps in the folder. The command plays rounds
    until you stop it; start it again to continue.
    """
    console, words = spoken(lang)
    if rounds is not None:
        require_within("--rounds", rounds, _MOST_ROUNDS)
    kept = LeagueFolder(folder)
    if bots is not None:
        settings = LeagueSettings(
            listed(bots),
            game,
            preset,
            changes,
            seats,
            games,
            seed,
            limits,
        )
        _begin(kept, settings)
    playing = playing_on(cores)
    with kept.locked():
        table = _played(kept, rounds, playing, words, console, quiet=json)
    if json:
        return print_json(table)
    show(console, words, table, plain or not console.is_terminal)
    return OK


def _begin(folder: LeagueFolder, settings: LeagueSettings) -> None:
    """Create the folder of a new league. Raises ``LeagueProblem`` if it exists."""
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
    """Play ``rounds`` rounds, or endlessly for None, and return the final table."""
    going = League(folder, now)
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
                bot=names_of(words, [leader])[0],
                rating=words.decimal(leader.mu, 1),
            )
            pages.write(console, line)
        for one in () if quiet else table.absent:
            pages.write(console, words.say("arena-league-absent", bot=one.name, why=one.why))
    return table
