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


def session(token_hash: bytes, db: Database) -> tuple[Person, int] | None:
    """Who has the token with this hash, and since when (milliseconds since 1970)."""
    asked = "SELECT person, created FROM sessions WHERE token_hash = ?"
    row: tuple[Person, int] | None = db.execute(asked, (token_hash,)).fetchone()
    return row


def end_session(token_hash: bytes, db: Database) -> None:
    """Nobody has this token any more."""
    db.execute("DELETE FROM sessions WHERE token_hash = ?", (token_hash,))


def end_sessions(person: Person, db: Database) -> tuple[bytes, ...]:
    """Nobody is this person any more; the hashes of their tokens."""
    ended = db.execute("DELETE FROM sessions WHERE person = ? RETURNING token_hash", (person,))
    return tuple([row[0] for row in ended.fetchall()])


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
