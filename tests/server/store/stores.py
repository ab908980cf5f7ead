"""A store and its writer, for either database."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mendax.server.store import formats
from mendax.server.store.grouping import GroupingStore
from mendax.server.store.journal import Journal
from mendax.server.store.store import DATABASE, SqliteStore

AnyStore = GroupingStore[Any]
AnyWriter = Any
"""A ``Journal``, or a ``PostgresWriter`` if its package is installed."""
Opened = Callable[[], AnyStore]


def writer_of(address: str, folder: Path) -> AnyWriter:
    """Return the writer at this address; "" stands for a file in ``folder``."""
    if not address:
        return Journal(folder / DATABASE)
    from mendax.server.store.postgresql import connections
    from mendax.server.store.postgresql.writer import PostgresWriter

    return PostgresWriter(connections.address(address))


def store_of(address: str, folder: Path) -> AnyStore:
    """Return the store at this address; "" stands for the file in ``folder``."""
    loop = asyncio.get_running_loop()
    if not address:
        return SqliteStore(folder, loop)
    from mendax.server.store.postgresql.postgres_store import PostgresStore

    return PostgresStore(address, folder, loop)


def migrate(monkeypatch: pytest.MonkeyPatch, *added: str) -> int:
    """Add migrations, as a later release does; return the new format number."""
    migrations = (*formats.MIGRATIONS, *(formats.Migration(sql, sql) for sql in added))
    monkeypatch.setattr(formats, "MIGRATIONS", migrations)
    monkeypatch.setattr(formats, "FORMAT", len(migrations) + 1)
    return formats.FORMAT
