"""The bus within one process: who hears what, and what a loss or a failure does."""

import asyncio
import logging
from functools import partial

import pytest

from mendax.server.bus.in_process import Exchange, InProcessBus


async def turn() -> None:
    """Lets the loop do what is due."""
    await asyncio.sleep(0)


async def test_all_others_hear_what_one_tells_and_never_itself() -> None:
    exchange, heard = Exchange(), list[tuple[int, bytes]]()
    buses = [InProcessBus(exchange) for _ in range(3)]
    for index, bus in enumerate(buses):
        bus.listen("table", partial(lambda at, message: heard.append((at, message)), index))
    buses[0].tell("table", b"7")
    buses[0].tell("another", b"8")
    assert heard == [], "as by any bus: not at once"
    await turn()
    assert sorted(heard) == [(1, b"7"), (2, b"7")]
    assert len({bus.worker for bus in buses}) == 3


async def test_who_ended_listening_or_was_closed_hears_nothing() -> None:
    exchange, heard = Exchange(), list[bytes]()
    teller, other, closed = (InProcessBus(exchange) for _ in range(3))
    end = other.listen("table", heard.append)
    stays = list[bytes]()
    other.listen("table", stays.append)
    closed.listen("table", heard.append)
    end()
    await closed.close()
    teller.tell("table", b"1")
    await turn()
    assert (heard, stays) == ([], [b"1"])


async def test_one_listeners_failure_harms_no_other(caplog: pytest.LogCaptureFixture) -> None:
    exchange, heard = Exchange(), list[bytes]()
    teller, other = InProcessBus(exchange), InProcessBus(exchange)

    def fails(message: bytes) -> None:
        raise ValueError(message)

    other.listen("table", fails)
    other.listen("table", heard.append)
    with caplog.at_level(logging.ERROR, "mendax.bus"):
        teller.tell("table", b"secret")
        await turn()
    assert heard == [b"secret"]
    assert "ValueError" in caplog.text
    assert "secret" not in caplog.text


async def test_an_exchange_may_lose_messages() -> None:
    exchange, heard = Exchange(lambda _, message: message != b"lost"), list[bytes]()
    teller, other = InProcessBus(exchange), InProcessBus(exchange)
    other.listen("table", heard.append)
    teller.tell("table", b"lost")
    teller.tell("table", b"kept")
    await turn()
    assert heard == [b"kept"]


async def test_alone_nobody_hears() -> None:
    alone, another = InProcessBus(), InProcessBus()
    heard: list[bytes] = []
    another.listen("table", heard.append)
    alone.tell("table", b"1")
    await turn()
    assert heard == []
    assert alone.well
