"""Pings for the silent sockets of one server, by one timer for all of them.

A timer of its own would take some 600 bytes of each socket.
"""

import asyncio
from typing import Final, Protocol

INTERVAL: Final = 10.0
"""Seconds of silence after which a client is pinged; after as many more it is cut off."""
LOOKS: Final = 5
"""How often in the time after which a silent client is asked one looks whether it is silent."""
SLICES: Final = 64


class KeptAlive(Protocol):
    """A socket whose client is asked whether it is still there."""

    def ping_if_silent(self, since: float) -> None:
        """Asks it unless it was heard after ``since``, by the loop's time, or asked already."""


class Keepalive:
    """The open sockets of one server, in slices that are looked at one after the other: those that
    fell silent together are not all asked in the same moment, which would hold up the tables."""

    def __init__(self) -> None:
        self._slices: tuple[set[KeptAlive], ...] = tuple(set() for _ in range(SLICES))
        self._next = 0
        """The slice that is looked at next."""
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        """How many sockets are looked at."""
        return sum(map(len, self._slices))

    def watch(self, socket: KeptAlive, interval: float) -> None:
        """From now on it is asked when it has been silent for ``interval`` seconds at most."""
        self._slices[hash(socket) % SLICES].add(socket)
        if self._timer is None:
            self._wait(interval)

    def forget(self, socket: KeptAlive) -> None:
        """It is not asked any more; nothing happens if it was not."""
        self._slices[hash(socket) % SLICES].discard(socket)

    def _wait(self, interval: float) -> None:
        """Until there is a slice with somebody in it: a server with few people rarely wakes up."""
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
        """Asks all of a slice who would be silent for ``interval`` seconds before the next look."""
        since = asyncio.get_running_loop().time() - interval * (1 - 1 / LOOKS)
        for socket in tuple(self._slices[self._next]):  # whoever is hung up on is forgotten
            socket.ping_if_silent(since)
        self._wait(interval)
