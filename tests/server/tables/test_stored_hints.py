"""Hints of what was stored: one message for each worker and turn, of all tables."""

import asyncio
import logging

import pytest

from mendax.server.bus.in_process import Exchange, InProcessBus
from mendax.server.bus.messages import channel_to
from mendax.server.tables.stored_hints import HeardOf, StoredHints


class HintedWorker:
    """A worker that has two tables."""

    def __init__(self, exchange: Exchange, name: str) -> None:
        bus = InProcessBus(exchange)
        bus.worker = name
        self.hints = StoredHints(bus)
        self.heard: list[tuple[str, str, int]] = []
        self.ends = [self.hints.listen(table, self._heard_of(table)) for table in ("t1", "t2")]

    def _heard_of(self, table: str) -> HeardOf:
        return lambda worker, number: self.heard.append((table, worker, number))


class Hinted:
    """Workers a, b and c, and the channels of what was told."""

    def __init__(self) -> None:
        self.told: list[str] = []
        exchange = Exchange(self._delivers)
        self.a, self.b, self.c = (HintedWorker(exchange, name) for name in "abc")

    def _delivers(self, channel: str, _: bytes) -> bool:
        self.told.append(channel)
        return True


async def said() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


@pytest.fixture
async def hinted() -> Hinted:
    return Hinted()


async def test_all_of_one_turn_is_one_message_with_the_last_numbers(hinted: Hinted) -> None:
    hinted.a.hints.tell("b", "t1", 4)
    hinted.a.hints.tell("b", "t2", 9)
    hinted.a.hints.tell("b", "t1", 5)
    assert hinted.told == [], "the turn is not over"
    await said()
    assert set(hinted.told) == {channel_to("b")}
    assert hinted.b.heard == [("t1", "a", 5), ("t2", "a", 9)]
    assert hinted.a.heard == hinted.c.heard == []
    hinted.a.hints.tell("b", "t1", 6)
    await said()
    assert hinted.b.heard[2:] == [("t1", "a", 6)]


async def test_each_is_told_what_concerns_it(hinted: Hinted) -> None:
    hinted.a.hints.tell("bc", "t1", 4)
    hinted.a.hints.tell("c", "t2", 7)
    hinted.a.hints.tell((), "t2", 8)
    await said()
    assert hinted.b.heard == [("t1", "a", 4)]
    assert hinted.c.heard == [("t1", "a", 4), ("t2", "a", 7)]


async def test_of_a_table_that_is_not_here_nothing_is_heard(
    hinted: Hinted, caplog: pytest.LogCaptureFixture
) -> None:
    hinted.b.ends[0]()
    with caplog.at_level(logging.ERROR):
        hinted.a.hints.tell("b", "t1", 4)
        hinted.a.hints.tell("b", "t2", 9)
        await said()
    assert hinted.b.heard == [("t2", "a", 9)]
    assert caplog.text == ""


async def test_a_table_that_is_loaded_again_goes_on_hearing(hinted: Hinted) -> None:
    again: list[int] = []
    hinted.b.hints.listen("t1", lambda _, number: again.append(number))
    hinted.b.ends[0]()
    hinted.a.hints.tell("b", "t1", 4)
    await said()
    assert again == [4]


async def test_what_is_closed_hears_nothing(hinted: Hinted) -> None:
    hinted.b.hints.close()
    hinted.a.hints.tell("b", "t1", 4)
    await said()
    assert hinted.b.heard == []
