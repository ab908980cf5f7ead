"""``mendax strength``: the published strength of the bots."""

from typing import Annotated

from cyclopts import Parameter

from mendax.arena.strength import StrengthReport, packaged
from mendax.core.game import MendaxError, Reason
from mendax.games import BUILT_IN, game_named
from mendax.games.rules import check_seats, write_options
from mendax.terminal.arguments import rules_of
from mendax.terminal.parameters import OK, AsJson, Changes, Lang, Plain, Preset, print_json, spoken


class NotMeasured(MendaxError):
    """Raised for a table without published figures."""


def strength(
    game: Annotated[str | None, Parameter(help="The game; by default, all.")] = None,
    *,
    players: Annotated[int | None, Parameter(help="Seats at a table.")] = None,
    preset: Preset = None,
    changes: Changes = (),
    lang: Lang = None,
    plain: Plain = False,
    json: AsJson = False,
) -> int:
    """Show how strong bots are against each other, a best response and simple habits.

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
    if json:
        return print_json(report)
    from mendax.terminal.arena.strength_tables import show

    show(console, words, report, plain or not console.is_terminal)
    return OK
