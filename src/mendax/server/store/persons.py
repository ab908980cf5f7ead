"""People and table addresses in the store. This data is read and changed less often than logs.

Each function takes the connection as its last parameter: the writing connection inside a
transaction (``Store.change``), or a read-only connection (``Store.ask``). In this module, a person
is a device. The ids of other players on the device are its id followed by a number.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from mendax.server.store.database import Database
from mendax.table.log import LogLine, Person


def add_address(address: str, table: str, db: Database) -> None:
    """Store another address for a table."""
    db.execute("INSERT INTO addresses VALUES (?, ?)", (address, table))


def table_of(address: str, db: Database) -> str | None:
    """Return the id of the table with this current or former address, or None."""
    asked = 'SELECT "table" FROM addresses WHERE address = ?'
    row = db.execute(asked, (address,)).fetchone()
    return row[0] if row else None


# ── sessions ─────────────────────────────────────────────────────────────────────────────────


class Session(NamedTuple):
    """The owner of a token."""

    person: Person
    created: int
    """The time of creation, in milliseconds since 1970."""
    replaces: bytes | None
    """The hash of the token that this token replaces on first use. It is None after that."""


def session(token_hash: bytes, db: Database) -> Session | None:
    """Return the session whose token has this hash, or None."""
    asked = "SELECT person, created, replaces FROM sessions WHERE token_hash = ?"
    row = db.execute(asked, (token_hash,)).fetchone()
    return Session(*row) if row else None


def begin(token_hash: bytes, person: Person, at: int, db: Database) -> None:
    """Store a session of ``person`` with this token, started at ``at``."""
    added = "INSERT INTO sessions (token_hash, person, created, used) VALUES (?, ?, ?, ?)"
    db.execute(added, (token_hash, person, at, at))


def renew(token_hash: bytes, renewed: Session, since: int, db: Database) -> bool:
    """Store a session that will replace another session, and return whether it was stored.

    The new session is refused if the other session has ended or has had a successor since
    ``since``.
    """
    held = "UPDATE sessions SET used = used WHERE token_hash = ?"
    if not db.execute(held, (renewed.replaces,)).rowcount:  # locks the session until the commit
        return False
    asked = "SELECT EXISTS (SELECT 1 FROM sessions WHERE replaces = ? AND created >= ?)"
    (given,) = db.execute(asked, (renewed.replaces, since)).fetchone()
    if given:
        return False
    person, at, replaces = renewed
    added = """INSERT INTO sessions (token_hash, person, created, used, replaces)
        VALUES (?, ?, ?, ?, ?)"""
    db.execute(added, (token_hash, person, at, at, replaces))
    return True


def replace(old: bytes, new: bytes, db: Database) -> bool:
    """Let session ``new`` replace session ``old``. Return whether this was the first use of
    ``new``.
    """
    asked = "UPDATE sessions SET replaces = NULL WHERE token_hash = ? AND replaces = ?"
    news = db.execute(asked, (new, old)).rowcount == 1
    if news:
        db.execute("DELETE FROM sessions WHERE token_hash = ?", (old,))
    return news


def end_session(token_hash: bytes, db: Database) -> tuple[bytes, ...]:
    """Delete the session of this token and its successor, and return the hashes of both."""
    ended = _ended("token_hash = ? OR replaces = ?", (token_hash, token_hash), db)
    return tuple({token_hash, *ended})


def end_sessions(person: Person, db: Database) -> tuple[bytes, ...]:
    """Delete all sessions of ``person``, and return the hashes of their tokens."""
    return tuple(_ended("person = ?", (person,), db))


def _ended(which: str, given: tuple[object, ...], db: Database) -> list[bytes]:
    """Delete sessions, and return the hashes of their tokens.

    The deletion is repeated until no session is left. In PostgreSQL, a statement that has waited
    for ``renew`` does not see the session added by ``renew``.
    """
    asked = f"DELETE FROM sessions WHERE {which} RETURNING token_hash"  # noqa: S608 - words of this file
    ended: list[bytes] = []
    while rows := db.execute(asked, given).fetchall():
        ended += [row[0] for row in rows]
    return ended


def sessions(person: Person, db: Database) -> tuple[int, ...]:
    """Return the start of each session of ``person``, in milliseconds since 1970."""
    asked = "SELECT created FROM sessions WHERE person = ? ORDER BY created"
    return tuple([row[0] for row in db.execute(asked, (person,))])


# ── a person's rows ──────────────────────────────────────────────────────────────────────────

_EXPORTED: Final = {
    "program_keys": ("owner", 'name, "table", created, used'),
    "subscriptions": ("person", "endpoint, language, quiet_from, quiet_to, created"),
    "muted": ("person", '"table"'),
    "calls": ("person", '"table", kind'),
    "reports": ("reporter", 'at, "table", name'),
    "public_replays": ("person", 'code, "table", game, masked, listed, at'),
}
"""The database tables with rows of a person: the column with the person, and the exported ones."""


def rows(person: Person, db: Database) -> dict[str, list[dict[str, Any]]]:
    """Return the rows of ``person``, keyed by database table, without secrets."""
    found = {}
    for place, (own, columns) in _EXPORTED.items():
        names = columns.replace('"', "").split(", ")
        asked = f"SELECT DISTINCT {columns} FROM {place} WHERE {own} = ? ORDER BY {columns}"  # noqa: S608
        found[place] = [dict(zip(names, row, strict=True)) for row in db.execute(asked, (person,))]
    return found


# ── a person's lines ─────────────────────────────────────────────────────────────────────────

_OWN: Final = """"table" = :table
    AND (person = :person OR substr(person, 1, :long) = :companions)"""
_ABOUT: Final = """"table" = :table AND actor = 'person'
    AND (substr(action, 1, 8) = 'silence ' OR substr(action, 1, 4) = 'ban ')"""
_PLACES: Final = ("lines", "talk")
Rewritten = Callable[[str, str, bool, Person, Person], str]
"""A function that returns the new text of an action.

Its arguments are the actor, the action, whether the action is the person's own, and both persons.
"""


class Visited(NamedTuple):
    """The lines of a person at one table."""

    table: str
    game: str
    """The game that the table was opened for."""
    lines: tuple[LogLine, ...]


def visits(person: Person, most: int, db: Database) -> tuple[Visited, ...]:
    """Return up to ``most`` lines of ``person`` and of other players on their device, grouped by
    table.
    """
    found: list[Visited] = []
    whole = f"SELECT * FROM lines WHERE {_OWN} UNION ALL SELECT * FROM talk WHERE {_OWN}"  # noqa: S608
    for table, game in _tables(person, db):
        rows = db.execute(f"{whole} ORDER BY number LIMIT {most}", _named(table, person))
        found.append(Visited(table, game, tuple([LogLine(*row[1:]) for row in rows])))
        most -= len(found[-1].lines)
    return tuple(found)


def tables(person: Person, db: Database) -> tuple[tuple[str, str], ...]:
    """Return the ids and games of all tables where ``person`` has acted."""
    return tuple(_tables(person, db))


def forget(person: Person, other: Person, table: str, rewritten: Rewritten, db: Database) -> None:
    """Replace ``person`` at this table with ``other``, a person without any other data."""
    for place in _PLACES:
        _rewrite(place, table, (person, other), rewritten, db)
    db.execute('DELETE FROM visits WHERE person = ? AND "table" = ?', (person, table))


def _rewrite(
    place: str,
    table: str,
    who: tuple[Person, Person],
    rewritten: Rewritten,
    db: Database,
) -> None:
    """Rewrite the lines of a person, and hosts' lines about that person."""
    person, other = who
    asked = f"SELECT number, actor, person, action FROM {place} WHERE ({_OWN}) OR ({_ABOUT})"  # noqa: S608
    change = f'UPDATE {place} SET person = ?, action = ? WHERE "table" = ? AND number = ?'  # noqa: S608
    for number, actor, by, action in db.execute(asked, _named(table, person)).fetchall():
        own = by == person or by.startswith(f"{person}/")
        now = other + by[len(person) :] if own else by
        db.execute(change, (now, rewritten(actor, action, own, person, other), table, number))


def _tables(person: Person, db: Database) -> Iterable[tuple[str, str]]:
    asked = (
        'SELECT id, game FROM tables JOIN visits ON "table" = id WHERE person = ? ORDER BY created'
    )
    return db.execute(asked, (person,)).fetchall()


def _named(table: str, person: Person) -> dict[str, Any]:
    companions = f"{person}/"
    return {"table": table, "person": person, "companions": companions, "long": len(companions)}
