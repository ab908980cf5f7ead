"""Tests of the jobs of one table: one append at a time, the log decides, and a failure causes a
reload."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from mendax.core.game import MendaxError, Reason
from mendax.server.base.refusal import Refused
from mendax.server.store.disk_room import DiskRoom
from mendax.server.store.schema import StoreError
from mendax.server.tables import failures
from mendax.server.tables.automatic import AutomaticCommands
from mendax.server.tables.jobs import MOST_WAITING
from mendax.server.tables.live_table import LiveTable
from mendax.server.tables.loop_watchdog import Watch
from mendax.server.tables.requests import Reload, Request
from mendax.server.tables.stored_bytes import StoredBytes
from mendax.server.tables.table_log import StoredLines, StoredTable, TableLog
from mendax.server.wire import outbound
from mendax.table.actions import PassHost, Say, Sit
from mendax.table.commands import ByTable, Do
from mendax.table.log import LogLine
from mendax.table.table import Table
from tests.server.asker import Asker
from tests.server.hand_clock import HandClock
from tests.table.evening import BOTS, SECRET, Evening


async def _again(lines: Sequence[LogLine]) -> Table:
    return Table.load("t1", SECRET, lines, BOTS, gaps=True)


class Stored:
    """A table whose store answers when the test allows it, and may hold another worker's line."""

    def __init__(self) -> None:
        self.evening = Evening().sit("taras")
        self.log = list(self.evening.lines)
        self.waiting: list[tuple[tuple[LogLine, ...], asyncio.Future[bool]]] = []
        self.clock = HandClock()
        self.loads = 0
        self.overtaken: list[LiveTable] = []
        log, disk = TableLog(self._append, self._load), DiskRoom(Path())
        self.live = LiveTable(
            StoredTable(self.evening.again(), StoredLines(self.log, _again)),
            log,
            self.clock,
            Watch(),
            disk,
            self._add_address,
            overtaken=self.overtaken.append,
        )

    async def _append(self, _: str, lines: tuple[LogLine, ...]) -> bool:
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((lines, stored))
        return await stored

    async def _load(self, _: str) -> StoredTable:
        self.loads += 1
        table = Table.load("t1", SECRET, self.log, BOTS)
        return StoredTable(table, StoredLines(self.log, _again))

    async def _add_address(self, id: str) -> str:
        raise NotImplementedError

    def commit(self) -> None:
        """Process pending writes, storing the lines that follow the last stored line."""
        (lines, stored), *self.waiting = self.waiting
        won = lines[0].number == len(self.log) + 1
        self.log += lines if won else ()
        stored.set_result(won)

    def rival_says(self, text: str) -> None:
        """Append a line as another worker."""
        table = Table.load("t1", SECRET, self.log, BOTS)
        self.log += table.execute(Do("taras", Say(text)), 5_000_000).lines

    async def begun(self) -> None:
        """Run all work that can start before the next commit."""
        for _ in range(10):
            await asyncio.sleep(0)

    async def settle(self) -> None:
        """Commit everything until no append is pending."""
        while self.live.busy:
            if self.waiting:
                self.commit()
            await asyncio.sleep(0)

    async def join(self, person: str) -> Asker:
        """Connect a client, and wait for its welcome."""
        client = Asker(person)
        self.live.join(client, 0)
        await self.settle()
        client.heard.clear()
        return client


def say(text: str, asker: Asker | None = None, id: str = "") -> Request:
    return Request(Do("olena", Say(text), id or None), id, asker)


def kinds(client: Asker) -> list[str]:
    """Return a client's messages, by type."""
    return [message["type"] for message in client.heard]


@pytest.fixture
async def stored() -> Stored:
    return Stored()


async def test_no_news_is_sent_before_its_commit(stored: Stored) -> None:
    olena, taras = await stored.join("olena"), await stored.join("taras")
    olena.heard.clear()
    for text in ("one", "two", "three"):
        stored.live.submit(say(text, olena, text))
    await stored.begun()
    assert [[line.action for line in lines] for lines, _ in stored.waiting] == [["say one"]]
    assert stored.live.waiting == 2
    assert olena.heard == taras.heard == []
    stored.commit()
    await stored.begun()
    assert kinds(olena) == ["answer", "news"]
    assert kinds(taras) == ["news"]
    assert [[line.action for line in lines] for lines, _ in stored.waiting] == [["say two"]]
    await stored.settle()
    assert [line.action for line in stored.log[-3:]] == ["say one", "say two", "say three"]
    assert not stored.live.busy, "no task is kept where nothing is to be done"


async def test_a_settled_table_shows_stored_lines_only(
    stored: Stored,
) -> None:
    async def seen() -> int:
        await stored.live.settled()
        return stored.live.table.number

    stored.live.submit(say("one"))
    number = len(stored.log) + 1
    asked = asyncio.create_task(seen())
    await stored.begun()
    stored.live.submit(say("two"))
    stored.commit()
    await stored.begun()
    assert len(stored.waiting) == 1, "the next command is executed, and not stored"
    assert await asked == number
    await stored.settle()


async def test_an_unreachable_asker_stops_no_table() -> None:
    first, second = Stored(), Stored()

    class Deaf(Asker):
        def push(self, *texts: bytes) -> None:
            raise ConnectionError

    first.live.submit(Request(Do("nobody", Say("")), "c1", Deaf("nobody")))
    second.live.submit(say("hello"))
    await first.settle()
    assert len(second.waiting) == 1
    assert first.loads == 1, "as nobody knows what has failed"
    first.live.submit(say("again"))
    await first.begun()
    assert len(first.waiting) == 1


async def test_a_table_that_loses_an_append_is_unloaded(stored: Stored) -> None:
    askers = [Asker("olena"), Asker("taras")]
    stored.live.submit(say("mine", askers[0], "c1"))
    stored.live.submit(say("later", askers[1], "c2"))
    await stored.begun()
    stored.rival_says("first")
    await stored.settle()
    assert stored.log[-1].action == "say first"
    assert stored.overtaken == [stored.live]
    for asker in askers:
        assert asker.heard == [], "they ask again, by the same ids"
        assert asker.closed == (1012, "come again")
    with pytest.raises(Refused) as refused:
        await stored.live.settled()
    assert refused.value.reason.key == "wire-refused-moved"


async def test_automatic_commands_that_lose_an_append_are_dropped(stored: Stored) -> None:
    stored.live.submit(Request(ByTable(PassHost(1))))
    await stored.begun()
    stored.rival_says("first")
    await stored.settle()
    assert stored.log[-1].action == "say first"
    assert stored.overtaken == [stored.live]


async def test_a_repetition_is_answered_without_a_line(stored: Stored) -> None:
    asker = Asker("olena")
    for _ in range(2):
        stored.live.submit(say("once", asker, "c1"))
    await stored.settle()
    number = len(stored.log)
    assert [heard["number"] for heard in asker.heard] == [number, number]
    assert [line.action for line in stored.log].count("say once") == 1


async def test_a_refused_command_of_a_timer_starts_the_timers_again(
    stored: Stored, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[AutomaticCommands] = []

    def start_timers(automatic: AutomaticCommands) -> bool:
        started.append(automatic)
        return False

    monkeypatch.setattr(AutomaticCommands, "start_timers", start_timers)
    stored.live.submit(Request(Do("nobody", Say(""))))
    await stored.settle()
    assert len(started) == 1


async def test_an_unstorable_line_is_refused_and_the_table_unchanged(stored: Stored) -> None:
    olena = await stored.join("olena")
    stored.live.submit(say("lost", olena, "c1"))
    await stored.begun()
    (_, lost), *stored.waiting = stored.waiting
    lost.set_exception(StoreError(Reason("server-not-stored")))
    await stored.begun()
    assert olena.heard[0]["reason"]["key"] == "wire-refused-not-stored"
    assert kinds(olena)[1:] == ["welcome"], "the table was loaded again"
    assert stored.live.table.number == len(stored.log)
    stored.live.submit(say("kept", olena, "c2"))
    await stored.settle()
    assert stored.log[-1].action == "say kept"


async def test_a_changed_log_is_loaded_after_pending_appends(stored: Stored) -> None:
    olena = await stored.join("olena")
    stored.live.submit(say("one", olena, "c1"))
    stored.live.submit(Reload())
    await stored.begun()
    assert stored.loads == 0
    await stored.settle()
    assert stored.loads == 1
    assert kinds(olena) == ["answer", "news", "welcome"]


def fails(*_: object) -> None:
    raise ZeroDivisionError


def refuses(*_: object) -> None:
    raise MendaxError(Reason("wire-refused-failed"))


@pytest.mark.parametrize("failing", [fails, refuses])
@pytest.mark.parametrize("where", ["before it is stored", "afterwards"])
async def test_three_failures_in_a_row_set_the_table_aside(
    stored: Stored, where: str, failing: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(failures, "AGAIN", 0)
    asker, olena = Asker("olena"), await stored.join("olena")
    early = where == "before it is stored"
    broken: tuple[object, str] = (outbound, "news") if early else (StoredBytes, "charge")
    monkeypatch.setattr(*broken, failing)
    for number in range(3):
        stored.live.submit(say(f"try {number}", asker, f"c{number}"))
        await stored.settle()
    assert olena.heard[-1]["reason"]["key"] == "table-set-aside-failed"
    assert olena.closed == (1011, "the table is set aside")
    stored.live.submit(say("too late", asker, "c9"))
    await stored.settle()
    assert asker.heard[-1]["reason"]["key"] == "table-set-aside-failed"
    with pytest.raises(Refused):
        await stored.live.settled()
    kept = [line.action for line in stored.log if line.action.startswith("say")]
    assert len(kept) == (0 if early else 3), "what failed in telling is stored"


class Watcher:
    """An admin who watches."""

    def hear(self, entries: object) -> None:
        """Ignore entries."""

    def end(self) -> None:
        """Ignore the end."""


async def test_a_monitor_is_shown_once_pending_lines_are_stored(stored: Stored) -> None:
    """The message names people, so it must not come from an unstored command."""
    taras, nina = await stored.join("taras"), await stored.join("nina")
    taras.heard.clear()
    stored.live.submit(Request(Do("nina", Sit("Nina"))))
    await stored.begun()
    with stored.live.monitored(Watcher()):
        await stored.begun()
        assert taras.heard == []
        (_, lost), *stored.waiting = stored.waiting
        lost.set_exception(StoreError(Reason("server-not-stored")))
        await stored.begun()
        present = [message for message in taras.heard if message["type"] == "present"]
        assert [each["spectators"] for each in present] == [2]
    await stored.settle()
    assert taras.heard[-1]["spectators"] == 1
    assert not nina.closed


async def test_the_queue_of_a_table_is_bounded(stored: Stored) -> None:
    asker, late = Asker("olena"), Asker("taras")
    for number in range(MOST_WAITING + 10):
        stored.live.submit(say("again", asker, f"c{number}"))
    stored.live.join(late, 0)
    assert stored.live.waiting <= MOST_WAITING
    refused = [message["reason"]["key"] for message in asker.heard]
    assert refused == ["wire-refused-not-stored"] * 10
    assert late.closed == (1012, "come again"), "the client connects again"
    await stored.settle()
    assert len(asker.heard) == MOST_WAITING + 10
