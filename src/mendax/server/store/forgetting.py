"""What the store keeps of who is to be forgotten once more: something may have been done in their
name at workers that had not heard of it yet.

Only a database that several workers may share has it: it is kept among what one worker owes the
others (``leases``), and stays until it is done, by whichever of them: by one at a time, for as long
as that one has it. Moments are milliseconds since 1970.
"""

from mendax.server.store.database import Database
from mendax.server.store.leases import OWED
from mendax.table.log import Person


def owe(person: Person, holder: str, at: int, db: Database) -> None:
    """``person`` is to be forgotten once more at a moment, by this worker."""
    owed = """INSERT INTO leases VALUES (?, ?, ?)
        ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until"""
    db.execute(owed, (OWED + person, holder, at))


def owed(before: int, db: Database) -> tuple[Person, ...]:
    """Who should have been forgotten once more until a moment."""
    asked = "SELECT name FROM leases WHERE substr(name, 1, ?) = ? AND until <= ? ORDER BY name"
    rows = db.execute(asked, (len(OWED), OWED, before))
    return tuple([name.removeprefix(OWED) for (name,) in rows])


def take(person: Person, holder: str, until: int, before: int, db: Database) -> bool:
    """Whether it is ``holder`` that forgets ``person`` once more, until a moment: who is owed that
    still, by this worker, or by one that should have done it until the moment ``before``."""
    asked = """UPDATE leases SET holder = ?, until = ?
        WHERE name = ? AND (holder = ? OR until <= ?)"""
    return db.execute(asked, (holder, until, OWED + person, holder, before)).rowcount == 1


def done(person: Person, db: Database) -> None:
    """``person`` was forgotten once more."""
    db.execute("DELETE FROM leases WHERE name = ?", (OWED + person,))
