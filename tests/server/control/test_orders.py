"""What whoever runs a server may ask and order: each question of the control socket."""

import asyncio
import os
import random
from collections.abc import AsyncGenerator
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from mendax.core.game import Reason
from mendax.server.access.program_keys import REVOKED
from mendax.server.control.messages import (
    AddBan,
    AnnounceToAll,
    Answered,
    BanListed,
    CloseTable,
    Counted,
    Drain,
    FindPersons,
    Heard,
    LiftBan,
    ListBans,
    ListKeys,
    ListPeople,
    ListTables,
    ListWorkers,
    MakeKey,
    MeasureWorkers,
    NotPossible,
    PersonFound,
    PersonListed,
    Question,
    RestartWorkers,
    RevokeKey,
    TableListed,
    WatchTable,
    line,
)
from mendax.server.control.orders import Orders
from mendax.server.house.notices import HouseNotices
from mendax.server.store.schema import StoreError
from tests.reasons import because
from tests.server.guests import Served, Tab, guests, play, seated
from tests.server.hand_clock import HandClock
from tests.server.hostile import until
from tests.server.programs.comers import hears, online, seat_for


class Ends:
    """The orders of a server, which keep whether it was ended."""

    def __init__(self, served: Served) -> None:
        self.ended = False
        self.orders = Orders(served.context, self._end)

    def _end(self) -> None:
        self.ended = True

    async def ask(self, question: Question) -> list[Any]:
        return [part async for part in self.orders.answer(question)]


@pytest.fixture
def ends(served: Served) -> Ends:
    return Ends(served)


async def closed(tab: Tab) -> tuple[int, str]:
    gone: tuple[int, str] = await tab.until(lambda t: t.closed)
    return gone


async def test_keys_are_made_listed_and_revoked(served: Served, ends: Ends) -> None:
    async with guests(served.base, "Ann") as (ann,):
        table = await ann.open()
        await seat_for(ann, table)
        (made,) = await ends.ask(MakeKey("the house's"))
        own, seat = await ends.ask(ListKeys())
        assert (own.name, own.owner, own.table) == ("the house's", "house", None)
        assert (seat.name, seat.table) == ("Program", table)
        line = await online(served, made.secret)
        await hears(line, "online")
        assert await ends.ask(RevokeKey(own.key[:6])) == [Counted(1)]
        assert (await closed(line))[0] == REVOKED
        with pytest.raises(NotPossible, check=because("control-no-key")):
            await ends.ask(RevokeKey(own.key))
        assert [row.key for row in await ends.ask(ListKeys())] == [seat.key]


@pytest.mark.parametrize("by", ["address", "person"])
async def test_a_ban_reaches_programs_that_are_online(served: Served, ends: Ends, by: str) -> None:
    (made,) = await ends.ask(MakeKey("the house's"))
    line = await online(served, made.secret)
    await hears(line, "online")
    ((_, person, *_),) = await served.context.keys.every()
    who = "127.0.0.1" if by == "address" else person[:8]
    assert await ends.ask(AddBan(who)) == [Counted(1)]
    assert (await closed(line))[0] == 1008
    assert (await line.refusal())["key"] == "wire-refused-banned"
    await until(lambda: not served.context.program_lines.places)
    with pytest.raises((InvalidStatus, OSError)):
        await online(served, made.secret)


@pytest.mark.usefixtures("clock")
async def test_the_tables_in_memory_are_listed(served: Served, ends: Ends) -> None:
    assert await ends.ask(ListTables()) == []
    async with guests(served.base, "Ann", "Bo") as people:
        tabs = await seated(people, bots=["truthful"])
        table = tabs[0].table["id"]
        (listed,) = await ends.ask(ListTables())
    assert isinstance(listed, TableListed)
    assert (listed.id, listed.game, listed.phase, listed.games) == (table, "mia", "gathering", 0)
    assert {"Ann", "Bo"} < set(listed.seats)
    assert (listed.bots, listed.sockets, listed.set_aside) == (1, 2, False)


@pytest.mark.usefixtures("clock")
async def test_people_are_listed_with_enough_of_them_to_ban_them(
    served: Served, ends: Ends
) -> None:
    async with guests(served.base, "Ann", "Bo", "Eve") as (ann, bo, eve):
        tabs = await seated([ann, bo])
        table = tabs[0].table["id"]
        watching = await eve.enter(table)
        listed: list[PersonListed] = await ends.ask(ListPeople(table[:15]))
        assert [(one.name, one.seat) for one in listed] == [("Ann", 1), ("Bo", 2), (None, None)]
        assert {(one.address, one.sockets) for one in listed} == {("127.0.0.1", 1)}
        assert {len(one.person) for one in listed} == {8}
        assert await ends.ask(AddBan(listed[2].person, 3600)) == [Counted(1)]
        assert await closed(watching) == (1008, "not let in")
        assert (await eve.http.get(f"/api/tables/{table}")).status_code == 403
        assert (await bo.http.get(f"/api/tables/{table}")).status_code == 200
        (ban,) = await ends.ask(ListBans())
        assert isinstance(ban, BanListed)
        assert (ban.kind, ban.who) == ("person", listed[2].person)
        assert await ends.ask(LiftBan(ban.who)) == []
        assert (await eve.http.get(f"/api/tables/{table}")).status_code == 200


@pytest.mark.usefixtures("clock")
async def test_an_address_is_kept_out_of_everything(served: Served, ends: Ends) -> None:
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open())
        assert await ends.ask(AddBan("127.0.0.1", None)) == [Counted(1)]
        await closed(tab)
        answer = await ann.http.get("/")
        assert answer.status_code == 403
        assert answer.json()["reason"]["key"] == "wire-refused-banned"
        await ends.ask(LiftBan("127.0.0.1"))
        assert (await ann.http.get("/api/games")).status_code == 200


async def test_who_is_banned_while_the_disk_is_full_is_hung_up_on(
    served: Served, ends: Ends, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise StoreError(Reason("server-not-stored"))

    monkeypatch.setattr(HouseNotices, "change", full)
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open())
        other = await ann.enter(await ann.open())
        with pytest.raises(StoreError, check=because("server-not-stored")):
            await ends.ask(CloseTable(other.table["id"], None))
        assert (await closed(other))[0] == 1011
        with pytest.raises(StoreError, check=because("server-not-stored")):
            await ends.ask(AddBan("127.0.0.1", None))
        assert (await closed(tab))[0] == 1008
        assert (await ann.http.get("/")).status_code == 403


@pytest.mark.usefixtures("clock")
async def test_a_closed_table_lets_nobody_in_until_it_is_opened(served: Served, ends: Ends) -> None:
    async with guests(served.base, "Ann", "Bo") as (ann, bo):
        tabs = await seated([ann, bo])
        table = tabs[0].table["id"]
        other = await ann.open()
        assert await ends.ask(CloseTable(table, None)) == [Counted(2)]
        for tab in tabs:
            await closed(tab)
            assert (await tab.refusal())["key"] == "wire-refused-closed"
        answer = await ann.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["reason"]["key"]) == (403, "wire-refused-closed")
        assert (await ann.http.get(f"/api/tables/{other}")).status_code == 200
        await ends.ask(LiftBan(table))
        again = await bo.enter(table)
        assert [seat["name"] for seat in again.table["seats"]] == ["Ann", "Bo"], "its log is kept"


@pytest.mark.usefixtures("clock")
async def test_what_is_announced_is_heard_by_all_and_by_whoever_comes(
    served: Served, ends: Ends
) -> None:
    def said(tab: Tab) -> list[dict[str, Any]]:
        return [message for message in tab.heard if message["type"] == "announcement"]

    async with guests(served.base, "Ann", "Bo") as (ann, bo):
        tab = await ann.enter(await ann.open())
        assert not said(tab)
        assert await ends.ask(AnnounceToAll("Tea\x1b[2J\nis ready.")) == [Counted(1)]
        (heard,) = await tab.until(said)
        assert (heard["text"], heard["draining"]) == ("Tea [2J is ready.", False)
        late = await bo.enter(await bo.open())
        assert (await late.until(said))[0]["text"] == heard["text"]
        await ends.ask(AnnounceToAll(""))
        assert (await tab.until(lambda t: said(t)[1:]))[0]["text"] == ""
        after = await bo.enter(await bo.open())
        await after.do("say", text="Hello")
        assert not said(after)


@pytest.mark.usefixtures("quick_bots")
async def test_a_server_that_drains_lets_the_running_game_end_and_then_ends(
    served: Served, clock: HandClock, ends: Ends
) -> None:
    async with guests(served.base, "Ann", "Bo") as (ann, bo):
        tabs = await seated([ann, bo], changes={"lives": 1})
        waiting = await seated([ann, bo])
        await tabs[0].do("start")
        assert await ends.ask(Drain()) == [Counted(1)]
        clock.advance(5)
        assert not ends.ended, "a game runs"
        body = {"game": "mia", "name": "Ann"}
        refused = await ann.http.post("/api/tables", json=body)
        assert (refused.status_code, refused.json()["reason"]["key"]) == (
            *(503, "wire-refused-draining"),
        )
        assert (await ann.http.get("/api/ready")).status_code == 503
        assert (await ann.http.get("/api/health")).status_code == 200
        answer = await waiting[0].do("start")
        assert answer["reason"]["key"] == "wire-refused-draining"
        for tab in waiting:
            assert (await tab.do("ready", on=True))["reason"] is None
        await play(tabs, random.Random(5))
        assert waiting[0].table["phase"] == "gathering", "all are ready, and no game begins"
        clock.advance(1)
        assert ends.ended


async def test_draining_ends_in_its_time_and_can_be_taken_back(
    served: Served, clock: HandClock, ends: Ends
) -> None:
    async with guests(served.base, "Ann", "Bo") as (ann, bo):
        tabs = await seated([ann, bo])
        await ends.ask(Drain(60))
        await ends.ask(Drain(60, on=False))
        clock.advance(100)
        assert not ends.ended
        await tabs[0].do("start")
        await ends.ask(Drain(60))
        clock.advance(59)
        assert not ends.ended
        clock.advance(2)
        assert ends.ended


class Watching:
    """Somebody who watches a table over the control socket."""

    def __init__(self, parts: AsyncGenerator[Answered, None]) -> None:
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
async def test_who_watches_hears_what_a_spectator_hears_and_is_seen(
    served: Served, ends: Ends
) -> None:
    async with guests(served.base, "Ann", "Bo", "Eve") as (ann, bo, eve):
        tabs = await seated([ann, bo], bots=["truthful"], changes={"lives": 1})
        table = tabs[0].table["id"]
        spectator = await eve.enter(table)
        watching = Watching(ends.orders.answer(WatchTable(table[:12])))
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
async def test_who_watches_goes_on_when_nobody_else_is_there(served: Served, ends: Ends) -> None:
    registry = served.context.registry
    async with guests(served.base, "Ann") as (ann,):
        (host,) = await seated([ann])
        watching = ends.orders.answer(WatchTable(host.table["id"]))
        assert await anext(watching) == Counted(1)
        await host.close()
        await until(lambda: registry.sockets == 0)
        for _ in range(3):
            registry.let_go_of_idle()
        assert registry.tables == 1
        await (await ann.enter(host.table["id"])).do("say", text="back")
        heard = await anext(watching)
        assert isinstance(heard, Heard)
        assert "back" in "".join(heard.events)
        await watching.aclose()
        assert ann.tabs[1].closed is None


async def test_a_table_without_spectators_is_not_watched(served: Served, ends: Ends) -> None:
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open())
        table = tab.table["id"]
        watching = Watching(ends.orders.answer(WatchTable(table)))
        await watching.begun.wait()
        answer = await tab.do("set-table", settings={"spectators": False})
        assert answer["reason"] is None, answer
        await tab.do("say", text="Thunderstruck")
        await watching.task
        assert "Thunderstruck" not in repr(watching.heard), "and it ended at once"
        with pytest.raises(NotPossible, check=because("control-private")):
            await ends.ask(WatchTable(table))


@pytest.mark.parametrize(
    ("question", "key"),
    [
        (WatchTable("a"), "control-which-table"),
        (CloseTable("b"), "control-which-table"),
        (ListPeople("c"), "control-which-table"),
        (AddBan("nobody"), "control-which-person"),
        (LiftBan("nobody"), "control-no-ban"),
    ],
)
async def test_what_is_not_there_is_named(ends: Ends, question: Question, key: str) -> None:
    with pytest.raises(NotPossible, check=because(key)):
        await ends.ask(question)


async def test_a_server_alone_is_one_worker_with_nobody_to_take_its_place(
    served: Served, ends: Ends
) -> None:
    async with guests(served.base, "Ann") as people:
        await seated(people)
        (worker,) = await ends.ask(ListWorkers())
        assert (worker.number, worker.pid, worker.state) == (1, os.getpid(), "serving")
        assert (worker.tables, worker.sockets) == (1, 1)
        with pytest.raises(NotPossible, check=because("control-one-worker")):
            await ends.ask(RestartWorkers())


async def test_who_is_connected_is_found_by_a_beginning(served: Served, ends: Ends) -> None:
    async with guests(served.base, "Ann", "Bob") as people:
        tabs = await seated(people)
        listed = await ends.ask(ListPeople(tabs[0].table["id"]))
        found = [await ends.ask(FindPersons(person.person)) for person in listed]
        assert all(len(each) == 1 for each in found)
        for (one,), person in zip(found, listed, strict=True):
            assert isinstance(one, PersonFound)
            assert one.person.startswith(person.person)
            assert one.person != person.person
        assert await ends.ask(FindPersons("zz")) == []


async def test_what_is_counted_is_told_by_numbers_alone(served: Served, ends: Ends) -> None:
    async with guests(served.base, "Annabel", "Bob") as people:
        tabs = await seated(people)
        await tabs[0].do("start")
        await play(tabs, random.Random(1), moves=3)
        (told,) = await ends.ask(MeasureWorkers())
        assert ("mia", "person", 3) in told.measured.moves
        assert (told.measured.tables, told.measured.sockets) == (1, 2)
        assert told.measured.resident > 0
        assert tabs[0].table["id"].encode() not in line(told)
