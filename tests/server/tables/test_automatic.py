"""Tests of automatic actions of a table, which pause while no client is connected."""

import weakref

from mendax.core.shares import share_hash
from mendax.server.base.meter import Meter
from mendax.server.tables.automatic import SHARES, AutomaticCommands
from mendax.server.tables.presence import Presence
from mendax.server.tables.requests import Look, Request
from mendax.table.actions import Start
from mendax.table.commands import TimeOut
from tests.server.asker import Asker
from tests.server.guests import Served, Tab, guests
from tests.server.hand_clock import HandClock
from tests.server.hostile import until
from tests.table.evening import Evening


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
