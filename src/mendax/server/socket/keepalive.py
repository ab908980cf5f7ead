"""Pings for silent sockets, with one timer for all sockets of the server.

A separate timer would take about 600 bytes per socket.

Checks are counted, and no times are compared: the loop's clock has steps of a millisecond, so a
ping and its answer can have the same time. A blocked loop also counts as a single check.
"""

from functools import partial
from typing import Final, Protocol

from mendax.server.clock import Clock, Timer

INTERVAL: Final = 10.0
"""Seconds of silence after which a client has been pinged."""
LOOKS: Final = 5
"""The number of checks of each socket within ``INTERVAL``. A client is pinged at this number of
checks without data.
"""
LOST: Final = 2 * LOOKS - 1
"""The number of checks without data at which a client is disconnected.

A new socket may wait for up to two checks' time until its first check. A lost client is therefore
disconnected within twice ``INTERVAL``.
"""
SLICES: Final = 64


class KeptAlive(Protocol):
    """A socket whose client is pinged when silent."""

    def check_silence(self) -> None:
        """Count a check. Ping the client at ``LOOKS`` checks without data, and disconnect it at
        ``LOST``.
        """


class Keepalive:
    """One server's open sockets, checked slice by slice.

    Sockets that fall silent together are pinged at different times, because pinging all of them in
    one step would block the loop.
    """

    def __init__(self) -> None:
        self._slices: tuple[set[KeptAlive], ...] = tuple(set() for _ in range(SLICES))
        self._count = 0
        """The number of sockets so far, which spreads them evenly over the slices."""
        self._next = 0
        """The slice to check next."""
        self._timer: Timer | None = None

    def __len__(self) -> int:
        """Return the number of watched sockets."""
        return sum(map(len, self._slices))

    def watch(self, socket: KeptAlive, clock: Clock) -> None:
        """Check this socket ``LOOKS`` times within ``INTERVAL``, until ``forget``."""
        self._count += 1
        self._slices[self._count % SLICES].add(socket)
        if self._timer is None:
            self._wait(clock)

    def forget(self, socket: KeptAlive) -> None:
        """Stop watching a socket. Unknown sockets are ignored."""
        for sockets in self._slices:
            sockets.discard(socket)

    def _wait(self, clock: Clock) -> None:
        """Schedule the check of the next non-empty slice, so that small servers rarely wake up."""
        for steps in range(1, SLICES + 1):
            at = (self._next + steps) % SLICES
            if self._slices[at]:
                self._next = at
                seconds = steps * INTERVAL / LOOKS / SLICES
                self._timer = clock.call_later(seconds, partial(self._look, clock))
                return
        self._timer = None

    def _look(self, clock: Clock) -> None:
        """Check the sockets of a slice."""
        for socket in tuple(self._slices[self._next]):  # a closed socket leaves its slice
            socket.check_silence()
        self._wait(clock)
