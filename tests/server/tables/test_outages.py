"""Tests that an outage of the store costs no player a turn or a seat."""

import pytest

from mendax.server.clock import ANSWER
from mendax.server.tables.requests import Reload, Request
from mendax.table import actions as around
from mendax.table.commands import Do
from tests.server.asker import Asker
from tests.server.hand_clock import HandClock
from tests.server.tables.memory_store import Store, turns
from tests.table.evening import Evening

TURN = 30


@pytest.mark.parametrize("first", [Reload(), Request(Do("olena", around.Say("hello"))), None])
@pytest.mark.parametrize("state", ["fails", "hangs"])
async def test_an_outage_costs_no_player_a_turn(state: str, first: Request | Reload | None) -> None:
    """Whichever job meets it first; None is the expired clock itself."""
    evening = Evening({"turn_clock": TURN}).start("taras")
    store, clock = Store(evening.lines), HandClock(evening.at + 1)
    live = store.table(clock)
    for person in ("olena", "taras"):
        live.join(Asker(person), 0)
    await turns()
    store.goes(state)
    if first is not None:
        live.submit(first)
    for _ in range(TURN + 11):
        await turns()
        clock.advance(1)
    await turns()
    store.goes("well")
    for _ in range(TURN):
        await turns()
        assert not [line for line in store.lines if line.action.startswith("run-out")]
        clock.advance(1)
    live.close()


@pytest.mark.parametrize("has_failed", [False, True])
@pytest.mark.parametrize("state", ["fails", "hangs"])
async def test_a_player_connecting_in_an_outage_returns(state: str, has_failed: bool) -> None:
    """Also if the person had left, and whether the outage is known when the person connects."""
    evening = Evening().start("taras")
    evening.do("taras", around.Leave())
    store, clock = Store(evening.lines), HandClock(evening.at + 1)
    live, olena = store.table(clock), Asker("olena")
    live.join(olena, 0)
    await turns()
    store.goes(state)

    async def wait() -> None:
        await turns()
        clock.advance(ANSWER)
        await turns()

    if has_failed:
        live.submit(Request(Do("olena", around.Say("hello"), "c"), "c", olena))
        await wait()
    live.join(Asker("taras"), 0)
    await wait()
    assert live.table.table_view().seats[1].away
    store.goes("well")
    await wait()
    assert not live.table.table_view().seats[1].away
    live.close()
