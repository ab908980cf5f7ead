"""The fast path: a connection hears and sends through it where its socket offers one."""

import asyncio
import inspect
from collections.abc import Callable
from typing import Any, get_type_hints

from mendax.server.settings import Rate, ServerSettings
from mendax.server.socket.fast_path import FAST_PATH, FastPath
from mendax.server.socket.open_socket import OpenSocket
from mendax.server.socket.uvicorn_socket import UvicornSocket


class Network:
    """A fast path that takes texts while it is free."""

    def __init__(self) -> None:
        self.hear: Callable[[str], None] | None = None
        self.free = True
        self.sent: list[bytes] = []

    def put(self, texts: tuple[bytes, ...]) -> bool:
        if self.free:
            self.sent += texts
        return self.free


class Deaf(OpenSocket):
    """A socket that does nothing of what it hears."""

    def hear(self, message: Any) -> None:
        """A message came."""

    def gone(self) -> None:
        """It is over."""


def test_the_servers_socket_is_one() -> None:
    assert inspect.signature(UvicornSocket.put) == inspect.signature(FastPath.put)
    assert set(get_type_hints(FastPath)) <= set(get_type_hints(UvicornSocket))
    assert FAST_PATH.startswith("mendax."), "an extension of ours in the scope of ASGI"


async def test_what_the_network_takes_is_sent_at_once_and_else_waits() -> None:
    network, waited, takes = Network(), list[Any](), asyncio.Event()

    async def send(message: Any) -> None:
        waited.append(message["text"])
        await takes.wait()

    fast: FastPath = network
    socket = Deaf(*(ServerSettings(), send, str, Rate(1, 1)), most_waiting=1000, fast_path=fast)
    socket.push(b"one")
    assert network.sent == [b"one"]
    network.free = False
    socket.push(b"two")
    network.free = True
    socket.push(b"three")
    assert network.sent == [b"one"], "nothing overtakes what waits"
    takes.set()
    for _ in range(5):
        await asyncio.sleep(0)
    assert waited == ["two", "three"]
