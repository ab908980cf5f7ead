"""``mendax arena``: matches between bots."""

from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from time import perf_counter
from typing import Annotated, NamedTuple

from cyclopts import Parameter

from mendax.arena.competitors import Participant
from mendax.arena.match import at_once, played_match, prepared
from mendax.arena.standings import PlayedGame, figures
from mendax.core.game import AnyGame
from mendax.games import game_named
from mendax.games.rules import Rules
from mendax.measure.rows import row_of_played
from mendax.programs.arena.charges import limits_of
from mendax.records import writing
from mendax.terminal import files
from mendax.terminal.arena.game_records import GameRecords
from mendax.terminal.arena.options import AtOnce, BotsTyped, Cores, Limits, playing_on
from mendax.terminal.arena.participants import participants, shown_names
from mendax.terminal.arena.report import MatchReport, for_programs, show, thinking
from mendax.terminal.arguments import listed, require_within, rules_of
from mendax.terminal.console import watched
from mendax.terminal.parameters import (
    OK,
    WRONG,
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

_MOST_GAMES = 1_000_000


def arena(
    game: Game = "mia",
    *,
    bots: BotsTyped,
    games: Annotated[int, Parameter(show_default=True, help="Games; seats rotate.")] = 1000,
    seats: Annotated[
        int | None,
        Parameter(
            help="Seats at a table: with fewer than bots, they take turns; with more, bots repeat."
        ),
    ] = None,
    preset: Preset = None,
    changes: Changes = (),
    seed: Annotated[str, Parameter(help="The same seed gives the same match.")] = "arena",
    cores: Cores = None,
    at_once: AtOnce = 1,
    limits: Limits = (),
    records: Annotated[
        Path | None, Parameter(help="A new folder for the record of every game.")
    ] = None,
    data: Annotated[
        Path | None,
        Parameter(help="A new file for every game as a row of data: `.jsonl` or `.jsonl.gz`."),
    ] = None,
    page: Annotated[
        Path | None, Parameter(help="A new HTML file for the report with pictures.")
    ] = None,
    strict: Annotated[
        bool, Parameter(negative=(), help="Exit with 1 if any program had a fault.")
    ] = False,
    lang: Lang = None,
    plain: Plain = False,
    json: AsJson = False,
) -> int:
    """Play many games between bots: winnings with confidence intervals, and ratings."""
    book = game_named(game)
    rules = rules_of(book, preset, changes)
    competitors = participants(listed(bots), limits_of(limits))
    console, words = spoken(lang)
    if page is not None:
        files.require_new(page)
    if data is not None:
        files.require_new_data(data)
    played_as = (games, seed, seats, cores, records, data)
    asked = MatchOptions(book, rules, competitors, *played_as, at_once=at_once)
    report = played(asked, words)
    if page is not None:
        _write_page(page, words, asked, report)
    if json:
        print_json(for_programs(report))
    else:
        show(console, words, asked.game, report, plain or not console.is_terminal)
    faulty = any(charges is not None and charges.faults for charges in report.match.charges)
    return WRONG if strict and faulty else OK


def _write_page(page: Path, words: Words, asked: "MatchOptions", report: MatchReport) -> None:
    from mendax.terminal.arena.page import page_of

    files.write_new(page, page_of(words, asked.game, asked.rules, asked.seed, report))


class MatchOptions(NamedTuple):
    """The options of the match to play."""

    game: AnyGame
    rules: Rules
    bots: Sequence[Participant]
    games: int
    seed: str
    seats: int | None = None
    cores: int | None = None
    records: Path | None = None
    data: Path | None = None
    at_once: int = 1
    """The number of games at the same time, in threads of this process."""


def played(asked: MatchOptions, words: Words) -> MatchReport:
    """Play the match. Raises ``RulesError`` if it can't be played."""
    require_within("--games", asked.games, _MOST_GAMES)
    playing = playing_on(asked.cores) if asked.at_once == 1 else at_once(asked.at_once)
    began, games = perf_counter(), list[PlayedGame]()
    setup, seats = prepared(
        asked.game,
        asked.rules,
        asked.bots,
        asked.seed,
        asked.seats,
        keep_moves=asked.records is not None or asked.data is not None,
    )
    bots = [bot.name for bot in setup.bots]
    records = None
    if asked.records is not None:
        records = GameRecords(asked.records, setup, shown_names(bots, words))
    with (
        watched(words.say("terminal-arena-playing")) as progress,
        nullcontext() if asked.data is None else writing(asked.data) as write_row,
    ):
        every = played_match(setup, seats, range(asked.games), playing, progress)
        for number, game in enumerate(every, 1):
            if records is not None:
                records.write(number, game)
            if write_row is not None:
                write_row(row_of_played(setup, game))
            games.append(game._replace(moves=()))
    figured = figures(bots, games)
    return MatchReport(figured, perf_counter() - began, thinking(len(bots), games))
