"""What the store keeps of leases: what only one worker does at a time, and until when it may.

Only a database that several workers may share has them (``Store.shared``). Moments are milliseconds
since 1970 by the clock of whoever asks; a worker that ends leaves its lease to run out. What is
owed is kept here too (``forgetting``), and does not run out.
"""

from typing import Final

from mendax.server.store.database import Database

OWED: Final = "forget "
"""How the names of what is owed begin."""
_TAKE: Final = """INSERT INTO leases VALUES (?, ?, ?)
    ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE leases.holder = excluded.holder OR leases.until <= ?"""


def take(name: str, holder: str, until: int, now: int, db: Database) -> bool:
    """Whether ``holder`` has this lease until a moment; it may have had it already."""
    return db.execute(_TAKE, (name, holder, until, now)).rowcount == 1


def release(name: str, holder: str, db: Database) -> None:
    """``holder`` has this lease no longer."""
    db.execute("DELETE FROM leases WHERE name = ? AND holder = ?", (name, holder))


def sweep(now: int, db: Database) -> None:
    """Throws away leases that have run out."""
    asked = "DELETE FROM leases WHERE until <= ? AND substr(name, 1, ?) <> ?"
    db.execute(asked, (now, len(OWED), OWED))
