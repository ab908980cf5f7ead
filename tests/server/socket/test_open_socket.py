"""The life of a socket, of whatever kind: greeted in time, bounded, cut off, and told why."""

import asyncio
from collections.abc import MutableMapping
from typing import Any

from mendax.core.game import MendaxError, Reason
from mendax.server.settings import Rate, Rates, ServerSettings
from mendax.server.socket.open_socket import OpenSocket
from mendax.server.wire.messages import decode_page

OFTEN = Rate(100, 1)
RATES = Rates(warnings=Rate(2, 1e9))


def read(text: str) -> str:
    if text == "?":
        raise MendaxError(Reason("unreadable"))
    return text


class Network:
    """A client whose network takes what it is sent unless it is stopped."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sent: list[MutableMapping[str, Any]] = []
        self.takes = asyncio.Event()
        self.takes.set()

    async def send(self, message: MutableMapping[str, Any]) -> None:
        """What the server sends."""
        await self.takes.wait()
        self.sent.append(message)
        if message["type"] == "websocket.close":
            self.said.put_nowait({"type": "websocket.disconnect"})

    def says(self, *texts: str | None) -> None:
        """What the client sends; None: a binary frame."""
        for text in texts:
            self.said.put_nowait({"type": "websocket.receive", "text": text})

    @property
    def told(self) -> list[str]:
        """The reasons and codes that it got, in order."""
        return [
            str(m["code"]) if "code" in m else decode_page(m["text"])["reason"]["key"]
            for m in self.sent
        ]


class Kind(OpenSocket):
    """A socket on which any text is a message."""

    def __init__(self, network: Network, rate: Rate, greeting: float = 1e6) -> None:
        settings = ServerSettings(rates=RATES, greeting=greeting)
        super().__init__(settings, network.send, read, rate, most_waiting=2)
        self.heard: list[str] = []
        self.over = False

    def hear(self, message: str) -> None:
        """Keeps it."""
        self._greet()
        self.heard.append(message)

    def gone(self) -> None:
        """Keeps that it is over."""
        self.over = True


async def serve(network: Network, rate: Rate = OFTEN, greeting: float = 1e6) -> Kind:
    """A socket, served to its end."""
    kind = Kind(network, rate, greeting)
    await kind.run(network.said.get)
    assert kind.over
    return kind


async def test_who_never_greets_is_hung_up_on() -> None:
    network = Network()
    await serve(network, greeting=0.001)
    assert network.told == ["wire-refused-no-hello", "1008"]


async def test_too_many_messages_are_answered_and_then_closed() -> None:
    network = Network()
    network.says("one", "two", "three", "?", "five", "six")
    kind = await serve(network, Rate(2, 1e9))
    assert kind.heard == ["one", "two"]
    assert network.told == [*["wire-refused-too-fast"] * 2, "wire-refused-flood", "1008"]


async def test_what_cant_be_read_is_refused_and_binary_frames_close() -> None:
    network = Network()
    network.says("?", "one", None, "two")
    kind = await serve(network)
    assert kind.heard == ["one"]
    assert network.told == ["unreadable", "wire-refused-binary", "1003"]


async def test_who_does_not_read_is_cut_off() -> None:
    network = Network()
    network.takes.clear()
    kind = Kind(network, Rate(100, 1))
    serving = asyncio.create_task(kind.run(network.said.get))
    await asyncio.sleep(0)
    for _ in range(5):
        kind.refuse(Reason("unreadable"))
    await serving
    assert kind.over
    assert network.sent == []
