"""Tests of whole games over real sockets, and of the jobs of one table."""

import asyncio
import gc
import random
import weakref
from collections.abc import Callable

import pytest

from mendax.core.game import MendaxError, Reason
from mendax.server.tables import bot_process
from mendax.server.tables.automatic import AutomaticCommands
from mendax.server.tables.jobs import MOST_WAITING
from mendax.server.tables.live_table import LiveTable
from mendax.server.tables.requests import Request
from mendax.server.tables.stored_bytes import StoredBytes
from mendax.server.wire import outbound
from mendax.server.wire.refusal import Refused
from mendax.table.actions import Say
from mendax.table.commands import Do
from tests.server.asker import Asker
from tests.server.guests import Guest, Served, guests, play, seated
from tests.server.hand_clock import HandClock
from tests.server.tables.memory_store import Store, turns
from tests.table.evening import Evening


async def test_spectators_may_be_shut_out(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben", "Cy") as (ann, ben, cy):
        one, other = await seated([ann, ben])
        await one.do("set-table", settings={"spectators": False})
        await one.do("start")
        watching = await cy.enter(one.table["id"])
        assert watching.game is None
        await play([one, other], random.Random(1), moves=6)
        assert [m for m in watching.heard if m["type"] == "news" and m["entries"]] == []
        for page in ("record/1", "aid"):
            denied = await cy.http.get(f"/api/tables/{one.table['id']}/{page}")
            assert denied.status_code == 403
            assert denied.json()["reason"]["key"] == "wire-refused-not-yours"


async def all_left(served: Served, table: str) -> None:
    """Wait until the server knows that no client is at the table."""
    while not served.live(table).idle:  # noqa: ASYNC110 - no event for it
        await asyncio.sleep(0)


async def played(served: Served, people: list[Guest]) -> list[weakref.ref[object]]:
    """Return weak references to a table after a game with a bot, once all people have left."""
    tabs = await seated(people, bots=["odds"])
    await tabs[0].do("start")
    await play(tabs, random.Random(5), moves=8)
    live = served.live(tabs[0].table["id"])
    there = live, live.table, live.table.state, *live.presence.subscribers
    for tab in tabs:
        await tab.close()
    await all_left(served, live.table.id)
    return [weakref.ref(one) for one in there]


async def test_the_memory_of_a_table_is_free_once_it_is_unloaded(
    served: Served, quick_bots: None
) -> None:
    registry = served.context.registry
    gc.collect()
    gc.disable()  # no garbage collection of cycles
    try:
        async with guests(served.base, "Ann", "Ben") as people:
            left = [await played(served, people) for _ in range(3)]
            for _ in range(2):
                registry.unload_idle()
            assert registry.tables == 0
            await people[0].open()  # the last stored batch stays referenced until the next one
            kept = [one for table in left for reference in table if (one := reference())]
            assert kept == []
    finally:
        gc.enable()


@pytest.mark.parametrize("bot", ["odds", "liar"])
async def test_a_bot_that_fails_does_not_stop_the_table(
    served: Served, quick_bots: None, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    class Broken:
        """Fails, or chooses an action that was not offered."""

        def __init__(self, *_: object) -> None: ...

        def hear(self, event: object) -> None: ...

        def choose(self, *_: object) -> object:
            if bot == "odds":
                raise KeyError("confused")
            return Say("I am no move")

    monkeypatch.setattr(bot_process, "seated", lambda *_, **__: Broken())
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open(bots=[bot], changes={"lives": 1}))
        await tab.do("start")
        await play([tab], random.Random(8))
        await tab.until(lambda t: t.over)


async def test_another_game_at_the_same_table(served: Served, quick_bots: None) -> None:
    async with guests(served.base, "Ann", "Ben", "Cy") as (ann, ben, cy):
        tabs = await seated([ann, ben], changes={"lives": 1})
        watching = await cy.enter(tabs[0].table["id"])
        await tabs[0].do("start")
        await play(tabs, random.Random(1))
        assert (await tabs[0].do("set-game", game="french_poker"))["reason"] is None
        for tab in (*tabs, watching):
            await tab.until(lambda t: t.table["game"] == "french_poker")
            assert tab.game is None
        await tabs[0].do("set-rules", preset="standard", changes=["tokens=1"])
        assert (await tabs[0].do("start"))["reason"] is None
        await play(tabs, random.Random(2))
        for number, game in ((1, "mia"), (2, "french_poker")):
            record = await ann.http.get(f"/api/tables/{tabs[0].table['id']}/record/{number}")
            assert record.text.startswith(f"heading mendax/1 {game} {number} seat1 ")
        address = f"/api/tables/{tabs[0].table['id']}/lessons/1"
        assert (await ann.http.get(address)).status_code in (200, 404)


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
    assert not tabled.live.busy, "no task is kept without jobs"


async def test_an_unreachable_asker_stops_no_table(tabled: Tabled) -> None:
    other = Tabled()

    class Deaf(Asker):
        def push(self, *texts: bytes) -> None:
            raise ConnectionError

    tabled.live.submit(Request(Do("nobody", Say("")), "c1", Deaf("nobody")))
    other.live.submit(say("hello"))
    await turns()
    assert other.store.lines[-1].action == "say hello"
    assert tabled.store.loads == 1, "because the failure is unknown"
    tabled.live.submit(say("again"))
    await turns()
    assert tabled.store.lines[-1].action == "say again"


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
    assert len(kept) == (0 if early else 3), "an entry whose broadcast failed is stored"


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


async def test_a_refused_command_of_a_timer_starts_the_timers_again(
    tabled: Tabled, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[AutomaticCommands] = []

    def start_timers(automatic: AutomaticCommands) -> bool:
        started.append(automatic)
        return False

    monkeypatch.setattr(AutomaticCommands, "start_timers", start_timers)
    tabled.live.submit(Request(Do("nobody", Say(""))))
    await turns()
    assert len(started) == 1
