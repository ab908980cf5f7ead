"""The extra of the installation that a command lacks if a package is missing."""

from collections.abc import Mapping, Sequence
from typing import Final

from mendax.core.extras import EXTRA_OF

_OF_COMMANDS: Final[Mapping[str, str]] = dict.fromkeys(
    ("admin", "backup", "check", "restore", "schema", "serve", "settings", "tidy", "transfer"),
    "server",
)
"""Extras by the commands that need all packages of the extra."""


def missing(error: ImportError, words: Sequence[str]) -> Mapping[str, str] | None:
    """Return the missing package and the extra that provides it; None if there is no such extra.

    ``words``: the words of the command line, because its parser wraps exceptions of a command's
    module.
    """
    reason: BaseException | None = error
    while reason is not None and not isinstance(reason, ModuleNotFoundError):
        reason = reason.__cause__
    package = "" if reason is None else (reason.name or "").partition(".")[0]
    extra = EXTRA_OF.get(package)
    if extra is None:
        return None
    return {"package": package, "extra": _OF_COMMANDS.get(words[0] if words else "", extra)}
