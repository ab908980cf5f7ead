"""What the store keeps of persons and of where tables are, besides logs: seldom asked and changed.

Each function takes the connection last: that which writes, inside one transaction
(``Store.change``), or one that only reads (``Store.ask``). A person here is a
device; whoever plays on it has its id with a number behind it.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from mendax.server.store.database import Database
from mendax.table.log import LogLine, Person


def add_address(address: str, table: str, db: Database) -> None:
    """Keeps another address of a table."""
    db.execute("INSERT INTO addresses VALUES (?, ?)", (address, table))


def table_of(address: str, db: Database) -> str | None:
    """The id of the table that has or had this address besides its id."""
    asked = 'SELECT "table" FROM addresses WHERE address = ?'
    row = db.execute(asked, (address,)).fetchone()
    return row[0] if row else None


# ── sessions ─────────────────────────────────────────────────────────────────────────────────


class Session(NamedTuple):
    """Who has a token."""

    person: Person
    created: int
    """Milliseconds since 1970."""
    replaces: bytes | None
    """Whose place it is to take once it is used; None: it has."""


def session(token_hash: bytes, db: Database) -> Session | None:
    """Who has the token with this hash."""
    asked = "SELECT person, created, replaces FROM sessions WHERE token_hash = ?"
    row = db.execute(asked, (token_hash,)).fetchone()
    return Session(*row) if row else None


def begin(token_hash: bytes, person: Person, at: int, db: Database) -> None:
    """Who has the token with this hash is ``person``, from a moment on."""
    added = "INSERT INTO sessions (token_hash, person, created, used) VALUES (?, ?, ?, ?)"
    db.execute(added, (token_hash, person, at, at))


def renew(token_hash: bytes, renewed: Session, since: int, db: Database) -> bool:
    """Keeps a session that is to take the place of another, unless that one has ended or was given
    another since a moment; whether it did."""
    held = "UPDATE sessions SET used = used WHERE token_hash = ?"
    if not db.execute(held, (renewed.replaces,)).rowcount:  # nobody ends it until this is committed
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
    """Session ``new`` was used and is there in the place of ``old``; whether this is news."""
    asked = "UPDATE sessions SET replaces = NULL WHERE token_hash = ? AND replaces = ?"
    news = db.execute(asked, (new, old)).rowcount == 1
    if news:
        db.execute("DELETE FROM sessions WHERE token_hash = ?", (old,))
    return news


def end_session(token_hash: bytes, db: Database) -> tuple[bytes, ...]:
    """Nobody has this token any more, or one that was to take its place; the hashes of both."""
    ended = _ended("token_hash = ? OR replaces = ?", (token_hash, token_hash), db)
    return tuple({token_hash, *ended})


def end_sessions(person: Person, db: Database) -> tuple[bytes, ...]:
    """Nobody is this person any more; the hashes of their tokens."""
    return tuple(_ended("person = ?", (person,), db))


def _ended(which: str, given: tuple[object, ...], db: Database) -> list[bytes]:
    """Deletes sessions; the hashes of their tokens. Asks until there are none: in PostgreSQL a
    statement that has waited for ``renew`` does not see what that one kept."""
    asked = f"DELETE FROM sessions WHERE {which} RETURNING token_hash"  # noqa: S608 - words of this file
    ended: list[bytes] = []
    while rows := db.execute(asked, given).fetchall():
        ended += [row[0] for row in rows]
    return ended


def sessions(person: Person, db: Database) -> tuple[int, ...]:
    """Since when each device of ``person`` is theirs: milliseconds since 1970."""
    asked = "SELECT created FROM sessions WHERE person = ? ORDER BY created"
    return tuple([row[0] for row in db.execute(asked, (person,))])


# ── what somebody did ────────────────────────────────────────────────────────────────────────

_OWN: Final = """"table" = :table
    AND (person = :person OR substr(person, 1, :long) = :companions)"""
_ABOUT: Final = """"table" = :table AND actor = 'person'
    AND (substr(action, 1, 8) = 'silence ' OR substr(action, 1, 4) = 'ban ')"""
_PLACES: Final = ("lines", "talk")
Rewritten = Callable[[str, str, bool, Person, Person], str]
"""What stands for an action, given actor, action, whether it is theirs, who they were and are."""


class Visited(NamedTuple):
    """What somebody did at a table."""

    table: str
    game: str
    """The game that it was opened for."""
    lines: tuple[LogLine, ...]


def visits(person: Person, most: int, db: Database) -> tuple[Visited, ...]:
    """All that ``person`` ever did, and whoever played on their device, table by table; of so many
    lines at most."""
    found: list[Visited] = []
    whole = f"SELECT * FROM lines WHERE {_OWN} UNION ALL SELECT * FROM talk WHERE {_OWN}"  # noqa: S608
    for table, game in _tables(person, db):
        rows = db.execute(f"{whole} ORDER BY number LIMIT {most}", _named(table, person))
        found.append(Visited(table, game, tuple([LogLine(*row[1:]) for row in rows])))
        most -= len(found[-1].lines)
    return tuple(found)


def tables(person: Person, db: Database) -> tuple[str, ...]:
    """The ids of the tables where ``person`` ever did something."""
    return tuple([table for table, _ in _tables(person, db)])


def lively(person: Person, since: int, db: Database) -> tuple[str, ...]:
    """The ids of those of their tables where something was done since a moment."""
    asked = """SELECT "table" FROM visits WHERE person = ? AND EXISTS (
        SELECT 1 FROM lines WHERE lines."table" = visits."table" AND at >= ?)"""
    return tuple([row[0] for row in db.execute(asked, (person, since))])


def forget(person: Person, other: Person, table: str, rewritten: Rewritten, db: Database) -> None:
    """``person`` was ``other`` at this table all the time, who is nobody anywhere else."""
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
    """The lines of who somebody was, and those of hosts about them."""
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
