"""Tests of the file of the store: stored data is in its place, and missing commits are reported."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from mendax.server.store.journal import Journal, JournalBatch
from mendax.server.store.reader import LogReader
from mendax.table.log import LogLine


def line(number: int, action: str = "sit p") -> LogLine:
    return LogLine(number, 1000 + number, "person", "p", f"c{number}", action)


def batch(table: str, *numbers: int) -> JournalBatch:
    return JournalBatch(table, tuple(map(line, numbers)))


@pytest.fixture
def journal(file: Path) -> Iterator[Journal]:
    made = Journal(file)
    yield made
    made.close()


def test_the_write_ahead_log_is_truncated_when_idle(journal: Journal, file: Path) -> None:
    wal = file.with_name(file.name + "-wal")
    for number in range(1, 200):
        journal.store([batch("t", number)])
    assert wal.stat().st_size > 100_000
    reader = LogReader(file)
    assert len(reader.lines("t")) == 199
    journal.rest()
    assert wal.stat().st_size == 0
    assert len(reader.lines("t")) == 199
    reader.close()
    assert journal.store([batch("t", 200)]) == [True]


def test_readers_delay_clean_up_only_briefly(journal: Journal, file: Path) -> None:
    wal = file.with_name(file.name + "-wal")
    journal.store([batch("t", 1)])
    reader = LogReader(file)
    reader.connection.execute("BEGIN")
    assert reader.connection.execute("SELECT count(*) FROM lines").fetchone() == (1,)
    assert not journal.rest(), "no wait, no error"
    assert wal.stat().st_size > 0
    reader.connection.execute("COMMIT")
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
