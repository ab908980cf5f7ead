"""Tests that a listing shows the owner's keys without the secret."""

from mendax.server.people.key_listing import key_id, key_listed
from mendax.server.store.program_keys import KeyRow


def test_keys_are_listed_by_facts_of_their_owner() -> None:
    row = KeyRow(bytes(range(32)), "f00d", "ann", None, "my bot", 1, 2)
    shown = key_listed(row)
    assert (shown.id, shown.name, shown.table, shown.created, shown.used) == (
        *("000102030405", "my bot", None, 1, 2),
    )
    assert key_id(row) == shown.id
    assert "f00d" not in repr(shown)
