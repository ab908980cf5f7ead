"""Tests that a copy of the file is complete or absent, a snapshot, and readable only by its owner,
also while a server writes."""

import contextlib
import sqlite3
import stat
from pathlib import Path

import pytest

from mendax.server.store import copies, log_questions
from mendax.server.store.copies import copy
from mendax.server.store.damage import first_damage
from mendax.server.store.grouping import JournalBatch
from mendax.server.store.journal import Journal
from mendax.server.store.schema import connected_to_read
from mendax.server.store.store import DATABASE
from mendax.table.log import LogLine


def line(number: int) -> LogLine:
    return LogLine(number, number, "person", "p", None, "say " + "x" * 500)


def append(journal: Journal, numbers: range) -> None:
    assert journal.store([JournalBatch("t", tuple(map(line, numbers)))]) == [True]


def lines_in(file: Path) -> list[int]:
    """Return the numbers of the lines of a copy, as a journal reads them."""
    with (
        contextlib.closing(Journal(file)),
        contextlib.closing(connected_to_read(file)) as reader,
    ):
        return [each.number for each in log_questions.lines("t", 0, reader)]


def test_a_copy_is_a_snapshot_in_one_file_for_its_owner_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copies, "PAGES", 1)
    (data := tmp_path / "data").mkdir()
    made, portions = tmp_path / "copy", list[int]()
    with contextlib.closing(Journal(data / DATABASE)) as journal:
        append(journal, range(1, 1000))

        def told(done: int, whole: int) -> None:
            if not portions:  # lines are stored without delay during the copy, and are not in it
                append(journal, range(1000, 2000))
            portions.append(done)

        with contextlib.closing(connected_to_read(data / DATABASE)) as db:
            copy(db, made, told)
    assert portions == sorted(portions)
    assert stat.S_IMODE(made.stat().st_mode) == 0o600
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy", "data"]
    with contextlib.closing(sqlite3.connect(made)) as db:
        assert db.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert first_damage(db) is None
    assert lines_in(made) == list(range(1, 1000))


def test_a_failed_copy_leaves_no_file(tmp_path: Path) -> None:
    def fails(*_: int) -> None:
        raise InterruptedError

    with contextlib.closing(Journal(tmp_path / DATABASE)) as journal:
        append(journal, range(1, 10))
        before = {file.name for file in tmp_path.iterdir()}
        with contextlib.closing(connected_to_read(tmp_path / DATABASE)) as db:
            with pytest.raises(InterruptedError):
                copy(db, tmp_path / "copy", fails)
            with pytest.raises(FileNotFoundError):
                copy(db, tmp_path / "nowhere" / "copy")
        assert {file.name for file in tmp_path.iterdir()} - before <= {f"{DATABASE}-shm"}
