"""A bus that drops half of what is told: the same games at two workers, a little slower."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from mendax.server.bus.in_process import Exchange, InProcessBus
from mendax.server.tables import rounds
from mendax.table.record.verify import verify
from tests.server.faults.kills import GAMES
from tests.server.guests import Served, Tab, guests, play, serving

pytestmark = pytest.mark.proof
"""`test_two_workers` has a bus that loses half, or all, in one game."""


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers look for lost messages every 50 ms."""
    monkeypatch.setattr(rounds, "SECONDS", 0.05)


@asynccontextmanager
async def two_workers(
    folder: Path, database: str, delivered: list[bool]
) -> AsyncIterator[list[Served]]:
    """Two workers in this loop that hear half of what the other tells; what became of each message
    is added to ``delivered``."""
    luck = Random(1)

    def delivers(*_: object) -> bool:
        delivered.append(luck.random() < 0.5)
        return delivered[-1]

    exchange = Exchange(delivers)
    async with AsyncExitStack() as ends:
        yield [
            await ends.enter_async_context(
                serving(folder / str(number), bus=InProcessBus(exchange), database=database)
            )
            for number in range(2)
        ]


@pytest.mark.parametrize("asked", GAMES, ids=[game["game"] for game in GAMES])
async def test_a_bus_that_drops_half(database: str, tmp_path: Path, asked: dict[str, str]) -> None:
    delivered: list[bool] = []
    async with (
        two_workers(tmp_path, database, delivered) as (one, two),
        guests(one.base, "Ann") as (ann,),
        guests(one.base, "Eve") as (eve,),
        guests(two.base, "Ben") as (ben,),
    ):
        table = await ann.open(**asked)
        tabs: list[Tab] = [await ann.enter(table), await ben.enter(table, sit=True)]
        tabs.append(await eve.enter(table, sit=True))
        await tabs[0].until(lambda t: len(t.table["seats"]) == 3)
        await tabs[0].do("start")
        for tab in tabs:
            await tab.until(lambda t: t.game)
        await play(tabs, Random(2))
        last = max(tab.number for tab in tabs)
        for tab in tabs:
            await tab.reaches(last)
            assert tab.over
            assert tab.table["seats"] == tabs[0].table["seats"]
        lines = await two.context.store.read(table)
        assert [line.number for line in lines] == list(range(1, len(lines) + 1))
        assert {*delivered} == {True, False}, "some was lost, and some was not"
        record = await ben.http.get(f"/api/tables/{table}/record/1")
        assert verify(record.text) == ()
