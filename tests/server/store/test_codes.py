"""Tests that of two servers which change codes or sessions at once, one waits."""

import contextlib
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from mendax.server.store import codes, persons
from mendax.server.store.database import Database
from mendax.server.store.journal import JournalBatch, NewSession, TableRow
from mendax.server.store.persons import Session
from mendax.table.log import LogLine
from tests.server.store.stores import AnyWriter, writer_of


def test_of_two_workers_that_use_one_at_once_the_first_has_it(
    database: str, tmp_path: Path
) -> None:
    with (
        contextlib.closing(writer_of(database, tmp_path)) as first,
        contextlib.closing(writer_of(database, tmp_path)) as second,
        ThreadPoolExecutor(1) as meanwhile,
    ):
        code = first.change(partial(codes.keep, "table", "t", 9, lambda _: "A", 0))
        same = second.change(partial(codes.keep, "table", "t", 9, lambda _: "B", 0))
        assert code == same == "A", "it has one already"
        use = partial(codes.use, "table", code, 0)

        def both(db: Database) -> tuple[str | None, Future[str | None]]:
            mine = use(db)
            return mine, meanwhile.submit(second.change, use)

        mine, other = first.change(both)
        assert (mine, other.result()) == ("t", None)


def line(number: int, person: str | None, action: str = "leave") -> LogLine:
    return LogLine(number, 1, "person", person, None, action)


@pytest.fixture
def journal(journal: AnyWriter) -> AnyWriter:
    for table, person in (("t1", "ann"), ("t2", "ben"), ("t3", "ann/1")):
        opens = TableRow(table, b"s", "mia", 1)
        lines = (line(1, person, "open"), line(2, person, "say hm"), line(3, None))
        journal.store([JournalBatch(table, lines, opens)])
    return journal


@pytest.mark.parametrize("kind", ["postgresql"])
@pytest.mark.parametrize("way", ["one", "all"])
def test_ending_a_session_waits_for_its_successor(
    journal: AnyWriter, address: str, tmp_path: Path, way: str
) -> None:
    journal.store([JournalBatch(session=NewSession(b"old", "ann", 1, 1))])
    end = partial(persons.end_session, b"old") if way == "one" else None
    with closing(writer_of(address, tmp_path)) as other, ThreadPoolExecutor(1) as thread:

        def renewed(db: Database) -> Future[tuple[bytes, ...]]:
            assert persons.renew(b"new", Session("ann", 5, b"old"), 0, db)
            ending = thread.submit(other.change, end or partial(persons.end_sessions, "ann"))
            asked = "SELECT EXISTS (SELECT 1 FROM pg_locks WHERE NOT granted)"
            while db.execute(asked).fetchone() != (True,):
                assert not ending.done(), "it has not waited"
            return ending

        assert set(journal.change(renewed).result()) == {b"old", b"new"}
        assert journal.change(partial(persons.session, b"new")) is None
