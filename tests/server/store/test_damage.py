"""Tests that damaged pages are found, and named by the table that they belong to."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from mendax.server.store.damage import all_damage, first_damage
from mendax.server.store.journal import Journal, JournalBatch, NewSession, TableRow
from mendax.server.store.store import SqliteStore, StoreError
from mendax.table.log import LogLine
from tests.reasons import because

PAGE = 4096


def full(file: Path) -> None:
    """Write a file of tables, lines and sessions, several hundred pages long."""
    journal = Journal(file)
    lines = tuple(
        LogLine(n, n, "seat1", "p", None, "announce " + "6" * 200) for n in range(1, 2001)
    )
    journal.store([JournalBatch("t", lines, opens=TableRow("t", b"s" * 32, "mia", 1))])
    for number in range(300):
        journal.store([JournalBatch(session=NewSession(b"%32d" % number, "p" * 24, 1, 1))])
    journal.close()


def pages_of(file: Path, table: str) -> list[int]:
    """Return the page numbers of a table, starting with the root page."""
    with contextlib.closing(sqlite3.connect(file)) as db:
        asked = "SELECT rootpage FROM sqlite_master WHERE tbl_name = ?"
        (root,) = db.execute(asked, (table,)).fetchone()
    content = file.read_bytes()
    start = (root - 1) * PAGE
    cells = int.from_bytes(content[start + 3 : start + 5], "big")
    places = [start + 12 + 2 * cell for cell in range(cells)]
    cell_at = [start + int.from_bytes(content[at : at + 2], "big") for at in places]
    return [root, *(int.from_bytes(content[at : at + 4], "big") for at in cell_at)]


def spoil(file: Path, page: int) -> None:
    """Overwrite a page with random bytes."""
    with file.open("r+b") as opened:
        opened.seek((page - 1) * PAGE)
        opened.write(b"\x5a\xa5\x0f" * (PAGE // 3))


def content(file: Path) -> bytes:
    """Return all rows of the file."""
    return file.read_bytes()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "mendax.sqlite3"
    full(made)
    return made


@pytest.mark.parametrize("table", ["lines", "sessions"])
def test_a_damaged_page_is_named_by_its_table(file: Path, table: str) -> None:
    spoil(file, pages_of(file, table)[1])
    with contextlib.closing(sqlite3.connect(file)) as db:
        assert first_damage(db)
        assert [damage.table for damage in all_damage(db)] == [table]


def test_a_destroyed_database_is_reported(file: Path) -> None:
    spoil(file, 1)
    with contextlib.closing(sqlite3.connect(file)) as db:
        assert first_damage(db) == "file is not a database"
        assert [damage.table for damage in all_damage(db)] == [""]


async def test_no_server_starts_on_a_damaged_file_or_changes_it(file: Path) -> None:
    spoil(file, pages_of(file, "lines")[2])
    before = content(file)
    with pytest.raises(StoreError, check=because("server-data-damaged")):
        SqliteStore(file.parent, asyncio.get_running_loop())
    assert content(file) == before
