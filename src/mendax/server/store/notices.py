"""Notices in the store: messages from one server to all others, numbered without gaps.

Only a database that several servers may share has notices (``Store.shared``). Each function takes
the connection as its last parameter, as in ``persons``. Numbers increase in commit order, because a
transaction that adds a notice locks the row of ``installation`` until it ends.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from mendax.server.store.database import Database
from mendax.server.store.leases import NOW

CHANNEL: Final = "mendax_notices"
"""The channel on which PostgreSQL announces committed notices."""
PAGE: Final = 500
"""The maximum number of notices per query."""
KEPT: Final = 3_600_000
"""How long a notice is kept, in milliseconds. A server that was suspended for longer restarts."""


class NoticeRow(NamedTuple):
    """One stored notice."""

    number: int
    server: str
    """The server that sent the notice."""
    notice: str


def add(told: Sequence[str], server: str, db: Database) -> int:
    """Add one or more notices, and return the number of the last one.

    Times are measured by the database's clock.

    Call this last in a transaction, because it blocks other senders until the transaction ends.
    """
    asked = "UPDATE installation SET notices = notices + ? RETURNING notices"
    (last,) = db.execute(asked, (len(told),)).fetchone()
    rows = [(last - len(told) + 1 + i, server, notice) for i, notice in enumerate(told)]
    db.executemany(f"INSERT INTO notices VALUES (?, {NOW}, ?, ?)", rows)  # noqa: S608 - a constant
    db.execute(f"DELETE FROM notices WHERE at < {NOW} - ?", (KEPT,))  # noqa: S608 - a constant
    db.execute("SELECT pg_notify(?, '')", (CHANNEL,))
    return int(last)


def newest(db: Database) -> int:
    """Return the number of the last notice, or 0 if none exists."""
    (last,) = db.execute("SELECT notices FROM installation").fetchone()
    return int(last)


def since(number: int, db: Database) -> tuple[NoticeRow, ...]:
    """Return the notices after ``number``. Some of them may already be deleted."""
    asked = "SELECT number, server, notice FROM notices WHERE number > ? ORDER BY number LIMIT ?"
    return tuple([NoticeRow(*row) for row in db.execute(asked, (number, PAGE))])
