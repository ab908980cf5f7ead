"""Tests of slow games, whose clocks and bots go on while no client is connected."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from mendax.server.settings.settings import Rates, ServerSettings
from mendax.server.store import waking
from mendax.server.store.schema import connected_to_read
from mendax.server.store.store import DATABASE, SqliteStore
from mendax.server.tables.registry import TableRegistry
from mendax.server.tables.requests import Request
from mendax.server.tables.slow_tables import AFTER_START, SlowTables
from mendax.server.wire.http_messages import OpenTableIn
from mendax.server.wire.refusal import Refused
from mendax.table.actions import BindShare, Sit, Start
from mendax.table.commands import Do, TimeOut
from mendax.table.table import Table
from tests.server.asker import Asker
from tests.server.hand_clock import HandClock
from tests.server.hostile import until
from tests.table.evening import Evening

DAY = 86_400
SLOWLY: dict[str, str | int | bool] = {"turn_clock": DAY, "lives": 1}


@asynccontextmanager
async def server(
    folder: Path, clock: HandClock, looks: bool = False
) -> AsyncIterator[TableRegistry]:
    """Yield the tables of a server that starts now and ends without saying goodbye.

    With ``looks``, it looks for slow games regularly, otherwise only when the test asks it to.
    """
    store = SqliteStore(folder, asyncio.get_running_loop())
    registry = TableRegistry(store, ServerSettings(rates=Rates()))
    registry.clock = clock
    registry.slow_tables.close()
    registry.slow_tables = SlowTables(store, clock, registry.wake)
    if not looks:
        registry.slow_tables.close()
    try:
        yield registry
    finally:
        registry.close()
        await store.close()


async def rested(registry: TableRegistry, clock: HandClock) -> None:
    """Wait until all tables have done what is due, and unload them."""
    lines, before = 0, -1
    while lines != before:
        before = lines
        clock.advance(2)
        await until(lambda: not any(live.busy for live in registry.in_memory()))
        lines = sum(live.table.number for live in registry.in_memory())
    for _ in range(2):
        registry.unload_unvisited()


async def begun(registry: TableRegistry, clock: HandClock, **asked: Any) -> str:
    """Open a table of Ann and Bo, begin a slow game, and leave it to itself."""
    table = await registry.open("ann", OpenTableIn(name="Ann", game="mia", changes=SLOWLY, **asked))
    live = await registry.find(table, None)
    if not asked:
        live.submit(Request(Do("bo", Sit("Bo"))))
    live.submit(Request(Do("ann", Start())))
    await rested(registry, clock)
    assert registry.tables == 0
    return table


async def loaded(store_of: TableRegistry, table: str) -> Table:
    """Return the table as it is now."""
    live = await store_of.find(table, None)
    await live.settled()
    return live.table


def stored_time(folder: Path, table: str) -> int | None:
    """Return when this table goes on, as it is on the disk."""
    with closing(connected_to_read(folder / DATABASE)) as db:
        row = db.execute('SELECT at FROM waking WHERE "table" = ?', (table,)).fetchone()
    return row[0] if row else None


async def a_while(clock: HandClock, registry: TableRegistry, seconds: int) -> None:
    """Let time pass, as the server's loop would: look by look."""
    for _ in range(max(1, seconds // 3_600)):
        clock.leap(min(seconds, 3_600))
        await registry.slow_tables.look()
        await rested(registry, clock)


async def test_a_game_of_absent_people_ends_by_its_clock(tmp_path: Path) -> None:
    clock = HandClock()
    async with server(tmp_path, clock) as registry:
        table = await begun(registry, clock)
        await a_while(clock, registry, DAY - 3_600)
        assert registry.tables == 0, "no table is loaded before its time"
        while (await loaded(registry, table)).table_view().phase == "playing":
            await a_while(clock, registry, DAY)
        assert stored_time(tmp_path, table) is None


async def test_the_first_look_comes_an_hour_after_the_start(tmp_path: Path) -> None:
    """No one could move while no server ran, so a restart costs no turn."""
    clock = HandClock()
    async with server(tmp_path, clock) as registry:
        table = await begun(registry, clock)
    clock.leap(5 * DAY)
    async with server(tmp_path, clock) as registry:
        before = (await loaded(registry, table)).number
        live = registry.in_memory()[0]
        live.join(Asker("ann"), 0)
        await live.settled()
        clock.advance(AFTER_START - 1)
        await live.settled()
        assert live.table.number == before
        clock.advance(3)
        await until(lambda: live.table.number > before)
    clock.leap(5 * DAY)
    async with server(tmp_path, clock, looks=True) as registry:
        clock.leap(AFTER_START - 1)
        await asyncio.sleep(0)
        assert registry.tables == 0
        clock.leap(1)
        await until(lambda: registry.tables)


async def test_a_game_with_a_bot_ends_too(tmp_path: Path, quick_bots: None) -> None:
    clock = HandClock()
    async with server(tmp_path, clock) as registry:
        table = await begun(registry, clock, bots=("odds",))
        while (now := await loaded(registry, table)).table_view().phase == "playing":
            if not now.to_act().bots:
                clock.leap(DAY)
            await registry.slow_tables.look()
            clock.advance(2)
            await asyncio.sleep(0)


@pytest.mark.parametrize("killed", [False, True])
async def test_a_new_game_waits_for_shares_only_briefly(tmp_path: Path, killed: bool) -> None:
    """All players leave, or the server is killed, before the shares of a new game are opened."""
    clock = HandClock()
    async with server(tmp_path, clock) as registry:
        asked = OpenTableIn(name="Ann", game="mia", changes=SLOWLY)
        table = await registry.open("ann", asked)
        live = await registry.find(table, None)
        ann = Asker("ann")
        live.join(ann, 0)
        for person, action in (("bo", Sit("Bo")), ("bo", BindShare("ab" * 32)), ("ann", Start())):
            live.submit(Request(Do(person, action)))
        await live.settled()
        assert live.table.state.awaited_shares()
        assert stored_time(tmp_path, table) == clock.now() + 4_000
        live.leave(ann)
        await live.settled()
        if not killed:
            clock.leap(4)
            assert (await loaded(registry, table)).to_act().deadline is not None
    clock.leap(60)
    async with server(tmp_path, clock) as registry:
        await registry.slow_tables.look()
        await loaded(registry, table)
        clock.leap(4)
        deadline = (await loaded(registry, table)).to_act().deadline
        assert deadline is not None
        assert stored_time(tmp_path, table) == deadline.at


async def test_the_stored_time_is_that_of_the_stored_lines(tmp_path: Path) -> None:
    """After any line, a server that is killed knows when the game goes on."""
    clock = HandClock()
    async with server(tmp_path, clock) as registry:
        table = await begun(registry, clock)
        while (deadline := (await loaded(registry, table)).to_act().deadline) is not None:
            assert stored_time(tmp_path, table) == deadline.at
            await a_while(clock, registry, DAY + 3_600)
        assert stored_time(tmp_path, table) is None


def test_an_absent_player_costs_one_day_a_turn() -> None:
    evening = Evening({"turn_clock": DAY, "lives": 3}).start("taras")
    turns = 0
    while turns < 6:
        (seat,) = evening.to_act()
        evening.at += 1_000 * DAY
        evening.keep(evening.table.execute(TimeOut(seat), evening.at))
        turns += 1
        while evening.to_act() == [seat]:
            left = evening.table.due(evening.at)
            assert left is not None
            assert left.milliseconds == 0
            evening.keep(evening.table.execute(TimeOut(seat), evening.at))
        left = evening.table.due(evening.at)
        assert left is not None
        assert left.milliseconds == 1_000 * DAY, "the next player has a day"


async def test_a_table_that_cannot_be_loaded_does_not_stop_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waking, "PAGE", 2)
    store = SqliteStore(tmp_path, asyncio.get_running_loop())
    woken: list[str] = []

    async def wake(table: str) -> None:
        if table == "b":
            raise Refused(503, "wire-refused-tables-full")
        woken.append(table)

    try:
        for table in "abcde":
            await store.change(partial(waking.wakes_at, table, 5))
        slow = SlowTables(store, HandClock(), wake)
        await slow.look()
        assert woken == ["a", "c", "d", "e"]
        slow.close()
    finally:
        await store.close()
