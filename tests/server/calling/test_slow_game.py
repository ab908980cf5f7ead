"""A slow game of three people who look only when they are called."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from mendax.server.calling.outgoing import Outgoing
from mendax.server.tables.slow_tables import SlowTables
from testbed.push_service import HOST, Browser, PushService
from tests.server.guests import FREELY, Guest, Served, any_action, guests, seated, serving
from tests.server.hand_clock import HandClock
from tests.server.hostile import until

DAY = 86_400
HOOK = "https://hooks.example.org/secret"


@pytest.fixture
async def served(tmp_path: Path, service: PushService) -> AsyncIterator[Served]:
    """Yield a server whose clock the test advances, and that reaches only the test's service."""
    allowed: dict[str, Any] = {"push_services": (HOST,), "webhooks": ("*.example.org",)}
    async with serving(tmp_path, FREELY, database="", **allowed) as made:
        clock, registry = HandClock(), made.context.registry
        registry.clock = clock
        registry.slow_tables.close()
        registry.slow_tables = SlowTables(made.context.store, clock, registry.wake)
        registry.slow_tables.close()
        made.context.calls.outgoing = Outgoing(service.resolve, service.connect)
        yield made


async def subscribed(guest: Guest, service: PushService) -> Browser:
    browser = service.browser()
    body = {**browser.subscription(), "language": "en"}
    assert (await guest.http.post("/api/calls/browser", json=body)).status_code == 200
    return browser


async def settled(served: Served) -> None:
    await until(lambda: not any(live.busy for live in served.context.registry.in_memory()))


async def hours(served: Served, count: int) -> None:
    """Let hours pass, in which the server wakes slow games and sends calls."""
    clock, registry = served.context.registry.clock, served.context.registry
    assert isinstance(clock, HandClock)
    for _ in range(count):
        clock.leap(3_600)
        await registry.slow_tables.look()
        await settled(served)
        await served.context.calls.look()


async def test_three_people_play_a_day_each(served: Served, service: PushService) -> None:
    """Two people move when they are called, and one never looks. The game ends."""
    luck = random.Random(5)
    async with guests(served.base, "Ann", "Ben", "Eva") as people:
        changes = {"turn_clock": DAY, "lives": 1}
        tabs = await seated(people, changes=changes)
        table = tabs[0].table["id"]
        browsers = [await subscribed(guest, service) for guest in people]
        hook = {"url": HOOK, "language": "en"}
        await people[0].http.post(f"/api/tables/{table}/webhook", json=hook)
        assert (await tabs[0].do("start"))["reason"] is None
        for tab in tabs:
            await tab.close()
        heard = [0, 0, 0]
        moves = 0
        live = served.live(table)
        for _ in range(400):
            await settled(served)
            (live,) = served.context.registry.in_memory()
            if live.table.table_view().phase != "playing":
                break
            await hours(served, 1)
            for number in (0, 1):  # Eva never looks
                news = service.to(browsers[number])[heard[number] :]
                heard[number] += len(news)
                if news and news[-1]["title"] == "Your turn: Mia":
                    assert news[-1]["table"] == table
                    moves += await move(people[number], table, luck)
        assert live.table.table_view().phase == "finished"
        assert moves >= 2
        assert heard[0] + heard[1] >= 2
        told = [one.said for one in service.received if one.path == "/secret"]
        assert {"turn"} <= {said["kind"] for said in told} <= {"turn", "begun"}
        assert {name for said in told for name in said["names"]} == {"Ann", "Ben", "Eva"}
        titles = [said["title"] for said in service.to(browsers[2])]
        assert "Your turn: Mia" in titles, "an absent player is called, too"


async def move(guest: Guest, table: str, luck: random.Random) -> int:
    """Look at the table, make all moves that are due, and leave; return their number."""
    tab = await guest.enter(table)
    made = 0
    while tab.game and tab.game["offers"]:
        answer = await tab.act(**any_action(tab.game["offers"], luck))
        assert answer["reason"] is None, answer
        await tab.reaches(answer["number"])
        made += 1
    await tab.close()
    await asyncio.sleep(0)
    assert made, "a call is for a move"
    return made
