"""What writes the file of the store: lines arrive in ``arrivals`` and are carried to their places.

Rules of this file
1. A group of batches is one row of ``arrivals`` and one commit: a commit costs the processor about
   the same for one row of any length, and ten times as much for a group of rows under a key.
2. ``carry`` puts what has arrived into ``lines`` or ``talk``, many at once and in the order of
   their key, and what begins or ends a game into ``games``. That is one transaction, so a line is
   in its place or has arrived, and never both. Opening carries first, after a process that was
   killed.
3. All of it takes some 25 ms, for which whoever waits for a commit would wait too. So between
   commits ``carry_part`` first sorts what has arrived into parts, a row of ``arrivals`` each, and
   then moves one at a time.
4. A line must follow the last one of its table. Who is the last is remembered while lines wait to
   be carried, and asked of the file otherwise: one connection writes it, so that is the truth.
5. One thread at a time, but for ``waiting``, which anybody may ask. Nothing of a line is ever
   logged.
"""

import functools
import logging
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import msgspec

from mendax.server.store.database import Database
from mendax.server.store.grouping import JournalBatch
from mendax.server.store.log_questions import Row, SessionRow, TableRow, last_number
from mendax.server.store.schema import VERSION, StoreError, connected
from mendax.table.devices import device_of
from mendax.table.line_kinds import begins_game, is_talk, settles_game

__all__ = ["VERSION", "Journal", "JournalBatch", "SessionRow", "StoreError", "TableRow"]

_log = logging.getLogger("mendax.journal")

_CARRY: Final = 2000
"""Lines that wait before they are carried: the more, the fewer pages are written for each; the
fewer, the less there is to carry anew."""
_PART: Final = 100
"""Of these, how many are carried between two commits: a millisecond or two of work."""
_SESSION: Final = "INSERT INTO sessions (token_hash, person, created, used) VALUES (?, ?, ?, ?)"
_AT_ONCE: Final = 500
"""Rows inserted by one statement: each statement hands the interpreter's lock to and fro."""

T = TypeVar("T")


class _Part(NamedTuple):
    """Lines that are carried together, in the order of their key, and their row of ``arrivals``."""

    row: int
    lines: list[Row]


class Journal:
    """One SQLite file: appends are committed to ``arrivals``, and moved to ``lines`` later."""

    def __init__(self, file: Path) -> None:
        """Opens it, or makes it. Raises ``StoreError``, ``OSError`` or ``sqlite3.Error``."""
        self._db = connected(file)
        self._waiting: dict[str, list[Row]] = {}
        """For every table that has any, its lines that are committed and not carried."""
        self._count = 0
        """How many these are."""
        self._carry_at = _CARRY
        self._parts: list[_Part] = []
        """What is to be carried next, if it is sorted already."""
        try:
            for (group,) in self._db.execute("SELECT lines FROM arrivals ORDER BY id"):
                self._wait(list(map(tuple, msgspec.msgpack.decode(group))))
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

    def change(self, work: Callable[[Database], T]) -> T:
        """Does something seldom in one transaction, all lines being in their places.

        Raises what SQLite raises, and has then changed nothing.
        """
        self.carry()
        with Transaction(self._db):
            return work(self._db)

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
        self._wait(rows)
        return stored

    def _wait(self, rows: list[Row]) -> None:
        """These are committed, and wait to be carried."""
        for row in rows:
            self._waiting.setdefault(row[0], []).append(row)
        self._count += len(rows)

    def _follows(self, batch: JournalBatch, newest: dict[str, int]) -> bool:
        if not batch.lines:
            return True
        last = newest.get(batch.table)
        if batch.lines[0].number != (self._last(batch.table) if last is None else last) + 1:
            return False
        newest[batch.table] = batch.lines[-1].number
        return True

    def _last(self, table: str) -> int:
        waiting = self._waiting.get(table)
        if waiting is not None:
            number: int = waiting[-1][1]
            return number
        return last_number(self._db, table)

    def _arrive(self, rows: list[Row]) -> int:
        """The number of the row that now holds them."""
        group = msgspec.msgpack.encode(rows)
        inserted = self._db.execute("INSERT INTO arrivals (lines) VALUES (?)", (group,))
        number: int | None = inserted.lastrowid
        assert number is not None
        return number

    def _together(self, rows: list[Row], others: list[JournalBatch]) -> None:
        with Transaction(self._db):
            for batch in others:
                if batch.opens:
                    self._db.execute("INSERT INTO tables VALUES (?, ?, ?, ?)", batch.opens)
                if batch.session:
                    self._db.execute(_SESSION, batch.session)
            if rows:
                self._arrive(rows)

    # ── its place ────────────────────────────────────────────────────────────────────────────

    @property
    def full(self) -> bool:
        """Whether ``carry_part`` is due: many lines have arrived, or not all parts are carried."""
        return bool(self._parts) or self._count >= self._carry_at

    def carry_part(self) -> None:
        """Sorts what has arrived into parts, or moves one of them to its place.

        Raises what SQLite raises; then nothing has changed, and ``full`` waits for more.
        """
        parts, self._parts = self._parts, []
        self._carry_at = self._count + _CARRY
        if parts:
            part, *parts = parts
            self._move(part.lines, "DELETE FROM arrivals WHERE id = ?", (part.row,))
        elif self._count:
            parts = self._sorted_into_parts()
        self._parts = parts
        self._carry_at = _CARRY

    def carry(self) -> None:
        """Moves all rows of ``arrivals`` to their places, in one transaction.

        Raises what SQLite raises; then nothing has changed, and ``full`` waits for more.
        """
        if not self._count:
            return
        self._parts = []
        self._carry_at = self._count + _CARRY
        self._move(self._in_order(), "DELETE FROM arrivals", ())
        self._carry_at = _CARRY

    def _in_order(self) -> list[Row]:
        return [row for table in sorted(self._waiting) for row in self._waiting[table]]

    def _sorted_into_parts(self) -> list[_Part]:
        rows = self._in_order()
        some = [rows[start : start + _PART] for start in range(0, len(rows), _PART)]
        with Transaction(self._db):
            self._db.execute("DELETE FROM arrivals")
            return [_Part(self._arrive(lines), lines) for lines in some]

    def _move(self, rows: list[Row], deletion: str, deleted: tuple[int, ...]) -> None:
        """In one transaction, ``rows`` to their places, and what held them out of ``arrivals``.

        Of each table they are the first that wait.
        """
        with Transaction(self._db):
            for place, talks in (("lines", False), ("talk", True)):
                there = [row for row in rows if is_talk(row[3], row[6]) == talks]
                for start in range(0, len(there), _AT_ONCE):
                    some = there[start : start + _AT_ONCE]
                    words = [word for row in some for word in row]
                    self._db.execute(_insertion(place, len(some)), words)
            for table, changes in groupby(_of_games(rows), key=lambda row: row[0]):
                self._index(table, changes)
            visits = {(device_of(row[4]), row[0]) for row in rows if row[4] is not None}
            self._db.executemany("INSERT OR IGNORE INTO visits VALUES (?, ?)", sorted(visits))
            self._db.execute(deletion, deleted)
        self._count -= len(rows)
        for table, count in Counter(row[0] for row in rows).items():
            # Another list, as somebody may be reading the old.
            if left := self._waiting[table][count:]:
                self._waiting[table] = left
            else:
                del self._waiting[table]

    def _index(self, table: str, changes: Iterable[Row]) -> None:
        """Lines that begin a game or say how one ended, into the index of games."""
        asked = 'SELECT max(game) FROM games WHERE "table" = ?'
        (game,) = self._db.execute(asked, (table,)).fetchone()
        for _, number, _, actor, _, _, action in changes:
            if begins_game(actor, action):
                game = (game or 0) + 1
                begun = "INSERT INTO games VALUES (?, ?, ?, NULL)"
                self._db.execute(begun, (table, game, number))
            else:
                ended = 'UPDATE games SET settled = ? WHERE "table" = ? AND game = ?'
                self._db.execute(ended, (number, table, game))

    def rest(self) -> None:
        """To be called when nothing is to be stored for a while: all lines go to their places, and
        the write-ahead log to nothing. Raises what SQLite raises.

        Where somebody is reading just then, the log is cut another time.
        """
        self.carry()
        self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()

    # ── what is there ────────────────────────────────────────────────────────────────────────

    def waiting(self, table: str) -> list[Row]:
        """The lines of a table that may not be in their places yet, in order; on any thread.

        Who asks for this first and looks into the file then has every line that was committed
        when they began: lines are forgotten here only after they were committed there.
        """
        return list(self._waiting.get(table, ()))

    @property
    def connection(self) -> sqlite3.Connection:
        """The one that writes, for what is thrown away (``retention``)."""
        return self._db

    def promises(self) -> tuple[int, str]:
        """What SQLite keeps: ``synchronous`` (2: a commit is on the disk) and its journal."""
        (synchronous,) = self._db.execute("PRAGMA synchronous").fetchone()
        (journal,) = self._db.execute("PRAGMA journal_mode").fetchone()
        return synchronous, journal


def _of_games(rows: Iterable[Row]) -> Iterator[Row]:
    return (row for row in rows if begins_game(row[3], row[6]) or settles_game(row[3], row[6]))


class Transaction:
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


def _rows(batch: JournalBatch) -> Iterable[Row]:
    table = batch.table
    return [
        (table, line.number, line.at, line.actor, line.person, line.command, line.action)
        for line in batch.lines
    ]


@functools.cache
def _insertion(place: str, rows: int) -> str:
    values = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * rows)
    return f"INSERT INTO {place} VALUES {values}"  # noqa: S608 - nothing but question marks
