"""The keys of programs in the store, which keeps only their hashes.

Each function takes the connection as its last parameter, as in ``persons``.
"""

from typing import Final, NamedTuple

from mendax.server.store.database import Database
from mendax.table.log import Person

SERVER: Final = ""
"""The owner of keys that the server's owner made."""
OPENING: Final = "opening"
"""The table of keys that let their owner open tables. They are valid for no program."""
_COLUMNS: Final = 'key_hash, person, owner, "table", name, created, used'


class KeyRow(NamedTuple):
    """A stored key."""

    key_hash: bytes
    person: Person
    """The person that represents the program. Each key has a different person."""
    owner: Person
    """The key's creator: a guest, the host of the key's table, or ``SERVER``."""
    table: str | None
    """The only table where the key is valid, None for all tables that invite its program, or
    ``OPENING``.
    """
    name: str
    """The name of the key, chosen by the owner."""
    created: int
    """The time of creation. Like ``used``, it is in milliseconds since 1970."""
    used: int
    """The time of the last use or, for an unused key, of creation."""


def add(row: KeyRow, most: int, db: Database) -> bool:
    """Store a key, and return whether it was stored.

    The key is refused if its owner already has ``most`` keys for the same table, or ``most`` keys
    without a table.
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
    """Return the keys for the seats of a table."""
    asked = f'SELECT {_COLUMNS} FROM program_keys WHERE "table" = ? ORDER BY created, person'  # noqa: S608
    return tuple([KeyRow(*row) for row in db.execute(asked, (table,))])


def every(db: Database) -> tuple[KeyRow, ...]:
    """Return all keys, starting with those for no table."""
    asked = f'SELECT {_COLUMNS} FROM program_keys ORDER BY "table" IS NOT NULL, created, person'  # noqa: S608
    return tuple([KeyRow(*row) for row in db.execute(asked)])


def claim(key_hash: bytes, person: Person, db: Database) -> bool:
    """Give an opening key to the first person who enters it, and return whether they own it."""
    asked = (
        'UPDATE program_keys SET owner = ? WHERE key_hash = ? AND "table" = ? AND owner IN (?, ?)'
    )
    return bool(db.execute(asked, (person, key_hash, OPENING, SERVER, person)).rowcount)


def opens(person: Person, db: Database) -> bool:
    """Return whether a person owns an opening key."""
    asked = 'SELECT EXISTS (SELECT 1 FROM program_keys WHERE owner = ? AND "table" = ?)'
    return bool(db.execute(asked, (person, OPENING)).fetchone()[0])


def use(key_hash: bytes, at: int, db: Database) -> None:
    """Record that the key was used at ``at``."""
    db.execute("UPDATE program_keys SET used = ? WHERE key_hash = ?", (at, key_hash))


def revoke(person: Person, db: Database) -> tuple[bytes, ...]:
    """Delete the keys of the program ``person``, and return their hashes."""
    asked = "DELETE FROM program_keys WHERE person = ? RETURNING key_hash"
    return tuple([row[0] for row in db.execute(asked, (person,)).fetchall()])


def revoke_all(owner: Person, db: Database) -> tuple[bytes, ...]:
    """Delete all keys of an owner, and return their hashes."""
    asked = "DELETE FROM program_keys WHERE owner = ? RETURNING key_hash"
    return tuple([row[0] for row in db.execute(asked, (owner,)).fetchall()])
