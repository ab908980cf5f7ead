"""How keys and programs are shown to people: never a key, never who a program is here."""

from mendax.server.store.program_keys import KeyRow
from mendax.server.wire.http_messages import KeyListedOut


def key_id(row: KeyRow) -> str:
    """By which people name a key that they can't see any more."""
    return row.key_hash.hex()[:12]


def key_listed(row: KeyRow) -> KeyListedOut:
    """A key as its owner sees it."""
    return KeyListedOut(key_id(row), row.name, row.table, row.created, row.used)
