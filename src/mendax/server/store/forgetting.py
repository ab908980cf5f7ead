"""Pending second erasures of people.

A second erasure is needed because a server may have stored data in a person's name before it
received notice of the first erasure. Only a database that several servers may share has pending
erasures, which are stored with the servers' obligations (``leases``) until they are done. Only one
server at a time may do an erasure, for a limited time. All times are measured by the database's
clock, so servers whose clocks differ agree on them.
"""

from mendax.server.store.database import Database
from mendax.server.store.leases import NOW, OWED
from mendax.table.log import Person


def owe(person: Person, holder: str, wait: int, db: Database) -> None:
    """Schedule this server's second erasure of ``person`` in ``wait`` milliseconds."""
    owed = f"""INSERT INTO leases VALUES (?, ?, {NOW} + ?)
        ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until"""  # noqa: S608 - a constant
    db.execute(owed, (OWED + person, holder, wait))


def owed(late: int, db: Database) -> tuple[Person, ...]:
    """Return the people whose second erasure was due at least ``late`` milliseconds ago."""
    asked = f"""SELECT name FROM leases WHERE substr(name, 1, ?) = ? AND until <= {NOW} - ?
        ORDER BY name"""  # noqa: S608 - a constant
    rows = db.execute(asked, (len(OWED), OWED, late))
    return tuple([name.removeprefix(OWED) for (name,) in rows])


def take(person: Person, holder: str, lease: int, late: int, db: Database) -> bool:
    """Return whether ``holder`` may erase ``person`` during the next ``lease`` milliseconds.

    The erasure must be pending, and belong to ``holder`` or to a server that is ``late``
    milliseconds behind.
    """
    asked = f"""UPDATE leases SET holder = ?, until = {NOW} + ?
        WHERE name = ? AND (holder = ? OR until <= {NOW} - ?)"""  # noqa: S608 - a constant
    return db.execute(asked, (holder, lease, OWED + person, holder, late)).rowcount == 1


def done(person: Person, db: Database) -> None:
    """Delete the pending erasure of ``person``."""
    db.execute("DELETE FROM leases WHERE name = ?", (OWED + person,))
