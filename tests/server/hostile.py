"""A hostile connection for tests: raw bytes, and the server's buffers for them.

The server runs in the test's own loop, so the test can inspect its side of a connection. Its timers
use a clock that the test advances.
"""

import asyncio
from asyncio import Protocol, Transport
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from mendax.server.settings.settings import Rates
from tests.server.guests import FREELY, Served, serving
from tests.server.hand_clock import HandClock


class Stranger(Protocol):
    """Sends arbitrary bytes."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.heard = bytearray()
        self.sent = 0
        """The number of bytes sent so far."""
        self.arrived = 0
        """The number of these bytes that reached the server's HTTP code."""
        self.over: asyncio.Future[None] = loop.create_future()
        self.transport: Transport

    def connection_made(self, transport: Any) -> None:
        """Called by the loop."""
        self.transport = cast("Transport", transport)

    def data_received(self, data: bytes) -> None:
        """Called by the loop."""
        self.heard += data

    def connection_lost(self, _: Exception | None) -> None:
        """Called by the loop."""
        if not self.over.done():
            self.over.set_result(None)

    async def send(self, data: bytes) -> None:
        """Send data, unless the connection is closed, and give the server time to read it.

        The wait is limited to some iterations of the loop, because unread bytes, and bytes to a
        WebSocket, never arrive.
        """
        if not self.transport.is_closing():
            self.sent += len(data)
            self.transport.write(data)
        for _ in range(200):
            if self.arrived >= self.sent or self.over.done():
                break
            await asyncio.sleep(0)
        await turns()

    def watch(self, side: Any) -> None:
        """Count the bytes that the server's side of this connection receives."""
        taken = side.data_received

        def count(data: bytes) -> None:
            self.arrived += len(data)
            taken(data)

        side.data_received = count

    async def status(self) -> int:
        """Return the status of the next answer once its first line has arrived."""
        await until(lambda: b"\r\n" in self.heard)
        line, _, rest = bytes(self.heard).partition(b"\r\n")
        self.heard[:] = rest
        return int(line.split()[1])


class Besieged:
    """A server with limits, and its side of each connection."""

    def __init__(self, served: Served, clock: HandClock, protocols: Callable[[], set[Any]]) -> None:
        self.served = served
        self.clock = clock
        self._protocols = protocols
        self._strangers: list[Stranger] = []

    @property
    def host(self) -> bytes:
        """Return the Host line of requests to the server."""
        return b"Host: 127.0.0.1:%d\r\n" % self.served.port

    async def stranger(self) -> Stranger:
        """Return a new connection."""
        loop = asyncio.get_running_loop()
        _, made = await loop.create_connection(Stranger, "127.0.0.1", self.served.port)
        self._strangers.append(made)
        await until(lambda: made.over.done() or self.side_of(made))
        side = self.side_of(made)
        if side is not None:
            made.watch(side)
        await turns()
        return made

    def side_of(self, stranger: Stranger) -> Any:
        """Return the server's side of this connection, or None if there is none (any more)."""
        name = stranger.transport.get_extra_info("sockname")
        for side in self._protocols():
            if side.transport.get_extra_info("peername") == name:
                return side
        return None

    def gone(self) -> None:
        """Disconnect all strangers, whatever they are doing."""
        for stranger in self._strangers:
            stranger.transport.abort()


@asynccontextmanager
async def besieged(folder: Path, rates: Rates = FREELY, **settings: Any) -> AsyncIterator[Besieged]:
    """Yield a server whose connection timers use a manual clock."""
    async with serving(folder, rates, **settings) as served:
        clock = HandClock()
        served.context.connections.clock = clock
        connections = served.server.connections
        server = Besieged(served, clock, lambda: cast("set[Any]", connections.open))
        try:
            yield server
        finally:
            server.gone()
            await turns()


async def turns(count: int = 20) -> None:
    """Run some iterations of the loop, which the server shares."""
    for _ in range(count):
        await asyncio.sleep(0)


async def until(so: Callable[[], Any]) -> None:
    """Wait until ``so`` is true; pytest's time limit ends a wait that never succeeds."""
    while not so():  # noqa: ASYNC110 - no event for it
        await asyncio.sleep(0)
