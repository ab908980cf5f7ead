"""Tests of automatic actions of a table, which pause while no client is connected."""

import asyncio
import random
import weakref

from mendax.core.shares import share_hash
from mendax.server.base.meter import Meter
from mendax.server.tables.automatic import SHARES, AutomaticCommands
from mendax.server.tables.live_table import LiveTable
from mendax.server.tables.presence import Presence
from mendax.server.tables.requests import Look, Request
from mendax.table.actions import Start
from mendax.table.commands import TimeOut
from tests.server.asker import Asker
from tests.server.guests import Served, Tab, any_action, guests
from tests.server.hand_clock import HandClock
from tests.server.hostile import until
from tests.table.evening import Evening


async def bots_turn(served: Served, tab: Tab) -> LiveTable:
    """Play until only bots are to act."""
    live, luck = served.context.registry._lives[tab.table["id"]], random.Random(3)
    await tab.do("start")
    await tab.until(lambda t: t.game)
    while live._automatic.to_act.bots == ():
        assert tab.game
        answer = await tab.act(**any_action(tab.game["offers"], luck))
        await tab.reaches(answer["number"])
    return live


async def pass_time(live: LiveTable, clock: HandClock, seconds: int) -> None:
    """Let time pass, and wait until all consequences are processed."""
    for _ in range(10 * seconds):
        clock.advance(0.1)
        await asyncio.sleep(0)
        await live.settled()


async def test_bots_pause_without_connected_clients(served: Served, clock: HandClock) -> None:
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open(bots=["odds"], changes={"lives": 9}))
        live = await bots_turn(served, tab)
        number = live.table.number
        await tab.close()
        while live.presence.subscribers:  # noqa: ASYNC110 - no event for it
            await asyncio.sleep(0)
        await pass_time(live, clock, 20)
        assert live.table.number == number
        again = await ann.enter(tab.table["id"])
        live = served.context.registry._lives[tab.table["id"]]  # PostgreSQL: loaded again
        while live.table.number == number:
            await pass_time(live, clock, 1)
        await again.until(lambda t: t.number > number)


class Timed:
    """Automatic actions at a table with a turn clock and one client."""

    def __init__(self) -> None:
        self.evening = Evening({"turn_clock": 30}).sit("taras")
        self.evening.do("olena", Start())
        self.clock, self.presence, self.looks = HandClock(self.evening.at), Presence(), list[Look]()
        self.client = Asker("olena")
        self.presence.add(self.client)

    def started(self) -> AutomaticCommands:
        """Return the automatic commands with running timers."""
        automatic = AutomaticCommands(
            *(self.evening.table, self.presence, self.looks.append),
            *(self.clock, Meter(), lambda _: True),
        )
        automatic.start_timers()
        return automatic


def test_a_turn_that_ends_as_the_last_client_leaves_is_not_over() -> None:
    """The look that the timer has submitted is processed after the client has left."""
    timed = Timed()
    automatic = timed.started()
    timed.clock.advance(60)
    (turn_is_over,) = timed.looks
    deadline = automatic.to_act.deadline
    assert deadline is not None
    assert turn_is_over() == Request(TimeOut(deadline.seats[0]))
    timed.presence.remove(timed.client)
    assert turn_is_over() is None


def test_timers_do_not_keep_closed_tables_in_memory() -> None:
    timed = Timed()
    automatic = timed.started()
    automatic.close()
    kept = weakref.ref(automatic)
    del automatic
    assert kept() is None
    timed.clock.advance(60)
    assert timed.looks == []


async def test_talk_makes_no_bot_wait_longer(served: Served, clock: HandClock) -> None:
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open(bots=["odds"], changes={"lives": 9}))
        live = await bots_turn(served, tab)
        waited = dict(live._automatic._bot_timers._waiting)
        assert waited
        await tab.do("say", text="Well?")
        assert live._automatic._bot_timers._waiting == waited


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


async def test_a_game_goes_on_when_all_shares_are_open(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open(bots=["odds"]))
        share = await bound_and_begun(tab)
        assert opening(tab) == [True, False]
        await tab.do("add-share", share=share)
        await tab.until(lambda t: not any(opening(t)))
        assert "shares-left-out" not in [event["kind"] for event in tab.events]


async def test_a_share_that_is_late_is_left_out(served: Served, clock: HandClock) -> None:
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open(bots=["odds"]))
        live = served.context.registry._lives[tab.table["id"]]
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
        live = served.context.registry._lives[table]
        await until(lambda: not live.presence.subscribers)
        clock.advance(10 * SHARES)
        again = await ann.enter(table)
        clock.advance(SHARES - 0.1)
        await live.settled()
        assert opening(again) == [True, False]
        clock.advance(0.1)
        await again.until(lambda t: not any(opening(t)))
