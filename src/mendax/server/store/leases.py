"""Leases, which allow one server at a time to do a task for a limited time.

Only a database that several servers may share has leases (``Store.shared``). Times are in
milliseconds since 1970 by the caller's clock. The lease of a server that has ended expires.
Obligations (``forgetting``) are stored in the same table and do not expire.
"""

from typing import Final

from mendax.server.store.database import Database

OWED: Final = "forget "
"""The prefix of the names of obligations."""
_TAKE: Final = """INSERT INTO leases VALUES (?, ?, ?)
    ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE leases.holder = excluded.holder OR leases.until <= ?"""


def take(name: str, holder: str, until: int, now: int, db: Database) -> bool:
    """Take or extend a lease. Return whether ``holder`` now has the lease until ``until``."""
    return db.execute(_TAKE, (name, holder, until, now)).rowcount == 1


def release(name: str, holder: str, db: Database) -> None:
    """Give up the lease if ``holder`` has it."""
    db.execute("DELETE FROM leases WHERE name = ? AND holder = ?", (name, holder))


def sweep(now: int, db: Database) -> None:
    """Delete expired leases."""
    asked = "DELETE FROM leases WHERE until <= ? AND substr(name, 1, ?) <> ?"
    db.execute(asked, (now, len(OWED), OWED))
