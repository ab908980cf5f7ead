"""The database file's writer, which stores each group of batches in one transaction.

Rules of this file
1. A line goes into one of two database tables, ``lines`` or ``talk``. A line that begins or ends a
   game also goes into ``games``, in the same transaction.
2. A line must follow the last line of its table. The last numbers are cached. They stay valid until
   rows are deleted (``change``), because only one connection writes the file.
3. ``commits`` counts the transactions. The count is also kept in a separate file
   (``commit_count``), so a missing commit is reported at the start.
4. Only one thread may use a journal at a time. The content of a line is never logged.
"""

import contextlib
import logging
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, TypeVar

from mendax.server.store import calls, commit_count, waking
from mendax.server.store.commit_count import CommitCount
from mendax.server.store.database import Database
from mendax.server.store.formats import FORMAT
from mendax.server.store.grouping import JournalBatch
from mendax.server.store.log_questions import NewSession, Row, TableRow, last_number
from mendax.server.store.schema import StoreError, connected
from mendax.table.devices import device_of
from mendax.table.line_kinds import begins_game, kind_of
from mendax.table.log import Person

__all__ = ["Journal", "JournalBatch", "NewSession", "StoreError", "TableRow"]

_log = logging.getLogger("mendax.journal")

KNOWN: Final = 20_000
"""The maximum number of entries in each cache: the tables' last numbers, and the stored visits.

Each statement that a cache saves also saves a release of the GIL.
"""
_LINE: Final = "INSERT INTO {} VALUES (?, ?, ?, ?, ?, ?, ?)"
_SESSION: Final = "INSERT INTO sessions (token_hash, person, created, used) VALUES (?, ?, ?, ?)"
_MISSING: Final = (
    "%d commits are missing that this server had made: the write-ahead log (-wal) was removed or "
    "damaged, or an older copy of the database took its place"
)

T = TypeVar("T")


class Journal:
    """One SQLite file and the only connection that writes it."""

    def __init__(self, file: Path) -> None:
        """Open or create the file. Raises ``StoreError``, ``OSError`` or ``sqlite3.Error``."""
        if not file.exists():
            commit_count.forget(file)
        self._db = connected(file)
        self._beside = CommitCount(file)
        self._commits = 0
        """The number of transactions counted in the file."""
        self._last: dict[str, int] = {}
        """The last line numbers of some tables."""
        self._visits: set[tuple[Person, str]] = set()
        """Some of the stored visits."""
        try:
            self._count_commits()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Close the file."""
        self._beside.close()
        self._db.close()

    def touch(self, room: int) -> None:
        """Test whether a commit succeeds and the file can grow by ``room`` bytes. No data changes.

        Raises SQLite's exceptions.
        """
        self._db.execute("BEGIN IMMEDIATE")
        try:
            self._db.execute("INSERT INTO tables VALUES ('', zeroblob(?), '', 0)", (room,))
        finally:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
        self._db.execute(f"PRAGMA user_version={FORMAT}")

    def change(self, work: Callable[[Database], T]) -> T:
        """Run an infrequent change in one transaction.

        Raises SQLite's exceptions. The database is then unchanged.
        """
        self._last.clear()  # the change may delete cached lines
        self._visits.clear()
        with self._transaction():
            return work(self._db)

    def store(self, batches: Sequence[JournalBatch]) -> list[bool]:
        """Store each batch that follows its table's last line, and return whether each was stored.

        One transaction stores all batches and is committed on return. If one of SQLite's exceptions
        is raised, no batch is stored.
        """
        newest: dict[str, int] = {}
        stored = [self._follows(batch, newest) for batch in batches]
        kept = [batch for batch, follows in zip(batches, stored, strict=True) if follows]
        rows = [row for batch in kept for row in _rows(batch)]
        visits = _visits(rows) - self._visits
        if kept:
            with self._transaction():
                for batch in kept:
                    self._begin(batch)
                self._insert(rows)
                if visits:
                    asked = "INSERT OR IGNORE INTO visits VALUES (?, ?)"
                    self._db.executemany(asked, sorted(visits))
        for memory in (self._last, self._visits):
            if len(memory) > KNOWN:
                memory.clear()
        self._last |= newest
        self._visits |= visits
        return stored

    def rest(self) -> bool:
        """Copy the write-ahead log into the file and truncate it, when idle or after an erasure.

        Return whether the log was truncated, which is impossible while another connection reads.
        Raises SQLite's exceptions.
        """
        (busy, *_) = self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not busy

    @property
    def connection(self) -> sqlite3.Connection:
        """The writing connection."""
        return self._db

    def promises(self) -> tuple[int, str]:
        """Return SQLite's ``synchronous`` setting (2: commits are synced) and journal mode."""
        (synchronous,) = self._db.execute("PRAGMA synchronous").fetchone()
        (journal,) = self._db.execute("PRAGMA journal_mode").fetchone()
        return synchronous, journal

    # ── parts of a transaction ───────────────────────────────────────────────────────────────

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[None]:
        """Run and count one transaction."""
        count = self._commits + 1
        with Transaction(self._db):
            yield
            self._db.execute("UPDATE commits SET count = ?", (count,))
        self._commits = count
        self._beside.write(count)

    def _count_commits(self) -> None:
        """Compare the two counts of commits, and report missing commits."""
        (self._commits,) = self._db.execute("SELECT count FROM commits").fetchone()
        missing = self._beside.read() - self._commits
        if missing > 0:
            _log.error(_MISSING, missing)
        self._beside.write(self._commits)

    def _follows(self, batch: JournalBatch, newest: dict[str, int]) -> bool:
        if not batch.lines:
            return True
        table = batch.table
        last = newest.get(table, self._last.get(table))
        if batch.lines[0].number != (last_number(self._db, table) if last is None else last) + 1:
            return False
        newest[table] = batch.lines[-1].number
        return True

    def _begin(self, batch: JournalBatch) -> None:
        """Store the rows that belong to a batch's lines."""
        if batch.opens:
            self._db.execute("INSERT INTO tables VALUES (?, ?, ?, ?)", batch.opens)
        if batch.session:
            self._db.execute(_SESSION, batch.session)
        if batch.wakes is not None:
            waking.wakes_at(batch.table, batch.wakes, self._db)
        if batch.calls is not None:
            calls.record(batch.table, batch.calls, self._db)

    def _insert(self, rows: list[Row]) -> None:
        """Insert lines into their tables, and the starts and ends of games into the index."""
        lines: list[Row] = []
        talk: list[Row] = []
        changes: list[Row] = []
        for row in rows:
            kind = kind_of(row[3], row[6])
            (talk if kind == "talk" else lines).append(row)
            if kind in ("beginning", "settlement"):
                changes.append(row)
        for place, some in (("lines", lines), ("talk", talk)):
            if some:
                self._db.executemany(_LINE.format(place), some)
        for row in changes:
            self._index(row)

    def _index(self, row: Row) -> None:
        """Index a line if it begins a game or contains a game's result."""
        table, number, _, actor, _, _, action = row
        asked = 'SELECT coalesce(max(game), 0) FROM games WHERE "table" = ?'
        (game,) = self._db.execute(asked, (table,)).fetchone()
        if begins_game(actor, action):
            begun = "INSERT INTO games VALUES (?, ?, ?, NULL)"
            self._db.execute(begun, (table, game + 1, number))
        else:
            ended = 'UPDATE games SET settled = ? WHERE "table" = ? AND game = ?'
            self._db.execute(ended, (number, table, game))


class Transaction:
    """A transaction as a context manager, committed completely or not at all."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def __enter__(self) -> None:
        self._db.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            if kind is None:
                self._db.execute("COMMIT")
        finally:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")


def _rows(batch: JournalBatch) -> list[Row]:
    table = batch.table
    return [
        (table, line.number, line.at, line.actor, line.person, line.command, line.action)
        for line in batch.lines
    ]


def _visits(rows: list[Row]) -> set[tuple[Person, str]]:
    """Return the devices that acted in these lines, each with its table."""
    people = {(row[4], row[0]) for row in rows if row[4] is not None}
    return {(device_of(person), table) for person, table in people}
