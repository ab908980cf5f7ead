"""Solved policies in the store: a cache, with keys made of game, rules and format.

The connection is the last parameter of each function, as in ``persons``. The values are bytes that
only a coach reads. ``mendax transfer`` leaves them out: they can be solved again.
"""

from typing import Final

from mendax.server.store.database import Database

MOST: Final = 256
"""The maximum number of policies; the oldest are evicted."""
BYTES: Final = 64 << 20
"""The maximum total size of all policies in bytes."""
LARGEST: Final = 8 << 20
"""The maximum size in bytes of one policy; larger ones are not stored."""
_KEEP: Final = """INSERT INTO policies VALUES (?, ?, ?)
    ON CONFLICT (name) DO UPDATE SET policy = excluded.policy, at = excluded.at"""
_BOUND: Final = """DELETE FROM policies WHERE name IN (
    SELECT name FROM (
        SELECT name, row_number() OVER newest AS place, sum(length(policy)) OVER newest AS bytes
        FROM policies WINDOW newest AS (ORDER BY at DESC, name)
    ) AS placed WHERE place > ? OR bytes > ?
)"""


def find(name: str, db: Database) -> bytes | None:
    """Return the policy of this name, or None."""
    row = db.execute("SELECT policy FROM policies WHERE name = ?", (name,)).fetchone()
    return bytes(row[0]) if row else None


def keep(name: str, policy: bytes, at: int, db: Database) -> None:
    """Store a policy solved at ``at``, in milliseconds since 1970. It replaces a policy of the same
    name; the oldest are evicted at the limits."""
    if len(policy) <= LARGEST:
        db.execute(_KEEP, (name, policy, at))
        db.execute(_BOUND, (MOST, BYTES))


def forget(name: str, db: Database) -> None:
    """Delete the policy of this name."""
    db.execute("DELETE FROM policies WHERE name = ?", (name,))
