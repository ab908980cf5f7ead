"""The state of the disk with the tables: whether writes succeed, and whether space is low.

A failing commit reveals a full disk. Before the disk is full, deferrable writes (new tables, chat)
are refused, so that running games can finish.
"""

import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Final

from mendax.server.wire.refusal import Refused

_FRESH: Final = 2.0
"""How long a measurement of the disk is valid, in seconds."""
_MEGABYTE: Final = 1_000_000


class DiskRoom:
    """The disk that contains a folder."""

    def __init__(
        self,
        folder: Path,
        spare: int = 0,
        clock: Callable[[], float] = monotonic,
        refusal: str = "wire-refused-disk-low",
    ) -> None:
        """``spare`` is the reserve in megabytes. ``clock`` returns seconds. ``refusal`` is the
        message key for refused writes."""
        self._refusal = refusal
        self._folder, self._spare, self._clock = folder, spare * _MEGABYTE, clock
        self._looked = -_FRESH
        self._low = False
        self.storing = True
        """True if the last write succeeded."""
        self.tell: Callable[[bool], None] = lambda _: None
        """A function called on the loop when ``storing`` changes."""

    @property
    def megabytes(self) -> int:
        """The free space in megabytes."""
        return self._free() // _MEGABYTE

    @property
    def low(self) -> bool:
        """True if the free space is below the reserve."""
        now = self._clock()
        if now - self._looked >= _FRESH:
            self._looked, self._low = now, self._free() < self._spare
        return self._low

    def require_room(self) -> None:
        """Raise ``Refused`` if space is low or writes fail. Call this before deferrable writes."""
        if self.low or not self.storing:
            raise Refused(503, self._refusal)

    def turned(self, storing: bool) -> None:
        """Record whether writes succeed, and report a change."""
        if storing != self.storing:
            self.storing, self._looked = storing, self._clock() - _FRESH
            self.tell(storing)

    def _free(self) -> int:
        try:
            return shutil.disk_usage(self._folder).free
        except OSError:  # a failing write will reveal the problem
            return self._spare


_READ_ONLY: Final = "25006"
"""PostgreSQL's error code for a read-only transaction, for example on a standby after a
failover.
"""


def said(error: Exception) -> str:
    """Return the disk error as the system or SQLite reports it, without stored data."""
    if isinstance(error, OSError):
        return error.strerror or "OSError"
    if getattr(error, "sqlstate", None) == _READ_ONLY:
        return "the database is read-only"
    return str(error) if isinstance(error, sqlite3.OperationalError) else type(error).__name__
