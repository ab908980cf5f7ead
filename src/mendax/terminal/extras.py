"""Finds the extra that a command lacks when a package is missing."""

from collections.abc import Mapping, Sequence
from typing import Final

from mendax.core.extras import EXTRA_OF

_OF_COMMANDS: Final[Mapping[str, str]] = dict.fromkeys(
    (
        *("admin", "backup", "check", "doctor", "restore"),
        *("schema", "serve", "settings", "tidy", "transfer"),
    ),
    "server",
)
"""The extras of commands that need all packages of an extra, keyed by command."""


def missing(error: ImportError, words: Sequence[str]) -> Mapping[str, str] | None:
    """Return the missing package and the extra that contains it, or None.

    ``words`` are the words of the command line. They are needed because the command line's parser
    wraps exceptions from a command's module.
    """
    reason: BaseException | None = error
    while reason is not None and not isinstance(reason, ModuleNotFoundError):
        reason = reason.__cause__
    package = "" if reason is None else (reason.name or "").partition(".")[0]
    extra = EXTRA_OF.get(package)
    if extra is None:
        return None
    return {"package": package, "extra": _OF_COMMANDS.get(words[0] if words else "", extra)}
