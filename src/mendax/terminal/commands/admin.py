"""Asks the running server over its control socket: the command line of whoever runs it."""

from collections.abc import Iterator
from os import environ
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from mendax.server.control import client
from mendax.server.control.messages import Answered, Asked, ListTables, TableListed
from mendax.server.settings import from_environment
from mendax.terminal.parameters import OK, AsJson, Lang, print_json, spoken

Data = Annotated[
    Path | None, Parameter(help="The folder of the server's tables; as `mendax serve` has it.")
]

admin = App(name="admin", help_format="plaintext", default_parameter=Parameter(show_default=False))


def folder_of(data: Path | None) -> Path:
    """Where the server keeps its tables: as it is given, or as the settings say."""
    return data if data is not None else from_environment(environ).data


def _ask(data: Path | None, question: Asked) -> Iterator[Answered]:
    return client.ask(folder_of(data), question)


@admin.command(name="list")
def list_tables(*, data: Data = None, json: AsJson = False, lang: Lang = None) -> int:
    """The tables in memory: who sits there, what is played, how many look on."""
    tables = [part for part in _ask(data, ListTables()) if isinstance(part, TableListed)]
    if json:
        return print_json(tables)
    console, words = spoken(lang)
    for table in tables:
        console.print(
            words.say(
                "control-table",
                id=table.id,
                game=table.game,
                phase=table.phase,
                people=", ".join(table.seats) or "–",
                sockets=table.sockets,
            ),
            markup=False,
            soft_wrap=True,
        )
    if not tables:
        console.print(words.say("control-no-tables"))
    return OK
