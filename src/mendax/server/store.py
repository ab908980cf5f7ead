"""What outlives the process: lines of tables, tables, sessions.

Rules of this file
1. The log is two methods, ``append`` and ``read``; the unique key (table, number) is its only lock.
   An append that finds its number taken is refused whole; whoever sent it loads the table anew.
2. What was answered is on the disk: one transaction takes all that waits, and only after its
   commit (with ``synchronous=FULL``) is anybody answered.
3. One process, one thread, one connection: nothing else ever writes or checkpoints this file.
   (SQLite up to 3.51.2 can corrupt a write-ahead log when two connections do.) A second process
   is refused by a lock file.
4. Tokens are not here, only their hashes. Nothing of a line is ever logged.
"""

import asyncio
import fcntl
import functools
import logging
import os
import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import sleep
from typing import Any, Final, NamedTuple, Protocol

from mendax.core.game import MendaxError, Reason
from mendax.table.log import Line, Person

_log = logging.getLogger("mendax.store")

Done = Callable[[bool], None]
"""Told on the loop: whether the lines are stored (False: somebody else's line has that number)."""


class StoreError(MendaxError):
    """The tables can't be opened or kept; the reason says why."""


class TableRow(NamedTuple):
    """What is kept of a table besides its lines."""

    id: str
    secret: bytes
    game: str
    created: int


class Store(Protocol):
    """Where tables are kept."""

    def append(self, table: str, lines: tuple[Line, ...], done: Done) -> None:
        """Stores ``lines`` whole or not at all, then tells ``done``."""

    async def read(self, table: str, since: int = 0) -> list[Line]:
        """The lines of a table after number ``since``, in order."""

    async def add_table(self, row: TableRow, lines: tuple[Line, ...]) -> None:
        """Stores a new table with its first lines."""

    async def table(self, id: str) -> TableRow | None:
        """The table of that id, if there is one."""

    async def add_session(self, token_hash: bytes, person: Person, at: int) -> None:
        """Remembers that who has this token is ``person``."""

    async def person(self, token_hash: bytes) -> Person | None:
        """Who has the token with this hash."""

    async def close(self) -> None:
        """Stores all that waits, and lets go."""


VERSION: Final = 1
# Lines lie in the order in which they came, so that a commit touches few pages of the disk; the
# key is an index beside them. Clustered by table each commit costs a third more.
_SCHEMA: Final = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, secret BLOB NOT NULL, game TEXT NOT NULL, created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE lines (
    "table" TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, actor TEXT NOT NULL,
    person TEXT, command TEXT, action TEXT NOT NULL,
    PRIMARY KEY ("table", number)
);
CREATE TABLE sessions (
    token_hash BLOB PRIMARY KEY, person TEXT NOT NULL, created INTEGER NOT NULL
) WITHOUT ROWID;
"""
_AT_ONCE: Final = 50
"""Rows inserted by one statement: each statement hands the interpreter's lock to and fro."""

_CROWD: Final = 8
_BREATH: Final = 0.002
"""Seconds to let writes gather after a commit that stored a crowd. A commit costs the processor as
much as ten moves; under load, when the processor is what everybody waits for, fewer are faster."""

Row = tuple[Any, ...]


class _Write(NamedTuple):
    """Rows that are stored together, or not at all."""

    lines: list[Row]
    done: Done
    table: TableRow | None = None
    session: Row | None = None


class _Read(NamedTuple):
    """A question; asked between transactions."""

    question: Callable[[sqlite3.Connection], Any]
    answer: "asyncio.Future[Any]"


class SqliteStore:
    """The store inside the process: one SQLite file, written by one thread in grouped commits."""

    def __init__(self, folder: Path, loop: asyncio.AbstractEventLoop) -> None:
        """Raises ``StoreError`` if another process has the folder, or it can't be used."""
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._lock = _lock(folder)
        except OSError as error:
            raise _unusable(folder, error) from None
        try:
            self._connection = _connect(folder / "mendax.sqlite3")
        except (OSError, sqlite3.Error) as error:
            os.close(self._lock)
            raise _unusable(folder, error) from None
        except StoreError:
            os.close(self._lock)
            raise
        self._loop = loop
        self._gathered: list[_Write | _Read] = []
        self._jobs: SimpleQueue[list[_Write | _Read] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    # ── the port ─────────────────────────────────────────────────────────────────────────────

    def append(self, table: str, lines: tuple[Line, ...], done: Done) -> None:
        """Stores ``lines`` whole or not at all, then tells ``done``."""
        self._give(_Write(_rows(table, lines), done))

    async def read(self, table: str, since: int = 0) -> list[Line]:
        """The lines of a table after number ``since``, in order."""
        asked = 'SELECT number, at, actor, person, command, action FROM lines WHERE "table" = ?'
        rows = await self._ask(
            lambda db: db.execute(asked + " AND number > ? ORDER BY number", (table, since))
        )
        return [Line(*row) for row in rows]

    async def add_table(self, row: TableRow, lines: tuple[Line, ...]) -> None:
        """Stores a new table with its first lines."""
        await self._written(_rows(row.id, lines), table=row)

    async def table(self, id: str) -> TableRow | None:
        """The table of that id, if there is one."""
        rows = await self._ask(lambda db: db.execute("SELECT * FROM tables WHERE id = ?", (id,)))
        return TableRow(*rows[0]) if rows else None

    async def add_session(self, token_hash: bytes, person: Person, at: int) -> None:
        """Remembers that who has this token is ``person``."""
        await self._written([], session=(token_hash, person, at))

    async def person(self, token_hash: bytes) -> Person | None:
        """Who has the token with this hash."""
        asked = "SELECT person FROM sessions WHERE token_hash = ?"
        rows = await self._ask(lambda db: db.execute(asked, (token_hash,)))
        return rows[0][0] if rows else None

    async def close(self) -> None:
        """Stores all that waits, and lets go of file and lock."""
        self._hand_over()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()
        os.close(self._lock)

    # ── the loop's side ──────────────────────────────────────────────────────────────────────

    async def _written(
        self, lines: list[Row], table: TableRow | None = None, session: Row | None = None
    ) -> None:
        stored: asyncio.Future[bool] = self._loop.create_future()
        self._give(_Write(lines, stored.set_result, table, session))
        if not await stored:
            raise StoreError(Reason("server-not-stored"))

    async def _ask(self, question: Callable[[sqlite3.Connection], Iterable[Row]]) -> list[Row]:
        answer: asyncio.Future[list[Row]] = self._loop.create_future()
        self._give(_Read(lambda db: list(question(db)), answer))
        return await answer

    def _give(self, job: _Write | _Read) -> None:
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
        going = True
        while going:
            given = [self._jobs.get()]
            while not self._jobs.empty():
                given.append(self._jobs.get())
            going = None not in given
            jobs = [job for some in given if some for job in some]
            writes = [job for job in jobs if isinstance(job, _Write)]
            stored = self._store(writes) if writes else []
            reads = [(job.answer, self._answer(job)) for job in jobs if isinstance(job, _Read)]
            self._loop.call_soon_threadsafe(_tell, stored, reads)
            if len(writes) >= _CROWD:
                sleep(_BREATH)

    def _store(self, writes: list[_Write]) -> list[tuple[Done, bool]]:
        """All in one transaction; if that can't be, each in its own, so that one harms no other."""
        try:
            self._commit(writes)
        except Exception:
            return [(write.done, self._store_alone(write)) for write in writes]
        return [(write.done, True) for write in writes]

    def _store_alone(self, write: _Write) -> bool:
        try:
            self._commit([write])
        except Exception as error:
            _log.warning("not stored: %s", type(error).__name__)
            return False
        return True

    def _commit(self, writes: list[_Write]) -> None:
        db = self._connection
        db.execute("BEGIN IMMEDIATE")
        try:
            for write in writes:
                if write.table:
                    db.execute("INSERT INTO tables VALUES (?, ?, ?, ?)", write.table)
                if write.session:
                    db.execute("INSERT INTO sessions VALUES (?, ?, ?)", write.session)
            _insert(db, [row for write in writes for row in write.lines])
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise

    def _answer(self, job: _Read) -> Any:
        try:
            return job.question(self._connection)
        except Exception as error:
            return StoreError(Reason("server-not-readable", {"problem": type(error).__name__}))


def _tell(stored: list[tuple[Done, bool]], reads: list[tuple["asyncio.Future[Any]", Any]]) -> None:
    """On the loop: everybody gets their answer."""
    for done, won in stored:
        done(won)
    for answer, found in reads:
        if answer.cancelled():
            continue
        if isinstance(found, StoreError):
            answer.set_exception(found)
        else:
            answer.set_result(found)


def _rows(table: str, lines: tuple[Line, ...]) -> list[Row]:
    return [
        (table, line.number, line.at, line.actor, line.person, line.command, line.action)
        for line in lines
    ]


def _insert(db: sqlite3.Connection, rows: list[Row]) -> None:
    for start in range(0, len(rows), _AT_ONCE):
        some = rows[start : start + _AT_ONCE]
        db.execute(_insertion(len(some)), [word for row in some for word in row])


@functools.cache
def _insertion(rows: int) -> str:
    values = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * rows)
    return "INSERT INTO lines VALUES " + values  # noqa: S608 - nothing but question marks


def _unusable(folder: Path, error: Exception) -> StoreError:
    shown = {"folder": str(folder), "problem": str(error)}
    return StoreError(Reason("server-data-unusable", shown))


def _lock(folder: Path) -> int:
    """Holds the folder for this process alone. Raises ``StoreError`` naming who has it."""
    lock = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        holder = os.read(lock, 20).decode("ascii", "replace").strip() or "?"
        os.close(lock)
        shown = {"folder": str(folder), "holder": holder}
        raise StoreError(Reason("server-data-in-use", shown)) from None
    os.ftruncate(lock, 0)
    os.pwrite(lock, f"{os.getpid()}\n".encode(), 0)
    return lock


def _connect(file: Path) -> sqlite3.Connection:
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    db = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    try:
        _prepare(db)
    except BaseException:
        db.close()
        raise
    return db


def _prepare(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA journal_mode=WAL")
    db.execute("PRAGMA synchronous=FULL")
    db.execute("PRAGMA wal_autocheckpoint=4000")
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version == 0:
        db.executescript(f"BEGIN; {_SCHEMA} PRAGMA user_version={VERSION}; COMMIT;")
    elif version != VERSION:
        shown = {"found": int(version), "known": VERSION}
        raise StoreError(Reason("server-data-version", shown))
