"""Tests of programs that hang, and of the number of sockets of one program."""

import asyncio
from pathlib import Path

from msgspec.structs import replace

from mendax.table.actions import Settings
from tests.server.guests import FREELY, Guest, Served, Tab, guests, serving
from tests.server.hand_clock import HandClock
from tests.server.hostile import until
from tests.server.programs.comers import comes, seat_for, sits

PATIENCE = Settings().patience


async def begun(served: Served, ann: Guest, ben: Guest) -> tuple[Tab, Tab, Tab]:
    """Return two people and a program in a game without a clock."""
    host = await ann.enter(table := await ann.open(changes={"lives": 9}))
    other = await ben.enter(table, sit=True)
    program = await sits(served, table, (await seat_for(ann, table))["key"])
    assert (await host.do("start"))["reason"] is None
    tabs = (host, other, program)
    await asyncio.gather(*(tab.until(lambda t: t.game) for tab in tabs))
    return tabs


async def unharmed(tab: Tab) -> None:
    """Check that every person at the table is still answered."""
    assert (await tab.do("say", text="Still here."))["reason"] is None
    assert tab.closed is None


async def to_move(tabs: tuple[Tab, Tab, Tab], seat: int) -> None:
    """Continue the game until it is this seat's turn."""
    while True:
        number = max(tab.number for tab in tabs)
        await asyncio.gather(*(tab.reaches(number) for tab in tabs))
        mover = next(tab for tab in tabs if tab.game and tab.game["offers"])
        if mover is tabs[seat]:
            return
        assert mover.game
        offer = mover.game["offers"][0]
        answer = await mover.act(**offer["action"])
        await mover.reaches(answer["number"])


async def test_a_hanging_program_is_replaced_even_if_gone_before(
    served: Served, clock: HandClock
) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        host = await ann.enter(table := await ann.open(changes={"lives": 9}))
        other = await ben.enter(table, sit=True)
        key = (await seat_for(ann, table))["key"]
        program = await sits(served, table, key)
        assert (await host.do("start"))["reason"] is None
        tabs = (host, other, program)
        await asyncio.gather(*(tab.until(lambda t: t.game) for tab in tabs))
        await to_move(tabs, 0)
        await program.close()
        await host.until(lambda t: not t.present[2])
        while not host.waits:
            number = max(host.number, other.number)
            await asyncio.gather(*(tab.reaches(number) for tab in (host, other)))
            mover = next((tab for tab in (host, other) if tab.game and tab.game["offers"]), None)
            if mover is None:
                await host.until(lambda t: t.waits)
                break
            assert mover.game
            await mover.reaches((await mover.act(**mover.game["offers"][0]["action"]))["number"])
        clock.advance(PATIENCE / 2)
        back = await comes(served, table, key)
        await back.hello()
        await host.until(lambda t: not t.waits)
        clock.advance(PATIENCE / 2)
        await host.until(lambda t: t.table["seats"][2].get("bot"))
        await back.close()


async def test_each_move_of_one_turn_has_its_own_time(served: Served, clock: HandClock) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        tabs = await begun(served, ann, ben)
        host, _, program = tabs
        await to_move(tabs, 2)
        for _ in range(2):
            assert program.game
            offers = program.game["offers"]
            kinds = ("believe", "shake", "look")
            move = next((o for o in offers if o["action"]["kind"] in kinds), offers[0])
            clock.advance(PATIENCE - 1)
            answer = await program.act(**move["action"])
            assert answer["reason"] is None
            await program.reaches(answer["number"])
            assert program.game["offers"], "it moves on"
        clock.advance(PATIENCE - 1)
        await unharmed(host)
        assert not host.table["seats"][2].get("bot")


async def test_sockets_per_key_are_limited(tmp_path: Path) -> None:
    rates = replace(FREELY, sockets_per_person=2)
    async with serving(tmp_path, rates) as served, guests(served.base, "Ann") as (ann,):
        host = await ann.enter(table := await ann.open())
        key = (await seat_for(ann, table))["key"]
        tabs = [await comes(served, table, key) for _ in range(3)]
        assert (await tabs[0].until(lambda t: t.closed))[0] == 1013
        await unharmed(host)
        for tab in tabs:
            await tab.close()
        await until(lambda: served.context.registry.sockets == 1)
