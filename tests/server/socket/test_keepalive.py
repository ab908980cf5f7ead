"""Tests of keepalive pings with one timer for all sockets of a server."""

from mendax.server.socket.keepalive import INTERVAL, LOOKS, LOST, SLICES, Keepalive
from tests.server.hand_clock import HandClock

CHECK = INTERVAL / LOOKS
"""Seconds between two checks of a socket."""


class Socket:
    """Records the times of its checks, in seconds."""

    def __init__(self, keepalive: Keepalive, clock: HandClock) -> None:
        self.checks: list[float] = []
        self._clock = clock
        keepalive.watch(self, clock)

    def check_silence(self) -> None:
        """Record a check."""
        self.checks.append(self._clock.now() / 1000)


def test_a_lost_client_is_noticed_within_two_intervals() -> None:
    assert LOOKS * CHECK == INTERVAL
    assert (2 + LOST - 1) * CHECK <= 2 * INTERVAL


def test_checks_are_spread_over_the_interval() -> None:
    keepalive, clock = Keepalive(), HandClock(0)
    sockets = [Socket(keepalive, clock) for _ in range(100 * SLICES)]
    clock.advance(2 * CHECK)
    times = [at for socket in sockets for at in socket.checks]
    assert all(socket.checks for socket in sockets)
    assert all(times.count(at) < len(sockets) / 10 for at in set(times))
