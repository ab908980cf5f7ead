"""Tests that batches in the store are atomic and durable before the answer, and that only one
process uses the store."""

import asyncio
import os
import stat
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from mendax.server.store.database import Database
from mendax.server.store.store import SqliteStore, StoreError, TableRow
from mendax.table.log import LogLine
from tests.reasons import because
from tests.server.store.stores import AnyStore, store_of

ROW = TableRow("t", b"s" * 32, "mia", 1)


def line(number: int, action: str = "start") -> LogLine:
    return LogLine(number, 1000 + number, "person", "p", None, action)


@pytest.fixture
async def store(address: str, tmp_path: Path) -> AsyncIterator[AnyStore]:
    made = store_of(address, tmp_path)
    yield made
    await made.close()


async def append(store: AnyStore, table: str, *lines: LogLine) -> bool | None:
    """Return whether the lines were stored, or None if storing is impossible."""
    try:
        return await store.append(table, lines)
    except StoreError:
        return None


async def test_the_disk_is_asked_before_the_answer(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path, asyncio.get_running_loop())

    def settings(db: Database) -> list[object]:
        return [db.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    names = ("synchronous", "journal_mode", "secure_delete")
    found = await store.change(settings)
    assert found == [2, "wal", 1], "each commit is synced, and erased rows are overwritten"
    await store.close()


async def test_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "made", asyncio.get_running_loop())
    await store.add_table(ROW, (line(1),))
    for file in (tmp_path / "made").iterdir():
        assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0, file
    await store.close()


async def test_a_second_process_is_refused_with_the_holder(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path, asyncio.get_running_loop())
    environment = os.environ | {"MENDAX_DATA": str(tmp_path), "MENDAX_PORT": "0", "LANG": "C"}
    command = [sys.executable, "-m", "mendax.server"]
    second = await asyncio.to_thread(
        subprocess.run, command, env=environment, capture_output=True, text=True
    )
    assert second.returncode == 1
    assert f"process {os.getpid()}" in second.stderr
    assert str(tmp_path) in second.stderr
    assert "Traceback" not in second.stderr
    await store.close()


async def test_a_folder_that_cannot_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, check=because("server-data-unusable")):
        SqliteStore(tmp_path / "file" / "data", asyncio.get_running_loop())
    (tmp_path / "mendax.sqlite3").write_bytes(b"this is no database, but long enough" * 100)
    with pytest.raises(StoreError, check=because("server-data-unusable")):
        SqliteStore(tmp_path, asyncio.get_running_loop())
