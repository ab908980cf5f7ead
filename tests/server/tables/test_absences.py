"""Tests that a table continues when its host vanishes before the start or at the podium."""

import random

from mendax.server.tables.absences import LONG
from tests.server.guests import Served, Tab, guests, play, seated
from tests.server.hand_clock import HandClock


async def lost(tabs: list[Tab], seat: int) -> None:
    """Close a player's page, and wait until the others have been informed."""
    await tabs[seat].close()
    other = tabs[seat - 1]
    await other.until(lambda t: not t.present[seat])
    assert (await other.do("say", text="Hm"))["reason"] is None


async def test_in_the_lobby_another_is_the_host_and_starts(
    served: Served, clock: HandClock
) -> None:
    async with guests(served.base, "Ann", "Ben", "Cy") as (ann, ben, cy):
        tabs = await seated([ann, ben, cy])
        await lost(tabs, 0)
        clock.advance(LONG - 0.1)
        assert (await tabs[1].do("start"))["reason"]["key"] == "table-refused-not-host"
        clock.advance(0.1)
        await tabs[1].until(lambda t: t.table["host"] == 1)
        passed = next(e for e in tabs[2].events if e["kind"] == "host-passed")
        assert (passed["name"], passed["to"]) == ("Ann", 1)
        again = await ann.enter(tabs[1].table["id"])
        await again.until(lambda t: t.table["host"] == 0)
        assert any(e["kind"] == "host-returned" for e in again.events)
        assert (await again.do("start"))["reason"] is None


async def test_at_the_podium_those_who_are_there_play_again(
    served: Served, clock: HandClock
) -> None:
    async with guests(served.base, "Ann", "Ben", "Cy") as people:
        tabs = await seated(people, changes={"lives": 1})
        await tabs[0].do("start")
        await play(tabs, random.Random(1))
        await lost(tabs, 0)
        for tab in tabs[1:]:
            await tab.until(lambda t: t.over)
            assert (await tab.do("ready", on=True))["reason"] is None
        assert tabs[1].table["games"] == 1, "the third may be back in a moment"
        clock.advance(LONG)
        await tabs[1].until(lambda t: t.table["games"] == 2)


async def test_absences_do_not_count_at_empty_tables(served: Served, clock: HandClock) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        tabs = await seated([ann, ben])
        table = tabs[0].table["id"]
        await lost(tabs, 0)
        clock.advance(LONG - 1)
        await tabs[1].close()
        live = served.live(table)
        await live.settled()
        clock.advance(10 * LONG)
        back = await ben.enter(table)
        assert (await back.do("say", text="Alone"))["reason"] is None
        assert back.table["host"] == 0
        clock.advance(LONG)
        await back.until(lambda t: t.table["host"] == 1)
