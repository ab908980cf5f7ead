"""What outlives the process: lines of tables, tables, sessions.

Rules of this file
1. The log is two methods, ``append`` and ``read``. An append that finds its number taken is refused
   whole; whoever sent it loads the table anew. The unique key (table, number) is that of ``lines``
   and ``talk``.
2. What was answered is on the disk: one transaction takes all that waits, and only after its
   commit (with ``synchronous=FULL``) is anybody answered.
3. One process, one thread, one connection: nothing else ever writes or checkpoints the file, which
   is ``journal``'s. (SQLite up to 3.51.2 can corrupt a write-ahead log when one connection
   checkpoints while another commits.) A second process is refused by a lock file.
4. Reading is for a second connection on a thread of its own, opened read-only (``reader``). So a
   long log holds up nobody's commit, and a disk without room nobody's reading.
5. Tokens are not here, only their hashes. Nothing of a line is ever logged.
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
"""Bytes that must find room on the disk for all to be well: some hundred moves."""


class SqliteStore(GroupingStore[Journal]):
    """The store inside the process: one SQLite file, written by one thread in grouped commits."""

    shared = False

    async def listen(self, heard: Callable[[], object]) -> None:
        """There is no other worker."""

    def __init__(self, folder: Path, loop: asyncio.AbstractEventLoop, spare: int = 0) -> None:
        """Raises ``StoreError`` if another process has the folder, or it can't be used.

        ``spare``: megabytes that are to stay free (``DiskRoom``).
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
        """The lines of a table after number ``since``, talk and all, in order."""
        return await self._look(self._reader.lines, table, since)

    async def replayed(self, table: str) -> list[LogLine]:
        """The lines that a table is made of: of talk only the last. Raises ``CorruptLog``."""
        return await self._look(self._reader.replayed, table)

    async def past_game(self, table: str, game: int) -> list[LogLine]:
        """The lines that a game of the table, which is over, is made of; no talk."""
        return await self._look(self._reader.past_game, table, game)

    async def table(self, id: str) -> TableRow | None:
        """The table of that id, if there is one."""
        return await self._look(self._reader.table, id)

    async def person(self, token_hash: bytes) -> Person | None:
        """Who has the token with this hash."""
        return await self._look(self._reader.person, token_hash)

    async def look(self, after: str, before: Before) -> DuePage:
        """Which of the next tables after ``after`` are to be thrown away, and whose talk."""
        return await self._look(retention.look, after, before, self._reader.connection)

    async def copy(self, file: Path, told: Between) -> None:
        """A copy of everything in a new file, as it is at this moment, while all else goes on.

        ``told`` hears now and then, on another thread, how many pages are copied and how many there
        are. Raises ``StoreError``; ends when nobody waits for it any more.
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
        """Stores all that waits; closes the file and gives the lock back."""
        self._ending.set()
        await asyncio.to_thread(self._copying.shutdown)
        await self._ended()
        try:
            self._reader.close()
            self._writer.close()
        finally:
            os.close(self._lock)

    async def ask(self, question: Callable[[Database], T]) -> T:
        """Asks a connection that can't write (``persons``). Raises ``StoreError``."""
        return await self._look(self._reader.answer, question)

    def _tried(self, writes: Journal) -> str | None:
        """Finds out whether there is room, and after a failure whether a commit succeeds again."""
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
    """What writes the file and what reads it. Raises what they raise."""
    journal = Journal(file)
    try:
        return journal, LogReader(file)
    except BaseException:
        journal.close()
        raise
