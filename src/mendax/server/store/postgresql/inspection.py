"""Facts about a database, for ``mendax doctor``. No data is written."""

from contextlib import closing
from typing import NamedTuple

import psycopg

from mendax.core.game import Reason
from mendax.server.store.postgresql.connections import (
    address,
    backend,
    connected,
    require_own_backend,
)
from mendax.server.store.postgresql.migrations import described, format_of
from mendax.server.store.postgresql.use_lock import holders
from mendax.server.store.schema import StoreError, require_known


class Inspected(NamedTuple):
    """A database that a server could use."""

    version: str
    """The version of PostgreSQL."""
    is_direct: bool
    """False if a pool is between the server and PostgreSQL."""
    servers: int
    """The number of servers that use the database."""
    is_taken: bool
    """True if a transfer or migration has exclusive use."""


def inspected(url: str) -> Inspected:
    """Return the facts. Raises ``StoreError`` if no server could use the database."""
    conninfo = address(url)
    try:
        with closing(connected(conninfo)) as db:
            require_own_backend(db, conninfo)
            require_known(format_of(db))
            version = db.info.parameter_status("server_version") or str(db.info.server_version)
            shared, alone = holders(db)
            is_direct = backend(db) == db.info.backend_pid
            return Inspected(version.split()[0], is_direct, shared, bool(alone))
    except psycopg.Error as error:
        shown = {"problem": described(error)}
        raise StoreError(Reason("server-database-unusable", shown)) from None
