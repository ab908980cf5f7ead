"""``mendax mcp``: a seat for a language model, by the Model Context Protocol."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from mendax.agents.commands.row_files import kept_rows
from mendax.terminal.arguments import read_key
from mendax.terminal.parameters import OK, Lang, ProgramKey, spoken


def mcp(
    *,
    server: Annotated[
        str | None, Parameter(help="The address of a server, for tables named by their codes.")
    ] = None,
    key: ProgramKey = None,
    http: Annotated[
        int | None,
        Parameter(
            help="Serve streamable HTTP at this port of this computer, instead of standard input.",
            validator=Number(gte=0, lte=65535),
        ),
    ] = None,
    data: Annotated[
        Path | None,
        Parameter(
            help="A new file for your games as rows of data, with private beliefs and notes."
        ),
    ] = None,
    lang: Lang = None,
) -> int:
    """Serve tools that take a seat at a table and play."""
    from mendax.agents.mcp_server import TableTools, mcp_server, serve_http

    console, words = spoken(lang)

    def show(address: str) -> None:
        console.print(words.say("agents-serving", address=address), markup=False)

    with kept_rows(data) as keep:
        tools = TableTools(server, read_key(key), words.language, keep)
        try:
            if http is None:
                mcp_server(tools, words.language).run("stdio")
            else:
                serve_http(mcp_server(tools, words.language), http, show)
        finally:
            tools.close()
    return OK
