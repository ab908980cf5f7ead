"""Tests that absent players do not block the table: a bot takes over, and later returns the
seat."""

import asyncio
import random

from tests.server.guests import Guest, Served, Tab, guests, play, seated
from tests.server.hand_clock import HandClock


async def stands_still_for(tabs: list[Tab], absent: int) -> None:
    """Play until it is the turn of ``absent``."""
    luck = random.Random(3)
    while tabs[0].game is None or tabs[0].game["view"]["turn"] != absent:
        await play(tabs, luck, moves=1)


def seat_of(tab: Tab, seat: int) -> dict[str, object]:
    found: dict[str, object] = tab.table["seats"][seat]
    return found


async def gone(tabs: list[Tab], seat: int) -> None:
    """Close a player's tab, and wait until the others have been informed."""
    await tabs[seat].close()
    await tabs[0].until(lambda t: not t.present[seat])


async def said(tab: Tab) -> None:
    """Wait until all earlier jobs are done and their messages received."""
    assert (await tab.do("say", text="Hm"))["reason"] is None


async def started(people: list[Guest], **changes: object) -> list[Tab]:
    tabs = await seated(people, changes={"lives": 9, **changes})
    await tabs[0].do("start")
    await asyncio.gather(*(tab.until(lambda t: t.game is not None) for tab in tabs))
    return tabs


async def test_all_clients_get_the_waiting_time_also_later_ones(
    served: Served, clock: HandClock
) -> None:
    async with guests(served.base, "Ann", "Ben", "Cy") as (ann, ben, cy):
        tabs = await started([ann, ben])
        await stands_still_for(tabs, 1)
        await gone(tabs, 1)
        await tabs[0].until(lambda t: t.waits)
        assert tabs[0].waits == [{"seats": [1], "milliseconds": 60_000}]
        clock.advance(18)
        watcher = await cy.enter(tabs[0].table["id"])
        await watcher.until(lambda t: t.waits)
        assert watcher.waits == [{"seats": [1], "milliseconds": 42_000}]
        await ben.enter(tabs[0].table["id"])
        await watcher.until(lambda t: not t.waits)
        clock.advance(60)
        await said(tabs[0])
        assert not seat_of(tabs[0], 1).get("away")


async def test_only_the_host_may_skip_the_wait(served: Served, clock: HandClock) -> None:
    async with guests(served.base, "Ann", "Ben", "Cy") as (ann, ben, cy):
        tabs = await started([ann, ben, cy])
        await stands_still_for(tabs, 1)
        here = await tabs[0].do("stand-in", seat=1)
        assert here["reason"] == {"key": "table-refused-stand-in-here", "arguments": {"seat": 2}}
        await gone(tabs, 1)
        refused = await tabs[2].do("stand-in", seat=1)
        assert refused["reason"]["key"] == "table-refused-stand-in-host"
        assert (await tabs[0].do("stand-in", seat=1))["reason"] is None
        await tabs[2].until(lambda t: seat_of(t, 1).get("bot"))
        twice = await tabs[0].do("stand-in", seat=1)
        assert twice["reason"]["key"] == "table-refused-stand-in-bot"
        wrong = await tabs[0].do("stand-in", seat=9)
        assert wrong["reason"]["key"] == "table-refused-no-such-seat"
        await ben.enter(tabs[0].table["id"])
        await tabs[0].until(lambda t: not seat_of(t, 1).get("away"))


async def test_any_player_decides_if_the_host_is_gone(served: Served, clock: HandClock) -> None:
    async with guests(served.base, "Ann", "Ben", "Cy") as (ann, ben, _):
        tabs = await started([ann, ben])
        await stands_still_for(tabs, 0)
        await tabs[0].close()
        await tabs[1].until(lambda t: t.waits)
        assert (await tabs[1].do("stand-in", seat=0))["reason"] is None
        await tabs[1].until(lambda t: seat_of(t, 0).get("bot"))
        clock.advance(20)
        await tabs[1].until(lambda t: t.table["host"] == 1)
        await ann.enter(tabs[1].table["id"])
        await tabs[1].until(lambda t: t.table["host"] == 0 and not seat_of(t, 0).get("away"))
