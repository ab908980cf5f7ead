"""Tests that copies are complete or absent, and contain all data stored while they were made."""

import asyncio
import contextlib
import sqlite3
import stat
from pathlib import Path
from threading import Event

import pytest

from mendax.server.store import copies
from mendax.server.store.damage import first_damage
from mendax.server.store.journal import Journal
from mendax.server.store.reader import LogReader
from mendax.server.store.store import SqliteStore, StoreError
from mendax.table.log import LogLine
from tests.reasons import because


def line(number: int) -> LogLine:
    return LogLine(number, number, "person", "p", None, "say " + "x" * 500)


def quietly(*_: int) -> None:
    """Report no progress."""


async def append(store: SqliteStore, *lines: LogLine) -> bool:
    return await store.append("t", lines)


def names(folder: Path) -> list[str]:
    """Return the names in the folder."""
    return sorted(file.name for file in folder.iterdir())


def lines_in(file: Path) -> list[int]:
    """Return the numbers of the lines of a copy, as a journal reads them."""
    journal = Journal(file)
    with (
        contextlib.closing(journal),
        contextlib.closing(LogReader(file)) as reader,
    ):
        return [each.number for each in reader.lines("t")]


async def test_a_copy_is_one_whole_file_for_its_owner_alone(tmp_path: Path) -> None:
    kept = SqliteStore(tmp_path / "data", asyncio.get_running_loop())
    await append(kept, *map(line, range(1, 50)))
    await kept.copy(tmp_path / "copy", quietly)
    await kept.close()
    assert stat.S_IMODE((tmp_path / "copy").stat().st_mode) == 0o600
    assert names(tmp_path) == ["copy", "data"]
    with contextlib.closing(sqlite3.connect(tmp_path / "copy")) as db:
        assert db.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert first_damage(db) is None
    assert lines_in(tmp_path / "copy") == list(range(1, 50))


async def test_lines_stored_during_a_copy_are_not_in_the_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copies, "_PAGES", 1)
    kept = SqliteStore(tmp_path / "data", asyncio.get_running_loop())
    await append(kept, *map(line, range(1, 1000)))
    began, goes_on = asyncio.Event(), Event()
    loop = asyncio.get_running_loop()

    def told(done: int, whole: int) -> None:
        if done < whole / 2 < done + 2:
            loop.call_soon_threadsafe(began.set)
            goes_on.wait()

    copying = asyncio.create_task(kept.copy(tmp_path / "copy", told))
    await began.wait()
    for number in range(1000, 4000, 100):
        assert await append(kept, *map(line, range(number, number + 100)))
    assert not copying.done(), "appends did not wait for the copy"
    goes_on.set()
    await copying
    await kept.close()
    assert lines_in(tmp_path / "copy") == list(range(1, 1000))


async def test_a_failed_copy_leaves_no_file_and_gives_a_reason(tmp_path: Path) -> None:
    kept = SqliteStore(tmp_path / "data", asyncio.get_running_loop())
    with pytest.raises(StoreError, check=because("server-not-copied")):
        await kept.copy(tmp_path / "nowhere" / "copy", quietly)
    (tmp_path / "taken").mkdir()
    with pytest.raises(StoreError, check=because("server-not-copied")):
        await kept.copy(tmp_path / "taken", quietly)
    assert await append(kept, line(1)), "and all goes on"
    await kept.close()
    assert names(tmp_path) == ["data", "taken"]


@pytest.mark.parametrize("closed", [False, True])
async def test_a_copy_ends_without_waiters_or_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, closed: bool
) -> None:
    monkeypatch.setattr(copies, "_PAGES", 1)
    kept = SqliteStore(tmp_path / "data", asyncio.get_running_loop())
    await append(kept, *map(line, range(1, 1000)))
    began, goes_on = asyncio.Event(), Event()
    loop = asyncio.get_running_loop()
    portions = 0

    def told(*_: int) -> None:
        nonlocal portions
        portions += 1
        loop.call_soon_threadsafe(began.set)
        goes_on.wait()

    copying = asyncio.create_task(kept.copy(tmp_path / "copy", told))
    await began.wait()
    if closed:
        closing = asyncio.create_task(kept.close())
        await asyncio.sleep(0)  # it has begun to close
        goes_on.set()
        await closing
        with pytest.raises(StoreError, check=because("server-not-copied")):
            await copying
    else:
        copying.cancel()
        with pytest.raises(asyncio.CancelledError):
            await copying
        goes_on.set()
        await kept.close()
    assert portions == 1
    assert names(tmp_path) == ["data"]
