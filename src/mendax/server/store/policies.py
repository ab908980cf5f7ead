"""What the store keeps of solved policies: a cache, by names that say game, rules and format.

Each function takes the connection last, as those of ``persons`` do. What is kept are bytes that
only a coach reads. It is no part of a house that moves: whoever needs it solves it again.
"""

from typing import Final

from mendax.server.store.database import Database

MOST: Final = 256
"""Policies that are kept; the oldest are the first to go."""
BYTES: Final = 64 << 20
"""And so many bytes of them."""
LARGEST: Final = 8 << 20
"""Bytes of one that is kept at all."""
_KEEP: Final = """INSERT INTO policies VALUES (?, ?, ?)
    ON CONFLICT (name) DO UPDATE SET policy = excluded.policy, at = excluded.at"""
_BOUND: Final = """DELETE FROM policies WHERE name IN (
    SELECT name FROM (
        SELECT name, row_number() OVER newest AS place, sum(length(policy)) OVER newest AS bytes
        FROM policies WINDOW newest AS (ORDER BY at DESC, name)
    ) AS placed WHERE place > ? OR bytes > ?
)"""


def find(name: str, db: Database) -> bytes | None:
    """The policy of this name, if it is kept."""
    row = db.execute("SELECT policy FROM policies WHERE name = ?", (name,)).fetchone()
    return bytes(row[0]) if row else None


def keep(name: str, policy: bytes, at: int, db: Database) -> None:
    """Keeps a policy that was solved at a moment, in milliseconds since 1970, in the place of what
    had its name; and no more than there may be."""
    if len(policy) <= LARGEST:
        db.execute(_KEEP, (name, policy, at))
        db.execute(_BOUND, (MOST, BYTES))


def forget(name: str, db: Database) -> None:
    """No policy has this name any more."""
    db.execute("DELETE FROM policies WHERE name = ?", (name,))
