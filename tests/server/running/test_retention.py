"""Tests that tables, chat and sessions expire in time, and that a table in use never does."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from mendax.server.running.retention import EVERY, FIRST, Retention, Swept, before
from mendax.server.settings.settings import ServerSettings
from mendax.server.store import retention as stale_tables
from mendax.server.store.database import Database
from mendax.server.store.retention import Before, DuePage
from mendax.server.wire.refusal import Refused
from tests.reasons import because
from tests.server.guests import Served, guests, seated, serving
from tests.server.hand_clock import HandClock
from tests.server.hostile import until
from tests.server.neighbours import neighbours
from tests.server.programs.comers import hears, online, own_key

DAY = 86_400


async def at_once() -> None:
    """Do not pause between two steps."""


def forgotten(served: Served) -> None:
    """Unload all tables without clients."""
    for _ in range(2):
        served.context.registry.unload_idle()


def test_days_are_counted_back_from_now_and_none_is_always() -> None:
    settings = ServerSettings(keep_tables=2, keep_games=0, keep_talk=0.5, keep_sessions=1)
    now = 1_700_000_000_000
    moments = before(settings, now)
    assert moments == Before(now - 172_800_000, 0, now - 43_200_000, now - 86_400_000)
    assert before(ServerSettings(keep_tables=1e9), now).tables == 0


async def test_only_idle_tables_are_deleted(served: Served, clock: HandClock) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        empty, (ann_tab, _) = await ben.open(), await seated([ann, ben])
        table = ann_tab.table["id"]
        forgotten(served)
        clock.leap(89 * DAY)
        assert await served.context.retention.round(at_once) == Swept(0, 0, 0)
        clock.leap(2 * DAY)
        assert (await served.context.retention.round(at_once)).tables == 1
        assert (await ann.http.get(f"/api/tables/{empty}")).status_code == 404
        assert (await ann.http.get(f"/api/tables/{table}")).status_code == 200
        assert (await ann_tab.do("say", text="still here"))["reason"] is None


async def test_bans_and_codes_that_are_over_go(served: Served, clock: HandClock) -> None:
    asked = [f"SELECT count(*) FROM {place}" for place in ("bans", "codes")]

    def left(db: Database) -> list[int]:
        return [db.execute(one).fetchone()[0] for one in asked]

    async with guests(served.base, "Ann") as (ann,):
        assert (await ann.http.post(f"/api/tables/{await ann.open()}/code")).status_code == 200
        await served.context.bans.add("person", "ben", 60)
        await served.context.bans.add("person", "eve", None)
        await served.context.retention.round(at_once)
        assert await served.context.store.ask(left) == [2, 1]
        clock.leap(time.time() - clock.now() / 1000 + DAY)
        await served.context.retention.round(at_once)
        assert await served.context.store.ask(left) == [1, 0]


async def test_keys_of_programs_that_are_connected_stay(served: Served, clock: HandClock) -> None:
    async with guests(served.base, "Coder") as (coder,):
        here, gone = await own_key(coder, "here"), await own_key(coder, "gone")
        await hears(await online(served, here["key"]), "online")
        clock.leap((time.time() - clock.now() / 1000) + 401 * DAY)
        await served.context.retention.round(at_once)
        assert [row.name for row in await served.context.keys.every()] == ["here"]
        with pytest.raises(InvalidStatus):
            await online(served, gone["key"])


async def test_connecting_during_deletion_finds_no_table(
    served: Served, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with guests(served.base, "Ann") as (ann,):
        table = await ann.open()
        forgotten(served)
        clock.leap(91 * DAY)
        store, registry = served.context.store, served.context.registry
        real, begun, goes_on = store.change, asyncio.Event(), asyncio.Event()

        async def slow(work: Any) -> Any:
            if getattr(work, "func", None) is stale_tables.throw_away_stale:
                begun.set()
                await goes_on.wait()
            return await real(work)

        monkeypatch.setattr(store, "change", slow)
        removing = asyncio.create_task(served.context.retention.round(at_once))
        await begun.wait()
        finding = asyncio.create_task(registry.find(table, None))
        await asyncio.sleep(0)
        assert not finding.done()
        goes_on.set()
        assert (await removing).tables == 1
        with pytest.raises(Refused, check=because("wire-refused-no-table")):
            await finding


async def test_recently_used_data_is_kept(served: Served, clock: HandClock) -> None:
    async with guests(served.base, "Ann") as (ann,):
        table = await ann.open()
        registry = served.context.registry
        await registry.find(table, None)
        assert not await registry.remove(table, Before(tables=1 << 60)), "it is in memory"
        forgotten(served)
        assert not await registry.remove(table, Before(tables=1)), "it is not so old"
        await registry.find(table, None)


async def test_latecomers_do_not_get_expired_talk(served: Served, clock: HandClock) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        ann_tab, ben_tab = await seated([ann, ben])
        table = ann_tab.table["id"]
        await ann_tab.do("say", text="nobody shall read this for ever")
        await ann.go()
        await ben_tab.socket.close()
        live = await served.context.registry.find(table, None)
        while not live.idle:  # noqa: ASYNC110 - no event for it
            await asyncio.sleep(0)
        forgotten(served)
        clock.leap(2 * DAY)
        settings = ServerSettings(keep_tables=0, keep_talk=1)
        context = served.context
        keeping = Retention(
            context.store, context.registry, context.sessions, settings, lambda: clock
        )
        assert await keeping.round(at_once) == Swept(0, 1, 0)
        assert await keeping.round(at_once) == Swept(0, 0, 0)
        again = await ben.enter(table)
        assert "nobody shall read" not in "".join(again.raw)
        assert (await again.do("say", text="hello"))["reason"] is None
        await keeping.close()


async def test_sessions_in_use_stay(served: Served, clock: HandClock) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        for guest in (ann, ben):
            await guest.http.post("/api/session")
        sessions = served.context.sessions
        clock.leap(20_000 * DAY)  # sessions begin by the wall clock
        await ann.http.post("/api/session")
        assert (await served.context.retention.round(at_once)).sessions == 1
        sessions.forget_known()
        assert (await ann.http.post("/api/session")).json() == {"known": True}
        assert (await ben.http.post("/api/session")).json() == {"known": False}


class Broken:
    """A store that records requests and raises an unexpected error at each."""

    shared = False

    def __init__(self) -> None:
        self.asked = asyncio.Queue[Before]()

    async def ask(self, question: Any) -> DuePage:
        await self.asked.put(question.args[-1])
        raise ZeroDivisionError("with a secret in it")

    async def change(self, _: object) -> None:
        """Store no change."""


async def test_a_round_that_fails_is_said_in_the_log_and_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock, store = HandClock(), Broken()
    async with serving(tmp_path) as served:
        given: Any = store
        context = served.context
        keeping = Retention(
            given, context.registry, context.sessions, ServerSettings(), lambda: clock
        )
        for wait in (FIRST, EVERY):
            clock.advance(wait)
            await store.asked.get()
            await until(lambda: clock.pending == 1)
        await keeping.close()
    assert caplog.text.count("retention failed: ZeroDivisionError in") == 2
    assert "secret" not in caplog.text


async def expire(served: Served) -> None:
    """Let all leases expire."""
    await served.context.store.change(lambda db: db.execute("UPDATE leases SET until = 0"))


async def test_one_of_two_servers_sweeps_and_both_record_attendance(
    database: str, tmp_path: Path
) -> None:
    clock = HandClock()
    async with (
        neighbours(database, tmp_path) as (one, two),
        guests(two.base, "Ann") as (ann,),
    ):
        for served in (one, two):
            served.context.registry.clock = clock
        await ann.http.post("/api/session")
        assert await one.context.retention.hourly(at_once) == Swept(0, 0, 0)
        await expire(one)
        clock.leap(20_000 * DAY)
        await ann.http.get("/api/session")
        hour, other = one.context.retention, two.context.retention
        looked = list[str]()
        for served, name in ((one, "one"), (two, "two")):
            ask = served.context.store.ask

            async def noted(question: Any, name: str = name, ask: Any = ask) -> Any:
                if getattr(question, "func", None) is stale_tables.look:
                    looked.append(name)
                return await ask(question)

            served.context.store.ask = noted  # type: ignore[method-assign]
        await other.hourly(at_once)
        await hour.hourly(at_once)
        assert looked == ["two"]
        assert (await ann.http.get("/api/session")).json()["known"] is True
        await expire(one)
        await hour.hourly(at_once)
        assert looked == ["two", "one"]
        await other.round(at_once)
        assert looked == ["two", "one", "two"], "an order takes effect at once"
