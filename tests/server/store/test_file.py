"""Tests of the file of tables: its creation, its format, its lock, and missing commits."""

import contextlib
import errno
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from mendax.server.running.backup import held
from mendax.server.store import log_questions
from mendax.server.store.commit_count import CommitCount
from mendax.server.store.formats import FORMAT
from mendax.server.store.journal import Journal, JournalBatch
from mendax.server.store.schema import APPLICATION, StoreError, connected, connected_to_read, locked
from mendax.table.log import LogLine
from tests.reasons import because
from tests.server.store.stores import migrate


def test_an_empty_file_is_no_new_cluster(file: Path) -> None:
    file.touch()
    with pytest.raises(StoreError, check=because("server-data-empty")) as caught:
        connected(file)
    assert str(file) in str(caught.value.reason.arguments["file"])
    assert file.stat().st_size == 0


def test_a_file_is_there_whole_or_not_at_all(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(_: Path, __: Path) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as dying:
        dying.setattr(Path, "rename", killed)
        with pytest.raises(KeyboardInterrupt):
            connected(file)
    assert not file.exists()
    assert [left.name for left in file.parent.iterdir()] == ["mendax.sqlite3.new"]
    connected(file).close()
    assert [left.name for left in file.parent.iterdir()] == ["mendax.sqlite3"]


ADDED = "ALTER TABLE tables ADD COLUMN more INTEGER NOT NULL DEFAULT 7"


def header(file: Path) -> tuple[int, int]:
    with contextlib.closing(sqlite3.connect(file)) as db:
        (application,) = db.execute("PRAGMA application_id").fetchone()
        (version,) = db.execute("PRAGMA user_version").fetchone()
        return application, version


def test_a_file_is_migrated_step_by_step_and_keeps_its_rows(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with contextlib.closing(connected(file)) as db:
        db.execute("INSERT INTO tables VALUES ('t', x'00', 'mia', 1)")
    later = migrate(monkeypatch, ADDED, "UPDATE tables SET more = more + 1")
    with contextlib.closing(connected(file)) as db:
        assert db.execute("SELECT id, more FROM tables").fetchall() == [("t", 8)]
    assert header(file) == (APPLICATION, later)
    connected(file).close()
    assert header(file) == (APPLICATION, later)


def test_a_migration_that_fails_leaves_the_file_as_it_was(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connected(file).close()
    migrate(monkeypatch, f"{ADDED}; CREATE TABLE lines (there TEXT)")
    with pytest.raises(sqlite3.OperationalError, match="already exists"):
        connected(file)
    assert header(file) == (APPLICATION, FORMAT)
    with contextlib.closing(sqlite3.connect(file)) as db:
        columns = [name for _, name, *_ in db.execute("PRAGMA table_info(tables)")]
    assert columns == ["id", "secret", "game", "created"]


@pytest.mark.parametrize(
    ("application", "version", "key"),
    [
        (APPLICATION, FORMAT + 1, "server-data-version"),
        (APPLICATION, 0, "server-data-no-version"),
        (APPLICATION, -1, "server-data-no-version"),
        (0, 1, "server-data-development"),
        (0, 8, "server-data-development"),
        (0, 0, "server-data-no-version"),
        (0, -1, "server-data-no-version"),
        (7, 1, "server-data-no-version"),
    ],
)
def test_a_file_of_another_format_is_refused_and_left_as_it_is(
    file: Path, application: int, version: int, key: str
) -> None:
    connected(file).close()
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute(f"PRAGMA application_id={application}")
        db.execute(f"PRAGMA user_version={version}")
    with pytest.raises(StoreError, check=because(key)):
        connected(file)
    assert header(file) == (application, version)


@pytest.mark.parametrize("text", [b"", b"12", b"x" * 21, bytes(21)])
def test_a_damaged_count_is_ignored(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "mendax.sqlite3"
    (tmp_path / "mendax.sqlite3-commits").write_bytes(text)
    count = CommitCount(file)
    assert count.read() == 0
    count.close()


def test_a_full_disk_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    count = CommitCount(tmp_path / "mendax.sqlite3")

    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "pwrite", full)
    count.write(9)
    assert count.read() == 0
    count.close()


def test_a_file_system_without_locks_is_not_a_locked_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(*_: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", no_locks)
    with pytest.raises(StoreError) as caught:
        locked(tmp_path)
    assert caught.value.reason.key == "server-data-no-locks"
    assert "No locks available" in str(caught.value)
    with pytest.raises(StoreError) as caught, held(tmp_path):
        pass
    assert caught.value.reason.key == "server-data-no-locks"


@pytest.fixture
def reader(file: Path, journal: Journal) -> Iterator[sqlite3.Connection]:
    made = connected_to_read(file)
    yield made
    made.close()


def test_it_can_neither_write_nor_checkpoint(
    file: Path, journal: Journal, reader: sqlite3.Connection
) -> None:
    journal.store([JournalBatch("t", (LogLine(1, 1, "person", "p", None, "start"),))])
    before = file.read_bytes()
    for words in ("DELETE FROM lines", "PRAGMA user_version = 9", "VACUUM"):
        with pytest.raises(sqlite3.OperationalError):
            reader.execute(words)
    reader.execute("PRAGMA query_only=0")
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        reader.execute("DELETE FROM lines")
    for how in ("PASSIVE", "RESTART", "TRUNCATE"):
        with pytest.raises(sqlite3.OperationalError):
            reader.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
    assert file.read_bytes() == before
    assert len(log_questions.lines("t", 0, reader)) == 1


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
    reader = connected_to_read(file)
    assert len(log_questions.lines("t", 0, reader)) == 199
    journal.rest()
    assert wal.stat().st_size == 0
    assert len(log_questions.lines("t", 0, reader)) == 199
    reader.close()
    assert journal.store([batch("t", 200)]) == [True]


def test_readers_delay_clean_up_only_briefly(journal: Journal, file: Path) -> None:
    wal = file.with_name(file.name + "-wal")
    journal.store([batch("t", 1)])
    reader = connected_to_read(file)
    reader.execute("BEGIN")
    assert reader.execute("SELECT count(*) FROM lines").fetchone() == (1,)
    assert not journal.rest(), "no wait, no error"
    assert wal.stat().st_size > 0
    reader.execute("COMMIT")
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
