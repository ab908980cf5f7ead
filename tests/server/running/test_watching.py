"""Tests that the owner of a server watches a table as a spectator does."""

import asyncio
import random
from collections.abc import AsyncGenerator
from typing import Any

import pytest

from mendax.server.running.admin_messages import Counted, Heard, NotPossible
from tests.reasons import because
from tests.server.admins import Admin
from tests.server.guests import Served, guests, play, seated
from tests.server.hostile import until


class Watching:
    """A client that watches a table over the control socket."""

    def __init__(self, parts: AsyncGenerator[Any, None]) -> None:
        self.parts = parts
        self.heard: list[Heard] = []
        self.task = asyncio.create_task(self._listen())
        self.begun = asyncio.Event()

    async def _listen(self) -> None:
        async for part in self.parts:
            self.begun.set()
            if isinstance(part, Heard):
                self.heard.append(part)


@pytest.mark.usefixtures("quick_bots")
async def test_watchers_get_spectator_news_and_are_counted(served: Served, admin: Admin) -> None:
    async with guests(served.base, "Ann", "Bo", "Eve") as (ann, bo, eve):
        tabs = await seated([ann, bo], bots=["truthful"], changes={"lives": 1})
        table = tabs[0].table["id"]
        spectator = await eve.enter(table)
        watching = Watching(await admin.watch(table[:12]))
        await watching.begun.wait()
        await tabs[0].until(lambda t: any(m.get("spectators") == 2 for m in t.heard))
        first = spectator.number
        await tabs[0].do("whisper", to=1, text="Thunderstruck")
        await tabs[0].do("start")
        await play(tabs, random.Random(7))
        last = max(tab.number for tab in tabs)
        await spectator.reaches(last)
        assert served.context.registry.in_memory()[0].presence.subscribers
        while not (watching.heard and watching.heard[-1].number >= last):  # noqa: ASYNC110
            await asyncio.sleep(0)
        told = [
            (entry["number"], entry["actor"], [event["kind"] for event in entry["events"]])
            for entry in spectator.entries
            if entry["number"] > first
        ]
        assert [
            (one.number, one.actor, [event.split()[0] for event in one.events])
            for one in watching.heard
        ] == told
        assert "Thunderstruck" not in repr(watching.heard)
        watching.task.cancel()
        await tabs[0].until(lambda t: t.heard[-1].get("spectators") == 1)


@pytest.mark.usefixtures("clock")
async def test_watching_continues_at_an_empty_table(served: Served, admin: Admin) -> None:
    registry = served.context.registry
    async with guests(served.base, "Ann") as (ann,):
        (host,) = await seated([ann])
        watching = await admin.watch(host.table["id"])
        assert await anext(watching) == Counted(1)
        await host.close()
        await until(lambda: registry.sockets == 0)
        for _ in range(3):
            registry.unload_idle()
        assert registry.tables == 1
        await (await ann.enter(host.table["id"])).do("say", text="back")
        heard = await anext(watching)
        assert isinstance(heard, Heard)
        assert "back" in "".join(heard.events)
        await watching.aclose()
        assert ann.tabs[1].closed is None


async def test_a_table_without_spectators_is_not_watched(served: Served, admin: Admin) -> None:
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open())
        table = tab.table["id"]
        watching = Watching(await admin.watch(table))
        await watching.begun.wait()
        answer = await tab.do("set-table", settings={"spectators": False})
        assert answer["reason"] is None, answer
        await tab.do("say", text="Thunderstruck")
        await watching.task
        assert "Thunderstruck" not in repr(watching.heard), "and it ended at once"
        with pytest.raises(NotPossible, check=because("control-private")):
            await anext(await admin.watch(table))
