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
4. Reads use a second, read-only connection on its own thread (``reader``), so a long log does not
   delay commits, and a full disk does not prevent reads.
5. Only hashes of tokens are stored. The content of a line is never logged.
"""

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Final

from mendax.core.game import Reason
from mendax.server.store import retention
from mendax.server.store.copies import Between, copy
from mendax.server.store.database import Database
from mendax.server.store.disk_room import DiskRoom, said
from mendax.server.store.grouping import GroupingStore
from mendax.server.store.interface import Store, T
from mendax.server.store.journal import Journal, StoreError, TableRow
from mendax.server.store.reader import LogReader
from mendax.server.store.retention import Before, DuePage
from mendax.server.store.schema import connected_to_read, locked, unusable
from mendax.table.log import LogLine, Person

__all__ = ["DATABASE", "SqliteStore", "Store", "StoreError", "TableRow"]

DATABASE: Final = "mendax.sqlite3"
"""The name of the file in its folder."""

_ROOM: Final = 1 << 16
"""The number of bytes that must be free on the disk, enough for a few hundred moves."""


class SqliteStore(GroupingStore[Journal]):
    """A store within the server process: one SQLite file, written by one thread in grouped
    commits.
    """

    shared = False

    async def listen(self, heard: Callable[[], object]) -> None:
        """Return immediately, because no other server uses the file."""

    def __init__(self, folder: Path, loop: asyncio.AbstractEventLoop, spare: int = 0) -> None:
        """Lock the folder and open the file.

        ``spare`` is the disk space to keep free, in megabytes (``DiskRoom``). Raises ``StoreError``
        if the folder is taken or unusable.
        """
        self._lock = locked(folder)
        try:
            journal, self._reader = _opened(folder / DATABASE)
        except (OSError, ValueError, sqlite3.Error) as error:
            os.close(self._lock)
            raise unusable(folder, error) from None
        except StoreError:
            os.close(self._lock)
            raise
        super().__init__(journal, DiskRoom(folder, spare), loop, readers=1)
        self._copying = ThreadPoolExecutor(1, thread_name_prefix="store copy")
        self._ending = Event()
        self._folder = folder
        self._file = folder / DATABASE
        self._thread.start()

    async def read(self, table: str, since: int = 0) -> list[LogLine]:
        """Return the lines of a table after number ``since``, including chat, in order."""
        return await self._look(self._reader.lines, table, since)

    async def replayed(self, table: str) -> list[LogLine]:
        """Return the lines that restore a table, with only the last chat line. Raises
        ``CorruptLog``.
        """
        return await self._look(self._reader.replayed, table)

    async def past_game(self, table: str, game: int) -> list[LogLine]:
        """Return the lines that restore a finished game, without chat."""
        return await self._look(self._reader.past_game, table, game)

    async def table(self, id: str) -> TableRow | None:
        """Return the table with this id, or None."""
        return await self._look(self._reader.table, id)

    async def person(self, token_hash: bytes) -> Person | None:
        """Return the person whose token has this hash, or None."""
        return await self._look(self._reader.person, token_hash)

    async def look(self, after: str, before: Before) -> DuePage:
        """Return which of the next tables after ``after`` to delete, and which have old chat."""
        return await self._look(retention.look, after, before, self._reader.connection)

    async def copy(self, file: Path, told: Between) -> None:
        """Copy a snapshot of all data into a new file while the store stays in use.

        ``told`` is called at intervals, on another thread, with the numbers of copied and of all
        pages. The copy ends if the caller is cancelled. Raises ``StoreError``.
        """
        ended = Event()

        def between(done: int, whole: int) -> None:
            if ended.is_set() or self._ending.is_set():
                raise InterruptedError
            told(done, whole)

        def work() -> None:
            with contextlib.closing(connected_to_read(self._file)) as db:
                copy(db, file, between)

        try:
            await asyncio.wrap_future(self._copying.submit(work))
        except asyncio.CancelledError:
            ended.set()
            raise
        except Exception as error:
            raise StoreError(Reason("server-not-copied", {"problem": said(error)})) from None

    async def close(self) -> None:
        """Finish all pending writes, close the file and release the lock."""
        self._ending.set()
        await asyncio.to_thread(self._copying.shutdown)
        await self._ended()
        try:
            self._reader.close()
            self._writer.close()
        finally:
            os.close(self._lock)

    async def ask(self, question: Callable[[Database], T]) -> T:
        """Run a query on a read-only connection (``persons``). Raises ``StoreError``."""
        return await self._look(self._reader.answer, question)

    def _tried(self, writes: Journal) -> str | None:
        """Return the reason why writes fail now, or None.

        The test checks the disk space and, after a failure, whether a commit succeeds.
        """
        room = self._folder / "room"
        try:
            room.write_bytes(bytes(_ROOM))
            if self._refused:
                writes.touch(_ROOM)
                self._refused = None
        except (OSError, sqlite3.Error) as error:
            return said(error)
        finally:
            with contextlib.suppress(OSError):
                room.unlink(missing_ok=True)
        return None


def _opened(file: Path) -> tuple[Journal, LogReader]:
    """Return the writer and the reader of a file. Their exceptions propagate."""
    journal = Journal(file)
    try:
        return journal, LogReader(file)
    except BaseException:
        journal.close()
        raise
