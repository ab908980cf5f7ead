"""Tests of automatic actions: late shares, disconnected players and absent hosts."""

import asyncio
import random

from mendax.core.shares import share_hash
from mendax.server.tables.absences import LONG
from mendax.server.tables.automatic import SHARES
from tests.server.guests import Guest, Served, Tab, guests, play, seated
from tests.server.hand_clock import HandClock
from tests.server.hostile import until


async def bound_and_begun(tab: Tab) -> str:
    """Begin a game that waits for this share."""
    share = "ab" * 16
    answer = await tab.do("bind-share", bound=share_hash(bytes.fromhex(share)))
    assert answer["reason"] is None
    await tab.do("start")
    await tab.until(lambda t: t.table["phase"] == "playing")
    return share


def opening(tab: Tab) -> list[bool]:
    """Return, by seat, whether the game waits for the seat's share."""
    return [seat.get("opens", False) for seat in tab.table["seats"]]


async def test_a_share_that_is_late_is_left_out(served: Served, clock: HandClock) -> None:
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open(bots=["odds"]))
        live = served.live(tab.table["id"])
        share = await bound_and_begun(tab)
        clock.advance(SHARES - 0.1)
        await live.settled()
        assert opening(tab) == [True, False]
        clock.advance(0.1)
        await tab.until(lambda t: not any(opening(t)))
        assert {"kind": "shares-left-out", "seats": [0]} in tab.events
        late = await tab.do("add-share", share=share)
        assert late["reason"]["key"] == "table-refused-share-not-bound"


async def test_a_table_that_was_left_gives_the_full_time_to_open(
    served: Served, clock: HandClock
) -> None:
    async with guests(served.base, "Ann") as (ann,):
        table = await ann.open(bots=["odds"])
        tab = await ann.enter(table)
        await bound_and_begun(tab)
        clock.advance(SHARES - 0.1)
        await tab.close()
        live = served.live(table)
        await until(lambda: not live.presence.subscribers)
        clock.advance(10 * SHARES)
        again = await ann.enter(table)
        clock.advance(SHARES - 0.1)
        await live.settled()
        assert opening(again) == [True, False]
        clock.advance(0.1)
        await again.until(lambda t: not any(opening(t)))


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
