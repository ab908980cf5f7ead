"""What the store keeps of programs that are online: which worker each is connected to.

Only a database that several workers may share has them (``Store.shared``). A worker writes its own
anew every few seconds; what it has not written for a while is over. Moments are milliseconds since
1970 by the worker's clock.
"""

from collections.abc import Sequence
from typing import NamedTuple

from mendax.server.store.database import Database
from mendax.table.log import Person


class OnlineRow(NamedTuple):
    """A program that is online at a worker."""

    worker: str
    number: int
    """By which it is asked, everywhere."""
    person: Person
    since: int
    said: str
    """What it is called and plays, and at how many tables it sits."""
    until: int


def write(worker: str, rows: Sequence[OnlineRow], now: int, db: Database) -> None:
    """These are all that are online at a worker; those of others that are over go too."""
    db.execute("DELETE FROM online_programs WHERE worker = ? OR until <= ?", (worker, now))
    db.executemany("INSERT INTO online_programs VALUES (?, ?, ?, ?, ?, ?)", rows)


def elsewhere(worker: str, now: int, db: Database) -> tuple[OnlineRow, ...]:
    """All that are online at other workers, the oldest first."""
    asked = """SELECT worker, number, person, since, said, until FROM online_programs
        WHERE worker <> ? AND until > ? ORDER BY since, number"""
    return tuple([OnlineRow(*row) for row in db.execute(asked, (worker, now))])
