"""Which extra of the installation a command lacks, when a package that it needs is not there."""

from collections.abc import Mapping, Sequence
from typing import Final

from mendax.core.extras import EXTRA_OF

_OF_COMMANDS: Final[Mapping[str, str]] = dict.fromkeys(
    ("admin", "backup", "check", "restore", "schema", "serve", "settings", "tidy", "transfer"),
    "server",
)
"""Extras by the commands that need all of them, whichever package is missed first."""


def missing(error: ImportError, words: Sequence[str]) -> Mapping[str, str] | None:
    """The package that was missed and the extra that brings it; None if no extra does.

    ``words`` are those of the command line, whose own reader wraps what a command's module raises.
    """
    reason: BaseException | None = error
    while reason is not None and not isinstance(reason, ModuleNotFoundError):
        reason = reason.__cause__
    package = "" if reason is None else (reason.name or "").partition(".")[0]
    extra = EXTRA_OF.get(package)
    if extra is None:
        return None
    return {"package": package, "extra": _OF_COMMANDS.get(words[0] if words else "", extra)}
