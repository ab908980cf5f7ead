"""The file of the store: a write-ahead table, ``arrivals``, folded into ``lines`` in batches.

Rules of this file
1. A group of batches is one row of ``arrivals`` and one commit: a commit costs the processor about
   the same for one row of any length, and ten times as much for a group of rows under a key.
2. ``carry`` puts what has arrived into ``lines``, many at once and in the order of their key. Both
   happen in one transaction, so a line is in one of the two and never in both. Opening carries
   first, after a process that was killed; reading never writes, as a disk may be full.
3. A line must follow the last one of its table. Who is the last is remembered while lines wait to
   be carried, and asked of the file otherwise: one connection writes it, so that is the truth.
4. One thread at a time; nothing of a line is ever logged.
"""

import functools
import logging
import os
import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from mendax.core.game import MendaxError, Reason
from mendax.table.log import LogLine

_log = logging.getLogger("mendax.journal")

VERSION: Final = 2
_TABLES: Final = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, secret BLOB NOT NULL, game TEXT NOT NULL, created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE sessions (
    token_hash BLOB PRIMARY KEY, person TEXT NOT NULL, created INTEGER NOT NULL
) WITHOUT ROWID;
"""
_LINES: Final = """
CREATE TABLE lines (
    "table" TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, actor TEXT NOT NULL,
    person TEXT, command TEXT, action TEXT NOT NULL,
    PRIMARY KEY ("table", number)
) WITHOUT ROWID;
"""
_ARRIVALS: Final = """
CREATE TABLE arrivals (id INTEGER PRIMARY KEY, lines BLOB NOT NULL);
"""
_MOVED: Final = "INSERT INTO lines SELECT * FROM was; DROP TABLE was;"
_MADE_FROM: Final = {
    0: _TABLES + _LINES + _ARRIVALS,
    1: f"ALTER TABLE lines RENAME TO was; {_LINES} {_MOVED} {_ARRIVALS}",
}
"""How a file of each earlier version becomes one of this (0: a file that is empty)."""
_CARRY: Final = 2000
"""Lines that wait before they are carried: some milliseconds of work, and little to carry anew."""
_AT_ONCE: Final = 500
"""Rows inserted by one statement: each statement hands the interpreter's lock to and fro."""

_Row = tuple[Any, ...]


class StoreError(MendaxError):
    """The tables can't be opened or kept; the reason says why."""


class TableRow(NamedTuple):
    """What is kept of a table besides its lines."""

    id: str
    secret: bytes
    game: str
    created: int


class SessionRow(NamedTuple):
    """Who has the token with this hash, since when."""

    token_hash: bytes
    person: str
    created: int


class JournalBatch(NamedTuple):
    """What is stored together, or not at all: new lines of ``table``, and what comes with them."""

    table: str = ""
    lines: tuple[LogLine, ...] = ()
    opens: TableRow | None = None
    session: SessionRow | None = None


class Journal:
    """One SQLite file: appends are committed to ``arrivals``, and moved to ``lines`` later."""

    def __init__(self, file: Path) -> None:
        """Opens it, or makes it. Raises ``StoreError``, ``OSError`` or ``sqlite3.Error``."""
        self._db = _connect(file)
        self._newest: dict[str, int] = {}
        """The number of the last line of every table that has lines to be carried."""
        self._arrived: list[_Row] = []
        self._carry_at = _CARRY
        try:
            for (group,) in self._db.execute("SELECT lines FROM arrivals ORDER BY id"):
                self._arrived += map(tuple, msgspec.msgpack.decode(group))
            self.carry()
        except BaseException:
            self._db.close()
            raise

    def close(self) -> None:
        """Moves what is left in ``arrivals``, and closes the file.

        Where that fails, as on a full disk, the rows stay in ``arrivals``: they are committed.
        """
        try:
            self.carry()
        except sqlite3.Error as error:
            _log.warning("not carried at the end: %s", type(error).__name__)
        finally:
            self._db.close()

    def touch(self, room: int) -> None:
        """One commit, and whether the file has room for so many bytes; changes nothing.

        Raises what SQLite raises.
        """
        self._db.execute("BEGIN IMMEDIATE")
        try:
            self._db.execute("INSERT INTO arrivals (lines) VALUES (zeroblob(?))", (room,))
        finally:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
        self._db.execute(f"PRAGMA user_version={VERSION}")

    # ── what comes ───────────────────────────────────────────────────────────────────────────

    def store(self, batches: Sequence[JournalBatch]) -> list[bool]:
        """Stores each batch that follows the last line of its table; which were stored.

        All in one transaction, committed on return. Raises what SQLite raises, and has then stored
        nothing.
        """
        newest: dict[str, int] = {}
        stored = [self._follows(batch, newest) for batch in batches]
        kept = [batch for batch, follows in zip(batches, stored, strict=True) if follows]
        rows = [row for batch in kept for row in _rows(batch)]
        others = [batch for batch in kept if batch.opens or batch.session]
        if others:
            self._together(rows, others)
        elif rows:
            self._arrive(rows)
        self._newest.update(newest)
        self._arrived += rows
        return stored

    def _follows(self, batch: JournalBatch, newest: dict[str, int]) -> bool:
        if not batch.lines:
            return True
        last = newest.get(batch.table)
        if batch.lines[0].number != (self._last(batch.table) if last is None else last) + 1:
            return False
        newest[batch.table] = batch.lines[-1].number
        return True

    def _last(self, table: str) -> int:
        known = self._newest.get(table)
        if known is not None:
            return known
        asked = 'SELECT max(number) FROM lines WHERE "table" = ?'
        (newest,) = self._db.execute(asked, (table,)).fetchone()
        return newest or 0

    def _arrive(self, rows: list[_Row]) -> None:
        group = msgspec.msgpack.encode(rows)
        self._db.execute("INSERT INTO arrivals (lines) VALUES (?)", (group,))

    def _together(self, rows: list[_Row], others: list[JournalBatch]) -> None:
        with _Transaction(self._db):
            for batch in others:
                if batch.opens:
                    self._db.execute("INSERT INTO tables VALUES (?, ?, ?, ?)", batch.opens)
                if batch.session:
                    self._db.execute("INSERT INTO sessions VALUES (?, ?, ?)", batch.session)
            if rows:
                self._arrive(rows)

    # ── its place ────────────────────────────────────────────────────────────────────────────

    @property
    def full(self) -> bool:
        """Whether ``arrivals`` holds so many lines that ``carry`` is due."""
        return len(self._arrived) >= self._carry_at

    def carry(self) -> None:
        """Moves all rows of ``arrivals`` into ``lines``, in one transaction.

        Raises what SQLite raises; then nothing has changed, and ``full`` waits for more.
        """
        if not self._arrived:
            return
        self._carry_at = len(self._arrived) + _CARRY
        rows = sorted(self._arrived, key=_key)
        with _Transaction(self._db):
            for start in range(0, len(rows), _AT_ONCE):
                some = rows[start : start + _AT_ONCE]
                self._db.execute(_insertion(len(some)), [word for row in some for word in row])
            self._db.execute("DELETE FROM arrivals")
        self._arrived.clear()
        self._newest.clear()
        self._carry_at = _CARRY

    # ── what is there ────────────────────────────────────────────────────────────────────────

    def lines(self, table: str, since: int) -> list[LogLine]:
        """The lines of a table after number ``since``, in order."""
        asked = 'SELECT number, at, actor, person, command, action FROM lines WHERE "table" = ?'
        rows = self._db.execute(asked + " AND number > ? ORDER BY number", (table, since))
        placed = [LogLine(*row) for row in rows]
        if table not in self._newest:
            return placed
        waiting = (row for row in self._arrived if row[0] == table and row[1] > since)
        return [*placed, *(LogLine(*row[1:]) for row in waiting)]

    def table(self, id: str) -> TableRow | None:
        """The table of that id, if there is one."""
        row = self._db.execute("SELECT * FROM tables WHERE id = ?", (id,)).fetchone()
        return TableRow(*row) if row else None

    def person(self, token_hash: bytes) -> str | None:
        """Who has the token with this hash."""
        asked = "SELECT person FROM sessions WHERE token_hash = ?"
        row = self._db.execute(asked, (token_hash,)).fetchone()
        return row[0] if row else None

    def promises(self) -> tuple[int, str]:
        """What SQLite keeps: ``synchronous`` (2: a commit is on the disk) and its journal."""
        (synchronous,) = self._db.execute("PRAGMA synchronous").fetchone()
        (journal,) = self._db.execute("PRAGMA journal_mode").fetchone()
        return synchronous, journal


class _Transaction:
    """All that is done inside it, or nothing."""

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


def _rows(batch: JournalBatch) -> Iterable[_Row]:
    table = batch.table
    return [
        (table, line.number, line.at, line.actor, line.person, line.command, line.action)
        for line in batch.lines
    ]


def _key(row: _Row) -> tuple[str, int]:
    return row[0], row[1]


@functools.cache
def _insertion(rows: int) -> str:
    values = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * rows)
    return "INSERT INTO lines VALUES " + values  # noqa: S608 - nothing but question marks


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
    if version > VERSION:
        shown = {"found": int(version), "known": VERSION}
        raise StoreError(Reason("server-data-version", shown))
    if version != VERSION:
        made = _MADE_FROM[version]
        db.executescript(f"BEGIN; {made} PRAGMA user_version={VERSION}; COMMIT;")
