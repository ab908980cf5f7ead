"""Tests of keepalive pings with one timer for all sockets of a server."""

import asyncio
from typing import Any

import pytest

from mendax.server.socket.keepalive import LOOKS, SLICES, Keepalive

INTERVAL = 10.0


class Socket:
    """Counts the pings."""

    def __init__(self, heard_at: float) -> None:
        self.heard_at = heard_at
        self.asked = 0

    def ping_if_silent(self, since: float) -> None:
        """Count a ping, and do not answer it."""
        self.asked += self.heard_at <= since


class Loop:
    """A loop whose time the test sets."""

    def __init__(self) -> None:
        self.at = 100.0
        self.timers: list[tuple[float, Any, tuple[Any, ...]]] = []

    def time(self) -> float:
        """Return the time in seconds."""
        return self.at

    def call_later(self, seconds: float, call: Any, *given: Any) -> "Loop":
        """Store the only timer, which the test fires."""
        assert not self.timers, "one for all"
        self.timers.append((self.at + seconds, call, given))
        return self

    def cancel(self) -> None:
        """Cancel the timer."""
        self.timers.clear()

    def run_out(self) -> None:
        """Fire the timer."""
        ((self.at, call, given),) = self.timers
        self.timers.clear()
        call(*given)


@pytest.fixture
def loop(monkeypatch: pytest.MonkeyPatch) -> Loop:
    made = Loop()
    monkeypatch.setattr(asyncio, "get_running_loop", lambda: made)
    return made


def test_silent_sockets_are_pinged_within_the_interval(loop: Loop) -> None:
    """For any time of the last message, a ping comes after the interval at the latest, and not
    before four fifths of it.
    """
    for late in (0.0, 0.1, 1.0, 1.9, 2.0):
        keepalive, socket = Keepalive(), Socket(loop.at + late)
        keepalive.watch(socket, INTERVAL)
        while not socket.asked:
            loop.run_out()
        assert INTERVAL * (1 - 1 / LOOKS) <= loop.at - socket.heard_at <= INTERVAL
        loop.cancel()


def test_there_is_a_timer_while_there_is_a_socket(loop: Loop) -> None:
    keepalive, one = Keepalive(), Socket(loop.at)
    keepalive.watch(one, INTERVAL)
    keepalive.watch(one, INTERVAL)
    assert (len(keepalive), len(loop.timers)) == (1, 1)
    began = loop.at
    for looks in range(1, LOOKS + 1):
        loop.run_out()
        assert loop.at - began <= INTERVAL / LOOKS * looks + 1e-6
    assert loop.at - began > INTERVAL / LOOKS * (LOOKS - 1), "for one it wakes up rarely"
    keepalive.forget(one)
    keepalive.forget(one)
    loop.run_out()
    assert not loop.timers, "and for nobody not at all"
    keepalive.watch(one, INTERVAL)
    assert loop.timers


def test_pings_are_spread_over_the_interval(loop: Loop) -> None:
    """The pings of one interval are spread, so few are sent at the same moment."""
    keepalive = Keepalive()
    sockets = [Socket(loop.at) for _ in range(100 * SLICES)]
    for socket in sockets:
        keepalive.watch(socket, INTERVAL)
    asked = 0
    while asked < len(sockets):
        loop.run_out()
        together = sum(socket.asked for socket in sockets) - asked
        for socket in sockets:
            if socket.asked:
                socket.heard_at = 1e9
        asked += together
        assert together < len(sockets) / 10
    assert loop.at <= 100.0 + INTERVAL
    assert all(socket.asked == 1 for socket in sockets)


def test_sockets_closed_by_a_ping_are_removed(loop: Loop) -> None:
    keepalive = Keepalive()

    class Lost(Socket):
        """A socket whose ping reveals the disconnect."""

        def ping_if_silent(self, since: float) -> None:
            keepalive.forget(self)

    for socket in (Lost(0.0), Lost(0.0), Lost(0.0)):
        keepalive.watch(socket, INTERVAL)
    while loop.timers:
        loop.run_out()
    assert not len(keepalive)
