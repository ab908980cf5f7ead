"""Tests that a full disk is reported, refused and survived."""

import asyncio
import errno
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from mendax.server.store import grouping
from mendax.server.store.database import Database
from mendax.server.store.disk_room import DiskRoom, said
from mendax.server.store.journal import Journal
from mendax.server.store.store import SqliteStore
from tests.server import connections
from tests.server.guests import Served, guests, seated
from tests.server.hand_clock import HandClock
from tests.server.stored import stored_lines


def test_a_read_only_postgresql_is_named() -> None:
    class ReadOnlySqlTransaction(Exception):
        sqlstate = "25006"

    assert said(ReadOnlySqlTransaction()) == "the database is read-only"
    assert said(ValueError()) == "ValueError"


@pytest.fixture
def kind() -> str:
    """Use SQLite. ``faults`` tests a full disk with PostgreSQL."""
    return "sqlite"


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check the disk at every health request."""
    monkeypatch.setattr(grouping, "FRESH", -1.0)


async def _pages(served: Served, most: int | None) -> None:
    """Limit the file to this number of pages (None: its size), so that SQLite itself reports
    "full"."""

    def limit(db: Database) -> None:
        (pages,) = db.execute("PRAGMA page_count").fetchone()
        db.execute(f"PRAGMA max_page_count={pages if most is None else most}")

    await served.context.store.change(limit)


LONG = "ж" * 250


async def _fill(tab: Any) -> dict[str, Any]:
    """Chat until a message is not stored; return that answer."""
    for _ in range(400):
        answer: dict[str, Any] = await tab.do("say", text=LONG)
        if answer["reason"] is not None:
            return answer
    raise AssertionError("there is always room")


@pytest.mark.usefixtures("clock")  # a slow disk is no failure
async def test_every_request_is_answered_and_health_names_the_cause(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    async with (
        guests(served.base, "Ann", "Ben") as (ann, ben),
        connections.client(served.base) as http,
    ):
        tabs = await seated([ann, ben])
        table = tabs[0].table["id"]
        assert (await http.get("/api/health")).status_code == 200
        await _pages(served, None)
        answer = await _fill(tabs[0])
        assert answer["reason"]["key"] == "wire-refused-not-stored"
        for tab in tabs:
            await tab.until(lambda t: t.storing is False)
        opened = await ann.http.post("/api/tables", json={"game": "mia", "name": "Ann"})
        assert (opened.status_code, opened.json()["reason"]["key"]) == (
            503,
            "wire-refused-disk-low",
        )
        unwell = await http.get("/api/health")
        assert unwell.status_code == 503
        reason = unwell.json()["reason"]
        assert reason["key"] == "wire-refused-unwell"
        assert "full" in reason["arguments"]["problem"]
        told = tabs[1].number
        seen = await http.get(f"/api/tables/{table}")
        assert seen.status_code == 200, "reading needs no disk space"
        watching = await ben.enter(table)
        assert watching.number == told
        await watching.until(lambda t: t.storing is False)
        await _pages(served, 1 << 30)
        assert (await http.get("/api/health")).status_code == 200
        for tab in (*tabs, watching):
            await tab.until(lambda t: t.storing)
        assert (await tabs[0].do("say", text="At last!"))["reason"] is None
        await watching.reaches(told + 1)
        lines = await stored_lines(served.context.store, table)
        assert [line.number for line in lines] == list(range(1, told + 2)), (
            "every line is stored once"
        )


async def test_a_full_disk_is_found_before_any_move_is_lost(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with connections.client(served.base) as http:
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


async def test_low_space_refuses_only_talk_and_new_tables(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, free = 0.0, 5_000_000
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=free))
    disk = DiskRoom(served.context.settings.data, 4, lambda: now)
    monkeypatch.setattr(served.context.store, "disk", disk)
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        tabs = await seated([ann, ben])
        assert (await tabs[0].do("say", text="Room!"))["reason"] is None
        free, now = 3_000_000, 10.0
        for said in ({"kind": "say", "text": "No!"}, {"kind": "react", "reaction": "laugh"}):
            answer = await tabs[0].command({"type": "do", "id": said["kind"], "action": said})
            assert answer["reason"]["key"] == "wire-refused-disk-low"
        opened = await ann.http.post("/api/tables", json={"game": "mia", "name": "Ann"})
        assert opened.status_code == 503
        assert (await tabs[0].do("start"))["reason"] is None, "games go on"
        free, now = 5_000_000, 11.0
        assert (await tabs[0].do("say", text="?"))["reason"] is not None, "looked at a moment ago"
        now = 20.0
        assert (await tabs[0].do("say", text="Room!"))["reason"] is None


async def test_bots_and_clocks_do_not_hammer_a_full_disk(
    served: Served, clock: HandClock, quick_bots: None, caplog: pytest.LogCaptureFixture
) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        tabs = await seated([ann, ben], changes={"turn_clock": 10})
        await tabs[0].do("start")
        started = tabs[0].number
        live = await served.context.registry.find(tabs[0].table["id"], None)
        tries = 0

        def refused(self: Journal, batches: object) -> list[bool]:
            nonlocal tries
            tries += 1
            raise sqlite3.OperationalError("database or disk is full")

        with pytest.MonkeyPatch.context() as full:
            full.setattr(Journal, "store", refused)
            clock.advance(11)  # the clock of the turn has run out
            await tabs[0].until(lambda t: t.storing is False)
            await live.settled()
            before = tries
            for _ in range(20):
                await live.settled()
                clock.advance(0.1)
            assert tries == before, "it waits"
        for _ in range(100_000):  # the pause ends, and the turn that began again runs out
            if tabs[0].number > started:
                break
            clock.advance(0.1)
            await live.settled()
            await asyncio.sleep(0)
        await tabs[0].until(lambda t: t.number > started and t.storing)


_SMALL = """
import os, subprocess, sys
folder = sys.argv[1]
subprocess.run(["mount", "-t", "tmpfs", "-o", "size=3m,mode=700", "none", folder], check=True)
os.execv(sys.executable, [sys.executable, "-m", "mendax.server"])
"""


def _may_mount(folder: Path) -> bool:
    if shutil.which("unshare") is None:
        return False
    mounted = ["unshare", "-rm", "mount", "-t", "tmpfs", "-o", "size=1m", "none", str(folder)]
    return subprocess.run(mounted, capture_output=True, check=False).returncode == 0


async def test_a_server_recovers_from_a_full_disk(tmp_path: Path) -> None:
    """The file system is real and has three megabytes."""
    if not _may_mount(tmp_path):
        pytest.skip("no file system may be mounted here; SQLite's own limit is tried above")
    environment = os.environ | {
        "MENDAX_DATA": str(tmp_path),
        "MENDAX_PORT": "0",
        "MENDAX_SPARE": "0",
        "MENDAX_RATES": "chat=1000000/1,messages=1000000/1",
        "LANG": "C",
    }
    running = await asyncio.create_subprocess_exec(
        *("unshare", "-rm", sys.executable, "-c", _SMALL, str(tmp_path)),
        env=environment,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        assert running.stdout
        opened = (await running.stdout.readline()).decode()
        address = re.search(r"Mendax is open at (\S+?)/?\s", opened)
        assert address, opened
        inside = Path(f"/proc/{running.pid}/root{tmp_path}")
        ballast = inside / "ballast"
        async with guests(address[1], "Ann", "Ben") as (ann, ben):
            tabs = await seated([ann, ben])
            table = tabs[0].table["id"]
            said = [await tabs[0].do("say", text=LONG) for _ in range(5)]
            _fill_up(ballast)
            said += [answer async for answer in _said_until_full(tabs[0])]
            health = await ann.http.get("/api/health")
            assert health.status_code == 503
            assert (await ben.http.get(f"/api/tables/{table}")).status_code == 200
            await tabs[1].until(lambda t: t.storing is False)
            told = tabs[1].number
            ballast.unlink()
            for tab in tabs:
                await tab.until(lambda t: t.storing)  # the server detects this
            assert (await ann.http.get("/api/health")).status_code == 200
            said.append(await tabs[0].do("say", text="At last!"))
            await tabs[1].reaches(told + 1)
            kept = _copied(inside, tmp_path / "kept")
    finally:
        if running.returncode is None:
            running.kill()
        await running.communicate()
    loop = asyncio.get_running_loop()
    store = SqliteStore(kept, loop)
    lines = await stored_lines(store, table)
    await store.close()
    assert [line.number for line in lines] == list(range(1, len(lines) + 1))
    commands = [line.command for line in lines]
    assert all(answer["reason"] is None for answer in said)
    for answer in said:
        assert commands.count(answer["id"]) == 1, "acknowledged, and there once"


def _fill_up(file: Path) -> None:
    """Use up all free space."""
    with file.open("wb", buffering=0) as filling, suppress(OSError):
        while filling.write(bytes(4096)):
            pass


def _copied(folder: Path, to: Path) -> Path:
    """Return the files as a killed process would leave them."""
    to.mkdir()
    for file in folder.glob("mendax.sqlite3*"):
        shutil.copy(file, to)
    return to


async def _said_until_full(tab: Any) -> AsyncIterator[dict[str, Any]]:
    """Yield the answers to all messages that were stored before the disk was full."""
    for _ in range(4000):
        answer = await tab.do("say", text=LONG)
        if answer["reason"] is not None:
            assert answer["reason"]["key"] == "wire-refused-not-stored"
            return
        yield answer
    raise AssertionError("there is always room")
