"""What fails at one table stays there: what is said of it, and when the table is set aside.

Rules of this file
1. A table that fails is loaded anew from its log, which is as it was. One that fails three times
   without a line being stored in between, or that takes too long, is set aside: nothing is done
   there any more until everybody has left it for some minutes. Its log is kept.
2. The log of the server gets the game, four letters of the table's address (the whole, of sixteen,
   is an invitation), the kind of the error, and where in the program: never an error's own message,
   which may hold what is secret.
"""

import asyncio
import logging
from typing import Final

from mendax.core.game import ChanceWithoutEnd, MendaxError, Reason
from mendax.games.editions import OtherEdition
from mendax.server.base.refusal import Refused, where
from mendax.server.tables.loop_watchdog import TooLong
from mendax.server.tables.table_log import Load
from mendax.table.log import CorruptLog, Failed
from mendax.table.table import Table

_log = logging.getLogger("mendax.tables")

MOVED: Final = Reason("wire-refused-moved")
"""A table is set aside with this reason when another worker has it."""
COME_AGAIN: Final = 1012
"""How sockets are closed whose clients are to come again at once: service restart."""
_TRIES: Final = 3
"""Failures in a row until a table is set aside; also how often the store is asked for it."""
AGAIN: Final = 1.0
"""Seconds until a table that could not be loaded is asked for again."""


def log_name(game: str, table: str) -> str:
    """How a table is called in the server's log."""
    return f"{game} {table[:4]}…"


class TableFailures:
    """What has failed at one table since a line was stored, and why it is set aside."""

    def __init__(self, name: str) -> None:
        """``name`` is how the server's log calls the table."""
        self.name = name
        self.set_aside: Reason | None = None
        """Why nothing is done at it any more; None: all is well."""
        self.in_a_row = 0
        """Failures since a line was stored."""

    def failed(self, error: BaseException) -> Reason:
        """Something failed; what is to be said to those who are there."""
        cause = error.__cause__ if isinstance(error, Failed) and error.__cause__ else error
        self.in_a_row += 1
        _log.error("table %s failed: %s in %s", self.name, type(cause).__name__, where(cause))
        if isinstance(cause, ChanceWithoutEnd):
            self._set_aside(Reason("table-set-aside-chance", cause.reason.arguments))
        elif isinstance(cause, TooLong):
            self._set_aside(Reason("table-set-aside-slow"))
        elif self.in_a_row >= _TRIES:
            self._set_aside(Reason("table-set-aside-failed"))
        return self.set_aside or Reason("wire-refused-failed")

    def not_loaded(self, error: BaseException) -> Reason:
        """Its log could not be read or replayed; what is to be said to those who are there."""
        kind = error.reason.key if isinstance(error, CorruptLog) else type(error).__name__
        _log.error("table %s not loaded: %s in %s", self.name, kind, where(error))
        said = error.reason if isinstance(error, OtherEdition | Refused) else None
        return self._set_aside(said or Reason("table-set-aside-unreadable"))

    def _set_aside(self, reason: Reason) -> Reason:
        """The reason, or the one that it was set aside for before."""
        if self.set_aside is None:
            self.set_aside = reason
            _log.error("table %s is set aside: %s", self.name, reason.key)
        return self.set_aside


async def loaded(load: Load, id: str) -> Table:
    """The table as it is stored. Raises what ``load`` raises, of a store several times."""
    for _ in range(_TRIES - 1):
        try:
            return await load(id)
        except (CorruptLog, OtherEdition, Refused):
            raise
        except MendaxError as error:
            _log.error("table not loaded: %s", error.reason.key)
            await asyncio.sleep(AGAIN)
    return await load(id)
