"""Tests of persons and addresses in the store, in either database."""

from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from mendax.server.store import persons
from mendax.server.store.database import Database
from mendax.server.store.journal import JournalBatch, SessionRow, TableRow
from mendax.server.store.persons import Session
from mendax.table.log import LogLine
from tests.server.store.stores import AnyWriter, writer_of


def line(number: int, person: str | None, action: str = "leave") -> LogLine:
    return LogLine(number, 1, "person", person, None, action)


@pytest.fixture
def journal(journal: AnyWriter) -> AnyWriter:
    for table, person in (("t1", "ann"), ("t2", "ben"), ("t3", "ann/1")):
        opens = TableRow(table, b"s", "mia", 1)
        lines = (line(1, person, "open"), line(2, person, "say hm"), line(3, None))
        journal.store([JournalBatch(table, lines, opens)])
    return journal


def visits(db: Database) -> list[tuple[str, str]]:
    return db.execute('SELECT * FROM visits ORDER BY person, "table"').fetchall()


def test_tables_are_found_by_all_addresses_they_had(journal: AnyWriter) -> None:
    for address in ("a1", "a2"):
        journal.change(partial(persons.add_address, address, "t1"))
        assert journal.change(partial(persons.table_of, address)) == "t1"
    assert journal.change(partial(persons.table_of, "a3")) is None
    with pytest.raises(Exception, match=r"(?i)unique"):
        journal.change(partial(persons.add_address, "a1", "t2"))
    assert journal.change(partial(persons.table_of, "a1")) == "t1"
    journal.close()


def test_attendance_is_known_once_lines_are_in_place(journal: AnyWriter) -> None:
    assert journal.change(visits) == [("ann", "t1"), ("ann", "t3"), ("ben", "t2")]
    journal.close()


def test_actions_belong_to_the_person_and_companions(journal: AnyWriter) -> None:
    for table, person in (("t4", "ann/2"), ("t5", "anna"), ("t6", "Ann")):
        opens = TableRow(table, b"s", "mia", 2)
        journal.store([JournalBatch(table, (line(1, person, "open"),), opens)])
    found = journal.change(partial(persons.visits, "ann", 9))
    assert [visited.table for visited in found] == ["t1", "t3", "t4"]
    assert [len(visited.lines) for visited in found] == [2, 2, 1]
    assert journal.change(partial(persons.tables, "Ann")) == ("t6",)


def test_deleted_people_get_another_id_in_every_line(journal: AnyWriter) -> None:
    lines = (line(4, "host", "silence ann"), line(5, "host", "ban ann"), line(6, "host", "say ann"))
    journal.store([JournalBatch("t1", lines)])
    seen: list[tuple[str, bool]] = []

    def rewritten(actor: str, action: str, own: bool, person: str, other: str) -> str:
        seen.append((action, own))
        return action.replace(person, other)

    journal.change(partial(persons.forget, "ann", "nobody", "t1", rewritten))
    assert sorted(seen) == [
        *(("ban ann", False), ("open", True), ("say hm", True), ("silence ann", False)),
    ]
    asked = """SELECT person, action FROM lines WHERE "table" = 't1'
        UNION ALL SELECT person, action FROM talk WHERE "table" = 't1'"""
    found = journal.change(lambda db: set(db.execute(asked).fetchall()))
    assert found == {
        *(("nobody", "open"), ("nobody", "say hm"), (None, "leave")),
        *(("host", "silence nobody"), ("host", "ban nobody"), ("host", "say ann")),
    }
    assert journal.change(partial(persons.tables, "ann")) == ("t3",)


def test_returning_people_keep_their_history(journal: AnyWriter) -> None:
    journal.change(partial(persons.forget, "ann", "nobody", "t1", lambda *given: given[1]))
    assert ("ann", "t1") not in journal.change(visits)
    journal.store([JournalBatch("t1", (line(4, "ann"),))])
    assert ("ann", "t1") in journal.change(visits)


def test_a_session_takes_the_place_of_another_once(journal: AnyWriter) -> None:
    journal.store([JournalBatch(session=SessionRow(b"old", "ann", 1, 1))])
    new = Session("ann", 5, b"old")
    assert journal.change(partial(persons.renew, b"new", new, 0))
    assert not journal.change(partial(persons.renew, b"other", new, 5)), "given one a moment ago"
    assert journal.change(partial(persons.renew, b"later", new._replace(created=9), 6))
    assert journal.change(partial(persons.session, b"new")) == new
    replaced = [journal.change(partial(persons.replace, b"old", b"new")) for _ in range(2)]
    assert replaced == [True, False]
    assert journal.change(partial(persons.session, b"old")) is None
    assert journal.change(partial(persons.session, b"new")) == new._replace(replaces=None)


def test_a_session_ends_with_the_one_that_was_to_take_its_place(journal: AnyWriter) -> None:
    journal.store([JournalBatch(session=SessionRow(b"old", "ann", 1, 1))])
    journal.change(partial(persons.renew, b"new", Session("ann", 5, b"old"), 0))
    assert set(journal.change(partial(persons.end_session, b"old"))) == {b"old", b"new"}
    assert journal.change(partial(persons.session, b"new")) is None
    assert journal.change(partial(persons.end_session, b"gone")) == (b"gone",)


def test_a_session_that_has_ended_is_given_no_other(journal: AnyWriter) -> None:
    journal.store([JournalBatch(session=SessionRow(b"old", "ann", 1, 1))])
    assert journal.change(partial(persons.end_sessions, "ann")) == (b"old",)
    assert not journal.change(partial(persons.renew, b"new", Session("ann", 5, b"old"), 0))
    assert journal.change(partial(persons.session, b"new")) is None


@pytest.mark.parametrize("kind", ["postgresql"])
@pytest.mark.parametrize("way", ["one", "all"])
def test_ending_a_session_waits_for_its_successor(
    journal: AnyWriter, address: str, tmp_path: Path, way: str
) -> None:
    journal.store([JournalBatch(session=SessionRow(b"old", "ann", 1, 1))])
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
