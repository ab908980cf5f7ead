"""Which store a server has: a file of its own, or a database that is set."""

import asyncio
from pathlib import Path
from typing import Any

from mendax.core.game import Reason
from mendax.server.base.settings import ServerSettings
from mendax.server.store.copies import Between
from mendax.server.store.grouping import GroupingStore
from mendax.server.store.schema import StoreError
from mendax.server.store.store import SqliteStore


def opened(settings: ServerSettings, loop: asyncio.AbstractEventLoop) -> GroupingStore[Any]:
    """The store of these settings. Raises ``StoreError``: it can't be used, or what leads to
    PostgreSQL is not installed."""
    if not settings.database:
        return SqliteStore(settings.data, loop, settings.spare)
    try:
        from mendax.server.store.postgresql.postgres_store import PostgresStore
    except ImportError as error:
        raise not_installed(error) from None
    return PostgresStore(settings.database, settings.data, loop)


def brought_up_to_date(url: str) -> None:
    """Makes our tables in a database, or brings them to this version, and leaves it. Raises
    ``StoreError``."""
    try:
        from mendax.server.store.postgresql import connections, postgres_store
    except ImportError as error:
        raise not_installed(error) from None
    postgres_store.written_by(connections.address(url)).close()


def copied_from(url: str, file: Path, told: Between) -> None:
    """Copies all of a database, as it is at one moment, into a new file of SQLite. Raises
    ``StoreError``."""
    try:
        from mendax.server.store.postgresql import connections, postgres_store
    except ImportError as error:
        raise not_installed(error) from None
    postgres_store.copied_from(connections.address(url), file, told)


def not_installed(error: ImportError) -> StoreError:
    """That a package is missing without which there is no way to PostgreSQL."""
    return StoreError(Reason("server-database-not-installed", {"problem": str(error)}))
