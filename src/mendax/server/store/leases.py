"""Leases, which allow one server at a time to do a task for a limited time.

Only a database that several servers may share has leases (``Store.shared``). All times are the
database's, in milliseconds since 1970. The lease of a server that has ended expires. Obligations
(``forgetting``) are stored in the same table and do not expire.
"""

from typing import Final

from mendax.server.store.database import Database

OWED: Final = "forget "
"""The prefix of the names of obligations."""
NOW: Final = "CAST(1000 * date_part('epoch', clock_timestamp()) AS BIGINT)"
"""The SQL expression for the time of the database, in milliseconds since 1970."""
_TAKE: Final = f"""INSERT INTO leases VALUES (?, ?, {NOW} + ?)
    ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE leases.holder = excluded.holder OR leases.until <= {NOW}"""  # noqa: S608 - a constant


def take(name: str, holder: str, milliseconds: int, db: Database) -> bool:
    """Take or extend a lease. Return whether ``holder`` now has it for ``milliseconds``."""
    return db.execute(_TAKE, (name, holder, milliseconds)).rowcount == 1
