"""Deletes stale data from the database, in steps short enough not to delay other writes.

Rules of this file
1. A table with a finished game is kept as long as finished games are; any other table is kept as
   long as tables are.
2. A table is deleted backwards from its last line, and its row last. If the process ends midway,
   the remaining lines are a valid table, and the next pass continues with it.
3. Chat is deleted by emptying its lines, because line numbers have no gaps and are never reused.
4. The caller makes sure that no client is at the table.
5. The caller of a function that changes data runs the function in a transaction.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from mendax.core.game import kebab
from mendax.server.store import calls
from mendax.server.store.database import Database
from mendax.server.store.log_questions import last_number
from mendax.server.store.schema import DATABASE_TABLES
from mendax.table.actions import Say, Whisper
from mendax.table.log import text_of

LOOK: Final = 50
"""The number of tables examined per step."""
STEP: Final = 500
"""The number of lines deleted per step, which takes about two milliseconds."""
OF_TABLES: Final = tuple(
    place.name for place in DATABASE_TABLES if "table" in place.key + place.others
)
"""The database tables with a column "table", except ``tables``."""
EMPTIED: Final = "..."
"""The text that replaces deleted words."""
_SAID: Final = text_of(Say(EMPTIED))
_TAIL: Final = _SAID.removeprefix(kebab(Say.__name__))
_WHISPER: Final = kebab(Whisper.__name__) + " "
_WORDS: Final = f"""(action LIKE '{kebab(Say.__name__)} %' AND action <> '{_SAID}'
    OR action LIKE '{_WHISPER}%' AND action NOT LIKE '{_WHISPER}%{_TAIL}')"""
"""The condition for chat lines with free text. Phrases and reactions have no free text."""


class Before(NamedTuple):
    """Cutoff times in milliseconds since 1970. Data last used earlier is deleted; 0 deletes
    none.
    """

    tables: int = 0
    games: int = 0
    talk: int = 0
    sessions: int = 0


class DuePage(NamedTuple):
    """The result of one step."""

    stale: tuple[str, ...]
    """The tables to delete."""
    talked: tuple[str, ...]
    """The tables to keep that have old chat."""
    after: str | None
    """The last table examined; None at the end."""


def look(after: str, before: Before, db: Database) -> DuePage:
    """Examine the next tables after ``after``, in the order of their ids."""
    asked = "SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?"
    tables = [str(table) for (table,) in db.execute(asked, (after, LOOK))]
    old = [table for table in tables if stale(table, before, db)]
    talked = [table for table in tables if table not in old and _talked(db, table, before.talk)]
    return DuePage(tuple(old), tuple(talked), tables[-1] if len(tables) == LOOK else None)


def stale(table: str, before: Before, db: Database) -> bool:
    """Return whether a table is due for deletion."""
    return _touched(db, table) < _moment(db, table, before)


def _talked(db: Database, table: str, before: int) -> bool:
    """Return whether a table has free text from before ``before``."""
    asked = f'SELECT EXISTS (SELECT 1 FROM talk WHERE "table" = ? AND at < ? AND {_WORDS})'  # noqa: S608
    (found,) = db.execute(asked, (table, before)).fetchone()
    return bool(found)


def _touched(db: Database, table: str) -> int:
    """Return the time of a table's last line, including chat, or of the table's creation."""
    asked = """SELECT max(at) FROM (
        SELECT created AS at FROM tables WHERE id = :table
        UNION ALL
        SELECT at FROM (SELECT at FROM lines WHERE "table" = :table ORDER BY number DESC LIMIT 1)
            AS moved
        UNION ALL
        SELECT at FROM (SELECT at FROM talk WHERE "table" = :table ORDER BY number DESC LIMIT 1)
            AS said) AS touched"""
    (at,) = db.execute(asked, {"table": table}).fetchone()
    return int(at or 0)


def _moment(db: Database, table: str, before: Before) -> int:
    """Return the cutoff time of this table. The table is kept if it was used since then."""
    asked = 'SELECT EXISTS (SELECT 1 FROM games WHERE "table" = ? AND settled IS NOT NULL)'
    (finished,) = db.execute(asked, (table,)).fetchone()
    return before.games if finished else before.tables


def throw_away_stale(table: str, before: Before, db: Database) -> bool | None:
    """Start deleting a table if it is still stale.

    Return the result of ``throw_away``, or None if the table is not stale.
    """
    return throw_away(table, db) if stale(table, before, db) else None


def throw_away(table: str, db: Database) -> bool:
    """Delete the last lines of a table, and return whether the table is gone completely."""
    left = max(0, last_number(db, table) - STEP)
    given = {"table": table, "left": left}
    for place in ("lines", "talk"):
        db.execute(f'DELETE FROM {place} WHERE "table" = :table AND number > :left', given)  # noqa: S608
    db.execute('DELETE FROM games WHERE "table" = :table AND first > :left', given)
    unsettled = 'UPDATE games SET settled = NULL WHERE "table" = :table AND settled > :left'
    db.execute(unsettled, given)
    if not left:
        for place in OF_TABLES:
            db.execute(f'DELETE FROM {place} WHERE "table" = ?', (table,))  # noqa: S608
        db.execute("DELETE FROM tables WHERE id = ?", (table,))
    return not left


def empty_talk(table: str, before: int, db: Database) -> bool:
    """Empty the chat lines of a table from before ``before``, and return whether all are now
    empty.
    """
    asked = f"""SELECT number, action FROM talk
        WHERE "table" = ? AND at < ? AND {_WORDS} ORDER BY number LIMIT {STEP}"""  # noqa: S608
    found = db.execute(asked, (table, before)).fetchall()
    change = 'UPDATE talk SET action = ? WHERE "table" = ? AND number = ?'
    db.executemany(change, [(_emptied(action), table, number) for number, action in found])
    return len(found) < STEP


def _emptied(action: str) -> str:
    """Return a chat line without its text, but with its recipient."""
    kind, _, rest = action.partition(" ")
    return _SAID if f"{kind} " != _WHISPER else f"{_WHISPER}{rest.partition(' ')[0]}{_TAIL}"


def end_sessions(before: int, db: Database) -> int:
    """Delete sessions that were last used before ``before``, and unused keys without a table.

    Subscriptions of people without a session are deleted too.

    Return the number of deleted sessions.
    """
    asked = """DELETE FROM sessions WHERE token_hash IN
        (SELECT token_hash FROM sessions WHERE used < ? LIMIT ?)"""
    db.execute('DELETE FROM program_keys WHERE "table" IS NULL AND used < ?', (before,))
    ended = db.execute(asked, (before, STEP)).rowcount
    calls.forget_absent(db)
    return ended


def use_sessions(token_hashes: Sequence[bytes], at: int, db: Database) -> None:
    """Record that these sessions were used at ``at``."""
    asked = "UPDATE sessions SET used = ? WHERE token_hash = ?"
    db.executemany(asked, [(at, token_hash) for token_hash in token_hashes])
