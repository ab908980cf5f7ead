"""Rounds of the tables: the store is asked for all of them at once, and only where others write."""

import asyncio
from collections.abc import Collection
from types import SimpleNamespace
from typing import Any

import pytest

from mendax.core.game import Reason
from mendax.server.store.schema import StoreError
from mendax.server.tables import rounds
from mendax.server.tables.rounds import Rounds


class NewestStore:
    """A store that says how far logs go."""

    def __init__(self, shared: bool = True) -> None:
        self.shared = shared
        self.asked: list[set[str]] = []
        self.known: dict[str, int] = {}
        self.fails = False

    async def newest(self, tables: Collection[str]) -> dict[str, int]:
        self.asked.append(set(tables))
        if self.fails:
            raise StoreError(Reason("server-not-readable"))
        return self.known


class RoundedTable:
    """A table in memory, as rounds see it."""

    def __init__(self, id: str, *subscribers: str) -> None:
        self.table = SimpleNamespace(id=id)
        self.presence = SimpleNamespace(subscribers=set(subscribers))
        self.queue = SimpleNamespace(idle=True, reload=self.reload)
        self.workers = self
        self.set_aside = None
        self.heard: list[object] = []
        self.beats = 0

    def beat(self) -> None:
        self.beats += 1

    def behind(self, number: int) -> None:
        self.heard.append(number)

    def reload(self) -> None:
        self.heard.append("reload")


def made(store: Any, well: bool, *tables: Any) -> Rounds:
    bus: Any = SimpleNamespace(well=well)
    return Rounds(store, bus, lambda: tables)


async def turns(count: int) -> None:
    """As many turns of the loop, in each of which a round is made."""
    for _ in range(count):
        await asyncio.sleep(0)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "SECONDS", 0)


async def test_all_tables_with_somebody_are_asked_for_at_once() -> None:
    store, empty = NewestStore(), RoundedTable("t3")
    some = [RoundedTable("t1", "ann"), RoundedTable("t2", "ben")]
    store.known = {"t1": 41}
    making = made(store, False, *some, empty)
    while not store.asked:  # noqa: ASYNC110 - nobody tells of it
        await asyncio.sleep(0)
    await turns(3)
    making.close()
    assert store.asked[0] == {"t1", "t2"}
    assert some[0].heard[0] == 41
    assert some[1].heard[0] == "reload", "it was thrown away"
    assert empty.heard == []
    assert empty.beats > 0


async def test_a_store_that_fails_is_asked_again_and_less_often_while_the_bus_is_well() -> None:
    store, table = NewestStore(), RoundedTable("t1", "ann")
    store.fails = True
    making = made(store, True, table)
    while len(store.asked) < 3:  # noqa: ASYNC110 - nobody tells of it
        await asyncio.sleep(0)
    making.close()
    assert table.beats >= 4 * (len(store.asked) - 1)
    assert table.heard == []


async def test_a_store_of_this_process_alone_is_asked_nothing() -> None:
    store, table = NewestStore(shared=False), RoundedTable("t1", "ann")
    making = made(store, False, table)
    await turns(20)
    making.close()
    assert (store.asked, table.beats) == ([], 0)
