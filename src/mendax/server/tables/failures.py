"""The failures of one table: how they are reported, and when the table is set aside.

A table that fails is reloaded from its log, which is intact. After three failures without a stored
line in between, or if reloading takes too long, the table is set aside. It then executes no
commands until all clients have been gone for a few minutes. Its log is kept. The server logs the
game, four letters of the table's id (all sixteen are an invitation), the type of the error, and its
location. The message of the error is never logged, because it may contain secrets.
"""

import asyncio
import logging
from typing import Final

from mendax.core.game import ChanceWithoutEnd, MendaxError, Reason
from mendax.games.editions import OtherEdition
from mendax.server.tables.loop_watchdog import TooLong
from mendax.server.tables.table_log import Load, StoredTable
from mendax.server.wire.refusal import Refused, where
from mendax.table.log import CorruptLog, Failed

_log = logging.getLogger("mendax.tables")

MOVED: Final = Reason("wire-refused-moved")
"""The reason for setting a table aside when another server has it."""
NOT_STORED: Final = Reason("wire-refused-not-stored")
"""The reason for refusing a command while the store fails or does not answer, or while too many
jobs are pending.
"""
COME_AGAIN: Final = 1012
"""The close code that asks clients to reconnect immediately ("service restart")."""
_TRIES: Final = 3
"""The maximum number of consecutive failures of a table, and of attempts to load it."""
AGAIN: Final = 1.0
"""Seconds until the next attempt to load a table."""


def log_name(game: str, table: str) -> str:
    """Return the name of a table in the server's log."""
    return f"{game} {table[:4]}…"


class TableFailures:
    """The failures of a table since its last stored line, and the reason why it is set aside."""

    def __init__(self, name: str) -> None:
        """``name`` is the table's name in the server's log."""
        self.name = name
        self.set_aside: Reason | None = None
        """The reason why the table is set aside; None while it executes commands."""
        self.in_a_row = 0
        """The number of failures since the last stored line."""

    def failed(self, error: BaseException) -> Reason:
        """Record a failure, and return the reason that clients receive."""
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
        """Record that the table's log can't be read or replayed, and return the reason that clients
        receive.
        """
        kind = error.reason.key if isinstance(error, CorruptLog) else type(error).__name__
        _log.error("table %s not loaded: %s in %s", self.name, kind, where(error))
        said = error.reason if isinstance(error, OtherEdition | Refused) else None
        return self._set_aside(said or Reason("table-set-aside-unreadable"))

    def _set_aside(self, reason: Reason) -> Reason:
        """Set the table aside, and return the original reason for that."""
        if self.set_aside is None:
            self.set_aside = reason
            _log.error("table %s is set aside: %s", self.name, reason.key)
        return self.set_aside


async def loaded(load: Load, id: str) -> StoredTable:
    """Return the table as stored.

    Raises the same errors as ``load``. A store error is raised only after several attempts.
    """
    for _ in range(_TRIES - 1):
        try:
            return await load(id)
        except (CorruptLog, OtherEdition, Refused):
            raise
        except MendaxError as error:
            _log.error("table not loaded: %s", error.reason.key)
            await asyncio.sleep(AGAIN)
    return await load(id)
