"""Tests that the store keeps the newest solved policies by name, up to a limit, in either
database."""

from collections.abc import Callable
from functools import partial

import pytest

from mendax.server.store import policies
from mendax.server.store.transfer import contents
from tests.server.store.stores import AnyWriter

Kept = Callable[[str], bytes | None]


@pytest.fixture
def kept(journal: AnyWriter) -> Kept:
    """Return the value under a name."""
    return lambda name: journal.change(partial(policies.find, name))


def test_a_policy_is_found_by_its_name_until_it_is_forgotten(
    journal: AnyWriter, kept: Kept
) -> None:
    for name, content, at in (("a", b"one", 1), ("b", b"two", 2), ("a", b"\x00three", 3)):
        journal.change(partial(policies.keep, name, content, at))
    assert [kept(name) for name in "abc"] == [b"\x00three", b"two", None]
    journal.change(partial(policies.forget, "a"))
    assert [kept(name) for name in "abc"] == [None, b"two", None]


def test_the_oldest_go_first_where_there_are_many(
    journal: AnyWriter, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(policies, "MOST", 2)
    for at, name in enumerate("abc"):
        journal.change(partial(policies.keep, name, b"x", at))
    journal.change(partial(policies.keep, "b", b"y", 9))
    journal.change(partial(policies.keep, "d", b"x", 5))
    assert [kept(name) for name in "abcd"] == [None, b"y", None, b"x"]


def test_policy_bytes_are_counted_and_long_ones_are_dropped(
    journal: AnyWriter, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(policies, "BYTES", 10)
    monkeypatch.setattr(policies, "LARGEST", 6)
    for at, (name, length) in enumerate((("a", 4), ("b", 6), ("c", 5), ("d", 7))):
        journal.change(partial(policies.keep, name, bytes(length), at))
    assert [kept(name) for name in "abcd"] == [None, None, bytes(5), None]


def test_they_are_no_part_of_a_cluster_that_moves(journal: AnyWriter) -> None:
    before = journal.change(contents)
    journal.change(partial(policies.keep, "a", b"one", 1))
    assert journal.change(contents) == before
    assert "policies" not in before
