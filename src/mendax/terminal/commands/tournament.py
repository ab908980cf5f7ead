"""``mendax tournament``: open a tournament, take part in one, or show its ranking."""

import sys
from datetime import datetime
from functools import partial
from typing import Annotated, Literal

from cyclopts import App, Parameter
from cyclopts.validators import Number

from mendax.games import game_named
from mendax.programs.table.table_link import way_to
from mendax.terminal import pages
from mendax.terminal.arguments import rules_of
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

tournament = App(
    name="tournament", help_format="plaintext", default_parameter=Parameter(show_default=False)
)

_Link = Annotated[str, Parameter(help="The link of a tournament, or its code.")]
_Server = Annotated[str | None, Parameter(help="The address of the server, for a code.")]


@tournament.command(name="open")
def open_one(
    game: Game = "mia",
    *,
    server: Annotated[str, Parameter(help="The address of a server.")],
    name: Annotated[str, Parameter(help="The name of the tournament.")] = "",
    rounds: Annotated[
        int,
        Parameter(show_default=True, help="Rounds; 0: no limit.", validator=Number(gte=0, lte=50)),
    ] = 5,
    until: Annotated[
        str | None, Parameter(help="The time of day after which no round begins: `22:00`.")
    ] = None,
    minutes: Annotated[
        int,
        Parameter(show_default=True, help="Minutes for a round.", validator=Number(gte=1, lte=120)),
    ] = 12,
    size: Annotated[
        int,
        Parameter(show_default=True, help="Players at a table.", validator=Number(gte=3, lte=5)),
    ] = 4,
    way: Annotated[
        Literal["swiss", "everyone", "ladder"],
        Parameter(show_default=True, help="Who meets whom: equals, everyone, or up and down."),
    ] = "swiss",
    bots: Annotated[bool, Parameter(help="Bots fill the tables.")] = True,
    programs: Annotated[bool, Parameter(negative=(), help="Programs may take part.")] = False,
    preset: Preset = None,
    changes: Changes = (),
    lang: Lang = None,
) -> int:
    """Open a tournament as its host, and follow it. Enter takes the next step."""
    from mendax.terminal.tournament.hosting import TournamentHost, moment_of

    book = game_named(game)
    rules_of(book, preset, changes)  # explains mistakes before anything is sent
    console, words = spoken(lang)
    ends = 0 if until is None else moment_of(until, datetime.now().astimezone())
    plan = {
        "game": book.name,
        "preset": preset or book.default_preset,
        "changes": changes,
        "way": way,
        "size": size,
        "rounds": rounds,
        "until": ends,
        "minutes": minutes,
        "bots": bots,
        "programs": programs,
    }
    client, link = way_to(server, None)
    called = name or words.say("web-tournament-usual-name")
    opened = client.ask("POST", "/api/tournaments", {"name": called, "plan": plan})
    link = link._replace(table=str(opened["id"]), tournament=True)
    code = client.ask("POST", f"/api/tournaments/{link.table}/code")["code"]
    shown = {"name": called, "link": link.address, "code": str(code)}
    pages.write(console, words.say("terminal-tournament-opened", **shown))
    pages.write(console, words.say("terminal-tournament-keys"))
    TournamentHost(client, link.table, (console, words), input).run()
    return OK


@tournament.command
def join(
    link: _Link,
    *,
    name: Annotated[str, Parameter(help="Your name.")],
    server: _Server = None,
    lang: Lang = None,
    plain: Plain = False,
) -> int:
    """Take part as a person, and play at each of your tables in this terminal.

    Programs take part with `mendax bot run --table` and the link.
    """
    from mendax.terminal.play.line_by_line import DisplayOptions
    from mendax.terminal.tournament.taking_part import take_part
    from mendax.terminal.tournament.typed_seat import TypedLines, TypedSeat

    console, words = spoken(lang)
    client, at = way_to(link, None, server)
    lines = TypedLines(input)
    display = DisplayOptions(plain or not sys.stdout.isatty(), hints=False, speed=None)

    def seat_at(table: str) -> TypedSeat:
        connect = partial(client.connect, at._replace(table=table).socket)
        return TypedSeat(connect, (console, words, display), lines)

    take_part((console, words), (client, at), seat_at, name, program=False)
    return OK


@tournament.command
def show(
    link: _Link,
    *,
    server: _Server = None,
    lang: Lang = None,
    json: AsJson = False,
) -> int:
    """Print the ranking of a tournament."""
    from mendax.terminal.tournament.progress import TournamentProgress

    console, words = spoken(lang)
    client, at = way_to(link, None, server)
    seen = client.ask("GET", f"/api/tournaments/{at.table}")
    if json:
        return print_json(seen)
    pages.write(console, seen["name"])
    for line in TournamentProgress(words).ranking(seen):
        pages.write(console, line)
    return OK
