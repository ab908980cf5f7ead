"""Tests that the format number is that of the last migration, and that each migration is atomic."""

import contextlib
import sqlite3
from pathlib import Path

import pytest

from mendax.server.store.formats import FORMAT, MIGRATIONS
from mendax.server.store.schema import APPLICATION, StoreError, connected
from tests.reasons import because
from tests.server.store.stores import migrate

ADDED = "ALTER TABLE tables ADD COLUMN more INTEGER NOT NULL DEFAULT 7"


def test_the_format_counts_the_migrations_from_one() -> None:
    assert len(MIGRATIONS) + 1 == FORMAT


def header(file: Path) -> tuple[int, int]:
    with contextlib.closing(sqlite3.connect(file)) as db:
        (application,) = db.execute("PRAGMA application_id").fetchone()
        (version,) = db.execute("PRAGMA user_version").fetchone()
        return application, version


def test_a_new_file_names_mendax_and_the_format(file: Path) -> None:
    connected(file).close()
    assert header(file) == (APPLICATION, FORMAT)
    assert file.read_bytes()[68:72] == b"MNDX"


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
