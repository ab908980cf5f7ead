"""The base of all stores: a writer thread that stores all pending writes in one commit.

Rules of this file
1. Writes are grouped: the loop hands over the writes of one iteration, and the thread takes all
   pending writes. A commit costs the same for one line as for fifty.
2. Futures complete only after the commit, and on the loop.
3. If a group fails, its batches are stored one by one, so that one batch can't harm the others. If
   the database is unreachable, the batches are not retried.
4. This module does not know how lines are stored; see ``Writer``.
"""

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any, ClassVar, Final, Protocol, TypeVar, cast

from msgspec import Struct

from mendax.core.game import MendaxError, Reason
from mendax.server.store import log_questions
from mendax.server.store.calls import Calls
from mendax.server.store.database import Database
from mendax.server.store.disk_room import DiskRoom, said
from mendax.server.store.log_questions import NewSession, TableRow
from mendax.server.store.schema import StoreError
from mendax.table.log import LogLine, Person

_log = logging.getLogger("mendax.store")

T = TypeVar("T")


class JournalBatch(Struct, frozen=True):
    """The lines of ``table`` and the rows that belong to them. They are stored together or not at
    all.
    """

    table: str = ""
    lines: tuple[LogLine, ...] = ()
    opens: TableRow | None = None
    session: NewSession | None = None
    wakes: int | None = None
    """When the table's slow game goes on while no client is connected, in milliseconds since
    1970. 0 deletes the stored time, and None keeps it.
    """
    calls: Calls | None = None
    """The calls to absent players that follow from the lines."""


class Unreachable(Exception):
    """Raised while the database is unreachable."""


class Writer(Protocol):
    """The writer of a store, used by one thread only."""

    def store(self, batches: Sequence[JournalBatch]) -> list[bool]:
        """Store each batch that follows its table's last line, and return whether each was stored.

        The batches are committed on return. If the database's exception or ``Unreachable`` is
        raised, none is stored.
        """

    def change(self, work: Callable[[Database], T]) -> T:
        """Run an infrequent change in one transaction."""

    def rest(self) -> bool:
        """Clean up when the store is idle or after an erasure.

        Return whether all erased data is gone.
        """


FRESH: Final = 2.0
"""How long the disk's state is cached, in seconds."""
_PATIENCE: Final = 10.0
"""How long the store may leave a write unanswered before it counts as failing, in seconds."""
_QUIET: Final = 30.0
"""How long the store must be idle before it cleans up (``Journal.rest``), in seconds."""
_SCRUBS: Final = 20
"""The maximum number of attempts to truncate the write-ahead log while others read."""
_READING: Final = 0.05
"""Seconds between attempts to truncate the write-ahead log."""


class _Write(Struct, frozen=True):
    """A pending write and its future."""

    batch: JournalBatch
    answer: "asyncio.Future[Any]"
    """The result: True, or False if a number is taken."""


class _Question(Struct, frozen=True):
    """A job for the writer thread, run between transactions."""

    question: Callable[[Any], Any]
    answer: "asyncio.Future[Any]"


_Outcomes = list[tuple["asyncio.Future[Any]", Any]]
"""Each future, with its result or the ``StoreError`` to raise."""


class Store(ABC):
    """A store of tables, with one writer thread and several reader threads."""

    shared: ClassVar[bool]
    """True if other servers may also write to the store."""
    crowd: ClassVar[int] = 24
    """The number of writes in a commit that makes the thread pause."""
    pause: ClassVar[float] = 0.002
    """Seconds of the pause after a large commit, in which more writes gather.

    Under load the CPU is the bottleneck, so fewer commits and thread switches are faster.
    """

    recheck: ClassVar[float | None] = None
    """Seconds after which an idle and clean store calls ``Writer.rest`` again."""

    def __init__(
        self, writer: Writer, disk: DiskRoom, loop: asyncio.AbstractEventLoop, readers: int
    ) -> None:
        """``readers`` is the number of reader threads."""
        self._writer = writer
        self.disk = disk
        self._loop = loop
        self._reading = ThreadPoolExecutor(readers, thread_name_prefix="store reader")
        self._refused: str | None = None
        """The reason why the last write failed, or None if it succeeded."""
        self._said_storing = True
        """The state last reported to the loop, which is true if writes succeed."""
        self._known: tuple[float, str | None] = (-FRESH, None)
        """The cached state of the disk: the time of the check, and the problem or None."""
        self._test: asyncio.Task[str | None] | None = None
        """The running test of the disk."""
        self._closed = False
        """True once no more jobs are accepted."""
        self._gathered: list[_Write | _Question] = []
        self._jobs: SimpleQueue[list[_Write | _Question] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="store", daemon=True)

    # ── of each kind of store ────────────────────────────────────────────────────────────────

    @abstractmethod
    def _asked(self, question: Callable[[Database], T]) -> T:
        """Run a query on a snapshot of a read-only connection. Runs on a reader thread."""

    @abstractmethod
    def _tried(self) -> str | None:
        """Return the reason why writes fail now, or None. Runs on the writer thread."""

    @abstractmethod
    async def close(self) -> None:
        """Finish all pending writes and close the store."""

    # ── logs ─────────────────────────────────────────────────────────────────────────────────

    async def append(
        self,
        table: str,
        lines: tuple[LogLine, ...],
        wakes: int | None = None,
        calls: Calls | None = None,
    ) -> bool:
        """Store all ``lines`` or none. Return False if their numbers are taken.

        ``wakes`` and ``calls`` are stored with them (``JournalBatch``). Raises ``StoreError`` if
        writes currently fail.
        """
        stored: asyncio.Future[bool] = self._loop.create_future()
        self._give(_Write(JournalBatch(table, lines, wakes=wakes, calls=calls), stored))
        return await stored

    async def add_table(self, row: TableRow, lines: tuple[LogLine, ...]) -> None:
        """Store a new table with its first lines."""
        await self._written(JournalBatch(row.id, lines, opens=row))

    async def table(self, id: str) -> TableRow | None:
        """Return the table with this id, or None."""
        return await self.ask(partial(log_questions.table_row, id))

    async def replayed(self, table: str) -> list[LogLine]:
        """Return the lines that restore a table, with only the last chat line. Raises
        ``CorruptLog``.
        """
        return await self.ask(partial(log_questions.replayed, table))

    async def past_game(self, table: str, game: int) -> list[LogLine]:
        """Return the lines that restore a finished game, without chat."""
        return await self.ask(partial(log_questions.past_game, table, game))

    # ── all other data ───────────────────────────────────────────────────────────────────────

    async def add_session(self, token_hash: bytes, person: Person, at: int) -> None:
        """Store a session of ``person`` with this token."""
        await self._written(JournalBatch(session=NewSession(token_hash, person, at, at)))

    async def change(self, work: Callable[[Database], T]) -> T:
        """Run ``work`` in its own transaction and return its result. Raises ``StoreError``."""
        try:
            return cast("T", await self._ask(lambda writer: writer.change(work)))
        except StoreError:
            raise _not_stored() from None

    async def ask(self, question: Callable[[Database], T]) -> T:
        """Return the result of a query on a snapshot (``persons``).

        Raises ``StoreError``, or the ``MendaxError`` of the query.
        """
        try:
            return await asyncio.wrap_future(self._reading.submit(self._asked, question))
        except MendaxError:
            raise
        except Exception as error:
            raise _not_readable(error) from None

    async def scrub(self) -> None:
        """Remove all erased data from the write-ahead log.

        If other connections are reading, the removal is retried a few times and then left to the
        next cleanup. Never raises.
        """
        for _ in range(_SCRUBS):
            with contextlib.suppress(StoreError):
                if await self._ask(lambda writer: writer.rest()):
                    return
            await asyncio.sleep(_READING)
        _log.warning("the write-ahead log is not truncated yet")

    def at_start(self, work: Callable[[Database], T]) -> T:
        """Run ``work`` in one transaction and block until it is done.

        Call this only at the start, before other calls. Raises ``StoreError``.
        """
        try:
            return self._writer.change(work)
        except Exception as error:
            raise _not_readable(error) from None

    # ── servers that share the store ─────────────────────────────────────────────────────────

    async def listen(self, heard: Callable[[], object]) -> None:  # noqa: B027 - not shared
        """Call ``heard`` on the loop when another server may have committed notices, until
        cancelled.

        Return immediately if the store is not shared.
        """

    def register(self) -> None:  # noqa: B027 - not shared
        """Own tables from now on. Call this only at the start. Raises ``StoreError``.

        A store that is not shared belongs to its server.
        """

    async def renew(self) -> bool:
        """Renew the ownership of all tables (``owners.EVERY``).

        Return False if other servers have taken them. Raises ``StoreError``.
        """
        return True

    async def take(self, table: str, last: int) -> bool | None:
        """Own a table whose last line is ``last``. Raises ``StoreError``.

        Return False if another server owns it, and None if this server owns it now, but the log has
        other lines.
        """
        return True

    async def elsewhere(self, person: Person) -> tuple[str, ...]:
        """Return the tables where ``person`` has acted and that other servers own."""
        return ()

    async def release(self, table: str) -> None:  # noqa: B027 - not shared
        """Give up a table, so that another server can take it. Raises ``StoreError``."""

    # ── state ────────────────────────────────────────────────────────────────────────────────

    async def trouble(self) -> str | None:
        """Return the reason why writes fail now, or None.

        The check runs at most every two seconds, and after each failed write. Callers share it.
        """
        at, problem = self._known
        if monotonic() - at < FRESH and (problem or not self._refused):
            return problem
        if self._test is None or self._test.done():
            self._test = self._loop.create_task(self._tested())
        return await asyncio.shield(self._test)

    async def _tested(self) -> str | None:
        problem: str | None
        try:
            problem = await asyncio.wait_for(self._ask(lambda _: self._tried()), _PATIENCE)
        except TimeoutError:
            problem = "no answer"
        except StoreError as error:
            problem = error.reason.key
        self._known = (monotonic(), problem)
        return problem

    async def _ended(self) -> None:
        """Finish all pending jobs and stop the threads. Later jobs are refused."""
        self._hand_over()
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._reading.shutdown)

    # ── on the loop ──────────────────────────────────────────────────────────────────────────

    async def _written(self, batch: JournalBatch) -> None:
        stored: asyncio.Future[bool] = self._loop.create_future()
        self._give(_Write(batch, stored))
        if not await stored:
            raise _not_stored()

    async def _ask(self, question: Callable[[Writer], Any]) -> Any:
        answer: asyncio.Future[Any] = self._loop.create_future()
        self._give(_Question(question, answer))
        return await answer

    def _give(self, job: _Write | _Question) -> None:
        """Hand a job to the thread, together with all others of this loop iteration.

        A commit costs the same for one line as for fifty. A closed store refuses the job.
        """
        if self._closed:
            self._loop.call_soon(_refuse, job)
            return
        self._gathered.append(job)
        if len(self._gathered) == 1:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        if self._gathered:
            self._jobs.put(self._gathered)
            self._gathered = []

    # ── on the writer thread ─────────────────────────────────────────────────────────────────

    def _work(self) -> None:
        going, rested = True, False
        while going:
            try:
                given = [self._jobs.get(timeout=self.recheck if rested else _QUIET)]
            except Empty:
                rested = self._rested()
                continue
            given += [self._jobs.get() for _ in range(self._jobs.qsize())]
            going, rested = None not in given, False
            jobs = [job for some in given if some for job in some]
            # a write whose sender no longer waits is skipped as long as it has not been sent
            writes = [j for j in jobs if isinstance(j, _Write) and not j.answer.cancelled()]
            asked = [job for job in jobs if isinstance(job, _Question)]
            stored = self._store(writes) if writes else []
            answers = self._answers(asked) if asked else []
            if (self._refused is None) != self._said_storing:
                self._said_storing = self._refused is None
                self._loop.call_soon_threadsafe(self.disk.turned, self._said_storing)
            self._loop.call_soon_threadsafe(_complete, stored + answers)
            if len(writes) >= self.crowd:
                sleep(self.pause)

    def _store(self, writes: list[_Write]) -> _Outcomes:
        """Store all writes in one transaction or, if that fails, each write in its own."""
        stored: Sequence[bool | StoreError]
        try:
            stored = self._writer.store([write.batch for write in writes])
            self._refused = None
        except Unreachable as error:
            self._refused = str(error)
            stored = [_not_stored() for _ in writes]
        except Exception:
            stored = [self._store_alone(write.batch) for write in writes]
        return [(write.answer, each) for write, each in zip(writes, stored, strict=True)]

    def _store_alone(self, batch: JournalBatch) -> bool | StoreError:
        try:
            stored = self._writer.store([batch])[0]
        except Exception as error:
            _log.warning("not stored: %s", type(error).__name__)
            self._refused = said(error)
            return _not_stored()
        self._refused = None
        return stored

    def _rested(self) -> bool:
        """Return whether the thread may wait without a timeout. After an error, the next job
        retries.
        """
        try:
            return self._writer.rest()
        except Exception as error:
            _log.warning("the cleanup of the store failed: %s", type(error).__name__)
            return True

    def _answers(self, asked: list[_Question]) -> _Outcomes:
        return [(job.answer, self._answer(job)) for job in asked]

    def _answer(self, job: _Question) -> Any:
        try:
            return job.question(self._writer)
        except Exception as error:
            return _not_readable(error)


def _complete(outcomes: _Outcomes) -> None:
    """Complete every future that is still awaited, on the loop."""
    for future, outcome in outcomes:
        if future.cancelled():
            continue
        if isinstance(outcome, StoreError):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


def _refuse(job: _Write | _Question) -> None:
    """Complete a job with ``StoreError``, on the loop."""
    _complete([(job.answer, _not_stored())])


def _not_stored() -> StoreError:
    return StoreError(Reason("server-not-stored"))


def _not_readable(error: Exception) -> StoreError:
    return StoreError(Reason("server-not-readable", {"problem": type(error).__name__}))
