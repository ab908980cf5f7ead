"""The server's clock: the time, and scheduled calls.

All of a table's timers (turns, bots, absences, idling) use one ``Clock``. The server uses the event
loop's clock; tests advance a clock by hand.
"""

import asyncio
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Final, Protocol


class Timer(Protocol):
    """A scheduled call."""

    def cancel(self) -> None:
        """Cancel the call."""


class Clock(Protocol):
    """Gives the time and schedules calls."""

    def now(self) -> int:
        """Return milliseconds since 1970."""

    def call_later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call ``call`` once, after ``seconds``."""


_CLOCKS: Final = {"linux": "CLOCK_BOOTTIME", "darwin": "CLOCK_MONOTONIC"}
_CLOCK: Final[int | None] = getattr(time, _CLOCKS.get(sys.platform, ""), None)

elapsed: Callable[[], int] = (
    time.monotonic_ns if _CLOCK is None else partial(time.clock_gettime_ns, _CLOCK)
)
"""Nanoseconds of a monotonic clock that, where possible, continues while the machine sleeps."""


class LoopClock:
    """The system time at the start plus monotonic time since then, with the event loop's timers.

    A change to the system clock therefore does not affect the length of turns, and the log keeps
    the old time until the next start.
    """

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        wall: Callable[[], int] = time.time_ns,
        elapsed: Callable[[], int] = elapsed,
    ) -> None:
        """``wall`` and ``elapsed`` return nanoseconds."""
        self._loop = loop
        self._elapsed = elapsed
        self._began = wall() - elapsed()

    def now(self) -> int:
        """Return milliseconds since 1970."""
        return (self._began + self._elapsed()) // 1_000_000

    def call_later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call ``call`` once, after ``seconds``."""
        return self._loop.call_later(seconds, call)


class AheadClock:
    """A clock a constant time ahead of another."""

    def __init__(self, clock: Clock, ahead: int) -> None:
        """``ahead`` is in milliseconds."""
        self._clock, self._ahead = clock, ahead

    def now(self) -> int:
        """Return milliseconds since 1970."""
        return self._clock.now() + self._ahead

    def call_later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call ``call`` once, after ``seconds``."""
        return self._clock.call_later(seconds, call)


def not_before(clock: Clock, at: int) -> Clock:
    """Return a clock that starts at ``at`` if that is later than the time by ``clock``.

    If the system clock was set back, the log continues with its own time, and no turn lasts longer.
    """
    ahead = at - clock.now()
    return AheadClock(clock, ahead) if ahead > 0 else clock
