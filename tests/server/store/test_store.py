"""Tests that batches in the store are atomic and durable before the answer, and that only one
process uses the store."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from mendax.server.store.journal import Journal
from mendax.server.store.schema import connected
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


async def test_lines_are_read_back_in_order(store: AnyStore) -> None:
    await store.add_table(ROW, (line(1),))
    assert await append(store, "t", line(2), line(3))
    assert await append(store, "other", line(1))
    assert await store.read("t") == [line(1), line(2), line(3)]
    assert await store.read("t", since=2) == [line(3)]
    assert await store.read("nobody") == []
    assert await store.table("t") == ROW
    assert await store.table("nobody") is None


async def test_a_number_that_is_taken_refuses_the_whole_batch(store: AnyStore) -> None:
    await store.add_table(ROW, (line(1), line(2)))
    assert not await append(store, "t", line(2, "mine"), line(3, "mine"))
    assert await store.read("t") == [line(1), line(2)]


async def test_one_refused_batch_harms_no_other_of_its_group(store: AnyStore) -> None:
    await store.add_table(ROW, (line(1),))
    waiting = [("a", line(1)), ("t", line(1, "mine")), ("b", line(1)), ("t", line(2))]
    stored = await asyncio.gather(*(append(store, name, each) for name, each in waiting))
    assert stored == [True, False, True, True]
    assert [each.action for each in await store.read("t")] == ["start", "start"]


async def test_many_appends_at_once_are_all_stored(store: AnyStore) -> None:
    names = [f"t{number}" for number in range(150)]
    won = await asyncio.gather(*(append(store, name, line(1), line(2)) for name in names))
    assert all(won)
    for name in names:
        assert len(await store.read(name)) == 2


async def test_answered_lines_survive_closing(address: str, tmp_path: Path) -> None:
    first = store_of(address, tmp_path)
    await first.add_table(ROW, (line(1),))
    await first.add_session(b"h" * 32, "ann", 1)
    waits = asyncio.create_task(append(first, "t", line(2)))
    await asyncio.sleep(0)  # it has sent the question
    await first.close()
    assert await waits
    second = store_of(address, tmp_path)
    assert await second.read("t") == [line(1), line(2)]
    assert await second.person(b"h" * 32) == "ann"
    assert await second.person(b"x" * 32) is None
    await second.close()


async def test_the_disk_is_asked_before_the_answer(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path, asyncio.get_running_loop())
    promises = await store._ask(Journal.promises)
    assert promises == (2, "wal"), "FULL: each commit is synced"
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


async def test_tables_of_a_later_version_are_left_alone(tmp_path: Path) -> None:
    connected(tmp_path / "mendax.sqlite3").close()
    with sqlite3.connect(tmp_path / "mendax.sqlite3") as later:
        later.execute("PRAGMA user_version=99")
    later.close()
    with pytest.raises(StoreError, check=because("server-data-version")):
        SqliteStore(tmp_path, asyncio.get_running_loop())


async def test_a_folder_that_cannot_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, check=because("server-data-unusable")):
        SqliteStore(tmp_path / "file" / "data", asyncio.get_running_loop())
    (tmp_path / "mendax.sqlite3").write_bytes(b"this is no database, but long enough" * 100)
    with pytest.raises(StoreError, check=because("server-data-unusable")):
        SqliteStore(tmp_path, asyncio.get_running_loop())
