"""Tests of the file of the store: stored data is in its place, and missing commits are reported."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from mendax.server.store import journal as journal_module
from mendax.server.store.journal import Journal, JournalBatch, SessionRow, TableRow
from mendax.server.store.reader import LogReader
from mendax.table.log import LogLine

ROW = TableRow("t", b"s" * 32, "mia", 1)


def line(number: int, action: str = "sit p") -> LogLine:
    return LogLine(number, 1000 + number, "person", "p", f"c{number}", action)


def batch(table: str, *numbers: int) -> JournalBatch:
    return JournalBatch(table, tuple(map(line, numbers)))


@pytest.fixture
def journal(file: Path) -> Iterator[Journal]:
    made = Journal(file)
    yield made
    made.close()


def reading(journal: Journal) -> LogReader:
    (_, _, file) = journal._db.execute("PRAGMA database_list").fetchone()
    return LogReader(Path(file))


def killed(journal: Journal) -> None:
    """Simulate a process that is killed."""
    journal._db.close()


def placed(journal: Journal, place: str) -> list[tuple[str, int]]:
    """Return the keys of all lines in one table of the database."""
    asked = f'SELECT "table", number FROM {place} ORDER BY "table", number'
    return journal.connection.execute(asked).fetchall()


def test_each_line_goes_to_its_place_at_once(journal: Journal) -> None:
    said, begun = line(3, "say hello"), line(2, "begin () -")
    settled = LogLine(4, 1, "table", None, None, "settle () ()")
    assert journal.store([JournalBatch("t", (line(1), begun, said)), batch("u", 1)]) == [True] * 2
    assert placed(journal, "lines") == [("t", 1), ("t", 2), ("u", 1)]
    assert placed(journal, "talk") == [("t", 3)]
    asked = "SELECT * FROM games"
    assert journal.connection.execute(asked).fetchall() == [("t", 1, 2, None)]
    again = LogLine(5, 1, "table", None, None, "begin () -")
    journal.store([JournalBatch("t", (settled, again))])
    games = [("t", 1, 2, 4), ("t", 2, 5, None)]
    assert journal.connection.execute(asked).fetchall() == games
    visits = journal.connection.execute('SELECT * FROM visits ORDER BY "table"').fetchall()
    assert visits == [("p", "t"), ("p", "u")]


def test_stored_lines_survive_a_kill(file: Path) -> None:
    first = Journal(file)
    first.store([batch("t", 1), batch("u", 1)])
    first.store([batch("t", 2, 3)])
    killed(first)
    second = Journal(file)
    assert reading(second).lines("t", 0) == [line(1), line(2), line(3)]
    assert reading(second).lines("u", 0) == [line(1)]
    assert second.store([batch("t", 3), batch("t", 4)]) == [False, True]
    second.close()


def test_a_line_must_follow_the_last_of_its_table(journal: Journal) -> None:
    journal.store([batch("t", 1, 2)])
    taken, gap, next_one = batch("t", 2, 3), batch("t", 4), batch("t", 3)
    assert journal.store([taken, gap, next_one, next_one]) == [False, False, True, False]
    assert reading(journal).lines("t", 1) == [line(2), line(3)]


def test_numbers_and_visits_are_read_again_after_a_change(journal: Journal) -> None:
    journal.store([batch("t", 1, 2)])
    journal.change(lambda db: db.execute("DELETE FROM lines WHERE number = 2"))
    journal.change(lambda db: db.execute("DELETE FROM visits"))
    assert journal.store([batch("t", 3), batch("t", 2)]) == [False, True]
    assert journal.connection.execute("SELECT * FROM visits").fetchall() == [("p", "t")]


def test_more_tables_than_are_remembered_are_known(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_module, "_KNOWN", 2)
    for number in (1, 2):
        for table in "abcdef":
            assert journal.store([batch(table, number)]) == [True]
            assert len(journal._last) <= 3
            assert len(journal._visits) <= 3
    assert journal.store([batch(table, 2) for table in "abcdef"]) == [False] * 6


def test_failed_batches_leave_no_trace(journal: Journal) -> None:
    journal.store([JournalBatch("t", (line(1),), opens=ROW)])
    with pytest.raises(sqlite3.IntegrityError):
        journal.store([batch("t", 2), JournalBatch("u", (line(1),), opens=ROW)])
    assert reading(journal).lines("t", 0) == [line(1)]
    assert reading(journal).lines("u", 0) == []
    assert journal.store([batch("t", 2)]) == [True], "its number was not taken"


def test_sessions_can_be_stored_alone(journal: Journal) -> None:
    assert journal.store([JournalBatch(session=SessionRow(b"h" * 32, "ann", 1, 1))]) == [True]
    assert reading(journal).person(b"h" * 32) == "ann"
    assert reading(journal).person(b"x" * 32) is None


def test_the_write_ahead_log_is_truncated_when_idle(journal: Journal, file: Path) -> None:
    wal = file.with_name(file.name + "-wal")
    for number in range(1, 200):
        journal.store([batch("t", number)])
    assert wal.stat().st_size > 100_000
    reader = reading(journal)
    assert len(reader.lines("t")) == 199
    journal.rest()
    assert wal.stat().st_size == 0
    assert len(reader.lines("t")) == 199
    reader.close()
    assert journal.store([batch("t", 200)]) == [True]


def test_readers_delay_clean_up_only_briefly(journal: Journal, file: Path) -> None:
    wal = file.with_name(file.name + "-wal")
    journal.store([batch("t", 1)])
    reader = reading(journal)
    reader._db.execute("BEGIN")
    assert reader._db.execute("SELECT count(*) FROM lines").fetchone() == (1,)
    assert not journal.rest(), "no wait, no error"
    assert wal.stat().st_size > 0
    reader._db.execute("COMMIT")
    journal.rest()
    assert wal.stat().st_size == 0
    reader.close()


def crashed(file: Path, numbers: range) -> None:
    """Simulate a server that stores these lines and is killed."""
    made = Journal(file)
    for number in numbers:
        assert made.store([batch("t", number)]) == [True]
    for tail in ("", "-wal", "-commits"):
        there = file.with_name(file.name + tail)
        there.with_name("kept" + tail).write_bytes(there.read_bytes())
    made.close()
    for tail in ("", "-wal", "-commits"):
        kept = file.with_name("kept" + tail)
        file.with_name(file.name + tail).write_bytes(kept.read_bytes())


def reported(file: Path, caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the reports when the file is opened."""
    caplog.clear()
    Journal(file).close()
    return [record.getMessage() for record in caplog.records]


def test_a_removed_write_ahead_log_is_reported_once(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    crashed(file, range(1, 8))
    file.with_name(file.name + "-wal").unlink()
    (said,) = reported(file, caplog)
    assert said.startswith("7 commits are missing that this server had made")
    assert reported(file, caplog) == []


def test_a_cut_write_ahead_log_is_reported(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    Journal(file).close()
    crashed(file, range(1, 50))
    wal = file.with_name(file.name + "-wal")
    wal.write_bytes(wal.read_bytes()[: wal.stat().st_size // 2])
    (said,) = reported(file, caplog)
    assert 0 < int(said.split()[0]) < 49


def test_an_older_copy_of_the_database_is_reported(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    crashed(file, range(1, 4))
    older = file.read_bytes()
    Journal(file).close()
    crashed(file, range(4, 9))
    file.write_bytes(older)
    file.with_name(file.name + "-wal").unlink()
    (said,) = reported(file, caplog)
    assert said.startswith("8 commits")


def test_complete_commits_are_not_reported(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert reported(file, caplog) == [], "a new file"
    crashed(file, range(1, 6))
    assert reported(file, caplog) == []
    made = Journal(file)
    made.store([batch("t", number) for number in range(6, 9)])
    made.change(lambda db: db.execute("DELETE FROM visits"))
    made.close()
    assert reported(file, caplog) == []
    file.with_name(file.name + "-commits").unlink()
    assert reported(file, caplog) == [], "a file without a count"
    for tail in ("", "-wal"):
        file.with_name(file.name + tail).unlink(missing_ok=True)
    assert reported(file, caplog) == [], "the tables were removed on purpose"


def test_deleted_content_is_overwritten(journal: Journal) -> None:
    assert journal._db.execute("PRAGMA secure_delete").fetchone() == (1,)
