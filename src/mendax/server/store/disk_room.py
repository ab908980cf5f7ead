"""How the disk is that tables are kept on: whether it takes anything, and whether little is left.

A full disk is noticed by a commit that fails. Before it is full, what can wait (new tables, talk)
is refused, so that the games that are being played can be played to their end.
"""

import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Final

from mendax.server.base.refusal import Refused

_FRESH: Final = 2.0
"""Seconds for which what was found out is believed."""
_MEGABYTE: Final = 1_000_000


class DiskRoom:
    """The disk under one folder."""

    def __init__(
        self,
        folder: Path,
        spare: int = 0,
        clock: Callable[[], float] = monotonic,
        refusal: str = "wire-refused-disk-low",
    ) -> None:
        """``spare``: megabytes that are to stay free. ``clock`` gives seconds. ``refusal``: what
        is said of what can wait."""
        self._refusal = refusal
        self._folder, self._spare, self._clock = folder, spare * _MEGABYTE, clock
        self._looked = -_FRESH
        self._low = False
        self.storing = True
        """Whether what was to be stored last could be."""
        self.tell: Callable[[bool], None] = lambda _: None
        """Called on the loop when ``storing`` has changed."""

    @property
    def low(self) -> bool:
        """Whether less is free than is to stay free."""
        now = self._clock()
        if now - self._looked >= _FRESH:
            self._looked, self._low = now, self._free() < self._spare
        return self._low

    def require_room(self) -> None:
        """Raises ``Refused`` if little is left, for what can wait."""
        if self.low or not self.storing:
            raise Refused(503, self._refusal)

    def turned(self, storing: bool) -> None:
        """It can be stored again, or no more."""
        if storing != self.storing:
            self.storing, self._looked = storing, self._clock() - _FRESH
            self.tell(storing)

    def _free(self) -> int:
        try:
            return shutil.disk_usage(self._folder).free
        except OSError:  # storing will tell
            return self._spare


_READ_ONLY: Final = "25006"
"""What PostgreSQL calls a transaction that may change nothing, as on a standby after a failover."""


def said(error: Exception) -> str:
    """What is wrong with the disk, as the system or SQLite calls it; nothing of what was stored."""
    if isinstance(error, OSError):
        return error.strerror or "OSError"
    if getattr(error, "sqlstate", None) == _READ_ONLY:
        return "the database is read-only"
    return str(error) if isinstance(error, sqlite3.OperationalError) else type(error).__name__
