"""Stored bans: the addresses, people and tables that the server's owner excludes, with end times.

Each function takes the connection as its last parameter, as in ``persons``.
"""

from typing import Final, Literal, NamedTuple

from mendax.server.store.database import Database

Kind = Literal["address", "person", "table"]
_ADD: Final = """INSERT INTO bans VALUES (?, ?, ?)
    ON CONFLICT (kind, who) DO UPDATE SET until = excluded.until"""


class AccessBan(NamedTuple):
    """A ban from the server."""

    kind: Kind
    who: str
    until: int | None = None
    """The end in milliseconds since 1970, or None for a permanent ban."""


def every(db: Database) -> tuple[AccessBan, ...]:
    """Return all bans, including expired ones."""
    return tuple([AccessBan(*row) for row in db.execute("SELECT kind, who, until FROM bans")])


def add(ban: AccessBan, db: Database) -> None:
    """Store a ban, replacing any ban of the same subject."""
    db.execute(_ADD, ban)


def lift(ban: AccessBan, db: Database) -> None:
    """Delete a ban."""
    db.execute("DELETE FROM bans WHERE kind = ? AND who = ?", (ban.kind, ban.who))


def sweep(now: int, db: Database) -> None:
    """Delete expired bans."""
    db.execute("DELETE FROM bans WHERE until <= ?", (now,))
