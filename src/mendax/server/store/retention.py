"""What is thrown away of the file, in steps so small that nobody waits for one.

Rules of this file
1. A table on which a game came to its end is kept as long as finished games are; any other as long
   as tables are.
2. A table goes from its last line backwards, its row last: whenever the process ends, what is there
   is a table, and the next round goes on with it.
3. Talk goes by leaving its lines without words: numbers of lines have no gaps, and never come
   again.
4. Whether anybody is at a table is not known here; whoever calls sees to it that nobody is.
5. What changes something is called within a transaction.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from mendax.core.game import kebab
from mendax.server.store.database import Database
from mendax.server.store.log_questions import last_number
from mendax.table.actions import Say, Whisper
from mendax.table.log import text_of

LOOK: Final = 50
"""Tables looked at in one step."""
STEP: Final = 500
"""Lines thrown away in one step: about two milliseconds."""
OF_TABLES: Final = ("lines", "talk", "games", "visits", "addresses", "program_keys")
"""Every table of the database that has something of tables, besides ``tables``."""
EMPTIED: Final = "..."
"""What is left of somebody's words that were thrown away."""
_SAID: Final = text_of(Say(EMPTIED))
_TAIL: Final = _SAID.removeprefix(kebab(Say.__name__))
_WHISPER: Final = kebab(Whisper.__name__) + " "
_WORDS: Final = f"""(action LIKE '{kebab(Say.__name__)} %' AND action <> '{_SAID}'
    OR action LIKE '{_WHISPER}%' AND action NOT LIKE '{_WHISPER}%{_TAIL}')"""
"""Lines of talk with words of somebody's own; phrases and faces are the house's."""


class Before(NamedTuple):
    """Moments, in milliseconds since 1970: what was touched last before them goes. 0: nothing."""

    tables: int = 0
    games: int = 0
    talk: int = 0
    sessions: int = 0


class DuePage(NamedTuple):
    """What was found in one step."""

    stale: tuple[str, ...]
    """Tables to be thrown away."""
    talked: tuple[str, ...]
    """Tables that stay, with old talk."""
    after: str | None
    """The last table that was looked at; None: there are no more."""


def look(after: str, before: Before, db: Database) -> DuePage:
    """Look at the next tables after ``after`` in the order of their addresses."""
    asked = "SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?"
    tables = [str(table) for (table,) in db.execute(asked, (after, LOOK))]
    old = [table for table in tables if stale(table, before, db)]
    talked = [table for table in tables if table not in old and _talked(db, table, before.talk)]
    return DuePage(tuple(old), tuple(talked), tables[-1] if len(tables) == LOOK else None)


def stale(table: str, before: Before, db: Database) -> bool:
    """Whether a table is to be thrown away."""
    return _touched(db, table) < _moment(db, table, before)


def _talked(db: Database, table: str, before: int) -> bool:
    """Whether a table has words from before this moment."""
    asked = f'SELECT EXISTS (SELECT 1 FROM talk WHERE "table" = ? AND at < ? AND {_WORDS})'  # noqa: S608
    (found,) = db.execute(asked, (table, before)).fetchone()
    return bool(found)


def _touched(db: Database, table: str) -> int:
    """When something happened at a table last."""
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
    """Before which moment this table must have been touched last to go."""
    asked = 'SELECT EXISTS (SELECT 1 FROM games WHERE "table" = ? AND settled IS NOT NULL)'
    (finished,) = db.execute(asked, (table,)).fetchone()
    return before.games if finished else before.tables


def throw_away_stale(table: str, before: Before, db: Database) -> bool | None:
    """As ``throw_away``, the first time; None: the table is not to be thrown away (any more)."""
    return throw_away(table, db) if stale(table, before, db) else None


def throw_away(table: str, db: Database) -> bool:
    """Throws away the last lines of a table; whether all of it is gone now."""
    left = max(0, last_number(db, table) - STEP)
    given = {"table": table, "left": left}
    for place in ("lines", "talk"):
        db.execute(f'DELETE FROM {place} WHERE "table" = :table AND number > :left', given)  # noqa: S608
    db.execute('DELETE FROM games WHERE "table" = :table AND first > :left', given)
    if not left:
        for place in OF_TABLES:
            db.execute(f'DELETE FROM {place} WHERE "table" = ?', (table,))  # noqa: S608
        db.execute("DELETE FROM tables WHERE id = ?", (table,))
    return not left


def empty_talk(table: str, before: int, db: Database) -> bool:
    """Empties lines of a table's talk from before a moment; whether all of them are empty now."""
    asked = f"""SELECT number, action FROM talk
        WHERE "table" = ? AND at < ? AND {_WORDS} ORDER BY number LIMIT {STEP}"""  # noqa: S608
    found = db.execute(asked, (table, before)).fetchall()
    change = 'UPDATE talk SET action = ? WHERE "table" = ? AND number = ?'
    db.executemany(change, [(_emptied(action), table, number) for number, action in found])
    return len(found) < STEP


def _emptied(action: str) -> str:
    """What is left of a line with words: that somebody spoke, and to whom."""
    kind, _, rest = action.partition(" ")
    return _SAID if f"{kind} " != _WHISPER else f"{_WHISPER}{rest.partition(' ')[0]}{_TAIL}"


def end_sessions(before: int, db: Database) -> int:
    """Ends sessions that nobody used since a moment, and keys of programs for no one table; how
    many sessions, 0 if there are no more."""
    asked = """DELETE FROM sessions WHERE token_hash IN
        (SELECT token_hash FROM sessions WHERE used < ? LIMIT ?)"""
    db.execute('DELETE FROM program_keys WHERE "table" IS NULL AND used < ?', (before,))
    return db.execute(asked, (before, STEP)).rowcount


def use_sessions(token_hashes: Sequence[bytes], at: int, db: Database) -> None:
    """Notes that these sessions were used at this moment."""
    asked = "UPDATE sessions SET used = ? WHERE token_hash = ?"
    db.executemany(asked, [(at, token_hash) for token_hash in token_hashes])
