"""What whoever runs a server may ask it: each question of the control socket."""

from collections.abc import AsyncIterator

import pytest

from mendax.server.control.messages import Answered, ListTables, Question, TableListed
from mendax.server.control.orders import Orders
from tests.server.guests import Served, guests, seated


async def answers(served: Served, question: Question) -> list[Answered]:
    parts: AsyncIterator[Answered] = Orders(served.context).answer(question)
    return [part async for part in parts]


@pytest.mark.usefixtures("clock")
async def test_the_tables_in_memory_are_listed(served: Served) -> None:
    assert await answers(served, ListTables()) == []
    async with guests(served.base, "Ann", "Bo") as people:
        tabs = await seated(people, bots=["truthful"])
        table = tabs[0].table["id"]
        (listed,) = await answers(served, ListTables())
    assert isinstance(listed, TableListed)
    assert (listed.id, listed.game, listed.phase, listed.games) == (table, "mia", "gathering", 0)
    assert {"Ann", "Bo"} < set(listed.seats)
    assert (listed.bots, listed.sockets, listed.set_aside) == (1, 2, False)
