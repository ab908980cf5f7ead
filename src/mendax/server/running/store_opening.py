"""Opens the store: a file, or the configured database."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mendax.core.game import Reason
from mendax.server.settings.settings import ServerSettings
from mendax.server.store.copies import Between
from mendax.server.store.grouping import GroupingStore
from mendax.server.store.schema import StoreError
from mendax.server.store.store import SqliteStore

if TYPE_CHECKING:
    from mendax.server.store.postgresql.inspection import Inspected


def opened(settings: ServerSettings, loop: asyncio.AbstractEventLoop) -> GroupingStore[Any]:
    """Return the store for these settings.

    Raises ``StoreError`` if the store is unusable or the PostgreSQL driver is not installed.
    """
    if not settings.database:
        return SqliteStore(settings.data, loop, settings.spare)
    try:
        from mendax.server.store.postgresql.postgres_store import PostgresStore
    except ImportError as error:
        raise not_installed(error) from None
    return PostgresStore(settings.database, settings.data, loop)


def brought_up_to_date(url: str) -> None:
    """Create or migrate the tables of a database, then close it. Raises ``StoreError``."""
    try:
        from mendax.server.store.postgresql import connections, postgres_store
    except ImportError as error:
        raise not_installed(error) from None
    postgres_store.written_by(connections.address(url)).close()


def inspected(url: str) -> "Inspected":
    """Return facts about a database. Raises ``StoreError``."""
    try:
        from mendax.server.store.postgresql import inspection
    except ImportError as error:
        raise not_installed(error) from None
    return inspection.inspected(url)


def copied_from(url: str, file: Path, told: Between) -> None:
    """Copy a snapshot of a database into a new SQLite file. Raises ``StoreError``."""
    try:
        from mendax.server.store.postgresql import connections, postgres_store
    except ImportError as error:
        raise not_installed(error) from None
    postgres_store.copied_from(connections.address(url), file, told)


def not_installed(error: ImportError) -> StoreError:
    """Return the error for a missing PostgreSQL package."""
    return StoreError(Reason("server-database-not-installed", {"problem": str(error)}))
