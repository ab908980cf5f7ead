"""The writer of the PostgreSQL log, which stores each group of lines in one statement and commit.

Rules of this file
1. A server stores lines only of tables that it owns (``owners``). A commit locks the server's row,
   which no other server can delete until then. Tools that lock the whole database own no table.
   The unique key (table, number) also refuses a line whose number is taken, and a line whose
   predecessor is missing is refused, for example after an older backup was restored.
2. Rows are inserted in key order, so that servers can't deadlock.
3. A broken connection is reopened and the group sent again. The first attempt may have been
   committed, so identical lines in the database count as stored. A group is refused once
   connections have failed for ``PATIENCE`` seconds.
4. Any number of servers may write at the same time, each with a shared lock. A transfer or
   migration holds the lock exclusively. The lock ends with the connection.
5. The lock is checked every ``EVERY`` seconds. If it is lost, the connection is given up, so that
   the next write needs a new connection with a new lock.
"""

import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

import psycopg
from psycopg import sql
from psycopg.errors import UniqueViolation

from mendax.core.game import Reason
from mendax.server.store import calls, formats, waking
from mendax.server.store.database import Database
from mendax.server.store.grouping import JournalBatch, Unreachable
from mendax.server.store.log_questions import Row
from mendax.server.store.postgresql.connections import (
    Connection,
    PostgresConnection,
    backend,
    connected,
    is_gone,
    require_own_backend,
)
from mendax.server.store.postgresql.migrations import format_of, migrated
from mendax.server.store.postgresql.use_lock import IN_USE, is_held
from mendax.server.store.schema import StoreError
from mendax.table.line_kinds import begins_game, is_talk, settles_game

_log = logging.getLogger("mendax.store")

T = TypeVar("T")

PATIENCE: Final = 0.75
"""How long a lost connection may take to reopen before pending writes are refused, in seconds.

Tables wait slightly longer (``server.clock.ANSWER``). If the system takes longer to report a lost
connection, or the disk stalls, a command whose sender was refused may still be stored later.
"""
LOCKED: Final = 3.0
"""How long another server's exclusive lock may last at the start, in seconds."""
_AGAIN: Final = 0.1
"""Seconds between attempts."""
EVERY: Final = 60.0
"""Seconds between checks of the lock."""
_TAKEN: Final = "server-database-in-use"

_MINE: Final = """mine AS MATERIALIZED (
    SELECT id FROM servers WHERE id = %s FOR KEY SHARE
), """
_OWNED: Final = """ JOIN owners ON owners."table" = given."table"
        AND owners.server = (SELECT id FROM mine)"""
_INSERT: Final = """
WITH {mine}kept AS (
    INSERT INTO log ("table", number, at, actor, person, command, action, is_talk)
    SELECT given."table", number, at, actor, person, command, action, is_talk
    FROM unnest(
        %s::text[], %s::bigint[], %s::bigint[], %s::text[], %s::text[], %s::text[], %s::text[],
        %s::bool[], %s::bigint[]
    ) AS given ("table", number, at, actor, person, command, action, is_talk, follows){owned}
    WHERE follows = 0 OR (
        SELECT 1 FROM log AS before
        WHERE before."table" = given."table" AND before.number = given.follows) = 1
    RETURNING "table", number, person
), seen AS (
    INSERT INTO visits
    SELECT DISTINCT split_part(person, '/', 1) AS device, "table" FROM kept
    WHERE person IS NOT NULL ORDER BY device, "table"
    ON CONFLICT DO NOTHING
)
SELECT "table", number FROM kept
"""
_INSERTS: Final = (
    _INSERT.format(mine="", owned="").encode(),
    _INSERT.format(mine=_MINE, owned=_OWNED).encode(),
)
"""The statement without an owner, and with one."""
_BEGUN: Final = """
INSERT INTO games SELECT %(table)s, coalesce(max(game), 0) + 1, %(number)s, NULL
FROM games WHERE "table" = %(table)s
"""
_SETTLED: Final = """
UPDATE games SET settled = %(number)s WHERE "table" = %(table)s
    AND game = (SELECT max(game) FROM games WHERE "table" = %(table)s)
"""
_MORE_THAN_A_PAGE: Final = """
INSERT INTO log
SELECT pg_backend_pid()::text, n, 0, 'table', NULL, NULL, repeat('-', 1500), true
FROM generate_series(1, 6) AS n
"""
"""A test of free disk space. Unlike an updated row, these lines need new pages."""


class _OutOfOrder(Exception):
    """Raised for a group in which a table's batches do not follow each other."""


class _Line(NamedTuple):
    """A row to be inserted."""

    row: Row
    follows: int
    """The number of the line that must already exist; 0 means that none may exist."""


class PostgresWriter:
    """The only connection that writes to the database."""

    def __init__(self, conninfo: str, alone: bool = False) -> None:
        """Connect, and create or migrate the tables.

        ``alone`` requests exclusive use. Raises ``psycopg.Error``, or ``StoreError`` if a server
        uses the database or another process has exclusive use.
        """
        self._conninfo = conninfo
        self._alone = alone
        self.owner = ""
        """The name of this server in ``owners``; empty if it stores lines without owning tables."""
        self._db: Connection | None = None
        self._holds_alone = False
        """True if the connection holds the lock exclusively."""
        self._backend = 0
        """The process id of the backend that holds the lock."""
        self._looked = 0.0
        """The time of the last check of the lock."""
        self._is_down = False
        """True after ``PATIENCE`` seconds without a connection. Later writes try only once."""
        self._uncertain: set[tuple[str, int]] = set()
        """The batches that were pending when a connection broke, by table and first number."""
        try:
            self._db = self._first()
            migrated(self._db)
            if self._holds_alone and not alone:
                self._share(self._db)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Close the connection, which releases the lock."""
        if self._db is not None:
            self._db.close()
            self._db = None

    # ── connection ───────────────────────────────────────────────────────────────────────────

    def _connected(self) -> Connection:
        """Return a connection that holds the lock.

        Raises ``psycopg.Error``, or ``StoreError`` if the lock is taken or a pool would lose it.
        """
        made = connected(self._conninfo)
        try:
            require_own_backend(made, self._conninfo)
            self._holds_alone = self._alone or 0 < format_of(made) < formats.FORMAT
            hold = "pg_try_advisory_lock" + ("" if self._holds_alone else "_shared")
            asked = sql.SQL("SELECT {}(%s)").format(sql.Identifier(hold))
            if made.execute(asked, (IN_USE,)).fetchone() != (True,):
                raise StoreError(Reason(_TAKEN))
            self._backend, self._looked = backend(made), time.monotonic()
        except BaseException:
            made.close()
            raise
        return made

    @staticmethod
    def _share(db: Connection) -> None:
        """Downgrade the exclusive lock to a shared lock, without a gap."""
        db.execute("SELECT pg_advisory_lock_shared(%s)", (IN_USE,))
        db.execute("SELECT pg_advisory_unlock(%s)", (IN_USE,))

    def _first(self) -> Connection:
        """Return ``_connected()``, retrying for ``LOCKED`` seconds while the lock is taken."""
        ends = time.monotonic() + LOCKED
        while True:
            try:
                return self._connected()
            except StoreError as error:
                if error.reason.key != _TAKEN or time.monotonic() >= ends:
                    raise
            time.sleep(_AGAIN)

    def _reached(self) -> Connection:
        """Return the connection, which is reopened if it or its lock was lost. Raises
        ``Unreachable``.
        """
        if self._db is not None and time.monotonic() - self._looked >= EVERY:
            self._look(self._db)
        if self._db is not None:
            return self._db
        ends = time.monotonic() + (0 if self._is_down else PATIENCE)
        while True:
            try:
                self._db = self._connected()
                self._is_down = False
                return self._db
            except (psycopg.Error, StoreError) as error:
                if time.monotonic() >= ends:
                    raise self._refusal(error) from None
            time.sleep(_AGAIN)

    def _refusal(self, error: psycopg.Error | StoreError) -> Unreachable:
        """Return why writes are refused, which is logged the first time."""
        reason = str(error) if isinstance(error, StoreError) else "PostgreSQL does not answer"
        if not self._is_down:
            _log.warning("writes are refused: %s", reason)
        self._is_down = True
        return Unreachable(reason)

    def _look(self, db: Connection) -> None:
        """Give the connection up if it no longer has its backend and lock. Raises
        ``psycopg.Error``.
        """
        self._looked = time.monotonic()
        try:
            holds = is_held(db, self._backend)
        except psycopg.Error as error:
            self._lose(error)
            return
        if not holds:
            _log.warning("this server has lost its lock in the database, and takes a new one")
            self.close()

    def _lose(self, error: psycopg.Error) -> None:
        """Drop a lost connection. Raises ``error`` again if the connection still works."""
        if self._db is None or not is_gone(self._db, error):
            raise error
        self.close()

    @staticmethod
    def _again(broke: float | None) -> float:
        """Return the time when the connection first broke, which is ``broke`` or now.

        Raises ``Unreachable`` after ``PATIENCE`` seconds of failures.
        """
        now = time.monotonic()
        if broke is None:
            return now
        if now - broke >= PATIENCE:
            raise Unreachable("PostgreSQL does not answer")
        time.sleep(_AGAIN)
        return broke

    # ── writes ───────────────────────────────────────────────────────────────────────────────

    def store(self, batches: Sequence[JournalBatch]) -> list[bool]:
        """Store each batch that follows its table's last line, and return whether each was stored.

        The batches are committed on return. Raises ``psycopg.Error``, ``_OutOfOrder`` or
        ``Unreachable``.
        """
        broke: float | None = None
        while True:
            db = self._reached()
            try:
                stored = insert_batches(db, batches, self.owner)
            except UniqueViolation as error:
                if len(batches) > 1:
                    raise  # the caller tries each batch separately
                stored = [self._is_there(batches[0])]
                if not stored[0] and error.diag.table_name != "log":
                    raise
            except psycopg.Error as error:
                self._lose(error)
                self._uncertain |= set(map(_key, batches))
                broke = self._again(broke)
                continue
            self._uncertain -= set(map(_key, batches))
            return stored

    def _is_there(self, batch: JournalBatch) -> bool:
        """Return whether exactly these lines had been stored when the connection broke."""
        if _key(batch) not in self._uncertain or not batch.lines:
            return False
        asked = """SELECT number, at, actor, person, command, action FROM log
            WHERE "table" = %s AND number BETWEEN %s AND %s ORDER BY number"""
        given = (batch.table, batch.lines[0].number, batch.lines[-1].number)
        wanted = [tuple(row[1:]) for row in _rows(batch)]
        return self._reached().execute(asked, given).fetchall() == wanted

    def change(self, work: Callable[[Database], T]) -> T:
        """Run an infrequent change in one transaction.

        Raises ``psycopg.Error`` or ``Unreachable``. The database is then unchanged, unless the
        connection broke during the commit.
        """
        db = self._alive()
        try:
            with db.transaction():
                return work(PostgresConnection(db))
        except psycopg.Error as error:
            self._lose(error)
            raise

    def _alive(self) -> Connection:
        """Return the connection after testing it with a query. Raises ``Unreachable``."""
        broke: float | None = None
        while True:
            db = self._reached()
            try:
                db.execute("SELECT 1")
            except psycopg.Error as error:
                self._lose(error)
                broke = self._again(broke)
            else:
                return db

    def touch(self, commits: bool) -> None:
        """Test whether PostgreSQL answers and, with ``commits``, whether the log can grow and a
        commit succeeds.

        No data changes. Raises ``psycopg.Error`` or ``Unreachable``.
        """
        db = self._alive()
        if commits:
            with db.transaction():
                db.execute("UPDATE mendax SET format = format")
                with db.transaction(force_rollback=True):
                    db.execute(_MORE_THAN_A_PAGE)

    def rest(self) -> bool:
        """Check the lock, and return True, because PostgreSQL needs no cleanup."""
        if self._db is not None:
            self._look(self._db)
        with suppress(Unreachable):
            self._reached()
        return True


def _key(batch: JournalBatch) -> tuple[str, int]:
    return batch.table, batch.lines[0].number if batch.lines else 0


def _settles(row: Row) -> bool:
    return settles_game(row[3], row[6])


def _rows(batch: JournalBatch) -> list[Row]:
    table = batch.table
    return [
        (table, line.number, line.at, line.actor, line.person, line.command, line.action)
        for line in batch.lines
    ]


def _lines(batches: Sequence[JournalBatch]) -> Iterator[_Line]:
    """Yield the rows of all batches in key order.

    A batch that follows another in the same group names that batch's predecessor, because a
    statement does not see the rows that it inserts. Raises ``_OutOfOrder`` if the batches of a
    table do not follow each other; the caller then tries each batch separately.
    """
    newest: dict[str, tuple[int, int]] = {}
    found: list[_Line] = []
    for batch in batches:
        if not batch.lines:
            continue
        table, before = _key(batch)[0], _key(batch)[1] - 1
        last, follows = newest.get(table, (0, 0))
        if table not in newest:
            follows = before
        elif last != before:
            raise _OutOfOrder
        newest[table] = batch.lines[-1].number, follows
        found += [_Line(row, follows) for row in _rows(batch)]
    return iter(sorted(found, key=lambda line: line.row[:2]))


def _inserted(db: Connection, lines: Sequence[_Line], owner: str) -> set[tuple[str, int]]:
    """Insert the lines of owned tables whose predecessors exist, and return the table and number of
    each.
    """
    if not lines:
        return set()
    columns: list[list[Any]] = [
        list(column) for column in zip(*[row for row, _ in lines], strict=True)
    ]
    talk = [is_talk(row[3], row[6]) for row, _ in lines]
    mine = (owner,) if owner else ()
    given = (*mine, *columns, talk, [follows for _, follows in lines])
    kept = db.execute(_INSERTS[bool(owner)], given).fetchall()
    return {(table, number) for table, number in kept}


def _has_rows(batch: JournalBatch) -> bool:
    """Return whether rows other than lines belong to a batch."""
    follows = batch.wakes is not None or batch.calls is not None
    return bool(batch.opens or batch.session) or follows


def insert_batches(db: Connection, batches: Sequence[JournalBatch], owner: str) -> list[bool]:
    """Insert each batch that follows its table's last line, and return whether each was inserted.

    With an ``owner``, only batches of its tables are inserted. The batches are committed on return.
    Raises ``psycopg.Error`` or ``_OutOfOrder``.
    """
    lines = list(_lines(batches))
    marked = [row for row, _ in lines if begins_game(row[3], row[6]) or _settles(row)]
    if not marked and not any(map(_has_rows, batches)):
        kept = _inserted(db, lines, owner)
    else:
        with db.transaction():
            for batch in batches:
                _begin(db, batch, owner)
            kept = _inserted(db, lines, owner)
            for batch in batches:
                if batch.opens and owner:  # the first server that is asked takes it
                    db.execute('DELETE FROM owners WHERE "table" = %s', (batch.table,))
            for row in marked:
                if (row[0], row[1]) in kept:
                    asked = _SETTLED if _settles(row) else _BEGUN
                    db.execute(asked, {"table": row[0], "number": row[1]})
            for batch in batches:
                if _key(batch) in kept:
                    _follow(PostgresConnection(db), batch)
    return [not batch.lines or _key(batch) in kept for batch in batches]


def _follow(db: Database, batch: JournalBatch) -> None:
    """Store the rows that follow from a batch's stored lines."""
    if batch.wakes is not None:
        waking.wakes_at(batch.table, batch.wakes, db)
    if batch.calls is not None:
        calls.record(batch.table, batch.calls, db)


def _begin(db: Connection, batch: JournalBatch, owner: str) -> None:
    if batch.opens:
        db.execute("INSERT INTO tables VALUES (%s, %s, %s, %s)", batch.opens)
        if owner:
            db.execute("INSERT INTO owners VALUES (%s, %s)", (batch.opens.id, owner))
    if batch.session:
        asked = """INSERT INTO sessions (token_hash, person, created, used)
            VALUES (%s, %s, %s, %s) ON CONFLICT DO NOTHING"""
        db.execute(asked, batch.session)
