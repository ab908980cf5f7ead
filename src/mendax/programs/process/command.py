"""The command for running a bot from a file.

The kit runs a ``.py`` file with ``play`` or ``Bot`` at its top level. Other Python files and
JavaScript files are programs of the protocol. Any other file is executed directly.
"""

import ast
import os
import shlex
import sys
from pathlib import Path
from typing import Final

from mendax.core.game import Reason, RulesError

KIT_NAMES: Final = frozenset({"play", "Bot"})
"""The top-level names that mark a file as a bot for the kit."""
SCRIPTS: Final = (".js", ".mjs", ".cjs")


def command_for(given: str) -> tuple[str, ...]:
    """Return the command, as words, for ``given``, which is a bot's file or a command line.

    Raises ``RulesError`` for a file that cannot be run.
    """
    path = Path(given)
    if path.is_file():
        return _of_file(path)
    try:
        words = tuple(shlex.split(given))
    except ValueError:  # an unclosed quote
        words = ()
    if not words:
        raise RulesError(Reason("program-no-file", {"given": given[:200]}))
    first = Path(words[0])
    if len(words) == 1 and (first.suffix or os.sep in given):
        raise RulesError(Reason("program-no-file", {"given": given[:200]}))
    if first.is_file():
        return (str(first.resolve()), *words[1:])
    return words


def _of_file(path: Path) -> tuple[str, ...]:
    place = str(path.resolve())
    if path.suffix == ".py":
        kit = ("-m", "mendax.kit") if is_for_kit(path) else ()
        return (sys.executable, *kit, place)
    if path.suffix in SCRIPTS:
        return ("node", place)
    if not os.access(path, os.X_OK):
        raise RulesError(Reason("program-not-executable", {"given": str(path)[:200]}))
    return (place,)


def is_for_kit(path: Path) -> bool:
    """Return whether the Python file defines a bot for the kit at its top level."""
    try:
        tree = ast.parse(path.read_bytes())
    except (SyntaxError, ValueError):
        return False  # running the file shows the error
    return any(KIT_NAMES & set(_named(node)) for node in tree.body)


def _named(node: ast.stmt) -> tuple[str, ...]:
    """Return the names that a top-level statement defines."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return (node.name,)
    if isinstance(node, ast.Assign):
        return tuple(target.id for target in node.targets if isinstance(target, ast.Name))
    if isinstance(node, ast.ImportFrom | ast.Import):
        return tuple(alias.asname or alias.name for alias in node.names)
    return ()
