"""Tests of whole games over real sockets: people, bots, tabs, spectators, clocks, arrivals and
departures."""

import asyncio
import gc
import random
import weakref

import pytest

from mendax.server.tables import bot_seats
from mendax.server.tables.turn_timer import GRACE
from mendax.table.actions import Say
from tests.server.guests import Guest, Served, guests, play, seated
from tests.server.hand_clock import HandClock


async def test_two_people_and_a_bot_play_to_the_end(served: Served, quick_bots: None) -> None:
    async with guests(served.base, "Ann", "Ben", "Cy") as (ann, ben, cy):
        tabs = await seated([ann, ben], changes={"lives": 2}, bots=["odds"])
        watching = await cy.enter(tabs[0].table["id"])
        await tabs[0].do("start")
        await play(tabs, random.Random(1))
        await asyncio.gather(*(tab.until(lambda t: t.over) for tab in (*tabs, watching)))
        assert tabs[0].game
        assert sorted(tabs[0].game["places"]) == [1, 2, 3]
        assert tabs[0].game["reason"]["key"] == "mia-end-last-standing"
        assert watching.you is None
        numbers = [e["number"] for m in tabs[1].heard for e in m.get("entries", ())]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers))), "a gap"
        record = await ann.http.get(f"/api/tables/{tabs[0].table['id']}/record/1")
        assert record.status_code == 200
        assert record.text.startswith("heading mendax/1 mia 1 seat1 ")


async def test_spectators_may_be_shut_out(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben", "Cy") as (ann, ben, cy):
        one, other = await seated([ann, ben])
        await one.do("set-table", settings={"spectators": False})
        await one.do("start")
        watching = await cy.enter(one.table["id"])
        assert watching.game is None
        await play([one, other], random.Random(1), moves=6)
        assert [m for m in watching.heard if m["type"] == "news" and m["entries"]] == []
        denied = await cy.http.get(f"/api/tables/{one.table['id']}/record/1")
        assert denied.status_code == 403
        assert denied.json()["reason"]["key"] == "wire-refused-not-yours"


async def all_left(served: Served, table: str) -> None:
    """Wait until the server knows that no client is at the table."""
    while not served.live(table).idle:  # noqa: ASYNC110 - no event for it
        await asyncio.sleep(0)


async def test_an_empty_table_is_paused(served: Served, clock: HandClock) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        one, other = await seated([ann, ben], changes={"turn_clock": 1})
        await one.do("start")
        await one.until(lambda t: t.due)
        number, table = one.number, one.table["id"]
        clock.advance(0.7)
        await one.close()
        await other.close()
        await all_left(served, table)
        clock.advance(3600)
        back = await ann.enter(table, since=number)
        assert back.number == number
        assert back.due
        assert back.due["milliseconds"] == 1000, "the turn begins again"
        clock.advance(1 + GRACE / 1000)
        await back.until(lambda t: t.number > number)


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


async def test_the_memory_of_a_table_is_free_as_soon_as_it_is_let_go(
    served: Served, quick_bots: None
) -> None:
    registry = served.context.registry
    gc.collect()
    gc.disable()  # no garbage collection of cycles
    try:
        async with guests(served.base, "Ann", "Ben") as people:
            left = [await played(served, people) for _ in range(3)]
            for _ in range(2):
                registry.let_go_of_idle()
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

    monkeypatch.setattr(bot_seats, "seated", lambda *_, **__: Broken())
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
