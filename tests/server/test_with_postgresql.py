"""Tests of whole games on PostgreSQL, while the database restarts or is down, or the server is
killed.

Every answered command is stored exactly once, and all players see the same game.
"""

import asyncio
import random
from pathlib import Path
from typing import Literal

import pytest

from mendax.server import clock
from mendax.server.store import grouping
from mendax.server.store.postgresql import writer
from mendax.server.tables import registry
from mendax.table.record.verify import verify
from testbed.postgresql import PostgresServer
from tests.server import connections
from tests.server.guests import Guest, Served, Tab, guests, play, seated, serving
from tests.server.stored import stored_lines

_ENDS: tuple[Literal["immediate", "fast"], ...] = ("immediate", "fast")


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use long timeouts for slow machines, and short pauses between retries."""
    monkeypatch.setattr(writer, "PATIENCE", 600.0)
    monkeypatch.setattr(clock, "ANSWER", 600.0)
    monkeypatch.setattr(grouping, "FRESH", -1.0)
    monkeypatch.setattr(registry, "RETRY", 0.05)
    monkeypatch.setattr(registry, "AGAIN", 0.05)


async def sound(served: Served, guest: Guest, tabs: list[Tab]) -> None:
    """Check that the log is complete and contains all received entries, and that the record
    verifies."""
    table = tabs[0].table["id"]
    lines = await stored_lines(served.context.store, table)
    assert [line.number for line in lines] == list(range(1, len(lines) + 1))
    assert all(tab.number <= len(lines) for tab in tabs)
    record = await guest.http.get(f"/api/tables/{table}/record/1")
    assert verify(record.text) == ()


async def test_a_restart_in_the_midst_of_a_game_is_a_pause(
    database: str, postgres: PostgresServer, tmp_path: Path
) -> None:
    async with (
        serving(tmp_path, database=database) as served,
        guests(served.base, "Ann", "Ben") as (ann, ben),
    ):
        tabs = await seated([ann, ben], changes={"lives": 3})
        await tabs[0].do("start")
        luck = random.Random(3)
        for how in _ENDS:
            await play(tabs, luck, moves=4)
            await asyncio.to_thread(postgres.stop, how)
            back = asyncio.create_task(asyncio.to_thread(postgres.start))
            assert await play(tabs, luck, moves=4) == 4, "moves wait, and none is refused"
            await back
        assert all(tab.storing for tab in tabs)
        await play(tabs, luck)
        await sound(served, ann, tabs)


async def test_an_outage_is_announced_and_play_resumes(
    database: str, postgres: PostgresServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        serving(tmp_path, database=database) as served,
        guests(served.base, "Ann", "Ben") as (ann, ben),
        connections.client(served.base) as http,
    ):
        tabs = await seated([ann, ben], changes={"lives": 2})
        await tabs[0].do("start")
        luck = random.Random(4)
        await play(tabs, luck, moves=5)
        told = tabs[0].number
        monkeypatch.setattr(writer, "PATIENCE", 0.1)
        postgres.stop()
        answer = await tabs[0].do("say", text="Is anybody there?")
        assert answer["reason"]["key"] == "wire-refused-not-stored"
        for tab in tabs:
            await tab.until(lambda t: t.storing is False)
        unwell = await http.get("/api/health")
        assert unwell.status_code == 503
        assert unwell.json()["reason"]["arguments"]["problem"] == "PostgreSQL does not answer"
        opened = await ann.http.post("/api/tables", json={"game": "mia", "name": "Ann"})
        assert opened.status_code == 503
        assert opened.json()["reason"]["key"] == "wire-refused-not-stored"
        await asyncio.to_thread(postgres.start)
        for tab in tabs:
            await tab.until(lambda t: t.storing)
        assert (await http.get("/api/health")).status_code == 200
        while (said := await tabs[0].do("say", text="At last!"))["reason"]:
            pass
        assert said["number"] == told + 1
        await play(tabs, luck)
        await sound(served, ann, tabs)


async def test_an_outage_is_answered_within_a_second(
    database: str, postgres: PostgresServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every command is refused, and pages that connect get the stored state."""
    monkeypatch.setattr(writer, "PATIENCE", 0.1)
    async with serving(tmp_path, database=database) as served, guests(served.base, "Ann") as (ann,):
        host = await ann.enter(await ann.open())
        table, told = host.table["id"], host.number
        postgres.stop()
        pages = []
        for number in range(5):
            answer = await host.do("say", text=f"number {number}")
            assert answer["reason"]["key"] == "wire-refused-not-stored"
            pages.append(await ann.enter(table))
            assert pages[-1].number == told
        for page in (host, *pages):
            await page.close()
        alone = await ann.enter(table)
        assert alone.number == told, "the only page of a table, loaded again"
        await asyncio.to_thread(postgres.start)
        await alone.until(lambda t: t.storing)
        while (answer := await alone.do("say", text="back"))["reason"]:
            pass
        assert answer["number"] == told + 1
