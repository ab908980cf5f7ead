"""Tests that keys of programs in the store are limited in number, found by hash, and deleted with
their table."""

from functools import partial

import pytest

from mendax.server.store import program_keys, retention
from mendax.server.store.journal import JournalBatch, TableRow
from mendax.server.store.program_keys import KeyRow
from tests.server.store.stores import AnyWriter


def key(person: str, table: str | None = None, owner: str = "ann", at: int = 1) -> KeyRow:
    return KeyRow(person.encode(), person, owner, table, "bot", at, at)


@pytest.fixture
def journal(journal: AnyWriter) -> AnyWriter:
    for table in ("t1", "t2"):
        journal.store([JournalBatch(table, (), TableRow(table, b"s", "mia", 1))])
    return journal


def test_as_many_as_are_allowed_at_a_table_and_besides(journal: AnyWriter) -> None:
    for row, kept in (
        (key("p1", "t1"), True),
        (key("p2", "t1"), False),
        (key("p3", "t2"), True),
        (key("p4"), True),
        (key("p5"), False),
        (key("p6", owner="ben"), True),
    ):
        assert journal.change(partial(program_keys.add, row, 1)) is kept
    assert journal.change(partial(program_keys.known, b"p3")) == key("p3", "t2")
    assert journal.change(partial(program_keys.known, b"p2")) is None
    assert journal.change(partial(program_keys.of_table, "t1")) == (key("p1", "t1"),)
    ann = ["p1", "p3", "p4"]
    assert [row.person for row in journal.change(partial(program_keys.of_owner, "ann"))] == ann
    assert [row.person for row in journal.change(program_keys.every)] == ["p4", "p6", "p1", "p3"]
    journal.change(partial(program_keys.use, b"p4", 9))
    assert journal.change(partial(program_keys.known, b"p4")) == key("p4")._replace(used=9)
    assert journal.change(partial(program_keys.revoke, "p1")) == (b"p1",)
    assert set(journal.change(partial(program_keys.revoke_all, "ann"))) == {b"p3", b"p4"}
    journal.close()


def test_they_go_with_their_table_and_others_by_age(journal: AnyWriter) -> None:
    for row in (key("p1", "t1"), key("p2", "t2"), key("p3"), key("p4", owner="ben", at=9)):
        journal.change(partial(program_keys.add, row, 5))
    assert journal.change(partial(retention.throw_away, "t1"))
    journal.change(partial(retention.end_sessions, 5))
    assert [row.person for row in journal.change(program_keys.every)] == ["p4", "p2"]
    journal.close()
