"""Tests of keepalive pings with one timer for all sockets of a server."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from mendax.server.socket.keepalive import INTERVAL, LOOKS, LOST, SLICES, Keepalive
from tests.server.hand_clock import HandClock

CHECK = INTERVAL / LOOKS
"""Seconds between two checks of a socket."""
ROUNDED = 0.05
"""The clock of the tests counts in milliseconds, so a round of all slices may take longer."""


class Socket:
    """Records the times of its checks, in seconds."""

    def __init__(self, keepalive: Keepalive, clock: HandClock) -> None:
        self.checks: list[float] = []
        self._clock = clock
        keepalive.watch(self, clock)

    def check_silence(self) -> None:
        """Record a check."""
        self.checks.append(self._clock.now() / 1000)


@given(st.lists(st.floats(0, 3 * INTERVAL), min_size=1, max_size=200))
def test_each_socket_is_checked_at_regular_intervals(joins: list[float]) -> None:
    """A socket may join at any time. Its first check comes within the time of two checks."""
    keepalive, clock = Keepalive(), HandClock(0)
    sockets: list[tuple[float, Socket]] = []
    for at in sorted(joins):
        clock.advance(at - clock.now() / 1000)
        sockets.append((clock.now() / 1000, Socket(keepalive, clock)))
    clock.advance(5 * INTERVAL)
    for joined, socket in sockets:
        assert joined < socket.checks[0] <= joined + 2 * (CHECK + ROUNDED)
        for one, next_one in pairwise(socket.checks):
            assert abs(next_one - one - CHECK) <= ROUNDED


def test_a_lost_client_is_noticed_within_two_intervals() -> None:
    assert LOOKS * CHECK == INTERVAL
    assert (2 + LOST - 1) * CHECK <= 2 * INTERVAL


def test_there_is_a_timer_while_there_is_a_socket() -> None:
    keepalive, clock = Keepalive(), HandClock(0)
    socket = Socket(keepalive, clock)
    keepalive.watch(socket, clock)
    assert len(keepalive) == 1
    assert clock.pending == 1
    clock.advance(INTERVAL)
    assert socket.checks
    keepalive.forget(socket)
    keepalive.forget(socket)
    clock.advance(INTERVAL)
    assert clock.pending == 0
    keepalive.watch(socket, clock)
    assert clock.pending == 1


def test_checks_are_spread_over_the_interval() -> None:
    keepalive, clock = Keepalive(), HandClock(0)
    sockets = [Socket(keepalive, clock) for _ in range(100 * SLICES)]
    clock.advance(2 * CHECK)
    times = [at for socket in sockets for at in socket.checks]
    assert all(socket.checks for socket in sockets)
    assert all(times.count(at) < len(sockets) / 10 for at in set(times))


def test_sockets_closed_by_a_check_are_removed() -> None:
    keepalive, clock = Keepalive(), HandClock(0)

    class Lost(Socket):
        """A socket whose check reveals the disconnect."""

        def check_silence(self) -> None:
            keepalive.forget(self)

    for _ in range(3):
        Lost(keepalive, clock)
    clock.advance(INTERVAL)
    assert len(keepalive) == clock.pending == 0
