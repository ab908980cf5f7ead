"""Opens the store: a file, or the configured database."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from mendax.core.game import Reason
from mendax.server.settings.settings import ServerSettings
from mendax.server.store.grouping import Store
from mendax.server.store.schema import StoreError
from mendax.server.store.store import SqliteStore


@contextmanager
def needing_driver() -> Iterator[None]:
    """Raise ``StoreError`` if an import in the context finds no PostgreSQL driver."""
    try:
        yield
    except ImportError as error:
        shown = {"problem": str(error)}
        raise StoreError(Reason("server-database-not-installed", shown)) from None


def opened(settings: ServerSettings, loop: asyncio.AbstractEventLoop) -> Store:
    """Return the store for these settings.

    Raises ``StoreError`` if the store is unusable or the PostgreSQL driver is not installed.
    """
    if not settings.database:
        return SqliteStore(settings.data, loop, settings.spare)
    with needing_driver():
        from mendax.server.store.postgresql.postgres_store import PostgresStore
    return PostgresStore(settings.database, settings.data, loop)
