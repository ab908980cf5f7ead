"""The server's clock, given to whoever waits: what time it is, and calls at a later moment.

Everything at a table that waits (turns, bots, people who are gone, idle tables) waits through one
``Clock``. The server's is the event loop's; a test has one that it moves on by hand.
"""

import asyncio
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Final, Protocol


class Timer(Protocol):
    """A call that is to come."""

    def cancel(self) -> None:
        """It does not come any more."""


class Clock(Protocol):
    """Tells the time and calls back."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    def call_later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Calls ``call`` once when so many seconds have passed."""


_CLOCKS: Final = {"linux": "CLOCK_BOOTTIME", "darwin": "CLOCK_MONOTONIC"}
_CLOCK: Final[int | None] = getattr(time, _CLOCKS.get(sys.platform, ""), None)

elapsed: Callable[[], int] = (
    time.monotonic_ns if _CLOCK is None else partial(time.clock_gettime_ns, _CLOCK)
)
"""Nanoseconds of a clock that nobody sets; it runs on while the machine sleeps, where the system
has one that does."""


class LoopClock:
    """The time since the start, added to what the system's clock said then, and the timers of an
    event loop.

    So when somebody sets the system's clock while the server runs, no turn becomes longer or
    shorter by it, and the log goes by the old time until the next start.
    """

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        wall: Callable[[], int] = time.time_ns,
        elapsed: Callable[[], int] = elapsed,
    ) -> None:
        """``wall`` and ``elapsed`` give nanoseconds."""
        self._loop = loop
        self._elapsed = elapsed
        self._began = wall() - elapsed()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return (self._began + self._elapsed()) // 1_000_000

    def call_later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Calls ``call`` once when so many seconds have passed."""
        return self._loop.call_later(seconds, call)


class AheadClock:
    """A clock that goes as another does, and is ahead of it."""

    def __init__(self, clock: Clock, ahead: int) -> None:
        """``ahead``: by so many milliseconds."""
        self._clock, self._ahead = clock, ahead

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self._clock.now() + self._ahead

    def call_later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Calls ``call`` once when so many seconds have passed."""
        return self._clock.call_later(seconds, call)


def not_before(clock: Clock, at: int) -> Clock:
    """A clock that goes as ``clock`` does, from ``at`` on if that is later: a log that was written
    before the system's clock was set back goes on at its own time, and no turn lasts longer."""
    ahead = at - clock.now()
    return AheadClock(clock, ahead) if ahead > 0 else clock
