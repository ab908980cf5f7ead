"""A store in one SQLite file: tables, their lines, and sessions.

Rules of this file
1. The log has two methods, ``append`` and ``read``. An append whose number is taken is refused
   completely, and its sender reloads the table. ``lines`` and ``talk`` have the unique key (table,
   number).
2. Acknowledged data is on disk: one transaction takes all pending writes, and futures complete only
   after its commit (with ``synchronous=FULL``).
3. Only one connection, used by one thread of one process, writes or checkpoints the file (see
   ``journal``). SQLite up to 3.51.2 can corrupt a write-ahead log when one connection checkpoints
   while another commits. A lock file excludes a second process.
4. Reads use a second connection on its own thread, so a long log does not delay commits. That
   connection is read-only: it never writes or checkpoints, so a full disk does not prevent reads.
5. Only hashes of tokens are stored. The content of a line is never logged.
"""

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from mendax.server.store.database import Database, in_snapshot
from mendax.server.store.disk_room import DiskRoom, said
from mendax.server.store.grouping import Store
from mendax.server.store.journal import Journal, StoreError, TableRow
from mendax.server.store.schema import connected_to_read, locked, unusable

T = TypeVar("T")

__all__ = ["DATABASE", "SqliteStore", "Store", "StoreError", "TableRow"]

DATABASE: Final = "mendax.sqlite3"
"""The name of the file in its folder."""

_ROOM: Final = 1 << 16
"""The number of bytes that must be free on the disk, enough for a few hundred moves."""


class SqliteStore(Store):
    """A store within the server process: one SQLite file, written by one thread in grouped
    commits.
    """

    shared = False
    _writer: Journal

    def __init__(self, folder: Path, loop: asyncio.AbstractEventLoop, spare: int = 0) -> None:
        """Lock the folder and open the file.

        ``spare`` is the disk space to keep free, in megabytes (``DiskRoom``). Raises ``StoreError``
        if the folder is taken or unusable.
        """
        self._lock = locked(folder)
        self._folder, self._file = folder, folder / DATABASE
        try:
            journal, self._reader = _opened(self._file)
        except (OSError, ValueError, sqlite3.Error) as error:
            os.close(self._lock)
            raise unusable(folder, error) from None
        except StoreError:
            os.close(self._lock)
            raise
        super().__init__(journal, DiskRoom(folder, spare), loop, readers=1)
        self._thread.start()

    async def close(self) -> None:
        """Finish all pending writes, close the file and release the lock.

        The reader closes before the writer, so that the writer, as the last connection, copies the
        write-ahead log into the file.
        """
        await self._ended()
        try:
            self._reader.close()
            self._writer.close()
        finally:
            os.close(self._lock)

    def _asked(self, question: Callable[[Database], T]) -> T:
        """Run a query on the reader thread. Its exceptions propagate."""
        return in_snapshot(self._reader, "BEGIN", question)

    def _tried(self) -> str | None:
        """Return the reason why writes fail now, or None.

        The test checks the disk space and, after a failure, whether a commit succeeds.
        """
        room = self._folder / "room"
        try:
            room.write_bytes(bytes(_ROOM))
            if self._refused:
                self._writer.touch(_ROOM)
                self._refused = None
        except (OSError, sqlite3.Error) as error:
            return said(error)
        finally:
            with contextlib.suppress(OSError):
                room.unlink(missing_ok=True)
        return None


def _opened(file: Path) -> tuple[Journal, sqlite3.Connection]:
    """Return the writer and the reading connection of a file. Their exceptions propagate."""
    journal = Journal(file)
    try:
        return journal, connected_to_read(file)
    except BaseException:
        journal.close()
        raise
