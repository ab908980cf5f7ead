"""Parameters, exit codes and output shared by the commands.

This module does not depend on any command; ``cli`` and all modules of ``commands`` use it.
"""

import sys
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

OK, WRONG, USAGE, INTERRUPTED = 0, 1, 2, 130

Game = Annotated[str, Parameter(show_default=True, help="The game, such as `mia`.")]
ProgramKey = Annotated[
    str | None,
    Parameter(
        help="A program's key for a seat, or a file with it; default MENDAX_KEY.",
        env_var="MENDAX_KEY",
        show_env_var=False,
    ),
]
Lang = Annotated[
    Literal["en", "uk", "ru", "de", "da"] | None,
    Parameter(help="The language; by default, the system's."),
]
Preset = Annotated[
    str | None, Parameter(help="A named set of house rules; `mendax rules GAME` lists them.")
]
Changes = Annotated[
    tuple[str, ...],
    Parameter(name="--set", negative=(), help="A house rule, such as `lives=5`; repeatable."),
]
Plain = Annotated[
    bool,
    Parameter(negative=(), help="Whole sentences without drawings or colours, for screen readers."),
]
RecordFile = Annotated[
    Path,
    Parameter(allow_leading_hyphen=True, help="The file of the record; `-` is standard input."),
]
RecordFiles = Annotated[
    Path,
    Parameter(
        allow_leading_hyphen=True,
        help="A record, a folder of records, or `-` for standard input; repeatable.",
    ),
]
AsJson = Annotated[bool, Parameter(name="--json", negative=(), help="Print JSON, for programs.")]


def language_of(wanted: str | None) -> str:
    """Return the requested language, or the system's language."""
    from os import environ

    from mendax.words import best_language

    named = (environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return wanted or best_language(next((name for name in named if name), ""))


def spoken(lang: str | None) -> tuple[Any, Any]:
    """Return a console, and the words of its language."""
    from mendax.terminal.console import TerminalConsole
    from mendax.words import Words

    return TerminalConsole(), Words(language_of(lang))


def print_json(value: Any) -> int:
    """Print ``value`` as JSON, and return the exit code."""
    from mendax.terminal.as_json import as_json

    sys.stdout.write(as_json(value) + "\n")
    return OK


def print_json_line(value: Any) -> None:
    """Print one of several values that arrive over time, as one line of JSON."""
    from mendax.terminal.as_json import as_json_line

    sys.stdout.write(as_json_line(value) + "\n")
    sys.stdout.flush()
