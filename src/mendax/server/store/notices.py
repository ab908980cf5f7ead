"""What the store keeps of notices: what one worker tells all others, numbered without gaps.

Only a database that several workers may share has them (``Store.shared``). Each function takes the
connection last, as those of ``persons`` do. Numbers go up in the order of the commits: who adds one
holds the row of ``house`` until then.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from mendax.server.store.database import Database

CHANNEL: Final = "mendax_notices"
"""What PostgreSQL notifies when notices are committed."""
PAGE: Final = 500
"""Notices read at once."""
KEPT: Final = 3_600_000
"""Milliseconds for which a notice is kept. Who was asleep for longer begins anew."""


class NoticeRow(NamedTuple):
    """One notice."""

    number: int
    worker: str
    """Who tells it."""
    notice: str


def add(told: Sequence[str], worker: str, at: int, db: Database) -> int:
    """Adds notices, of which there is at least one; the number of the last. To be done last in a
    transaction, as no other can add any until its end."""
    asked = "UPDATE installation SET notices = notices + ? RETURNING notices"
    (last,) = db.execute(asked, (len(told),)).fetchone()
    rows = [(last - len(told) + 1 + i, at, worker, notice) for i, notice in enumerate(told)]
    db.executemany("INSERT INTO notices VALUES (?, ?, ?, ?)", rows)
    db.execute("DELETE FROM notices WHERE at < ?", (at - KEPT,))
    db.execute("SELECT pg_notify(?, '')", (CHANNEL,))
    return int(last)


def newest(db: Database) -> int:
    """The number of the last notice; 0: there was none."""
    (last,) = db.execute("SELECT notices FROM installation").fetchone()
    return int(last)


def since(number: int, db: Database) -> tuple[NoticeRow, ...]:
    """The next notices after this number; some of them may be gone already."""
    asked = "SELECT number, worker, notice FROM notices WHERE number > ? ORDER BY number LIMIT ?"
    return tuple([NoticeRow(*row) for row in db.execute(asked, (number, PAGE))])
