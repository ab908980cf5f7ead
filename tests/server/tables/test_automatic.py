"""What happens by itself happens at once where a worker leads, and later where another does."""

import asyncio
import random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from mendax.core.shares import bind
from mendax.server.bus.messages import HereAt
from mendax.server.tables.absences import LONG
from mendax.server.tables.automatic import GRACE, SHARES
from mendax.server.tables.disconnects import PATIENCE
from mendax.server.tables.live_table import LiveTable
from mendax.server.tables.turn_timer import GRACE as WAY
from mendax.table.log import Batch, LogLine
from tests.server.guests import Served, Tab, any_action, guests, seated
from tests.server.hand_clock import HandClock
from tests.server.hostile import until


def led_elsewhere(served: Served, tab: Tab, well: bool = False) -> LiveTable:
    """The table, from now on one that another worker leads."""
    live = served.context.registry._lives[tab.table["id"]]
    others: Any = SimpleNamespace(
        leads=False,
        leader_is_well=well,
        anybody=True,
        ends={},
        longest=None,
        are_known=True,
        can_be=True,
    )
    live._automatic._workers = others
    live.resume()
    return live


async def bots_turn(served: Served, tab: Tab, well: bool) -> LiveTable:
    """Plays until bots alone are to act, and leaves them to another worker."""
    live, luck = led_elsewhere(served, tab, well), random.Random(3)
    await tab.do("start")
    await tab.until(lambda t: t.game)
    while live._automatic.to_act.bots == ():
        assert tab.game
        answer = await tab.act(**any_action(tab.game["offers"], luck))
        await tab.reaches(answer["number"])
    return live


async def moves(live: LiveTable, clock: HandClock, number: int) -> None:
    """Bots have their pauses until one of them has moved."""
    while live.table.number == number:
        clock.advance(0.1)
        await asyncio.sleep(0)
        await live.queue.settled()


@pytest.mark.parametrize(("well", "graces"), [(False, 1), (True, 5)])
async def test_bots_are_left_to_the_worker_that_leads_for_a_while(
    served: Served, clock: HandClock, well: bool, graces: int
) -> None:
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open(bots=["odds"], changes={"lives": 9}))
        live = await bots_turn(served, tab, well)
        number = live.table.number
        clock.advance(graces * GRACE - 0.1)
        assert not live._automatic._bots._bots, "none has begun to think"
        clock.advance(0.1)
        assert live._automatic._bots._bots
        await moves(live, clock, number)


async def test_bots_that_were_taken_from_a_leader_are_not_given_back_before_they_moved(
    served: Served, clock: HandClock
) -> None:
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open(bots=["odds"], changes={"lives": 9}))
        live = await bots_turn(served, tab, well=False)
        number = live.table.number
        clock.advance(GRACE)
        waited = dict(live._automatic._bot_timers._waiting)
        assert waited
        live.resume()  # as when somebody comes or goes
        assert live._automatic._bot_timers._waiting == waited
        await moves(live, clock, number)


async def test_talk_gives_no_bot_back_and_makes_none_wait_longer(
    served: Served, clock: HandClock
) -> None:
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open(bots=["odds"], changes={"lives": 9}))
        live = await bots_turn(served, tab, well=False)
        for _ in range(2):
            clock.advance(GRACE / 2 - 0.1)
            await tab.do("say", text="well?")
        assert not live._automatic._bot_timers._waiting
        clock.advance(0.2)
        waited = dict(live._automatic._bot_timers._waiting)
        assert waited
        await tab.do("say", text="at last")
        assert live._automatic._bot_timers._waiting == waited
        await moves(live, clock, live.table.number)


async def test_a_leader_that_let_bots_stand_is_waited_for_shortly_until_it_moves_one(
    served: Served, clock: HandClock
) -> None:
    """It may be well and yet do nothing: its bots hang, or it can store nothing."""
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open(bots=["odds"], changes={"lives": 9}))
        live = await bots_turn(served, tab, well=True)
        automatic = live._automatic
        for left, graces in ((True, 5), (True, 1), (False, 5)):
            for _ in range(graces):
                assert not automatic._bot_timers._waiting
                clock.advance(GRACE)
            assert automatic._bot_timers._waiting
            automatic._bot_timers.stop()
            (seat,) = automatic.to_act.bots
            assert live.table.game_run
            asked = live.table.game_run.asked  # anew, as after each of its moves
            asked[seat] = replace(asked[seat], number=asked[seat].number + 1)
            line = LogLine(live.table.number, 1, f"seat{seat}", None, None, "shake")
            automatic.heard(Batch(line.number, (line,), ()), elsewhere=not left or graces == 1)
            live.resume()


async def test_a_turn_ends_later_where_another_worker_leads(
    served: Served, clock: HandClock
) -> None:
    async with guests(served.base, "Ann", "Ben") as people:
        tabs = await seated(people, changes={"lives": 9, "turn_clock": 10})
        await tabs[0].do("start")
        live = led_elsewhere(served, tabs[0])
        number = live.table.number
        clock.advance(10 + WAY / 1000 + GRACE - 0.1)
        await live.queue.settled()
        assert live.table.number == number
        clock.advance(0.1)
        await tabs[0].reaches(number + 1)
        assert any(event["kind"] == "clock-ran-out" for event in tabs[0].events)


async def test_another_host_is_found_later_where_another_worker_leads(
    served: Served, clock: HandClock
) -> None:
    async with guests(served.base, "Ann", "Ben") as people:
        tabs = await seated(people)
        live = led_elsewhere(served, tabs[0])
        await tabs[0].close()
        await tabs[1].until(lambda t: not t.present[0])
        await live.queue.settled()
        clock.advance(LONG + GRACE - 0.1)
        await live.queue.settled()
        assert tabs[1].table["host"] == 0
        clock.advance(0.1)
        await tabs[1].until(lambda t: t.table["host"] == 1)


async def test_nobody_counts_as_gone_while_it_is_not_known_who_is_elsewhere(
    served: Served, clock: HandClock
) -> None:
    async with guests(served.base, "Ann", "Ben") as people:
        tabs = await seated(people, changes={"lives": 9})
        await tabs[0].do("start")
        live = served.context.registry._lives[tabs[0].table["id"]]
        to_act = live._automatic.to_act
        gone = next(iter(to_act.untimed))
        others: Any = SimpleNamespace(
            leads=True, anybody=True, ends={}, longest=None, are_known=False, can_be=True
        )
        live._automatic._workers = others
        await tabs[gone].close()
        await tabs[1 - gone].until(lambda t: not t.present[gone])
        for _ in range(3):
            clock.advance(PATIENCE + LONG)
            await live.queue.settled()
        assert live.table.bot_at(gone) is None
        assert tabs[1 - gone].table["host"] == 0
        assert tabs[1 - gone].waits == []
        others.are_known = True
        live.others_changed()
        await live.queue.settled()
        clock.advance(PATIENCE)
        await tabs[1 - gone].until(lambda t: t.table["seats"][gone].get("away"))


async def test_who_comes_second_wins_no_time(served: Served, clock: HandClock) -> None:
    async with guests(served.base, "Ann", "Ben") as people:
        tabs = await seated(people, changes={"lives": 9, "turn_clock": 10})
        await tabs[0].do("start")
        live = led_elsewhere(served, tabs[0])
        automatic = live._automatic
        deadline = automatic.to_act.deadline
        assert deadline
        automatic.wake()
        assert automatic.turn.moved is None, "somebody is at the table elsewhere"
        longest = HereAt("a", 1, ("cy",), (), 0, 1, (deadline.at, deadline.at + 5_000), {})
        others: Any = automatic._workers
        others.longest = longest
        automatic.learn_time()
        left = automatic.turn.due(deadline)
        assert left
        assert left.milliseconds == 15_000
        others.longest = HereAt("b", 1, ("di",), (), 0, 2, None, {})
        automatic.learn_time()
        assert automatic.turn.moved == longest.moved, "whoever came later knows no better"


async def bound_and_begun(tab: Tab) -> str:
    """A game has begun, and waits for this share."""
    share = "ab" * 16
    answer = await tab.do("bind-share", bound=bind(bytes.fromhex(share)))
    assert answer["reason"] is None
    await tab.do("start")
    await tab.until(lambda t: t.table["phase"] == "playing")
    return share


def opening(tab: Tab) -> list[bool]:
    """Whose shares the game waits for."""
    return [seat.get("opens", False) for seat in tab.table["seats"]]


async def test_a_game_goes_on_when_all_shares_are_open(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open(bots=["odds"]))
        share = await bound_and_begun(tab)
        assert opening(tab) == [True, False]
        await tab.do("add-share", share=share)
        await tab.until(lambda t: not any(opening(t)))
        assert "shares-left-out" not in [event["kind"] for event in tab.events]


@pytest.mark.parametrize("leads", [True, False])
async def test_a_share_that_is_late_is_left_out(
    served: Served, clock: HandClock, leads: bool
) -> None:
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open(bots=["odds"]))
        live = served.context.registry._lives[tab.table["id"]]
        if not leads:
            led_elsewhere(served, tab)
        share = await bound_and_begun(tab)
        clock.advance(SHARES + (0 if leads else GRACE) - 0.1)
        await live.queue.settled()
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
        await live.queue.settled()
        assert opening(again) == [True, False]
        clock.advance(0.1)
        await again.until(lambda t: not any(opening(t)))
