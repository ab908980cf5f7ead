"""A socket's event and queue behave as asyncio's own do."""

import asyncio
from typing import Any

import pytest

from mendax.server.socket.lean_waiting import LeanEvent, LeanQueue


@pytest.mark.parametrize("kind", [asyncio.Event, LeanEvent])
async def test_all_who_wait_go_on(kind: Any) -> None:
    event, went = kind(), []

    async def go(number: int) -> None:
        assert await event.wait()
        went.append(number)

    waiting = [asyncio.create_task(go(number)) for number in range(3)]
    await asyncio.sleep(0)
    waiting.pop().cancel()
    await asyncio.sleep(0)
    assert not went
    assert not event.is_set()
    event.set()
    await asyncio.gather(*waiting)
    assert went == [0, 1]
    assert event.is_set()
    await event.wait()
    event.clear()
    assert not event.is_set()
    event.set()
    assert event.is_set()


@pytest.mark.parametrize("kind", [asyncio.Queue, LeanQueue])
async def test_what_is_put_is_got_in_order(kind: Any) -> None:
    queue, got = kind(), []
    assert queue.empty()

    async def read() -> None:
        while (item := await queue.get()) is not None:
            got.append(item)

    queue.put_nowait(0)
    assert not queue.empty()
    reading = asyncio.create_task(read())
    await asyncio.sleep(0)
    assert got == [0]
    for item in (1, 2, 3, None):
        queue.put_nowait(item)
    await reading
    assert got == [0, 1, 2, 3]
    assert queue.empty()


@pytest.mark.parametrize("kind", [asyncio.Queue, LeanQueue])
async def test_a_reader_that_goes_away_takes_nothing_along(kind: Any) -> None:
    queue = kind()
    reading = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    reading.cancel()
    await asyncio.gather(reading, return_exceptions=True)
    queue.put_nowait("kept")
    assert await queue.get() == "kept"
