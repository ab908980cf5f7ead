"""Pending second erasures of people.

A second erasure is needed because a server may have stored data in a person's name before it
received notice of the first erasure. Only a database that several servers may share has pending
erasures, which are stored with the servers' obligations (``leases``) until they are done. Only one
server at a time may do an erasure, for a limited time. Times are in milliseconds since 1970.
"""

from mendax.server.store.database import Database
from mendax.server.store.leases import OWED
from mendax.table.log import Person


def owe(person: Person, holder: str, at: int, db: Database) -> None:
    """Schedule this server's second erasure of ``person`` for the moment ``at``."""
    owed = """INSERT INTO leases VALUES (?, ?, ?)
        ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until"""
    db.execute(owed, (OWED + person, holder, at))


def owed(before: int, db: Database) -> tuple[Person, ...]:
    """Return the people whose second erasure was due by ``before``."""
    asked = "SELECT name FROM leases WHERE substr(name, 1, ?) = ? AND until <= ? ORDER BY name"
    rows = db.execute(asked, (len(OWED), OWED, before))
    return tuple([name.removeprefix(OWED) for (name,) in rows])


def take(person: Person, holder: str, until: int, before: int, db: Database) -> bool:
    """Return whether ``holder`` may erase ``person`` from now until ``until``.

    The erasure must be pending, and belong to ``holder`` or to a server that missed the deadline
    ``before``.
    """
    asked = """UPDATE leases SET holder = ?, until = ?
        WHERE name = ? AND (holder = ? OR until <= ?)"""
    return db.execute(asked, (holder, until, OWED + person, holder, before)).rowcount == 1


def done(person: Person, db: Database) -> None:
    """Delete the pending erasure of ``person``."""
    db.execute("DELETE FROM leases WHERE name = ?", (OWED + person,))
