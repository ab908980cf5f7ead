"""Messages to one client: at once while it keeps up, queued and bounded while it does not."""

import asyncio
from collections.abc import MutableMapping
from typing import Any

from mendax.server.socket.send_queue import SendQueue


class Client:
    """A client that takes messages at once, or when the test lets it."""

    def __init__(self) -> None:
        self.took: list[str] = []
        self.may_take = asyncio.Event()
        self.may_take.set()
        self.overflows = 0
        self.gone = False
        self.queue = SendQueue(self._send, 3, self._overflow)

    async def _send(self, message: MutableMapping[str, Any]) -> None:
        if not self.may_take.is_set():
            await self.may_take.wait()
        if self.gone:
            raise OSError
        self.took.append(message.get("text", message["type"]))

    def _overflow(self) -> None:
        self.overflows += 1


async def test_who_keeps_up_has_everything_at_once() -> None:
    client = Client()
    client.queue.push(b"one", b"two")
    assert client.took == ["one", "two"], "without a turn of the loop"


async def test_who_is_slow_gets_everything_later_in_order() -> None:
    client = Client()
    client.may_take.clear()
    client.queue.push(b"one", b"two")
    client.queue.push(b"three")
    assert client.took == []
    client.may_take.set()
    for _ in range(5):
        await asyncio.sleep(0)
    assert client.took == ["one", "two", "three"]
    client.queue.push(b"four")
    assert client.took[-1] == "four", "at once again"


async def test_too_much_that_waits_is_said() -> None:
    client = Client()
    client.may_take.clear()
    client.queue.push(b"being sent", b"1", b"2", b"3")
    assert client.overflows == 0
    client.queue.push(b"4")
    assert client.overflows == 1
    client.queue.drop()


async def test_closing_sends_what_waits_first_and_nothing_after() -> None:
    client = Client()
    client.may_take.clear()
    client.queue.push(b"one")
    client.queue.close(1000, "over")
    client.queue.push(b"too late")
    client.may_take.set()
    for _ in range(5):
        await asyncio.sleep(0)
    assert client.took == ["one", "websocket.close"]


async def test_who_has_gone_is_sent_nothing_more() -> None:
    client = Client()
    client.gone = True
    client.queue.push(b"one")
    assert client.queue.closed
    client.gone = False
    client.queue.push(b"two")
    assert client.took == []
