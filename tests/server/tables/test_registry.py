"""Tests that the registry opens tables with their bots, loads them once, unloads idle tables, and
discards tables."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from threading import get_ident

import pytest

from mendax.core.game import Reason
from mendax.server.settings.settings import Rates, ServerSettings
from mendax.server.store.calls import Calls
from mendax.server.store.database import Database
from mendax.server.store.grouping import T
from mendax.server.store.store import SqliteStore, StoreError
from mendax.server.tables import registry as tables
from mendax.server.tables.registry import UNVISITED, TableRegistry
from mendax.server.tables.table_log import StoredLines
from mendax.server.wire.http_messages import OpenTableIn
from mendax.server.wire.refusal import Refused
from mendax.table.log import LogLine
from tests.reasons import because
from tests.server.hand_clock import HandClock

ASKED = OpenTableIn(name="Ann", game="mia")


@asynccontextmanager
async def registered(folder: Path, tables: int = 100) -> AsyncIterator[TableRegistry]:
    """Yield a registry over a separate store, with at most ``tables`` tables in memory."""
    store = SqliteStore(folder, asyncio.get_running_loop())
    registry = TableRegistry(store, ServerSettings(rates=Rates(tables_in_memory=tables)))
    try:
        yield registry
    finally:
        registry.close()
        await store.close()


async def test_a_table_opens_with_its_bots_under_their_names(
    tmp_path: Path,
) -> None:
    async with registered(tmp_path) as registry:
        asked = OpenTableIn(name="Ann", game="mia", bots=("odds", "liar"), bot_names=("Otto",))
        live = await registry.find(await registry.open("ann", asked), None)
        seats = live.table.table_view().seats
        assert [seat.bot for seat in seats] == [None, "odds", "liar"]
        assert [seat.name for seat in seats][:2] == ["Ann", "Otto"]
        assert registry.tables == len(registry.in_memory()) == 1


async def test_an_empty_table_is_unloaded_and_loaded_once(
    tmp_path: Path,
) -> None:
    async with registered(tmp_path) as registry:
        table = await registry.open("ann", ASKED)
        before = await registry.find(table, None)
        registry.unload_idle()
        assert await registry.find(table, None) is before
        registry.unload_idle()
        assert registry.tables == 0
        first, second = await asyncio.gather(registry.find(table, None), registry.find(table, None))
        assert first is second is not before
        assert first.table.table_view().seats[0].name == "Ann"


async def test_tables_without_visitors_are_unloaded_in_two_minutes(tmp_path: Path) -> None:
    async with registered(tmp_path) as registry:
        clock = HandClock()
        registry.clock = clock
        empty, visited = [await registry.open("ann", ASKED) for _ in range(2)]
        live = await registry.find(visited, None)
        live.presence.visited = True
        registry.unload_unvisited()
        assert registry.tables == 2
        clock.advance(UNVISITED)
        assert [one.table.id for one in registry.in_memory()] == [visited]
        found = await registry.find(empty, None)
        assert found.table.table_view().seats[0].name == "Ann"


async def test_there_is_a_ceiling_on_tables_in_memory(tmp_path: Path) -> None:
    async with registered(tmp_path, tables=3) as registry:
        tables = [await registry.open("ann", ASKED) for _ in range(3)]
        with pytest.raises(Refused, check=because("wire-refused-tables-full")) as caught:
            await registry.open("ann", ASKED)
        assert caught.value.status == 503
        registry.unload_unvisited()
        fourth = await registry.open("ann", ASKED)
        assert [one.table.id for one in registry.in_memory()] == [fourth], (
            "idle tables were unloaded"
        )
        live = [await registry.find(table, None) for table in (tables[0], tables[1])]
        with pytest.raises(Refused, check=because("wire-refused-tables-full")):
            await registry.find(tables[2], None)
        assert await registry.find(tables[0], None) is live[0], "the ones in memory are found"


class AwayStore(SqliteStore):
    """A store that refuses writes, and counts the tests of tables that wait for it."""

    def __init__(self, folder: Path, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(folder, loop)
        self.is_away, self.tests = False, 0

    async def append(
        self,
        table: str,
        lines: tuple[LogLine, ...],
        wakes: int | None = None,
        calls: Calls | None = None,
    ) -> bool:
        """Store lines, or refuse them."""
        if self.is_away:
            raise StoreError(Reason("server-not-stored"))
        return await super().append(table, lines, wakes, calls)

    async def trouble(self) -> str | None:
        """Return whether the store is away."""
        self.tests += 1
        return "away" if self.is_away else None

    async def change(self, work: Callable[[Database], T]) -> T:
        """Change the database, or refuse to."""
        if self.is_away:
            raise StoreError(Reason("server-not-stored"))
        return await super().change(work)


async def test_leaving_in_an_outage_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "AGAIN", 0)
    store = AwayStore(tmp_path, asyncio.get_running_loop())
    registry = TableRegistry(store, ServerSettings())
    live = await registry.find(await registry.open("ann", ASKED), None)
    assert live.sits("ann")
    store.is_away = True
    for _ in range(2):  # whether or not the table already knows of the outage
        with pytest.raises(StoreError):
            await registry.get_up("ann")
    store.is_away = False
    registry.unload(live)
    again = await registry.find(live.table.id, None)
    await registry.get_up("ann")
    assert not again.sits("ann")
    registry.close()
    await store.close()


async def test_lines_are_replayed_and_encoded_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log of 100,000 lines would delay every table."""
    threads, add = list[int](), StoredLines.add

    def noted(kept: StoredLines, lines: tuple[LogLine, ...]) -> None:
        threads.append(get_ident())
        add(kept, lines)

    async with registered(tmp_path) as registry:
        table = await registry.open("ann", ASKED)
        for _ in range(2):
            registry.unload_idle()
        monkeypatch.setattr(StoredLines, "add", noted)
        await registry.find(table, None)
    assert len(threads) == 1
    assert threads[0] != get_ident()
