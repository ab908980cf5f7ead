"""Nobody blocks the table: a bot takes over for who is gone, and gives the seat back."""

import asyncio
import random

import pytest

from mendax.server.tables import disconnects
from tests.server.guests import Guest, Served, Tab, guests, play, seated


async def stands_still_for(tabs: list[Tab], absent: int) -> None:
    """Plays until it is the turn of ``absent``."""
    luck = random.Random(3)
    while tabs[0].game is None or tabs[0].game["view"]["turn"] != absent:
        await play(tabs, luck, moves=1)


def seat_of(tab: Tab, seat: int) -> dict[str, object]:
    found: dict[str, object] = tab.table["seats"][seat]
    return found


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disconnects, "PATIENCE", 0.2)


async def started(people: list[Guest], **changes: object) -> list[Tab]:
    tabs = await seated(people, changes={"lives": 9, **changes})
    await tabs[0].do("start")
    await asyncio.gather(*(tab.until(lambda t: t.game is not None) for tab in tabs))
    return tabs


async def test_a_bot_takes_over_and_the_seat_comes_back(served: Served, impatient: None) -> None:
    async with guests(served.base, "Ann", "Ben", "Cy") as (ann, ben, cy):
        tabs = await started([ann, ben, cy])
        await stands_still_for(tabs, 1)
        await tabs[1].close()
        await tabs[0].until(lambda t: seat_of(t, 1).get("away"))
        assert seat_of(tabs[0], 1).get("bot") == "odds"
        assert any(e["kind"] == "left" and e["bot"] == "odds" for e in tabs[0].events)
        await ben.enter(tabs[0].table["id"])
        await tabs[0].until(lambda t: not seat_of(t, 1).get("away"))
        assert seat_of(tabs[0], 1).get("bot") is None


async def test_nobody_is_replaced_while_here(served: Served, impatient: None) -> None:
    async with guests(served.base, "Ann", "Ben") as people:
        tabs = await started(people)
        await stands_still_for(tabs, 1)
        await asyncio.sleep(0.5)
        assert not seat_of(tabs[0], 1).get("away")


async def test_one_who_is_gone_out_of_turn_is_waited_for(served: Served, impatient: None) -> None:
    async with guests(served.base, "Ann", "Ben") as people:
        tabs = await started(people)
        await stands_still_for(tabs, 0)
        await tabs[1].close()
        await asyncio.sleep(0.5)
        assert not seat_of(tabs[0], 1).get("away")


async def test_where_a_clock_runs_the_clock_decides(served: Served, impatient: None) -> None:
    async with guests(served.base, "Ann", "Ben") as people:
        tabs = await started(people, turn_clock=600)
        await stands_still_for(tabs, 1)
        await tabs[1].close()
        await asyncio.sleep(0.5)
        assert not seat_of(tabs[0], 1).get("away")


async def test_a_table_that_everybody_left_stands_still(served: Served, impatient: None) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        tabs = await started([ann, ben])
        table = tabs[0].table["id"]
        for tab in tabs:
            await tab.close()
        await asyncio.sleep(0.5)
        back = await ann.enter(table)
        assert not any(seat.get("away") for seat in back.table["seats"])
