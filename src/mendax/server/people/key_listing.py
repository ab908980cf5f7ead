"""Keys and programs in a form for people: never the key itself, never a program's person id."""

from mendax.server.store.program_keys import KeyRow
from mendax.server.wire.http_messages import KeyListedOut


def key_id(row: KeyRow) -> str:
    """Return a short public id of a key."""
    return row.key_hash.hex()[:12]


def key_listed(row: KeyRow) -> KeyListedOut:
    """Return a key as its owner sees it."""
    return KeyListedOut(key_id(row), row.name, row.table, row.created, row.used)
