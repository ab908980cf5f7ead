"""The stores of a test's servers: a file or a PostgreSQL database for each folder."""

from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from testbed.postgresql import PostgresServer

if TYPE_CHECKING:
    import psycopg

_EMPTY: Final = "empty_template"
"""The template of all other databases, created once per PostgreSQL server, so that tests need not
wait until the tables are created."""
_FORMAT: Final = "mendax"
"""The table that records the format."""
_free: Final[WeakKeyDictionary[PostgresServer, list[str]]] = WeakKeyDictionary()
"""Emptied copies that no test uses any more. A copy takes a third of a second; emptying it takes
milliseconds."""
_running: list["_Databases"] = []
"""The databases of the current test."""


class _Databases:
    """The databases of one test, by the folders of its servers."""

    def __init__(self, server: PostgresServer, ends: ExitStack) -> None:
        self._server, self._ends = server, ends
        self._made: dict[Path, str] = {}

    def of(self, folder: Path) -> str:
        """Return the address of a folder's database; create the database at the first call."""
        if folder not in self._made:
            self._made[folder] = self._ends.enter_context(_lent(self._server))
        return self._made[folder]


def database_of(folder: Path) -> str:
    """Return the address of the database of a server's folder, or "" for a file there."""
    return _running[-1].of(folder) if _running else ""


@contextmanager
def on_postgresql(server: PostgresServer) -> Iterator[None]:
    """Give every folder a database inside the block, and remove all of them afterwards."""
    with ExitStack() as ends:
        _running.append(_Databases(server, ends))
        try:
            yield
        finally:
            _running.pop()


@contextmanager
def _lent(server: PostgresServer) -> Iterator[str]:
    """Yield the address of a copy of the empty database; the copy is emptied after the block."""
    _prepared(server)
    free = _free.setdefault(server, [])
    name = free.pop() if free else server.created(like=_EMPTY)
    try:
        yield server.url(name)
    finally:
        if _emptied(server, name):
            free.append(name)
        else:
            server.drop(name)


def _emptied(server: PostgresServer, name: str) -> bool:
    """Disconnect all clients and reset the tables. Return whether the database is as good as new.

    The result is false for a database of another format or with other tables.
    """
    with server.asked(_EMPTY) as first, server.asked(name) as db:
        db.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        tables = _tables(db)
        if tables != _tables(first) or _rows(db, _FORMAT) != _rows(first, _FORMAT):
            return False
        for table in tables - {_FORMAT}:
            db.execute(f'DELETE FROM "{table}"'.encode())
            for row in _rows(first, table):
                places = ", ".join(["%s"] * len(row))
                db.execute(f'INSERT INTO "{table}" VALUES ({places})'.encode(), row)
        return True


def _rows(db: "psycopg.Connection", table: str) -> list[tuple[object, ...]]:
    return db.execute(f'SELECT * FROM "{table}"'.encode()).fetchall()


def _tables(db: "psycopg.Connection") -> set[str]:
    found = db.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    return {name for (name,) in found}


def _prepared(server: PostgresServer) -> None:
    """Create the empty database if it does not exist."""
    from mendax.server.store.postgresql import connections
    from mendax.server.store.postgresql.writer import PostgresWriter

    with server.asked() as db:
        asked = "SELECT 1 FROM pg_database WHERE datname = %s"
        if db.execute(asked, (_EMPTY,)).fetchone():
            return
        db.execute(f"CREATE DATABASE {_EMPTY} STRATEGY file_copy".encode())
    with closing(PostgresWriter(connections.address(server.url(_EMPTY)))):
        pass
