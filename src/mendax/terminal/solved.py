"""Solved play of Mia, as the commands of this floor come by it: from a file, from the package,
from where it was kept, or solved on the spot while a bar shows how far it is.

The packages that solving stands on are optional: nothing here loads them before they are needed.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mendax.core.game import MendaxError, Reason, RulesError
from mendax.games.mia.rules import MiaRules
from mendax.terminal.records import text_of
from mendax.terminal.voice import watched
from mendax.words import Words

if TYPE_CHECKING:
    from mendax.solver.policy import Policy

_MOST_SEATS: Final = 4
"""Larger tables are judged once few enough are left, rather than solved for minutes."""


class NothingToSolveWith(MendaxError):
    """The packages that solving stands on are not installed."""


@contextmanager
def needs_numbers() -> Iterator[None]:
    """Says what is missing where the packages that solving stands on are not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = str(error.name).split(".")[0]
        raise NothingToSolveWith(Reason("solver-missing", {"package": package})) from None


def folder() -> Path:
    """Where solved policies are kept: MENDAX_POLICIES, or the user's cache."""
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(os.environ.get("MENDAX_POLICIES") or Path(cache) / "mendax" / "policies")


def judged_by(rules: MiaRules, seats: int, file: Path | None, words: Words) -> "Policy":
    """The policy of a table: from ``file``, from the package, or solved and kept.

    Raises ``UnreadablePolicy``, ``RulesError`` for a file of other rules, or ``NotCovered``.
    """
    from mendax.coach.policies import covers, plain, stored
    from mendax.solver import book, shelf
    from mendax.solver.scope import NotCovered

    if file is not None:
        read = book.read(text_of(file))
        same = plain(read.rules, seats) == plain(rules, seats) and read.seats == seats
        if not same or read.span != "match":
            raise RulesError(Reason("coach-other-policy"))
        return read
    found = stored(rules, seats)
    if found is not None and (covers(found, rules, seats) or seats > _MOST_SEATS):
        return found
    if seats > 2 and rules.blind_pass != "off":
        raise NotCovered(Reason("solver-refused-blind-pass", {"seats": seats}))
    with watched(words.say("solver-solving")) as progress:
        return shelf.kept(plain(rules, seats), seats, "match", folder(), progress).policy
