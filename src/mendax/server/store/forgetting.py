"""Pending second erasures of people.

A second erasure is needed because a server may have stored data in a person's name before it
received notice of the first erasure. Only a database that several servers may share has pending
erasures, which are stored with the servers' obligations (``leases``) until they are done. Any
server may do one that is due, and reserves it first: two concurrent erasures would give a person
two different ids at one table. All times are measured by the database's clock, so servers whose
clocks differ agree on them.
"""

from mendax.server.store.database import Database
from mendax.server.store.leases import NOW, OWED
from mendax.table.log import Person


def owe(person: Person, holder: str, wait: int, db: Database) -> None:
    """Schedule the second erasure of ``person`` in ``wait`` milliseconds."""
    owed = f"""INSERT INTO leases VALUES (?, ?, {NOW} + ?)
        ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until"""  # noqa: S608 - a constant
    db.execute(owed, (OWED + person, holder, wait))


def due(db: Database) -> tuple[Person, ...]:
    """Return the people whose second erasure is due."""
    asked = f"""SELECT name FROM leases WHERE substr(name, 1, ?) = ? AND until <= {NOW}
        ORDER BY name"""  # noqa: S608 - a constant
    rows = db.execute(asked, (len(OWED), OWED))
    return tuple([name.removeprefix(OWED) for (name,) in rows])


def take(person: Person, lease: int, db: Database) -> bool:
    """Reserve a due erasure for ``lease`` milliseconds, and return whether it was due."""
    asked = f"UPDATE leases SET until = {NOW} + ? WHERE name = ? AND until <= {NOW}"  # noqa: S608
    return db.execute(asked, (lease, OWED + person)).rowcount == 1


def done(person: Person, db: Database) -> None:
    """Delete the pending erasure of ``person``."""
    db.execute("DELETE FROM leases WHERE name = ?", (OWED + person,))
