"""Tests that bans are stored, replaced, lifted and expired in either database."""

from functools import partial

from mendax.server.store import bans
from mendax.server.store.bans import AccessBan
from tests.server.store.stores import AnyWriter


def test_a_ban_replaces_an_equal_one_and_ends_in_time(journal: AnyWriter) -> None:
    ban, other = AccessBan("address", "192.0.2.7", 5), AccessBan("person", "192.0.2.7")
    for one in (ban, other, ban._replace(until=9)):
        journal.change(partial(bans.add, one))
    assert set(journal.change(bans.every)) == {ban._replace(until=9), other}
    journal.change(partial(bans.sweep, 8))
    assert len(journal.change(bans.every)) == 2
    journal.change(partial(bans.sweep, 9))
    assert journal.change(bans.every) == (other,)
    journal.change(partial(bans.lift, other))
    assert journal.change(bans.every) == ()
