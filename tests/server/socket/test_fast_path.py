"""The fast path: a connection hears and sends through it where its socket offers one."""

import inspect
from collections.abc import Callable
from typing import Any, get_type_hints

from mendax.server.socket.fast_path import FAST_PATH, FastPath
from mendax.server.socket.send_queue import SendQueue
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


def test_the_servers_socket_is_one() -> None:
    assert inspect.signature(UvicornSocket.put) == inspect.signature(FastPath.put)
    assert set(get_type_hints(FastPath)) <= set(get_type_hints(UvicornSocket))
    assert FAST_PATH.startswith("mendax."), "an extension of ours in the scope of ASGI"


async def test_what_the_network_takes_is_sent_at_once_and_else_waits() -> None:
    network, waited = Network(), list[Any]()

    async def send(message: Any) -> None:
        waited.append(message)

    fast: FastPath = network
    queue = SendQueue(send, 1000, lambda: None, fast)
    queue.push(b"one")
    assert network.sent == [b"one"]
    network.free = False
    queue.push(b"two")
    assert network.sent == [b"one"]
    assert [message["text"] for message in waited] == ["two"]
