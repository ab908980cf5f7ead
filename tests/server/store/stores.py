"""A store and its writer, for either database."""

import asyncio
import shutil
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from mendax.server.store import formats
from mendax.server.store.grouping import Store
from mendax.server.store.journal import Journal
from mendax.server.store.store import DATABASE, SqliteStore

AnyWriter = Any
"""A ``Journal``, or a ``PostgresWriter`` if its package is installed."""
Opened = Callable[[], Store]


def writer_of(address: str, folder: Path) -> AnyWriter:
    """Return the writer at this address; "" stands for a file in ``folder``."""
    if not address:
        return Journal(folder / DATABASE)
    from mendax.server.store.postgresql import connections
    from mendax.server.store.postgresql.writer import PostgresWriter

    return PostgresWriter(connections.address(address))


def store_of(address: str, folder: Path) -> Store:
    """Return the store at this address; "" stands for the file in ``folder``."""
    loop = asyncio.get_running_loop()
    if not address:
        return SqliteStore(folder, loop)
    from mendax.server.store.postgresql.postgres_store import PostgresStore

    return PostgresStore(address, folder, loop)


class Place:
    """The folder and the address of a store, in which a store can be killed."""

    def __init__(self, folder: Path, address: str = "") -> None:
        self.folder, self.address, self._count = folder, address, count()

    def opened(self) -> Store:
        """Return a new store; on PostgreSQL, it may be a second server."""
        folder = self.folder / str(next(self._count)) if self.address else self.folder
        folder.mkdir(exist_ok=True, parents=True)
        return store_of(self.address, folder)

    def killed(self) -> None:
        """Leave what a killed process leaves: the files of this moment, or no connection."""
        if self.address:
            import psycopg

            others = "datname = current_database() AND pid <> pg_backend_pid()"
            ended = f"SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE {others}"
            with closing(psycopg.connect(self.address, autocommit=True)) as db:
                db.execute(ended.encode())
            return
        kept = self.folder.with_name(f"{self.folder.name}+")
        kept.mkdir()
        for file in self.folder.glob("mendax.sqlite3*"):
            shutil.copy(file, kept)
        self.folder = kept


def migrate(monkeypatch: pytest.MonkeyPatch, *added: str) -> int:
    """Add migrations, as a later release does; return the new format number."""
    migrations = (*formats.MIGRATIONS, *(formats.Migration(sql, sql) for sql in added))
    monkeypatch.setattr(formats, "MIGRATIONS", migrations)
    monkeypatch.setattr(formats, "FORMAT", len(migrations) + 1)
    return formats.FORMAT
