"""Tests that the store keeps the newest solved policies by name, up to a limit, in either
database."""

from functools import partial

from mendax.server.store import policies
from mendax.server.store.transfer import contents
from tests.server.store.stores import AnyWriter


def test_they_are_no_part_of_a_cluster_that_moves(journal: AnyWriter) -> None:
    before = journal.change(contents)
    journal.change(partial(policies.keep, "a", b"one", 1))
    assert journal.change(contents) == before
    assert "policies" not in before
