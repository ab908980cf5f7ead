"""What writes the file of the store: lines arrive in ``arrivals`` and are carried to their places.

Rules of this file
1. A group of batches is one row of ``arrivals`` and one commit: a commit costs the processor about
   the same for one row of any length, and ten times as much for a group of rows under a key.
2. ``carry`` puts what has arrived into ``lines`` or ``talk``, many at once and in the order of
   their key, and what begins or ends a game into ``games``. Of each table it is the first lines
   that wait, so those up to its last line there are in their places, and no others.
3. All of it takes some 50 ms, for which whoever waits for a commit would wait too. So between
   commits ``carry_part`` carries a part at a time, each in one transaction. The rows of
   ``arrivals`` go with the last part. Opening goes on after a process that was killed between two.
4. A line must follow the last one of its table. Who is the last is remembered while lines wait to
   be carried, and asked of the file otherwise: one connection writes it, so that is the truth.
5. The last row of ``arrivals`` stays, empty, when it is carried, so its number counts commits. The
   count is kept beside the file too (``commit_count``): a missing commit is reported at the start.
6. One thread at a time, but for ``waiting``, which anybody may ask. Nothing of a line is ever
   logged.
"""

import functools
import logging
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import chain, groupby
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from mendax.server.store import commit_count
from mendax.server.store.commit_count import CommitCount
from mendax.server.store.database import Database
from mendax.server.store.grouping import JournalBatch
from mendax.server.store.log_questions import Row, SessionRow, TableRow, last_number
from mendax.server.store.schema import VERSION, StoreError, connected
from mendax.table.devices import device_of
from mendax.table.line_kinds import begins_game, kind_of
from mendax.table.log import Person

__all__ = ["VERSION", "Journal", "JournalBatch", "SessionRow", "StoreError", "TableRow"]

_log = logging.getLogger("mendax.journal")

_CARRY: Final = 4000
"""Lines that wait before they are carried: the more, the fewer pages are written for each; the
fewer, the shorter whoever waits for all of them to be in their places."""
_PART: Final = 100
"""Of these, how many are carried between two commits: a millisecond or two of work."""
_KNOWN_VISITS: Final = 20_000
"""As many visits are known to be in the file. Each that was stored again handed the interpreter's
lock to and fro twice."""
_SESSION: Final = "INSERT INTO sessions (token_hash, person, created, used) VALUES (?, ?, ?, ?)"
_CARRIED: Final = msgspec.msgpack.encode([])
"""What stays of the last row of ``arrivals``."""
_MISSING: Final = (
    "%d commits are missing that this server had made: the write-ahead log (-wal) was removed or "
    "damaged, or an older copy of the database took its place"
)
_AT_ONCE: Final = 500
"""Rows inserted by one statement: each statement hands the interpreter's lock to and fro."""

T = TypeVar("T")


class Journal:
    """One SQLite file: appends are committed to ``arrivals``, and moved to ``lines`` later."""

    def __init__(self, file: Path) -> None:
        """Opens it, or makes it. Raises ``StoreError``, ``OSError`` or ``sqlite3.Error``."""
        if not file.exists():
            commit_count.forget(file)
        self._db = connected(file)
        self._commits = CommitCount(file)
        self._waiting: dict[str, list[Row]] = {}
        """For every table that has any, its lines that are committed and not carried."""
        self._count = 0
        """How many these are."""
        self._carry_at = _CARRY
        self._arrived = 0
        """The last row of ``arrivals``; 0: there is none."""
        self._left: list[str] = []
        """The tables whose turn it is to be carried, the last one first."""
        self._through = 0
        """The row of ``arrivals`` that was the last when their turn began."""
        self._known_visits: set[tuple[Person, str]] = set()
        """Some of the visits that the file has."""
        try:
            self._take_up()
            self.carry()
        except BaseException:
            self._commits.close()
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
            self._commits.close()
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
        self._known_visits.clear()  # it may throw some away
        with Transaction(self._db):
            return work(self._db)

    def _take_up(self) -> None:
        """Waits with what arrived in an earlier process and is not in its place."""
        number = 0
        for number, group in self._db.execute("SELECT id, lines FROM arrivals ORDER BY id"):
            if group == _CARRIED:
                continue
            rows = [tuple(row) for row in msgspec.msgpack.decode(group)]
            placed = {table: last_number(self._db, table) for table in {row[0] for row in rows}}
            self._wait([row for row in rows if row[1] > placed[row[0]]])
            self._arrived = number
        missing = self._commits.read() - number
        if missing > 0:
            _log.error(_MISSING, missing)
        self._commits.write(number)

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
        if rows:
            self._commits.write(self._arrived)
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

    def _arrive(self, rows: list[Row]) -> None:
        group = msgspec.msgpack.encode(rows)
        inserted = self._db.execute("INSERT INTO arrivals (lines) VALUES (?)", (group,))
        assert inserted.lastrowid is not None
        self._arrived = inserted.lastrowid

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
        return bool(self._left) or self._count >= self._carry_at

    def carry_part(self) -> None:
        """Moves some of what has arrived to its place.

        Raises what SQLite raises; then nothing has changed, and ``full`` waits for more.
        """
        if not self._left:
            self._left, self._through = sorted(self._waiting, reverse=True), self._arrived
        left, self._left = self._left, []
        self._carry_at = self._count + _CARRY
        part: list[Row] = []
        while left and len(part) < _PART:
            rows = self._waiting[left[-1]]
            if len(rows) <= _PART - len(part):
                left.pop()
            part += rows[: _PART - len(part)]
        self._move(part, None if left else self._through)
        self._left = left
        self._carry_at = _CARRY

    def carry(self) -> None:
        """Moves all rows of ``arrivals`` to their places, in one transaction.

        Raises what SQLite raises; then nothing has changed, and ``full`` waits for more.
        """
        if not self._arrived:
            return
        self._left = []
        self._carry_at = self._count + _CARRY
        everything = [row for table in sorted(self._waiting) for row in self._waiting[table]]
        self._move(everything, self._arrived)
        self._carry_at = _CARRY

    def _move(self, rows: list[Row], through: int | None) -> None:
        """In one transaction, ``rows`` to their places; of each table they are the first that wait.

        ``through``: up to this row nothing of ``arrivals`` waits then, and that is thrown away.
        """
        talk: list[Row] = []
        lines: list[Row] = []
        changes: list[Row] = []
        for row in rows:
            kind = kind_of(row[3], row[6])
            (talk if kind == "talk" else lines).append(row)
            if kind in ("beginning", "settlement"):
                changes.append(row)
        visits = _visits(rows) - self._known_visits
        with Transaction(self._db):
            self._insert("lines", lines)
            self._insert("talk", talk)
            for table, of_games in groupby(changes, key=lambda row: row[0]):
                self._index(table, of_games)
            if visits:
                self._db.executemany("INSERT OR IGNORE INTO visits VALUES (?, ?)", sorted(visits))
            if through is not None:
                self._db.execute("DELETE FROM arrivals WHERE id <= ?", (through,))
                self._db.execute("INSERT INTO arrivals VALUES (?, ?)", (through, _CARRIED))
        if through == self._arrived:
            self._arrived = 0
        if len(self._known_visits) > _KNOWN_VISITS:
            self._known_visits.clear()
        self._known_visits |= visits
        self._count -= len(rows)
        for table, count in Counter([row[0] for row in rows]).items():
            # Another list, as somebody may be reading the old.
            if left := self._waiting[table][count:]:
                self._waiting[table] = left
            else:
                del self._waiting[table]

    def _insert(self, place: str, rows: list[Row]) -> None:
        for start in range(0, len(rows), _AT_ONCE):
            some = rows[start : start + _AT_ONCE]
            self._db.execute(_insertion(place, len(some)), list(chain.from_iterable(some)))

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

    def rest(self) -> bool:
        """To be called when nothing is to be stored for a while, or something was forgotten: all
        lines go to their places, and the write-ahead log to nothing. Raises what SQLite raises.

        Return whether the log was cut: it is not while another connection reads.
        """
        self.carry()
        (busy, *_) = self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not busy

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


def _visits(rows: list[Row]) -> set[tuple[Person, str]]:
    """Which devices did something at which tables by these."""
    people = {(row[4], row[0]) for row in rows if row[4] is not None}
    return {(device_of(person), table) for person, table in people}


@functools.cache
def _insertion(place: str, rows: int) -> str:
    values = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * rows)
    return f"INSERT INTO {place} VALUES {values}"  # noqa: S608 - nothing but question marks
