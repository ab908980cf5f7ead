"""Pings for the silent sockets of one server, by one timer for all of them.

A timer of its own would take some 600 bytes of each socket, of a table of three as much as its game
does, and be set anew as often as the socket is looked at.
"""

import asyncio
from typing import Final, Protocol

LOOKS: Final = 5
"""How often in the time after which a silent client is asked one looks who is silent."""


class KeptAlive(Protocol):
    """A socket whose client is asked whether it is still there."""

    def ping_if_silent(self, since: float) -> None:
        """Asks it unless it was heard after ``since``, by the loop's time, or asked already."""


class Keepalive:
    """The open sockets of one server."""

    def __init__(self) -> None:
        self._sockets: set[KeptAlive] = set()
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        """How many are looked at."""
        return len(self._sockets)

    def watch(self, socket: KeptAlive, interval: float) -> None:
        """From now on it is asked when it has been silent for ``interval`` seconds at most."""
        self._sockets.add(socket)
        if self._timer is None:
            self._wait(interval)

    def forget(self, socket: KeptAlive) -> None:
        """It is not asked any more; nothing happens if it was not."""
        self._sockets.discard(socket)
        if not self._sockets and self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wait(self, interval: float) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(interval / LOOKS, self.look, interval)

    def look(self, interval: float) -> None:
        """Asks all who would be silent for ``interval`` seconds before the next look."""
        since = asyncio.get_running_loop().time() - interval * (1 - 1 / LOOKS)
        self._timer = None
        for socket in tuple(self._sockets):  # whoever is hung up on meanwhile is forgotten
            socket.ping_if_silent(since)
        if self._sockets:
            self._wait(interval)
