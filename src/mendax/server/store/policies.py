"""Solved policies in the store: a cache keyed by game, rules and format.

Each function takes the connection as its last parameter, as in ``persons``. Values are bytes that
only a coach reads. ``mendax transfer`` skips policies, because they can be solved again.
"""

from typing import Final

from mendax.server.store.database import Database

MOST: Final = 256
"""The maximum number of policies. Above it, the oldest policies are evicted."""
BYTES: Final = 64 << 20
"""The maximum total size of all policies in bytes."""
LARGEST: Final = 8 << 20
"""The maximum size of a policy in bytes. Larger policies are not stored."""
_KEEP: Final = """INSERT INTO policies VALUES (?, ?, ?)
    ON CONFLICT (name) DO UPDATE SET policy = excluded.policy, at = excluded.at"""
_BOUND: Final = """DELETE FROM policies WHERE name IN (
    SELECT name FROM (
        SELECT name, row_number() OVER newest AS place, sum(length(policy)) OVER newest AS bytes
        FROM policies WINDOW newest AS (ORDER BY at DESC, name)
    ) AS placed WHERE place > ? OR bytes > ?
)"""


def find(name: str, db: Database) -> bytes | None:
    """Return the policy with this name, or None."""
    row = db.execute("SELECT policy FROM policies WHERE name = ?", (name,)).fetchone()
    return bytes(row[0]) if row else None


def keep(name: str, policy: bytes, at: int, db: Database) -> None:
    """Store a policy solved at ``at`` (milliseconds since 1970), replacing any policy of the same
    name.

    If a limit is exceeded, the oldest policies are evicted.
    """
    if len(policy) <= LARGEST:
        db.execute(_KEEP, (name, policy, at))
        db.execute(_BOUND, (MOST, BYTES))


def forget(name: str, db: Database) -> None:
    """Delete the policy with this name."""
    db.execute("DELETE FROM policies WHERE name = ?", (name,))
