"""What outlives the process: lines of tables, tables, sessions.

Rules of this file
1. The log is two methods, ``append`` and ``read``; the unique key (table, number) is its only lock.
   An append that finds its number taken is refused whole; whoever sent it loads the table anew.
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
import logging
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread
from time import monotonic, sleep
from typing import Any, Final, NamedTuple, ParamSpec, cast

from mendax.core.game import MendaxError, Reason
from mendax.server.refusal import where
from mendax.server.store import retention
from mendax.server.store.copies import Between, copy
from mendax.server.store.disk_room import DiskRoom, said
from mendax.server.store.folder_lock import FolderTaken, hold
from mendax.server.store.interface import Done, Store, T
from mendax.server.store.journal import Journal, JournalBatch, SessionRow, StoreError, TableRow
from mendax.server.store.reader import LogReader
from mendax.server.store.retention import Before, DuePage
from mendax.server.store.schema import connected_to_read
from mendax.table.log import LogLine, Person

__all__ = ["DATABASE", "SqliteStore", "Store", "StoreError", "TableRow"]

_log = logging.getLogger("mendax.store")

DATABASE: Final = "mendax.sqlite3"
"""The name of the file in its folder."""

P = ParamSpec("P")

_ROOM: Final = 1 << 16
"""Bytes that must find room on the disk for all to be well: some hundred moves."""
_FRESH: Final = 2.0
"""Seconds for which what was found out about the disk is said again."""
_PATIENCE: Final = 10.0
"""Seconds until a store that does not answer counts as one that can't store."""
_QUIET: Final = 30.0
"""Seconds without anything to store after which the store rests (``Journal.rest``)."""
_CROWD: Final = 24
_PAUSE: Final = 0.002
"""Seconds to let writes gather after a commit that stored a crowd. Under load, when the processor
is what everybody waits for, fewer commits and fewer changes of thread are faster."""


class _Write(NamedTuple):
    """Something to be stored, and who waits for that."""

    batch: JournalBatch
    done: Done


class _Question(NamedTuple):
    """What the thread that writes is asked; between transactions."""

    question: Callable[[Journal], Any]
    answer: "asyncio.Future[Any]"


class SqliteStore:
    """The store inside the process: one SQLite file, written by one thread in grouped commits."""

    def __init__(self, folder: Path, loop: asyncio.AbstractEventLoop, spare: int = 0) -> None:
        """Raises ``StoreError`` if another process has the folder, or it can't be used.

        ``spare``: megabytes that are to stay free (``DiskRoom``).
        """
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._lock = _lock(folder)
        except OSError as error:
            raise _unusable(folder, error) from None
        try:
            self._journal, self._reader = _opened(folder / DATABASE)
        except (OSError, ValueError, sqlite3.Error) as error:
            os.close(self._lock)
            raise _unusable(folder, error) from None
        except StoreError:
            os.close(self._lock)
            raise
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="store reader")
        self._copying = ThreadPoolExecutor(1, thread_name_prefix="store copy")
        self._ending = Event()
        self._folder = folder
        self._file = folder / DATABASE
        self.disk = DiskRoom(folder, spare)
        self._loop = loop
        self._refused: str | None = None
        """Why what was to be stored last could not be; None: it was."""
        self._known: tuple[float, str | None] = (-_FRESH, None)
        """What was found out about the disk, and when."""
        self._gathered: list[_Write | _Question] = []
        self._jobs: SimpleQueue[list[_Write | _Question] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    # ── the interface ─────────────────────────────────────────────────────────────────────────────

    def append(self, table: str, lines: tuple[LogLine, ...], done: Done) -> None:
        """Stores ``lines`` whole or not at all, then calls ``done`` on the loop."""
        self._give(_Write(JournalBatch(table, lines), done))

    async def read(self, table: str, since: int = 0) -> list[LogLine]:
        """The lines of a table after number ``since``, talk and all, in order."""
        return await self._look(self._reader.lines, table, since)

    async def replayed(self, table: str) -> list[LogLine]:
        """The lines that a table is made of: of talk only the last. Raises ``CorruptLog``."""
        return await self._look(self._reader.replayed, table)

    async def past_game(self, table: str, game: int) -> list[LogLine]:
        """The lines that a game of the table, which is over, is made of; no talk."""
        return await self._look(self._reader.past_game, table, game)

    async def add_table(self, row: TableRow, lines: tuple[LogLine, ...]) -> None:
        """Stores a new table with its first lines."""
        await self._written(JournalBatch(row.id, lines, opens=row))

    async def table(self, id: str) -> TableRow | None:
        """The table of that id, if there is one."""
        return await self._look(self._reader.table, id)

    async def add_session(self, token_hash: bytes, person: Person, at: int) -> None:
        """Remembers that who has this token is ``person``."""
        await self._written(JournalBatch(session=SessionRow(token_hash, person, at, at)))

    async def use_sessions(self, token_hashes: Sequence[bytes], at: int) -> None:
        """Notes that these sessions were used at this moment."""
        await self._ask(lambda journal: journal.use_sessions(token_hashes, at))

    async def look(self, after: str, before: Before) -> DuePage:
        """Which of the next tables after ``after`` are to be thrown away, and whose talk."""
        await self._ask(Journal.carry)
        return await self._look(retention.look, self._reader.connection, after, before)

    async def stale(self, table: str, before: Before) -> bool:
        """Whether a table is to be thrown away."""
        await self._ask(Journal.carry)
        return await self._look(retention.stale, self._reader.connection, table, before)

    async def throw_away(self, table: str) -> bool:
        """Throws away the last lines of a table; whether all of it is gone now."""
        gone: bool = await self._ask(lambda journal: retention.throw_away(journal, table))
        return gone

    async def empty_talk(self, table: str, before: int) -> bool:
        """Empties old lines of a table's talk; whether all of them are empty now."""
        done: bool = await self._ask(lambda journal: retention.empty_talk(journal, table, before))
        return done

    async def end_sessions(self, before: int) -> int:
        """Ends some sessions that were not used since a moment; how many."""
        ended: int = await self._ask(lambda journal: retention.end_sessions(journal, before))
        return ended

    async def person(self, token_hash: bytes) -> Person | None:
        """Who has the token with this hash."""
        return await self._look(self._reader.person, token_hash)

    async def trouble(self) -> str | None:
        """Why nothing can be stored now; None: it can.

        Tried out at most every two seconds, and anew when something could not be stored meanwhile.
        """
        at, problem = self._known
        if monotonic() - at < _FRESH and (problem or not self._refused):
            return problem
        try:
            problem = await asyncio.wait_for(self._ask(self._tried), _PATIENCE)
        except TimeoutError:
            problem = "no answer"
        self._known = (monotonic(), problem)
        return problem

    async def copy(self, file: Path, told: Between) -> None:
        """A copy of everything in a new file, as it is at this moment, while all else goes on.

        ``told`` hears now and then, on another thread, how many pages are copied and how many there
        are. Raises ``StoreError``; ends when nobody waits for it any more.
        """
        await self._ask(Journal.carry)
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
        self._hand_over()
        self._jobs.put(None)
        self._ending.set()
        await asyncio.to_thread(self._copying.shutdown)
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._reading.shutdown)
        try:
            self._reader.close()
            self._journal.close()
        finally:
            os.close(self._lock)

    async def change(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Does ``work`` (``persons``) in one transaction between others. Raises ``StoreError``."""
        try:
            return cast("T", await self._ask(lambda journal: journal.change(work)))
        except StoreError:
            raise StoreError(Reason("server-not-stored")) from None

    async def ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """Asks a connection that can't write (``persons``). Raises ``StoreError``."""
        return await self._look(self._reader.answer, question)

    # ── the loop's side ──────────────────────────────────────────────────────────────────────

    async def _written(self, batch: JournalBatch) -> None:
        stored: asyncio.Future[bool | None] = self._loop.create_future()
        self._give(_Write(batch, stored.set_result))
        if not await stored:
            raise StoreError(Reason("server-not-stored"))

    async def _ask(self, question: Callable[[Journal], Any]) -> Any:
        answer: asyncio.Future[Any] = self._loop.create_future()
        self._give(_Question(question, answer))
        return await answer

    async def _look(self, question: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Asks the reader. Raises ``StoreError``, or what is wrong with a log that was read."""
        try:
            work = self._reading.submit(question, *args, **kwargs)
            return await asyncio.wrap_future(work)
        except MendaxError:
            raise
        except Exception as error:
            raise _not_readable(error) from None

    def _give(self, job: _Write | _Question) -> None:
        """Hands a job to the thread with all others of this turn of the loop, so that what comes
        together is stored together; a commit costs the same for one line as for fifty."""
        self._gathered.append(job)
        if len(self._gathered) == 1:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        if self._gathered:
            self._jobs.put(self._gathered)
            self._gathered = []

    # ── the thread's side ────────────────────────────────────────────────────────────────────

    def _work(self) -> None:
        going, rested = True, False
        while going:
            try:
                given = [self._jobs.get(timeout=None if rested else _QUIET)]
            except Empty:
                rested = True
                self._tidily(self._journal.rest)
                continue
            given += [self._jobs.get() for _ in range(self._jobs.qsize())]
            going, rested = None not in given, False
            jobs = [job for some in given if some for job in some]
            writes = [job for job in jobs if isinstance(job, _Write)]
            stored = self._store(writes) if writes else []
            asked = [job for job in jobs if isinstance(job, _Question)]
            answers = [(job.answer, self._answer(job)) for job in asked]
            self._loop.call_soon_threadsafe(self.disk.turned, self._refused is None)
            self._loop.call_soon_threadsafe(_complete, stored, answers)
            if self._journal.full:
                self._tidily(self._journal.carry)
            elif len(writes) >= _CROWD:
                sleep(_PAUSE)

    def _store(self, writes: list[_Write]) -> list[tuple[Done, bool | None]]:
        """All in one transaction; if that can't be, each in its own, so that one harms no other."""
        dones = [write.done for write in writes]
        try:
            stored: list[bool | None] = [*self._journal.store([write.batch for write in writes])]
            self._refused = None
        except Exception:
            stored = [self._store_alone(write.batch) for write in writes]
        return list(zip(dones, stored, strict=True))

    def _store_alone(self, batch: JournalBatch) -> bool | None:
        try:
            stored = self._journal.store([batch])[0]
        except Exception as error:
            _log.warning("not stored: %s", type(error).__name__)
            self._refused = said(error)
            return None
        self._refused = None
        return stored

    def _tried(self, journal: Journal) -> str | None:
        """Finds out whether there is room, and after a failure whether a commit succeeds again."""
        room = self._folder / "room"
        try:
            room.write_bytes(bytes(_ROOM))
            if self._refused:
                journal.touch(_ROOM)
                self._refused = None
        except (OSError, sqlite3.Error) as error:
            return said(error)
        finally:
            with contextlib.suppress(OSError):
                room.unlink(missing_ok=True)
        return None

    def _tidily(self, work: Callable[[], None]) -> None:
        try:
            work()
        except Exception as error:  # what has arrived is safe, and is carried another time
            _log.warning("not carried: %s", type(error).__name__)

    def _answer(self, job: _Question) -> Any:
        try:
            return job.question(self._journal)
        except Exception as error:
            return _not_readable(error)


def _complete(
    stored: list[tuple[Done, bool | None]], reads: list[tuple["asyncio.Future[Any]", Any]]
) -> None:
    """On the loop: calls back every write and completes every read."""
    for done, won in stored:
        try:
            done(won)
        except Exception as error:  # one table's trouble; the others wait for their answer
            _log.error("after storing: %s in %s", type(error).__name__, where(error))
    for answer, outcome in reads:
        if answer.cancelled():
            continue
        if isinstance(outcome, StoreError):
            answer.set_exception(outcome)
        else:
            answer.set_result(outcome)


def _not_readable(error: Exception) -> StoreError:
    return StoreError(Reason("server-not-readable", {"problem": type(error).__name__}))


def _opened(file: Path) -> tuple[Journal, LogReader]:
    """What writes the file and what reads it. Raises what they raise."""
    journal = Journal(file)
    try:
        return journal, LogReader(file, journal.waiting)
    except BaseException:
        journal.close()
        raise


def _unusable(folder: Path, error: Exception) -> StoreError:
    shown = {"folder": str(folder), "problem": str(error)}
    return StoreError(Reason("server-data-unusable", shown))


def _lock(folder: Path) -> int:
    """Holds the folder for this process alone. Raises ``StoreError`` naming who has it."""
    try:
        return hold(folder)
    except FolderTaken as taken:
        shown = {"folder": str(folder), "holder": str(taken)}
        raise StoreError(Reason("server-data-in-use", shown)) from None
