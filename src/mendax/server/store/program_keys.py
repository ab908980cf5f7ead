"""What the store keeps of the keys by which programs are known; never a key, only its hash.

Each function takes the connection last, as those of ``persons`` do.
"""

from typing import Final, NamedTuple

from mendax.server.store.database import Database
from mendax.table.log import Person

HOUSE: Final = ""
"""The owner of keys that were made by whoever runs the server."""
_COLUMNS: Final = 'key_hash, person, owner, "table", name, created, used'


class KeyRow(NamedTuple):
    """What is kept of one key."""

    key_hash: bytes
    person: Person
    """Who the program is that has it: a person of its own."""
    owner: Person
    """Who made it: a guest, the host of its table, or ``HOUSE``."""
    table: str | None
    """The one table that it is good for; None: any to which its program is asked."""
    name: str
    """What its owner calls it."""
    created: int
    """Milliseconds since 1970, as ``used``."""
    used: int
    """When its program came with it last, or else when it was made."""


def add(row: KeyRow, most: int, db: Database) -> bool:
    """Keeps a key, unless its owner has so many at its table (or of those for no table) already;
    whether it did."""
    asked = "SELECT count(*) FROM program_keys WHERE owner = ? AND coalesce(\"table\", '') = ?"
    (count,) = db.execute(asked, (row.owner, row.table or "")).fetchone()
    if count >= most:
        return False
    db.execute("INSERT INTO program_keys VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    return True


def known(key_hash: bytes, db: Database) -> KeyRow | None:
    """What is kept of the key with this hash."""
    asked = f"SELECT {_COLUMNS} FROM program_keys WHERE key_hash = ?"  # noqa: S608
    row = db.execute(asked, (key_hash,)).fetchone()
    return KeyRow(*row) if row else None


def of_owner(owner: Person, db: Database) -> tuple[KeyRow, ...]:
    """The keys that somebody made, the oldest first."""
    asked = f"SELECT {_COLUMNS} FROM program_keys WHERE owner = ? ORDER BY created, person"  # noqa: S608
    return tuple([KeyRow(*row) for row in db.execute(asked, (owner,))])


def of_table(table: str, db: Database) -> tuple[KeyRow, ...]:
    """The keys for seats of a table."""
    asked = f'SELECT {_COLUMNS} FROM program_keys WHERE "table" = ? ORDER BY created, person'  # noqa: S608
    return tuple([KeyRow(*row) for row in db.execute(asked, (table,))])


def every(db: Database) -> tuple[KeyRow, ...]:
    """All keys, those for no table first."""
    asked = f'SELECT {_COLUMNS} FROM program_keys ORDER BY "table" IS NOT NULL, created, person'  # noqa: S608
    return tuple([KeyRow(*row) for row in db.execute(asked)])


def use(key_hash: bytes, at: int, db: Database) -> None:
    """Its program came with this key at this moment."""
    db.execute("UPDATE program_keys SET used = ? WHERE key_hash = ?", (at, key_hash))


def revoke(person: Person, db: Database) -> tuple[bytes, ...]:
    """The program that is this person is known by no key any more; the hashes of those it had."""
    asked = "DELETE FROM program_keys WHERE person = ? RETURNING key_hash"
    return tuple([row[0] for row in db.execute(asked, (person,)).fetchall()])


def revoke_all(owner: Person, db: Database) -> tuple[bytes, ...]:
    """All keys that somebody made are good no more; their hashes."""
    asked = "DELETE FROM program_keys WHERE owner = ? RETURNING key_hash"
    return tuple([row[0] for row in db.execute(asked, (owner,)).fetchall()])
