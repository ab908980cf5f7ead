"""Tests that the holders of a database's lock are counted, and that its loss is seen."""

import contextlib

from mendax.server.store.postgresql.connections import address, backend, connected
from mendax.server.store.postgresql.use_lock import IN_USE, holders, is_held


def test_holders_are_counted_and_a_loss_is_seen(database: str) -> None:
    with (
        contextlib.closing(connected(address(database))) as one,
        contextlib.closing(connected(address(database))) as other,
    ):
        assert holders(one) == (0, 0)
        one.execute("SELECT pg_advisory_lock_shared(%s)", (IN_USE,))
        assert is_held(one, backend(one))
        assert not is_held(one, backend(other)), "a pool gave it another backend"
        assert not is_held(other, backend(other))
        assert holders(other) == (1, 0)
        one.execute("SELECT pg_advisory_unlock_all()")
        assert not is_held(one, backend(one))
        other.execute("SELECT pg_advisory_lock(%s)", (IN_USE,))
        assert holders(one) == (0, 1)
