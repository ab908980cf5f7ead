"""What is kept of persons and addresses, and that a file of an earlier version gets it."""

import sqlite3
from functools import partial
from pathlib import Path

import pytest

from mendax.server.store import persons
from mendax.server.store.journal import Journal, JournalBatch, TableRow
from mendax.table.log import LogLine


def line(number: int, person: str | None, action: str = "leave") -> LogLine:
    return LogLine(number, 1, "person", person, None, action)


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    journal = Journal(tmp_path / "mendax.sqlite3")
    for table, person in (("t1", "ann"), ("t2", "ben"), ("t3", "ann/1")):
        opens = TableRow(table, b"s", "mia", 1)
        lines = (line(1, person, "open"), line(2, person, "say hm"), line(3, None))
        journal.store([JournalBatch(table, lines, opens)])
    return journal


def visits(db: sqlite3.Connection) -> list[tuple[str, str]]:
    return db.execute("SELECT * FROM visits ORDER BY person, 'table'").fetchall()


def test_tables_are_found_by_all_addresses_they_had(journal: Journal) -> None:
    for address in ("a1", "a2"):
        journal.change(partial(persons.add_address, address, "t1"))
        assert journal.change(partial(persons.table_of, address)) == "t1"
    assert journal.change(partial(persons.table_of, "a3")) is None
    with pytest.raises(sqlite3.IntegrityError):
        journal.change(partial(persons.add_address, "a1", "t2"))
    assert journal.change(partial(persons.table_of, "a1")) == "t1"
    journal.close()


def test_who_was_at_which_table_is_known_when_lines_are_in_their_places(journal: Journal) -> None:
    assert journal.change(visits) == [("ann", "t1"), ("ann", "t3"), ("ben", "t2")]
    journal.close()


def test_a_file_of_the_version_before_gets_the_visits(tmp_path: Path, journal: Journal) -> None:
    journal.close()
    file = tmp_path / "mendax.sqlite3"
    db = sqlite3.connect(file, isolation_level=None)
    db.executescript(
        "DROP TABLE addresses; DROP TABLE visits; DROP INDEX sessions_of;"
        "DROP TABLE program_keys; PRAGMA user_version=4;"
    )
    db.close()
    again = Journal(file)
    assert again.change(visits) == [("ann", "t1"), ("ann", "t3"), ("ben", "t2")]
    again.close()
