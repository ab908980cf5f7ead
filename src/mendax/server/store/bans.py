"""What the store keeps of bans: whom and what the host of a server keeps out, and until when.

Each function takes the connection last, as those of ``persons`` do.
"""

from typing import Final, Literal, NamedTuple

from mendax.server.store.database import Database

Kind = Literal["address", "person", "table"]
_ADD: Final = """INSERT INTO bans VALUES (?, ?, ?)
    ON CONFLICT (kind, who) DO UPDATE SET until = excluded.until"""


class AccessBan(NamedTuple):
    """One that is kept out."""

    kind: Kind
    who: str
    until: int | None = None
    """Milliseconds since 1970; None: for good."""


def every(db: Database) -> tuple[AccessBan, ...]:
    """All bans, also those that are over."""
    return tuple([AccessBan(*row) for row in db.execute("SELECT kind, who, until FROM bans")])


def add(ban: AccessBan, db: Database) -> None:
    """Keeps a ban in the place of one of the same."""
    db.execute(_ADD, ban)


def lift(ban: AccessBan, db: Database) -> None:
    """Forgets a ban."""
    db.execute("DELETE FROM bans WHERE kind = ? AND who = ?", (ban.kind, ban.who))


def sweep(now: int, db: Database) -> None:
    """Forgets bans that are over."""
    db.execute("DELETE FROM bans WHERE until <= ?", (now,))
