"""Pings for silent sockets, with one timer for all sockets of the server.

A separate timer would take about 600 bytes per socket.
"""

import asyncio
from typing import Final, Protocol

INTERVAL: Final = 10.0
"""Seconds of silence before a client is pinged. After the same time again, the client is
disconnected.
"""
LOOKS: Final = 5
"""The number of checks of each socket within ``INTERVAL``."""
SLICES: Final = 64


class KeptAlive(Protocol):
    """A socket whose client is pinged when silent."""

    def ping_if_silent(self, since: float) -> None:
        """Ping the client unless it sent data after ``since`` (loop time) or was already pinged."""


class Keepalive:
    """One server's open sockets, checked slice by slice.

    Sockets that fall silent together are pinged at different times, because pinging all of them in
    one step would block the loop.
    """

    def __init__(self) -> None:
        self._slices: tuple[set[KeptAlive], ...] = tuple(set() for _ in range(SLICES))
        self._next = 0
        """The slice to check next."""
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        """Return the number of watched sockets."""
        return sum(map(len, self._slices))

    def watch(self, socket: KeptAlive, interval: float) -> None:
        """Ping this socket once it has been silent for up to ``interval`` seconds."""
        self._slices[hash(socket) % SLICES].add(socket)
        if self._timer is None:
            self._wait(interval)

    def forget(self, socket: KeptAlive) -> None:
        """Stop watching a socket. Unknown sockets are ignored."""
        self._slices[hash(socket) % SLICES].discard(socket)

    def _wait(self, interval: float) -> None:
        """Schedule the check of the next non-empty slice, so that small servers rarely wake up."""
        for steps in range(1, SLICES + 1):
            at = (self._next + steps) % SLICES
            if self._slices[at]:
                self._next = at
                loop = asyncio.get_running_loop()
                seconds = steps * interval / LOOKS / SLICES
                self._timer = loop.call_later(seconds, self.look, interval)
                return
        self._timer = None

    def look(self, interval: float) -> None:
        """Ping the sockets of a slice that would be silent for ``interval`` seconds by the next
        check.
        """
        since = asyncio.get_running_loop().time() - interval * (1 - 1 / LOOKS)
        for socket in tuple(self._slices[self._next]):  # a closed socket leaves its slice
            socket.ping_if_silent(since)
        self._wait(interval)
