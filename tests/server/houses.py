"""Where the servers of a test store what happens: each folder in a file of its own, or, while a
test runs on PostgreSQL, in a database of its own."""

from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Final

from testbed.postgresql import PostgresServer

_EMPTY: Final = "house_template"
"""The database that others are copied from: made once for each PostgreSQL, so that not every test
waits until the tables are created."""
_running: list["_Databases"] = []
"""Of the test that runs now."""


class _Databases:
    """The databases of one test, by the folders of its servers."""

    def __init__(self, server: PostgresServer, ends: ExitStack) -> None:
        self._server, self._ends = server, ends
        self._made: dict[Path, str] = {}

    def of(self, folder: Path) -> str:
        """The address of the one that belongs to a folder, made where there is none yet."""
        if folder not in self._made:
            _prepared(self._server)
            self._made[folder] = self._ends.enter_context(self._server.database(like=_EMPTY))
        return self._made[folder]


def database_of(folder: Path) -> str:
    """The address of the database that belongs to a server's folder; "": it is a file there."""
    return _running[-1].of(folder) if _running else ""


@contextmanager
def on_postgresql(server: PostgresServer) -> Iterator[None]:
    """Meanwhile every folder has a database; all are gone afterwards."""
    with ExitStack() as ends:
        _running.append(_Databases(server, ends))
        try:
            yield
        finally:
            _running.pop()


def _prepared(server: PostgresServer) -> None:
    """Makes the empty database, if it isn't there yet."""
    import psycopg

    from mendax.server.store.postgresql import connections
    from mendax.server.store.postgresql.writer import PostgresWriter

    with psycopg.connect(server.url(), autocommit=True) as db:
        asked = "SELECT 1 FROM pg_database WHERE datname = %s"
        if db.execute(asked, (_EMPTY,)).fetchone():
            return
        db.execute(f"CREATE DATABASE {_EMPTY} STRATEGY file_copy".encode())
    with closing(PostgresWriter(connections.address(server.url(_EMPTY)))):
        pass
