"""``mendax strength``: the published strength of the bots."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console

from mendax.arena.competitors import Participant
from mendax.arena.duels import result
from mendax.arena.match import Playing, played_match, prepared
from mendax.arena.strength import Estimate, StrengthReport, StrengthTable, packaged
from mendax.core.game import MendaxError, Reason, Value
from mendax.games import BUILT_IN, game_named
from mendax.games.rules import check_seats, read_options, write_options
from mendax.programs.arena.charges import limits_of
from mendax.terminal import pages
from mendax.terminal.arena.options import Cores, Limits, playing_on
from mendax.terminal.arena.participants import participants
from mendax.terminal.arena.strength_tables import table_title
from mendax.terminal.arguments import listed, rules_of
from mendax.terminal.console import watched
from mendax.terminal.parameters import OK, AsJson, Changes, Lang, Plain, Preset, print_json, spoken
from mendax.words import Words


class NotMeasured(MendaxError):
    """Raised for a table without published figures."""


def strength(
    game: Annotated[str | None, Parameter(help="The game; by default, all.")] = None,
    *,
    players: Annotated[int | None, Parameter(help="Seats at a table.")] = None,
    bots: Annotated[
        str, Parameter(help="Your own bots or programs, to play against each published bot.")
    ] = "",
    games: Annotated[
        int,
        Parameter(
            show_default=True,
            validator=Number(gte=1, lte=1_000_000),
            help="Games of each of your bots against each published bot.",
        ),
    ] = 100,
    seed: Annotated[str, Parameter(help="The same seed gives the same games.")] = "strength",
    cores: Cores = None,
    limits: Limits = (),
    preset: Preset = None,
    changes: Changes = (),
    lang: Lang = None,
    plain: Plain = False,
    json: AsJson = False,
) -> int:
    """Show how strong bots are against each other, a best response and simple habits.

    With `--bots`, your own bots play against each published bot instead.

    Raises ``NotMeasured`` for a table without published figures.
    """
    console, words = spoken(lang)
    asked = set()
    for name in BUILT_IN if game is None else (game,):
        book = game_named(name)
        if players is not None:
            check_seats(players, book.seats)
        asked.add((name, write_options(rules_of(book, preset, changes))))
    tables = tuple(
        table
        for table in packaged().tables
        if (table.game, table.rules) in asked and players in (None, table.seats)
    )
    if not tables:
        raise NotMeasured(Reason("strength-not-measured"))
    report = StrengthReport(tables)
    if bots:
        own = participants(listed(bots), limits_of(limits))
        with watched(words.say("terminal-arena-playing")):
            duels = list(_duels(tables, own, games, seed, playing_on(cores)))
        if json:
            return print_json({"games": games, "seed": seed, "duels": duels})
        _show(console, words, tables, duels)
        return OK
    if json:
        return print_json(report)
    from mendax.terminal.arena.strength_tables import show

    show(console, words, report, plain or not console.is_terminal)
    return OK


class OwnDuel(Value, frozen=True):
    """The result of an own bot at a table where all other seats are a published bot."""

    game: str
    rules: str
    seats: int
    bot: str
    others: str
    result: Estimate


def _duels(
    tables: Sequence[StrengthTable],
    own: Sequence[Participant],
    games: int,
    seed: str,
    playing: Playing,
) -> Iterator[OwnDuel]:
    """Play every own bot against every published bot of every table."""
    for table, bot in product(tables, own):
        book = game_named(table.game)
        rules = read_options(book.presets[book.default_preset], table.rules.split())
        for other in table.bots:
            around = [bot, *[other.bot] * (table.seats - 1)]
            setup, seats = prepared(book, rules, around, seed, table.seats)
            played = list(played_match(setup, seats, range(games), playing))
            found, name = result(played, 0, table.unit), setup.bots[0].name
            yield OwnDuel(table.game, table.rules, table.seats, name, other.bot, found)


def _show(
    console: Console, words: Words, tables: Sequence[StrengthTable], duels: Sequence[OwnDuel]
) -> None:
    for table in tables:
        pages.write(console, table_title(words, table))
        for duel in duels:
            if (duel.game, duel.rules, duel.seats) == (table.game, table.rules, table.seats):
                shown = duel.result.text(words, table.unit)
                others = words.say("bot-" + duel.others)
                line = words.say("strength-duel", bot=duel.bot, others=others, result=shown)
                pages.write(console, line)
