"""Finished games that a player shows to everyone, each under a code that cannot be guessed.

A public replay refers to the table's log, so it ends with its table, shows the current names of
people who have changed them, and no names of people who have deleted their data.

Each function takes the connection as its last parameter, as in ``persons``. People are devices.
"""

from typing import NamedTuple

from mendax.server.store.database import Database
from mendax.table.log import Person


class PublicReplay(NamedTuple):
    """One game of a table, as shown to everyone."""

    code: str
    table: str
    game: int
    person: Person
    """The player who shows the game."""
    masked: int
    """1 if names and free words are left out, otherwise 0."""
    listed: int
    """1 if search engines may list the replay, otherwise 0."""
    at: int
    """The time of its creation, in milliseconds since 1970."""


def show(new: PublicReplay, most: int, db: Database) -> str | None:
    """Store a public replay and return its code.

    If the person already shows this game, the names and the listing change, and the code stays.
    Return None if the person already shows ``most`` games.
    """
    asked = """SELECT count(*) FROM public_replays
        WHERE person = ? AND ("table" <> ? OR game <> ?)"""
    (others,) = db.execute(asked, (new.person, new.table, new.game)).fetchone()
    if others >= most:
        return None
    added = """INSERT INTO public_replays VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (person, "table", game) DO UPDATE SET
        masked = excluded.masked, listed = excluded.listed RETURNING code"""
    return str(db.execute(added, new).fetchone()[0])


def find(code: str, db: Database) -> PublicReplay | None:
    """Return the replay with this code, or None, also while its table is being deleted."""
    asked = """SELECT public_replays.* FROM public_replays
        JOIN games ON games."table" = public_replays."table" AND games.game = public_replays.game
        WHERE code = ? AND settled IS NOT NULL"""
    row = db.execute(asked, (code,)).fetchone()
    return PublicReplay(*row) if row else None


def by(person: Person, db: Database) -> tuple[PublicReplay, ...]:
    """Return the games that a person shows, oldest first."""
    asked = "SELECT * FROM public_replays WHERE person = ? ORDER BY at, code"
    return tuple([PublicReplay(*row) for row in db.execute(asked, (person,))])


def withdraw(code: str, person: Person, db: Database) -> bool:
    """Delete a replay of ``person``, and return whether there was one."""
    asked = "DELETE FROM public_replays WHERE code = ? AND person = ?"
    return bool(db.execute(asked, (code, person)).rowcount == 1)


def forget(person: Person, db: Database) -> None:
    """Delete all replays of a person."""
    db.execute("DELETE FROM public_replays WHERE person = ?", (person,))
