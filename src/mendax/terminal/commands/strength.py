"""``mendax strength``: how strong the bots are, as it comes along or measured anew."""

from collections.abc import Sequence
from pathlib import Path
from time import thread_time
from typing import Annotated, Final, NamedTuple

import msgspec
from cyclopts import Parameter

from mendax.arena.strength.values import StrengthReport, packaged, read, written
from mendax.core.game import AnyGame, MendaxError, Reason
from mendax.games import BUILT_IN, game_named
from mendax.games.rules import Rules, check_seats, write_options
from mendax.terminal import files, pages
from mendax.terminal.arguments import require_within, rules_of
from mendax.terminal.console import watched
from mendax.terminal.parameters import OK, AsJson, Changes, Lang, Plain, Preset, print_json, spoken
from mendax.words import Words

_MOST_GAMES: Final = 1_000_000
_MOST_CORES: Final = 1024


class NotMeasured(MendaxError):
    """A table of which no figures are here, or figures to be kept that nobody asks for."""


def strength(
    game: Annotated[str | None, Parameter(help="Which game; all of them.")] = None,
    *,
    players: Annotated[int | None, Parameter(help="How many sit at a table.")] = None,
    preset: Preset = None,
    changes: Changes = (),
    games: Annotated[
        int | None, Parameter(help="Measure anew, with so many games of every pair of bots.")
    ] = None,
    seed: Annotated[str, Parameter(help="The same seed plays the same games.")] = "strength",
    cores: Annotated[int | None, Parameter(help="How many cores play; all of them.")] = None,
    weaknesses: Annotated[
        bool,
        Parameter(help="Look also for what somebody wins who knows each bot: minutes more."),
    ] = True,
    write: Annotated[
        Path | None,
        Parameter(help="Keep what was measured in this file, in place of the same tables there."),
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
    json: AsJson = False,
) -> int:
    """How strong bots are: against each other, against who knows them, and how long they think.

    Shows the figures that come with Mendax, or measures anew.
    """
    console, words = spoken(lang)
    tables = _tables(game, players, preset, changes)
    if games is None:
        if write is not None:
            raise NotMeasured(Reason("strength-nothing-to-write"))
        report = known(tables, players)
    else:
        require_within("--games", games, _MOST_GAMES)
        require_within("--cores", cores or 1, _MOST_CORES)
        before = None if write is None else _kept(write)
        report = measured_anew(tables, (games, seed, weaknesses), cores, words)
        if write is not None and before is not None:
            files.write_whole(write, written(before.with_tables(report.tables)))
    if json:
        return print_json(report)
    from mendax.terminal.arena.strength_tables import show

    show(console, words, report, plain or not console.is_terminal)
    return OK


class _Table(NamedTuple):
    """A table that is asked about; the usual sizes of it where none is named."""

    game: AnyGame
    rules: Rules
    seats: tuple[int, ...]


def _tables(
    game: str | None, players: int | None, preset: str | None, changes: Sequence[str]
) -> list[_Table]:
    from mendax.arena.strength.measuring import usual_seats

    tables = []
    for name in BUILT_IN if game is None else (game,):
        book = game_named(name)
        if players is not None:
            check_seats(players, book.seats)
        seats = usual_seats(book) if players is None else (players,)
        tables.append(_Table(book, rules_of(book, preset, changes), seats))
    return tables


def known(tables: Sequence[_Table], players: int | None) -> StrengthReport:
    """What comes along of these tables. Raises ``NotMeasured`` if that is nothing."""
    asked = {(table.game.name, write_options(table.rules)) for table in tables}
    tables_here = tuple(
        table
        for table in packaged().tables
        if (table.game, table.rules) in asked and players in (None, table.seats)
    )
    if not tables_here:
        raise NotMeasured(Reason("strength-not-measured"))
    return StrengthReport(tables_here)


def measured_anew(
    tables: Sequence[_Table], how: tuple[int, str, bool], cores: int | None, words: Words
) -> StrengthReport:
    """The same measured: so many games of each pair, by a seed, with weaknesses or without."""
    from mendax.arena.match import on_cores
    from mendax.arena.processes import cores as all_cores
    from mendax.arena.strength.measuring import StrengthSetup, measured

    tables_here = []
    for game, rules, sizes in tables:
        title = words.say(f"{pages.stem(game)}-title")
        for seats in sizes:
            with watched(words.say("strength-measuring", game=title, seats=seats)) as progress:
                playing = on_cores(cores or all_cores())
                setup = StrengthSetup(game, rules, seats, *how)
                tables_here.append(measured(setup, playing, thread_time, progress))
    return StrengthReport(tuple(tables_here))


def _kept(path: Path) -> StrengthReport:
    """What the file that is to be written holds already: before anything is measured."""
    files.require_folder(path)
    if not path.exists():
        return StrengthReport(())
    try:
        return read(files.bytes_of(path))
    except msgspec.MsgspecError as error:
        shown = {"path": str(path)[:200], "problem": str(error)[:200]}
        raise files.UnreadableFile(Reason("terminal-no-file", shown)) from None
