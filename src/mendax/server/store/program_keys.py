"""Keys of programs in the store; only their hashes.

The connection is the last parameter of each function, as in ``persons``.
"""

from typing import Final, NamedTuple

from mendax.server.store.database import Database
from mendax.table.log import Person

SERVER: Final = ""
"""The owner of keys that the owner of the server made."""
_COLUMNS: Final = 'key_hash, person, owner, "table", name, created, used'


class KeyRow(NamedTuple):
    """A stored key."""

    key_hash: bytes
    person: Person
    """The person that represents the program, different for each key."""
    owner: Person
    """The person who made the key: a guest, the host of the key's table, or ``SERVER``."""
    table: str | None
    """The only table that the key is valid for; None: every table that invites its program."""
    name: str
    """The key's name, chosen by the owner."""
    created: int
    """The creation of the key, in milliseconds since 1970 like ``used``."""
    used: int
    """The last use of the key, or else its creation."""


def add(row: KeyRow, most: int, db: Database) -> bool:
    """Store a key; return whether it was stored.

    The key is not stored if its owner already has ``most`` keys for the same table, or for no
    table.
    """
    asked = "SELECT count(*) FROM program_keys WHERE owner = ? AND coalesce(\"table\", '') = ?"
    (count,) = db.execute(asked, (row.owner, row.table or "")).fetchone()
    if count >= most:
        return False
    db.execute("INSERT INTO program_keys VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    return True


def known(key_hash: bytes, db: Database) -> KeyRow | None:
    """Return the key with this hash, or None."""
    asked = f"SELECT {_COLUMNS} FROM program_keys WHERE key_hash = ?"  # noqa: S608
    row = db.execute(asked, (key_hash,)).fetchone()
    return KeyRow(*row) if row else None


def of_owner(owner: Person, db: Database) -> tuple[KeyRow, ...]:
    """Return the keys of an owner, oldest first."""
    asked = f"SELECT {_COLUMNS} FROM program_keys WHERE owner = ? ORDER BY created, person"  # noqa: S608
    return tuple([KeyRow(*row) for row in db.execute(asked, (owner,))])


def of_table(table: str, db: Database) -> tuple[KeyRow, ...]:
    """Return the keys for seats of a table."""
    asked = f'SELECT {_COLUMNS} FROM program_keys WHERE "table" = ? ORDER BY created, person'  # noqa: S608
    return tuple([KeyRow(*row) for row in db.execute(asked, (table,))])


def every(db: Database) -> tuple[KeyRow, ...]:
    """Return all keys, those for no table first."""
    asked = f'SELECT {_COLUMNS} FROM program_keys ORDER BY "table" IS NOT NULL, created, person'  # noqa: S608
    return tuple([KeyRow(*row) for row in db.execute(asked)])


def use(key_hash: bytes, at: int, db: Database) -> None:
    """Note that the key was used at a time."""
    db.execute("UPDATE program_keys SET used = ? WHERE key_hash = ?", (at, key_hash))


def revoke(person: Person, db: Database) -> tuple[bytes, ...]:
    """Delete the keys of the program that is this person; return their hashes."""
    asked = "DELETE FROM program_keys WHERE person = ? RETURNING key_hash"
    return tuple([row[0] for row in db.execute(asked, (person,)).fetchall()])


def revoke_all(owner: Person, db: Database) -> tuple[bytes, ...]:
    """Delete all keys of an owner; return their hashes."""
    asked = "DELETE FROM program_keys WHERE owner = ? RETURNING key_hash"
    return tuple([row[0] for row in db.execute(asked, (owner,)).fetchall()])
