"""What every store does alike: a thread of its own that writes, and all that waits in one commit.

Rules of this file
1. What comes together is stored together: the loop hands over all of one turn, and the thread takes
   all that waits. A commit costs the same for one line as for fifty.
2. Only after its commit is anybody answered, and on the loop.
3. What fails as a group is stored one by one, so that one harms no other; what can't be reached is
   not asked for each.
4. How something is stored is not known here: ``Writer``.
"""

import asyncio
import contextlib
import logging
from abc import abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any, ClassVar, Final, Generic, ParamSpec, Protocol, TypeVar, cast

from msgspec import Struct

from mendax.core.game import MendaxError, Reason
from mendax.server.store import retention
from mendax.server.store.database import Database
from mendax.server.store.disk_room import DiskRoom, said
from mendax.server.store.interface import Store, T
from mendax.server.store.log_questions import SessionRow, TableRow
from mendax.server.store.retention import Before
from mendax.server.store.schema import StoreError
from mendax.table.log import LogLine, Person

_log = logging.getLogger("mendax.store")

P = ParamSpec("P")


class JournalBatch(Struct, frozen=True):
    """What is stored together, or not at all: new lines of ``table``, and what comes with them."""

    table: str = ""
    lines: tuple[LogLine, ...] = ()
    opens: TableRow | None = None
    session: SessionRow | None = None


class Unreachable(Exception):
    """There is no connection to the database, and none can be had now."""


class Writer(Protocol):
    """What writes, on the one thread of its store."""

    def store(self, batches: Sequence[JournalBatch]) -> list[bool]:
        """Stores each batch that follows the last line of its table; which were stored.

        Committed on return. Raises what the database raises, and has then stored nothing, or
        ``Unreachable``.
        """

    def change(self, work: Callable[[Database], T]) -> T:
        """Does something rare in one transaction."""

    def rest(self) -> bool:
        """To be called when nothing is to be stored for a while, or something was forgotten.

        Return whether nothing that was forgotten is left."""


W = TypeVar("W", bound=Writer)


_FRESH: Final = 2.0
"""Seconds for which what was found out about the disk is said again."""
_PATIENCE: Final = 10.0
"""Seconds until a store that does not answer counts as one that can't store."""
_QUIET: Final = 30.0
"""Seconds without anything to store after which the store rests (``Journal.rest``)."""
_SCRUBS: Final = 20
"""Tries to cut the write-ahead log while others read."""
_READING: Final = 0.05
"""Seconds between two of them."""


class _Write(Struct, frozen=True):
    """Something to be stored, and who waits for that."""

    batch: JournalBatch
    answer: "asyncio.Future[Any]"
    """True, or False if a number is taken."""


class _Question(Struct, frozen=True):
    """What the thread that writes is asked; between transactions."""

    question: Callable[[Any], Any]
    answer: "asyncio.Future[Any]"


_Outcomes = list[tuple["asyncio.Future[Any]", Any]]
"""Each future with its result, or with the ``StoreError`` to raise."""


class GroupingStore(Store, Generic[W]):
    """A store whose thread writes, and whose readers have threads of their own."""

    crowd: ClassVar[int] = 24
    """So many writes in one commit are a crowd."""
    pause: ClassVar[float] = 0.002
    """Seconds to let writes gather after a commit that stored a crowd. Under load, when the
    processor is what everybody waits for, fewer commits and changes of thread are faster."""

    def __init__(
        self, writer: W, disk: DiskRoom, loop: asyncio.AbstractEventLoop, readers: int
    ) -> None:
        """``readers``: how many threads read."""
        self._writer = writer
        self.disk = disk
        self._loop = loop
        self._reading = ThreadPoolExecutor(readers, thread_name_prefix="store reader")
        self._refused: str | None = None
        """Why what was to be stored last could not be; None: it was."""
        self._said_storing = True
        """Whether it could be, as the loop was told last."""
        self._known: tuple[float, str | None] = (-_FRESH, None)
        """What was found out about the disk, and when."""
        self._closed = False
        """Whether nothing is handed to the thread any more."""
        self._gathered: list[_Write | _Question] = []
        self._jobs: SimpleQueue[list[_Write | _Question] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="store", daemon=True)

    @abstractmethod
    def _tried(self, writes: W) -> str | None:
        """Finds out, on the thread that writes, why nothing can be stored now; None: it can."""

    # ── the interface ────────────────────────────────────────────────────────────────────────

    async def append(self, table: str, lines: tuple[LogLine, ...]) -> bool:
        """Store ``lines`` whole or not at all; return False if their number is taken.

        Raises ``StoreError`` if nothing can be stored now."""
        stored: asyncio.Future[bool] = self._loop.create_future()
        self._give(_Write(JournalBatch(table, lines), stored))
        return await stored

    async def add_table(self, row: TableRow, lines: tuple[LogLine, ...]) -> None:
        """Stores a new table with its first lines."""
        await self._written(JournalBatch(row.id, lines, opens=row))

    async def add_session(self, token_hash: bytes, person: Person, at: int) -> None:
        """Remembers that who has this token is ``person``."""
        await self._written(JournalBatch(session=SessionRow(token_hash, person, at, at)))

    async def use_sessions(self, token_hashes: Sequence[bytes], at: int) -> None:
        """Notes that these sessions were used at this moment."""
        await self._change(partial(retention.use_sessions, token_hashes, at))

    async def throw_away_stale(self, table: str, before: Before) -> bool | None:
        """As ``throw_away``, the first time; None: the table is not to be thrown away (any
        more)."""
        return await self._change(partial(retention.throw_away_stale, table, before))

    async def throw_away(self, table: str) -> bool:
        """Throws away the last lines of a table; whether all of it is gone now."""
        return await self._change(partial(retention.throw_away, table))

    async def empty_talk(self, table: str, before: int) -> bool:
        """Empties old lines of a table's talk; whether all of them are empty now."""
        return await self._change(partial(retention.empty_talk, table, before))

    async def end_sessions(self, before: int) -> int:
        """Ends some sessions that were not used since a moment; how many."""
        return await self._change(partial(retention.end_sessions, before))

    async def change(self, work: Callable[[Database], T]) -> T:
        """Does ``work`` (``persons``) in one transaction between others. Raises ``StoreError``."""
        try:
            return await self._change(work)
        except StoreError:
            raise StoreError(Reason("server-not-stored")) from None

    async def scrub(self) -> None:
        """Leave nothing of what was forgotten in the write-ahead log. While someone reads it is
        tried again, and then left to the next rest; it never raises."""
        for _ in range(_SCRUBS):
            with contextlib.suppress(StoreError):
                if await self._ask(lambda writer: writer.rest()):
                    return
            await asyncio.sleep(_READING)
        _log.warning("the write-ahead log is not cut yet")

    def at_start(self, work: Callable[[Database], T]) -> T:
        """Does ``work`` in one transaction and waits for it; for whoever has just opened the store,
        before anything else is asked of it. Raises ``StoreError``."""
        try:
            return self._writer.change(work)
        except Exception as error:
            raise _not_readable(error) from None

    async def _change(self, work: Callable[[Database], T]) -> T:
        return cast("T", await self._ask(lambda writer: writer.change(work)))

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
        except StoreError as error:
            problem = error.reason.key
        self._known = (monotonic(), problem)
        return problem

    async def _ended(self) -> None:
        """All that waits is stored, and no thread works any more; what comes now is refused."""
        self._hand_over()
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._reading.shutdown)

    # ── the loop's side ──────────────────────────────────────────────────────────────────────

    async def _written(self, batch: JournalBatch) -> None:
        stored: asyncio.Future[bool] = self._loop.create_future()
        self._give(_Write(batch, stored))
        if not await stored:
            raise _not_stored()

    async def _ask(self, question: Callable[[W], Any]) -> Any:
        answer: asyncio.Future[Any] = self._loop.create_future()
        self._give(_Question(question, answer))
        return await answer

    async def _look(self, question: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Asks on a thread that reads. Raises ``StoreError``, or what is wrong with a log."""
        try:
            work = self._reading.submit(question, *args, **kwargs)
            return await asyncio.wrap_future(work)
        except MendaxError:
            raise
        except Exception as error:
            raise _not_readable(error) from None

    def _give(self, job: _Write | _Question) -> None:
        """Hands a job to the thread with all others of this turn of the loop, so that what comes
        together is stored together; a commit costs the same for one line as for fifty. Where the
        store is closed, it is refused as soon."""
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

    # ── the thread's side ────────────────────────────────────────────────────────────────────

    def _work(self) -> None:
        going, rested = True, False
        while going:
            try:
                given = [self._jobs.get(timeout=None if rested else _QUIET)]
            except Empty:
                rested = self._rested()
                continue
            given += [self._jobs.get() for _ in range(self._jobs.qsize())]
            going, rested = None not in given, False
            jobs = [job for some in given if some for job in some]
            writes = [job for job in jobs if isinstance(job, _Write)]
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
        """All in one transaction; if that can't be, each in its own, so that one harms no other."""
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
        """Whether the writer rests; where it fails, it is tried again later."""
        try:
            return self._writer.rest()
        except Exception as error:
            _log.warning("the store does not rest: %s", type(error).__name__)
            return True

    def _answers(self, asked: list[_Question]) -> _Outcomes:
        return [(job.answer, self._answer(job)) for job in asked]

    def _answer(self, job: _Question) -> Any:
        try:
            return job.question(self._writer)
        except Exception as error:
            return _not_readable(error)


def _complete(outcomes: _Outcomes) -> None:
    """On the loop: complete each future that is still awaited."""
    for future, outcome in outcomes:
        if future.cancelled():
            continue
        if isinstance(outcome, StoreError):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


def _refuse(job: _Write | _Question) -> None:
    """On the loop: says that this is not done."""
    _complete([(job.answer, _not_stored())])


def _not_stored() -> StoreError:
    return StoreError(Reason("server-not-stored"))


def _not_readable(error: Exception) -> StoreError:
    return StoreError(Reason("server-not-readable", {"problem": type(error).__name__}))
