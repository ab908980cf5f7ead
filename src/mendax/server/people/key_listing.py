"""Keys and programs as shown to people, without the key itself and the program's person id."""

from mendax.server.store.program_keys import KeyRow
from mendax.server.wire.http_messages import KeyListedOut


def key_id(row: KeyRow) -> str:
    """Return the short public id of a key."""
    return row.key_hash.hex()[:12]


def key_listed(row: KeyRow) -> KeyListedOut:
    """Return a key as its owner sees it."""
    return KeyListedOut(key_id(row), row.name, row.table, row.created, row.used)
