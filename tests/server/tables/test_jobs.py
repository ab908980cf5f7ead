"""Tests of the jobs of one table: what waits for a commit, and what a failure does."""

import asyncio
from collections.abc import Callable

import pytest

from mendax.core.game import MendaxError, Reason
from mendax.server.base.refusal import Refused
from mendax.server.tables.jobs import MOST_WAITING
from mendax.server.tables.live_table import LiveTable
from mendax.server.tables.requests import Request
from mendax.server.tables.stored_bytes import StoredBytes
from mendax.server.wire import outbound
from mendax.table.actions import Say, Sit
from mendax.table.commands import Do
from tests.server.asker import Asker
from tests.server.hand_clock import HandClock
from tests.server.tables.memory_store import Store, turns
from tests.table.evening import Evening


def say(text: str, asker: Asker | None = None, id: str = "") -> Request:
    return Request(Do("olena", Say(text), id or None), id, asker)


class Tabled:
    """A table of two over a store."""

    def __init__(self) -> None:
        self.store, self.overtaken = Store(Evening().sit("taras").lines), list[LiveTable]()
        self.live = self.store.table(HandClock(), self.overtaken)

    async def join(self, person: str) -> Asker:
        """Connect a client, which forgets its welcome."""
        client = Asker(person)
        self.live.join(client, 0)
        await turns()
        client.heard.clear()
        return client


@pytest.fixture
async def tabled() -> Tabled:
    return Tabled()


async def test_a_settled_table_shows_stored_lines_only(tabled: Tabled) -> None:
    async def seen() -> int:
        await tabled.live.settled()
        return tabled.live.table.number

    tabled.store.goes("hangs")
    tabled.live.submit(say("one"))
    asked = asyncio.create_task(seen())
    await turns()
    tabled.live.submit(say("two"))
    tabled.store.goes("well")
    number = len(tabled.store.lines) + 1
    await turns()
    assert await asked == number
    assert tabled.live.table.number == number + 1
    assert not tabled.live.busy, "no task is kept where nothing is to be done"


async def test_an_unreachable_asker_stops_no_table(tabled: Tabled) -> None:
    other = Tabled()

    class Deaf(Asker):
        def push(self, *texts: bytes) -> None:
            raise ConnectionError

    tabled.live.submit(Request(Do("nobody", Say("")), "c1", Deaf("nobody")))
    other.live.submit(say("hello"))
    await turns()
    assert other.store.lines[-1].action == "say hello"
    assert tabled.store.loads == 1, "as nobody knows what has failed"
    tabled.live.submit(say("again"))
    await turns()
    assert tabled.store.lines[-1].action == "say again"


async def test_a_table_that_loses_an_append_answers_no_one(tabled: Tabled) -> None:
    askers = [Asker("olena"), Asker("taras")]
    tabled.store.goes("hangs")
    for number, asker in enumerate(askers):
        tabled.live.submit(say("mine", asker, f"c{number}"))
    await turns()
    tabled.store.lines += Evening().sit("taras").do("taras", Say("first")).lines
    tabled.store.goes("well")
    await turns()
    assert tabled.store.lines[-1].action == "say first"
    assert tabled.overtaken == [tabled.live]
    for asker in askers:
        assert (asker.heard, asker.closed) == ([], (1012, "come again"))
    with pytest.raises(Refused) as refused:
        await tabled.live.settled()
    assert refused.value.reason.key == "wire-refused-moved"


def fails(*_: object) -> None:
    raise ZeroDivisionError


def refuses(*_: object) -> None:
    raise MendaxError(Reason("wire-refused-failed"))


@pytest.mark.parametrize("failing", [fails, refuses])
@pytest.mark.parametrize("where", ["before it is stored", "afterwards"])
async def test_three_failures_in_a_row_set_the_table_aside(
    tabled: Tabled, where: str, failing: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    asker, olena = Asker("olena"), await tabled.join("olena")
    early = where == "before it is stored"
    broken: tuple[object, str] = (outbound, "news") if early else (StoredBytes, "charge")
    monkeypatch.setattr(*broken, failing)
    for number in range(3):
        tabled.live.submit(say(f"try {number}", asker, f"c{number}"))
        await turns()
    assert olena.heard[-1]["reason"]["key"] == "table-set-aside-failed"
    assert olena.closed == (1011, "the table is set aside")
    tabled.live.submit(say("too late", asker, "c9"))
    await turns()
    assert asker.heard[-1]["reason"]["key"] == "table-set-aside-failed"
    with pytest.raises(Refused):
        await tabled.live.settled()
    kept = [line.action for line in tabled.store.lines if line.action.startswith("say")]
    assert len(kept) == (0 if early else 3), "what failed in telling is stored"


class Watcher:
    """An admin who watches."""

    def hear(self, entries: object) -> None:
        """Ignore entries."""

    def end(self) -> None:
        """Ignore the end."""


async def test_a_monitor_is_shown_once_pending_lines_are_stored(tabled: Tabled) -> None:
    """The message names people, so it must not come from an unstored command."""
    taras, nina = await tabled.join("taras"), await tabled.join("nina")
    taras.heard.clear()
    tabled.store.goes("hangs")
    tabled.live.submit(Request(Do("nina", Sit("Nina"))))
    await turns()
    with tabled.live.monitored(Watcher()):
        await turns()
        assert taras.heard == []
        tabled.store.goes("well")
        await turns()
        present = [message for message in taras.heard if message["type"] == "present"]
        assert [each["spectators"] for each in present][-1] == 1
    await turns()
    assert taras.heard[-1]["spectators"] == 0
    assert not nina.closed


async def test_the_queue_of_a_table_is_bounded(tabled: Tabled) -> None:
    asker, late = Asker("olena"), Asker("taras")
    for number in range(MOST_WAITING + 10):
        tabled.live.submit(say("again", asker, f"c{number}"))
    tabled.live.join(late, 0)
    assert tabled.live.waiting <= MOST_WAITING
    refused = [message["reason"]["key"] for message in asker.heard]
    assert refused == ["wire-refused-not-stored"] * 10
    assert late.closed == (1012, "come again"), "the client connects again"
    await turns(5 * MOST_WAITING)
    assert len(asker.heard) == MOST_WAITING + 10
