"""Leases: tasks that one worker at a time may do, for a limited time.

Only a database that several workers may share has leases (``Store.shared``). Times are in
milliseconds since 1970 by the caller's clock; an ended worker's lease expires. Obligations
(``forgetting``) are also kept here and do not expire.
"""

from typing import Final

from mendax.server.store.database import Database

OWED: Final = "forget "
"""The prefix of obligations' names."""
_TAKE: Final = """INSERT INTO leases VALUES (?, ?, ?)
    ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE leases.holder = excluded.holder OR leases.until <= ?"""


def take(name: str, holder: str, until: int, now: int, db: Database) -> bool:
    """Take or extend a lease, and return whether ``holder`` now has it until ``until``."""
    return db.execute(_TAKE, (name, holder, until, now)).rowcount == 1


def release(name: str, holder: str, db: Database) -> None:
    """Give up the lease held by ``holder``."""
    db.execute("DELETE FROM leases WHERE name = ? AND holder = ?", (name, holder))


def sweep(now: int, db: Database) -> None:
    """Delete expired leases."""
    asked = "DELETE FROM leases WHERE until <= ? AND substr(name, 1, ?) <> ?"
    db.execute(asked, (now, len(OWED), OWED))
