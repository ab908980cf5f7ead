"""When each slow game goes on while no client is connected (``Rules.slow``), for both databases.

The time is stored together with the lines that set it, so it survives every end of a server.
"""

from typing import Final

from mendax.server.store.database import Database

PAGE: Final = 100
"""The number of tables per query."""


def wakes_at(table: str, at: int, db: Database) -> None:
    """Store when a table goes on, in milliseconds since 1970; 0 deletes the time."""
    if at:
        asked = """INSERT INTO waking VALUES (?, ?)
            ON CONFLICT ("table") DO UPDATE SET at = excluded.at"""
        db.execute(asked, (table, at))
    else:
        db.execute('DELETE FROM waking WHERE "table" = ?', (table,))


def awake(after: str, now: int, db: Database) -> list[str]:
    """Return the next tables after ``after`` that go on at ``now`` or earlier, by id."""
    asked = """SELECT "table" FROM waking WHERE at <= ? AND "table" > ?
        ORDER BY "table" LIMIT ?"""
    return [str(table) for (table,) in db.execute(asked, (now, after, PAGE))]
