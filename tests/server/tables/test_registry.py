"""Tests that the registry opens tables with their bots, loads them once, unloads idle tables, and
discards tables."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from threading import get_ident

import pytest

from mendax.core.game import Reason
from mendax.server.base.refusal import Refused
from mendax.server.base.settings import Rates, ServerSettings
from mendax.server.store.database import Database
from mendax.server.store.interface import T
from mendax.server.store.retention import Before
from mendax.server.store.store import SqliteStore, StoreError
from mendax.server.tables import registry as tables
from mendax.server.tables.registry import UNVISITED, TableRegistry
from mendax.server.tables.requests import Request
from mendax.server.tables.table_log import StoredLines
from mendax.server.wire.http_messages import OpenTableIn
from mendax.server.wire.messages import AnnouncementOut
from mendax.table.actions import Say
from mendax.table.commands import Do
from mendax.table.log import LogLine
from tests.reasons import because
from tests.server.hand_clock import HandClock

ASKED = OpenTableIn(name="Ann", game="mia")
EVER = Before(tables=1 << 60)


class SharedFile(SqliteStore):
    """A store with lines of another worker, which returns a log when the test allows it."""

    shared = True

    def __init__(self, folder: Path, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(folder, loop)
        self.was_read, self.let = asyncio.Event(), asyncio.Event()

    async def replayed(self, table: str) -> list[LogLine]:
        """Return the lines of a table at the moment of this call."""
        lines = await super().replayed(table)
        self.was_read.set()
        await self.let.wait()
        return lines


@asynccontextmanager
async def registered(
    folder: Path, kind: type[SqliteStore] = SqliteStore, tables: int = 100
) -> AsyncIterator[TableRegistry]:
    """Yield a registry over a separate store, with at most ``tables`` tables in memory."""
    store = kind(folder, asyncio.get_running_loop())
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
        live = await registry.find(await registry.open("ann", asked))
        assert live is not None
        seats = live.table.table_view().seats
        assert [seat.bot for seat in seats] == [None, "odds", "liar"]
        assert [seat.name for seat in seats][:2] == ["Ann", "Otto"]
        assert registry.tables == len(registry.in_memory()) == 1


async def test_an_empty_table_is_unloaded_and_loaded_once(
    tmp_path: Path,
) -> None:
    async with registered(tmp_path) as registry:
        table = await registry.open("ann", ASKED)
        before = await registry.find(table)
        registry.let_go_of_idle()
        assert await registry.find(table) is before
        registry.let_go_of_idle()
        assert registry.tables == 0
        first, second = await asyncio.gather(registry.find(table), registry.find(table))
        assert first is second is not before
        assert first is not None
        assert first.table.table_view().seats[0].name == "Ann"


async def test_an_address_that_is_none_leads_nowhere(tmp_path: Path) -> None:
    async with registered(tmp_path) as registry:
        assert await registry.find("nothing") is None
        assert registry.address_for("ann", "nothing") == "nothing"


async def test_unused_tables_are_discarded(tmp_path: Path) -> None:
    async with registered(tmp_path) as registry:
        table = await registry.open("ann", ASKED)
        assert not await registry.remove(table, EVER), "it is in memory"
        for _ in range(2):
            registry.let_go_of_idle()
        assert not await registry.remove(table, Before(tables=1)), "it is not so old"
        assert await registry.remove(table, EVER)
        assert await registry.find(table) is None


async def test_a_draining_server_opens_no_table(tmp_path: Path) -> None:
    async with registered(tmp_path) as registry:
        registry.announce(AnnouncementOut("", draining=True))
        with pytest.raises(Refused, check=because("draining")):
            await registry.open("ann", ASKED)


async def test_latecomers_get_the_announcement(tmp_path: Path) -> None:
    async with registered(tmp_path) as registry:
        said = AnnouncementOut("A break at nine.", draining=False)
        registry.announce(said)
        assert registry.announcements.announced is said


async def test_tables_without_visitors_are_unloaded_in_two_minutes(tmp_path: Path) -> None:
    async with registered(tmp_path) as registry:
        clock = HandClock()
        registry.clock = clock
        registry._unvisited.cancel()
        registry._unvisited = clock.call_later(UNVISITED, registry.let_go_of_unvisited)
        empty, visited = [await registry.open("ann", ASKED) for _ in range(2)]
        live = await registry.find(visited)
        assert live is not None
        live.presence.visited = True
        clock.advance(UNVISITED)
        assert registry.tables == 2
        clock.advance(UNVISITED)
        assert [one.table.id for one in registry.in_memory()] == [visited]
        found = await registry.find(empty)
        assert found is not None, "its host comes late"
        assert found.table.table_view().seats[0].name == "Ann"


async def test_there_is_a_ceiling_on_tables_in_memory(tmp_path: Path) -> None:
    async with registered(tmp_path, tables=3) as registry:
        tables = [await registry.open("ann", ASKED) for _ in range(3)]
        with pytest.raises(Refused, check=because("wire-refused-tables-full")) as caught:
            await registry.open("ann", ASKED)
        assert caught.value.status == 503
        registry.let_go_of_unvisited()
        fourth = await registry.open("ann", ASKED)
        assert [one.table.id for one in registry.in_memory()] == [fourth], (
            "idle tables were unloaded"
        )
        live = [await registry.find(table) for table in (tables[0], tables[1])]
        assert None not in live
        with pytest.raises(Refused, check=because("wire-refused-tables-full")):
            await registry.find(tables[2])
        assert await registry.find(tables[0]) is live[0], "the ones in memory are found"


class AwayStore(SqliteStore):
    """A store that refuses writes, and counts the tests of tables that wait for it."""

    def __init__(self, folder: Path, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(folder, loop)
        self.is_away, self.tests = False, 0

    async def append(self, table: str, lines: tuple[LogLine, ...]) -> bool:
        """Store lines, or refuse them."""
        if self.is_away:
            raise StoreError(Reason("server-not-stored"))
        return await super().append(table, lines)

    async def trouble(self) -> str | None:
        """Return whether the store is away."""
        self.tests += 1
        return "away" if self.is_away else None

    async def change(self, work: Callable[[Database], T]) -> T:
        """Change the database, or refuse to."""
        if self.is_away:
            raise StoreError(Reason("server-not-stored"))
        return await super().change(work)


async def looped() -> None:
    for _ in range(50):
        await asyncio.sleep(0)


async def test_a_closed_table_waits_for_no_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "AGAIN", 0)
    store = AwayStore(tmp_path, asyncio.get_running_loop())
    registry = TableRegistry(store, ServerSettings())
    lives = [await registry.find(await registry.open("ann", ASKED)) for _ in range(3)]
    store.is_away = True
    for live in lives:
        assert live is not None
        live.submit(Request(Do("ann", Say("hello"))))
        await live.settled()
    await looped()
    assert store.tests > len(lives)
    for live in lives:
        assert live is not None
        registry.close_table(live)
    await looped()
    before = store.tests
    await looped()
    assert store.tests == before
    registry.close()
    await store.close()


async def test_many_questions_test_the_disk_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, write = list[Path](), Path.write_bytes

    def counted(file: Path, data: bytes) -> int:
        written.append(file)
        return write(file, data)

    monkeypatch.setattr(Path, "write_bytes", counted)
    async with registered(tmp_path) as registry:
        assert set(await asyncio.gather(*(registry.trouble() for _ in range(20)))) == {None}
    assert len(written) == 1


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
            registry.let_go_of_idle()
        monkeypatch.setattr(StoredLines, "add", noted)
        assert await registry.find(table) is not None
    assert len(threads) == 1
    assert threads[0] != get_ident()


async def test_a_table_in_memory_is_found_at_the_ceiling(tmp_path: Path) -> None:
    """Also if another worker may have had it, so that it is loaded again."""
    loop = asyncio.get_running_loop()
    store = SharedFile(tmp_path, loop)
    store.let.set()
    registry = TableRegistry(store, ServerSettings(rates=Rates(tables_in_memory=1)))
    table = await registry.open("ann", ASKED)
    live = await registry.find(table)
    assert live is not None
    live.presence.visited = True
    again = await registry.find(table)
    assert again is not None
    assert again is not live
    registry.close()
    await store.close()


async def test_a_table_that_was_unloaded_is_never_returned(tmp_path: Path) -> None:
    """Also if that happened while the store was asked whether another worker has it."""
    store = SharedFile(tmp_path, asyncio.get_running_loop())
    registry = TableRegistry(store, ServerSettings())
    registry.clock = clock = HandClock()
    live = await registry.find(table := await registry.open("ann", ASKED))
    assert live is not None
    live.presence.visited = True
    finding = asyncio.create_task(registry.find(table))
    await store.was_read.wait()
    for _ in range(2):
        registry.let_go_of_idle()
    clock.advance(1)
    await looped()
    store.let.set()
    found = await finding
    assert found is not live
    assert registry.in_memory() == (found,)
    registry.close()
    await store.close()
