"""One table at several workers of a house: whoever is where hears, sees and may do the same."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

from mendax.server.bus.in_process import Exchange, InProcessBus
from mendax.server.store import grouping
from mendax.server.store.postgresql import writer
from mendax.server.tables import automatic, bot_seats, other_workers, registry, rounds
from mendax.server.tables.admission import REMOVED
from mendax.server.tables.clock import LoopClock
from mendax.table.record.verify import verify
from tests.server.guests import Guest, Message, Served, Tab, any_action, play, seated, serving
from tests.server.hand_clock import HandClock
from tests.server.secrecy import even_moments, whole_game

Delivers = Callable[[str, bytes], bool]
T = TypeVar("T")


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine may be slow; rounds are made often."""
    monkeypatch.setattr(writer, "PATIENCE", 600.0)
    monkeypatch.setattr(grouping, "_FRESH", -1.0)
    monkeypatch.setattr(rounds, "SECONDS", 0.05)


class House:
    """Some workers of one database, and people who go to them in turn."""

    def __init__(self, workers: list[Served]) -> None:
        self.workers = workers
        self.people: list[Guest] = []

    def guest(self, name: str, worker: int) -> Guest:
        """Somebody whose browser asks this worker."""
        self.people.append(Guest(self.workers[worker].base, name))
        return self.people[-1]

    def guests(self, *names: str) -> list[Guest]:
        """People who go to one worker after the other."""
        return [self.guest(name, n % len(self.workers)) for n, name in enumerate(names)]

    async def at(self, guest: Guest, worker: int) -> Guest:
        """The same person, by way of another worker."""
        named = f"{guest.name}{len(self.people)}"  # ids of commands are made of it
        other = self.guest(named, worker)
        if not guest.cookie:
            await guest.http.post("/api/session")
        other.http.cookies.update(guest.http.cookies)
        return other


@asynccontextmanager
async def house(
    database: str, folder: Path, delivers: Delivers = lambda *_: True, workers: int = 2
) -> AsyncIterator[House]:
    """Workers in this loop, whose bus loses what is not to be delivered."""
    exchange = Exchange(delivers)
    async with AsyncExitStack() as open_until:
        made = []
        for number in range(workers):
            (own := folder / f"worker{number}").mkdir(parents=True)
            bus = InProcessBus(exchange)
            at = serving(own, database=database, bus=bus)
            made.append(await open_until.enter_async_context(at))
        there = House(made)
        try:
            yield there
        finally:
            for guest in there.people:
                await guest.go()


async def sound(there: House, tabs: list[Tab]) -> None:
    """The log has no gap, its record verifies, and everybody heard each entry once, in order."""
    table = tabs[0].table["id"]
    lines = await there.workers[0].context.store.read(table)
    assert [line.number for line in lines] == list(range(1, len(lines) + 1))
    for tab in tabs:
        await tab.reaches(len(lines))
        numbers = [entry["number"] for entry in tab.entries]
        assert numbers == list(range(len(lines) - len(numbers) + 1, len(lines) + 1))
    record = await there.people[0].http.get(f"/api/tables/{table}/record/1")
    assert verify(record.text) == ()


GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("mia", {"changes": {"lives": 2}}),
    ("french_poker", {"changes": {"tokens": 1}}),
    ("sword_of_lies", {"preset": "quick"}),
)


@pytest.mark.parametrize(("game", "asked"), GAMES)
@pytest.mark.usefixtures("quick_bots")
async def test_whole_games(database: str, tmp_path: Path, game: str, asked: dict[str, Any]) -> None:
    told: list[tuple[str, bytes]] = []

    def kept(channel: str, message: bytes) -> bool:
        told.append((channel, message))
        return True

    async with house(database, tmp_path, kept) as there:
        people = there.guests("Ann", "Ben", "Eve")
        tabs = await whole_game(there.workers[0], people, game, 20, game=game, **asked)
        await sound(there, tabs)
        nothing_hidden(told, await there.workers[0].context.store.read(tabs[0].table["id"]))


def nothing_hidden(told: list[tuple[str, bytes]], lines: list[Any]) -> None:
    """What workers told each other names neither what was done nor by which words."""
    assert told
    said = {"type", "worker", "number", "count", "devices", "screens", "monitors", "awake"}
    of_tables = [text for channel, text in told if channel.startswith("table/")]
    for message in map(json.loads, of_tables):
        assert message.keys() <= said | {"moved", "waits", "asks"}, message
        assert message["type"] in ("stored-up-to", "here-at")
    everything = b"\n".join(of_tables)
    assert not any(line.action.encode() in everything for line in lines)


@pytest.mark.parametrize(
    ("game", "asked"), [GAMES[0], ("french_poker", {"changes": {"tokens": 3}}), GAMES[2]]
)
async def test_everybody_hears_what_they_would_hear_at_one_worker(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, asked: dict[str, Any]
) -> None:
    monkeypatch.setattr(registry, "_new_secret", lambda: b"s" * 32)
    monkeypatch.setattr(LoopClock, "now", even_moments())
    heard: list[list[list[Message]]] = []
    for workers in (1, 2):
        ids = iter(f"{'t' * 15}{workers}")
        monkeypatch.setattr(registry, "_new_id", lambda: "".join(ids))  # noqa: B023
        async with house(database, tmp_path / str(workers), workers=workers) as there:
            *players, eve = there.guests("Ann", "Ben", "Cy", "Eve")
            tabs = await seated(players, game=game, **asked)
            tabs.append(await eve.enter(tabs[0].table["id"]))
            assert (await tabs[0].do("start"))["reason"] is None
            await asyncio.gather(*(tab.until(lambda t: t.game) for tab in tabs))
            await play(tabs, random.Random(game), moves=60)
            await tabs[1].do("say", text="Hm")
            last = max(tab.number for tab in tabs)
            await asyncio.gather(*(tab.reaches(last) for tab in tabs))
            news = [[m for m in tab.heard if m["type"] == "news"] for tab in tabs]
            told = json.dumps(news).replace(tabs[0].table["id"], "here")
            heard.append(json.loads(told))
    for at_one, at_two in zip(*heard, strict=True):
        assert len(at_one) > 10
        assert at_one == at_two


@pytest.mark.parametrize("lost", [2, 1], ids=["half", "all"])
@pytest.mark.usefixtures("quick_bots")
async def test_a_bus_that_loses_messages_makes_it_only_slower(
    database: str, tmp_path: Path, lost: int
) -> None:
    luck = random.Random(lost)
    async with house(database, tmp_path, lambda *_: bool(luck.randrange(lost))) as there:
        tabs = await seated(there.guests("Ann", "Ben"), bots=["odds"], changes={"lives": 2})
        await tabs[0].do("start")
        await play(tabs, random.Random(5))
        await asyncio.gather(*(tab.until(lambda t: t.over) for tab in tabs))
        await sound(there, tabs)


async def test_who_act_in_the_same_moment_are_both_done(database: str, tmp_path: Path) -> None:
    async with house(database, tmp_path) as there:
        tabs = await seated(there.guests("Ann", "Ben"))
        answers: list[Message] = []
        for number in range(10):
            said = [tab.do("say", text=f"{tab.you} {number}") for tab in tabs]
            answers = await asyncio.gather(*said)
            assert [answer["reason"] for answer in answers] == [None, None]
        last = max(answer["number"] for answer in answers)
        for tab in tabs:
            await tab.reaches(last)
            assert len([e for e in tab.events if e["kind"] == "said"]) == 20
            assert [m["type"] for m in tab.heard].count("welcome") == 1, "others' are plain news"
        both = [[e for e in tab.entries if e["events"][0]["kind"] == "said"] for tab in tabs]
        assert both[0] == both[1]


async def test_whoever_comes_sees_all_that_was_answered_before_elsewhere(
    database: str, tmp_path: Path
) -> None:
    async with house(database, tmp_path, lambda *_: False) as there:
        ann, ben = there.guests("Ann", "Ben")
        one = await ann.enter(await ann.open())
        table = one.table["id"]
        await ben.enter(table)
        again = await there.at(ann, 1)
        for name in ("Anna", "Anne", "Annie"):
            assert (await one.do("rename", name=name))["reason"] is None
            seen = await ben.http.get(f"/api/tables/{table}")
            assert seen.json()["seats"][0]["name"] == name
            back = await again.enter(table)
            assert back.table["seats"][0]["name"] == name
            assert back.you == 0


async def test_all_workers_know_who_is_there(database: str, tmp_path: Path) -> None:
    async with house(database, tmp_path, workers=3) as there:
        ann, ben, eve = there.guests("Ann", "Ben", "Eve")
        one, other = await seated([ann, ben])
        watching = await eve.enter(one.table["id"])
        for tab in (one, other, watching):
            await tab.until(lambda t: t.present == [True, True])
            await tab.until(lambda t: any(m.get("spectators") == 1 for m in t.heard))
        await one.do("start")
        refused = await one.do("stand-in", seat=1)
        assert refused["reason"]["key"] == "table-refused-stand-in-here"
        await other.close()
        for tab in (one, watching):
            await tab.until(lambda t: t.present == [True, False])
        await ben.enter(one.table["id"])
        for tab in (one, watching):
            await tab.until(lambda t: t.present == [True, True])


async def test_who_is_removed_or_left_behind_is_hung_up_on_everywhere(
    database: str, tmp_path: Path
) -> None:
    async with house(database, tmp_path) as there:
        ann, ben = there.guests("Ann", "Ben")
        tabs = await seated([ann, ben])
        second = await (await there.at(ben, 0)).enter(tabs[0].table["id"])
        assert (await tabs[0].do("remove", seat=1))["reason"] is None
        for tab in (tabs[1], second):
            await tab.until(lambda t: any(m["type"] == "refused" for m in t.heard))
            assert (await tab.refusal())["key"] == "table-refused-kicked"
            assert await tab.until(lambda t: t.closed) == (REMOVED, "removed")


@pytest.mark.usefixtures("quick_bots")
async def test_no_bot_thinks_twice(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[int] = []
    choose = bot_seats.SeatedBot.choose

    def counted(self: bot_seats.SeatedBot, heard: Any, view: Any, offers: Any) -> Any:
        thought.append(1)
        return choose(self, heard, view, offers)

    monkeypatch.setattr(bot_seats.SeatedBot, "choose", counted)
    monkeypatch.setattr(automatic, "GRACE", 3600.0)  # else the machine may be too slow for the one
    async with house(database, tmp_path) as there:
        tabs = await seated(there.guests("Ann", "Ben"), bots=["odds"], changes={"lives": 2})
        await asyncio.gather(
            *(tab.until(lambda t: t.present == [True, False, True]) for tab in tabs)
        )
        await tabs[0].do("start")
        await play(tabs, random.Random(7))
        await asyncio.gather(*(tab.until(lambda t: t.over) for tab in tabs))
        lines = await there.workers[0].context.store.read(tabs[0].table["id"])
        moved = [line for line in lines if line.actor.startswith("seat") and line.person is None]
        assert 0 < len(moved) <= len(thought) <= len(moved) + 1


async def test_what_a_worker_wrote_in_its_sleep_is_refused(database: str, tmp_path: Path) -> None:
    async with house(database, tmp_path) as there:
        ann, ben = there.guests("Ann", "Ben")
        tabs = await seated([ann, ben], changes={"lives": 9})
        await tabs[0].do("start")
        await asyncio.gather(*(tab.until(lambda t: t.game) for tab in tabs))
        luck = random.Random(2)
        while not (tabs[0].game and tabs[0].game["offers"]):
            await play(tabs, luck, moves=1)
        again = await (await there.at(ann, 1)).enter(tabs[0].table["id"])
        asleep = there.workers[0].context.registry._lives[tabs[0].table["id"]].queue
        written: list[tuple[Any, ...]] = []
        append, asleep._append = asleep._append, lambda *it: written.append(it)
        move = any_action(again.game["offers"], luck)  # type: ignore[index]
        late = asyncio.create_task(tabs[0].act(**move))
        while not (written or late.done()):  # noqa: ASYNC110 - nobody tells of it
            await asyncio.sleep(0)
        assert written, late.result()
        assert (await again.act(**move))["reason"] is None
        assert (await tabs[1].do("say", text="Where are you?"))["reason"] is None
        said = tabs[1].number
        asleep._append = append
        append(*written[0])
        answer = await late
        assert answer["reason"]["key"] == "table-refused-stale"
        await tabs[0].reaches(said)
        await play(tabs, luck, moves=4)
        numbers = [entry["number"] for entry in tabs[0].entries]
        assert numbers == sorted(set(numbers))
        assert [m["type"] for m in tabs[0].heard].count("welcome") == 1


@pytest.mark.usefixtures("quick_bots")
async def test_where_the_leader_is_frozen_the_other_plays_on(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(automatic, "GRACE", 0.02)
    async with house(database, tmp_path) as there:
        tabs = await seated(there.guests("Ann", "Ben"), bots=["odds"], changes={"lives": 2})
        await asyncio.gather(
            *(tab.until(lambda t: t.present == [True, False, True]) for tab in tabs)
        )
        lives = [w.context.registry._lives[tabs[0].table["id"]] for w in there.workers]
        (frozen,) = [live for live in lives if live.workers.leads]
        frozen.pause()
        frozen._automatic.resume = lambda: False  # type: ignore[method-assign]
        await tabs[0].do("start")
        await play(tabs, random.Random(5))
        await sound(there, tabs)


async def test_a_worker_that_has_vanished_is_forgotten_and_its_people_are_gone(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: set[str] = set()
    monkeypatch.setattr(other_workers, "BEAT", 0.05)
    async with house(database, tmp_path, lambda *_: not cut) as there:
        tabs = await seated(there.guests("Ann", "Ben"))
        await tabs[1].until(lambda t: t.present == [True, True])
        cut.add("all")
        await tabs[1].until(lambda t: t.present == [False, True])
        cut.clear()
        await tabs[1].until(lambda t: t.present == [True, True])


async def test_the_time_of_a_turn_is_the_same_everywhere(database: str, tmp_path: Path) -> None:
    clock = HandClock()
    async with house(database, tmp_path) as there:
        for worker in there.workers:
            worker.context.registry.clock = clock
        ann, ben = there.guests("Ann", "Ben")
        coming = asyncio.create_task(seated([ann, ben], changes={"lives": 9, "turn_clock": 30}))
        tabs = await passing(clock, coming)
        table = tabs[0].table["id"]
        await tabs[0].do("start")
        await asyncio.gather(*(tab.until(lambda t: t.due) for tab in tabs))
        for tab in tabs:
            await tab.close()
        lives = [worker.context.registry._lives[table] for worker in there.workers]
        while any(live.presence.subscribers or live.workers.anybody for live in lives):  # noqa: ASYNC110
            await asyncio.sleep(0)
        clock.advance(100)
        one = await passing(clock, asyncio.create_task(ann.enter(table)))
        assert one.due
        assert 29_000 <= one.due["milliseconds"] <= 30_000, "nobody was here: it begins anew"
        clock.advance(10)
        other = await ben.enter(table)
        now = lives[0]._automatic
        due = now.turn.due(now.to_act.deadline)
        assert due
        assert other.due
        assert other.due["milliseconds"] == due.milliseconds < 20_001, "it ran on"


async def passing(clock: HandClock, task: "asyncio.Task[T]") -> T:
    """What ``task`` comes to, while time goes by."""
    while not task.done():
        clock.advance(0.001)
        await asyncio.sleep(0)
    return task.result()


async def test_who_was_never_here_is_hung_up_on_everywhere_after_a_new_link(
    database: str, tmp_path: Path
) -> None:
    async with house(database, tmp_path) as there:
        ann, ben, eve = there.guests("Ann", "Ben", "Eve")
        tabs = await seated([ann, ben])
        table = tabs[0].table["id"]
        watching = [await eve.enter(table), await (await there.at(eve, 1)).enter(table)]
        assert (await tabs[0].do("set-table", settings={"spectators": False}))["reason"] is None
        assert (await tabs[0].do("new-link"))["reason"] is None
        for tab in watching:
            closed = await tab.until(lambda t: t.closed)
            assert closed == (REMOVED, "removed")
        for guest in (eve, await there.at(eve, 1)):
            assert (await guest.http.get(f"/api/tables/{table}")).status_code == 404
        await tabs[1].until(lambda t: t.table["id"] != table)
