"""Tests that a backup is complete or absent, and that files are never overwritten."""

import contextlib
import errno
import os
import sqlite3
import stat
from pathlib import Path

import pytest

from mendax.server.running import backup
from mendax.server.running.backup import held, require_new, restore, save
from mendax.server.store import log_questions
from mendax.server.store.journal import Journal, JournalBatch, TableRow
from mendax.server.store.schema import StoreError, connected_to_read
from mendax.server.store.store import DATABASE
from mendax.table.log import LogLine
from tests.reasons import because
from tests.server.store.test_damage import full, pages_of, spoil


def tables(file: Path, *names: str) -> None:
    """Write a file with these tables, each with one line."""
    file.parent.mkdir(exist_ok=True)
    journal = Journal(file)
    with contextlib.closing(journal):
        for name in names:
            row, line = TableRow(name, b"s" * 32, "mia", 1), LogLine(1, 1, "person", "p", None, "x")
            journal.store([JournalBatch(name, (line,), opens=row)])


def names_in(file: Path) -> list[str]:
    """Return the tables of a file, each with its line."""
    journal = Journal(file)
    reader = connected_to_read(file)
    with contextlib.closing(journal), contextlib.closing(reader):
        found = [name for (name,) in journal.connection.execute("SELECT id FROM tables")]
        assert all(len(log_questions.lines(name, 0, reader)) == 1 for name in found)
        return found


def test_to_another_disk_it_is_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables(tmp_path / "made", "ours")

    def replace(_: Path, __: Path) -> Path:
        raise OSError(errno.EXDEV, os.strerror(errno.EXDEV))

    monkeypatch.setattr(Path, "replace", replace)
    save(tmp_path / "made", tmp_path / "kept")
    assert stat.S_IMODE((tmp_path / "kept").stat().st_mode) == 0o600
    assert names_in(tmp_path / "kept") == ["ours"]


def test_existing_files_are_not_overwritten(tmp_path: Path) -> None:
    tables(tmp_path / "made", "ours")
    (tmp_path / "kept").write_text("dear to somebody")
    with pytest.raises(StoreError, check=because("maintenance-exists")):
        save(tmp_path / "made", tmp_path / "kept")
    assert (tmp_path / "kept").read_text() == "dear to somebody"
    with pytest.raises(StoreError, check=because("maintenance-nowhere")):
        require_new(tmp_path / "nowhere" / "kept")


def test_a_full_disk_leaves_no_partial_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables(tmp_path / "made", "ours")

    def sync(_: Path) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(backup, "sync", sync)
    with pytest.raises(StoreError, check=because("server-data-unusable")):
        save(tmp_path / "made", tmp_path / "kept")
    assert not (tmp_path / "kept").exists()
    assert not (tmp_path / "kept.part").exists()


def test_a_damaged_copy_is_no_backup(tmp_path: Path) -> None:
    full(tmp_path / "made")
    spoil(tmp_path / "made", pages_of(tmp_path / "made", "lines")[1])
    with pytest.raises(StoreError, check=because("server-data-damaged")):
        save(tmp_path / "made", tmp_path / "kept")
    assert not (tmp_path / "kept").exists()


def test_tables_are_restored_and_existing_ones_are_kept(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    tables(tmp_path / "kept", "ours")
    tables(folder / DATABASE, "later", "latest")
    before = (tmp_path / "kept").read_bytes()
    there = restore(folder, tmp_path / "kept")
    assert there is not None
    assert names_in(folder / DATABASE) == ["ours"]
    assert sorted(names_in(there)) == ["later", "latest"]
    assert stat.S_IMODE(there.stat().st_mode) == 0o600
    assert (tmp_path / "kept").read_bytes() == before


def test_the_wal_of_a_killed_server_is_kept_and_not_mixed_in(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    tables(tmp_path / "kept", "ours")
    tables(folder / DATABASE, "later")
    killed = Journal(folder / DATABASE)
    row, line = TableRow("last", b"s" * 32, "mia", 1), LogLine(1, 1, "person", "p", None, "x")
    killed.store([JournalBatch("last", (line,), opens=row)])
    assert (folder / f"{DATABASE}-wal").stat().st_size > 0
    there = restore(folder, tmp_path / "kept")
    assert there is not None
    assert names_in(folder / DATABASE) == ["ours"]
    assert sorted(names_in(there)) == ["last", "later"]
    killed.connection.close()


def test_restoring_into_an_empty_folder_keeps_no_old_file(tmp_path: Path) -> None:
    tables(tmp_path / "kept", "ours")
    assert restore(tmp_path / "new" / "data", tmp_path / "kept") is None
    assert names_in(tmp_path / "new" / "data" / DATABASE) == ["ours"]


def test_restoring_beside_a_server_is_refused(tmp_path: Path) -> None:
    tables(tmp_path / "kept", "ours")
    tables(tmp_path / "data" / DATABASE, "later")
    with held(tmp_path / "data"), pytest.raises(StoreError, check=because("server-data-in-use")):
        restore(tmp_path / "data", tmp_path / "kept")
    assert names_in(tmp_path / "data" / DATABASE) == ["later"]


@pytest.mark.parametrize(
    ("spoilt", "key"),
    [("damage", "damaged"), ("future", "version"), ("text", "no-tables"), ("none", "no-tables")],
)
def test_invalid_backups_are_refused(tmp_path: Path, spoilt: str, key: str) -> None:
    file = tmp_path / "kept"
    full(file)
    match spoilt:
        case "damage":
            spoil(file, pages_of(file, "lines")[1])
        case "future":
            with contextlib.closing(sqlite3.connect(file)) as db:
                db.execute("PRAGMA user_version = 999")
        case "text":
            file.write_text("no database, but long enough to be one" * 100)
        case "none":
            file.unlink()
    tables(tmp_path / "data" / DATABASE, "later")
    with pytest.raises(StoreError, check=because(key)):
        restore(tmp_path / "data", file)
    assert names_in(tmp_path / "data" / DATABASE) == ["later"]
    assert sorted(f.name for f in (tmp_path / "data").iterdir()) in (
        [DATABASE, f"{DATABASE}-commits"],
        ["lock", DATABASE, f"{DATABASE}-commits"],
    )
