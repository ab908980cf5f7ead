"""A disk without room: everybody is told, health says so, stopping is clean, and all goes on."""

import asyncio
import errno
import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest

from mendax.server.store import store
from mendax.server.store.journal import Journal
from mendax.server.store.store import SqliteStore
from mendax.table.log import LogLine
from tests.server.guests import Served, guests, seated


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Health is asked of the disk each time."""
    monkeypatch.setattr(store, "_FRESH", -1.0)


async def _pages(served: Served, most: int | None) -> None:
    """The file may not grow any more (None), or to so many pages: SQLite says «full» by itself."""

    def limit(journal: Journal) -> None:
        (pages,) = journal._db.execute("PRAGMA page_count").fetchone()
        journal._db.execute(f"PRAGMA max_page_count={pages if most is None else most}")

    await served.context.store._ask(limit)


LONG = "ж" * 250


async def _fill(tab: Any) -> dict[str, Any]:
    """Talks until something is not stored; that answer."""
    for _ in range(400):
        answer: dict[str, Any] = await tab.do("say", text=LONG)
        if answer["reason"] is not None:
            return answer
    raise AssertionError("there is always room")


async def test_everybody_is_answered_and_health_says_why_until_there_is_room(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    async with (
        guests(served.base, "Ann", "Ben") as (ann, ben),
        httpx2.AsyncClient(base_url=served.base) as http,
    ):
        tabs = await seated([ann, ben])
        table = tabs[0].table["id"]
        assert (await http.get("/api/health")).status_code == 200
        await _pages(served, None)
        answer = await _fill(tabs[0])
        assert answer["reason"]["key"] == "wire-refused-not-stored"
        unwell = await http.get("/api/health")
        assert unwell.status_code == 503
        reason = unwell.json()["reason"]
        assert reason["key"] == "wire-refused-unwell"
        assert "full" in reason["arguments"]["problem"]
        told = tabs[1].number
        seen = await http.get(f"/api/tables/{table}")
        assert seen.status_code == 200, "reading needs no room"
        watching = await ben.enter(table)
        assert watching.number == told
        await _pages(served, 1 << 30)
        assert (await http.get("/api/health")).status_code == 200
        assert (await tabs[0].do("say", text="At last!"))["reason"] is None
        await watching.reaches(told + 1)
        lines = await served.context.store.read(table)
        assert [line.number for line in lines] == list(range(1, told + 2)), "nothing lost or twice"


async def test_a_disk_without_room_is_found_before_anybody_loses_a_move(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with httpx2.AsyncClient(base_url=served.base) as http:
        assert (await http.get("/api/health")).status_code == 200
        with monkeypatch.context() as full:

            def write(_: Path, __: bytes) -> int:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

            full.setattr(Path, "write_bytes", write)
            answer = await http.get("/api/health")
        assert answer.status_code == 503
        assert "No space left" in answer.json()["text"]
        assert (await http.get("/api/health")).status_code == 200
    assert not (served.context.settings.data / "room").exists()


async def test_the_disk_is_not_asked_for_everybody_who_asks(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "_FRESH", 1e9)
    asked = 0
    real = SqliteStore._tried

    def tried(self: SqliteStore, journal: Journal) -> str | None:
        nonlocal asked
        asked += 1
        return real(self, journal)

    monkeypatch.setattr(SqliteStore, "_tried", tried)
    served.context.store._known = (-2e9, None)
    async with httpx2.AsyncClient(base_url=served.base) as http:
        for _ in range(20):
            assert (await http.get("/api/health")).status_code == 200
        assert asked == 1
        served.context.store._refused = "database or disk is full"
        assert (await http.get("/api/health")).status_code == 200, "it was so, and is over"
    assert asked == 2, "what went wrong meanwhile is looked into at once"


async def test_a_store_that_does_not_answer_is_not_well(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "_PATIENCE", 0.0)
    assert await served.context.store.trouble() == "no answer"


@contextmanager
def _never_carried() -> Iterator[pytest.MonkeyPatch]:
    import sqlite3

    def carry(_: Journal) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Journal, "carry", carry)
        yield patched


async def test_stopping_on_a_full_disk_is_clean_and_loses_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    loop = asyncio.get_running_loop()
    first = SqliteStore(tmp_path, loop)
    line = LogLine(1, 1, "person", "p", None, "start")
    won: asyncio.Future[bool] = loop.create_future()
    first.append("t", (line,), won.set_result)
    assert await won
    with _never_carried():
        assert await first.read("t") == [line], "reading needs no room"
        await first.close()
    assert "not carried at the end" in caplog.text
    second = SqliteStore(tmp_path, loop)
    assert await second.read("t") == [line], "and the lock was free"
    await second.close()


async def test_whatever_fails_at_the_end_the_lock_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop = asyncio.get_running_loop()
    first = SqliteStore(tmp_path, loop)

    def close(_: Journal) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as failing:
        failing.setattr(Journal, "close", close)
        with pytest.raises(ZeroDivisionError):
            await first.close()
    first._journal.close()
    await SqliteStore(tmp_path, loop).close()
