"""The server's clock, which returns the time and schedules calls.

All timers of a table (turns, bots, absences, idling) use one ``Clock``. The server uses the event
loop's clock; tests advance a clock manually.
"""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Collection, Hashable
from functools import partial
from typing import Final, Generic, Protocol, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class Timer(Protocol):
    """A call scheduled for later."""

    def cancel(self) -> None:
        """Cancel the call."""


class Clock(Protocol):
    """Returns the time and schedules calls."""

    def now(self) -> int:
        """Return milliseconds since 1970."""

    def call_later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call ``call`` once, after ``seconds``."""


ANSWER: Final = 0.9
"""How long a client's command waits for the store, in seconds."""
_CLOCKS: Final = {"linux": "CLOCK_BOOTTIME", "darwin": "CLOCK_MONOTONIC"}
_CLOCK: Final[int | None] = getattr(time, _CLOCKS.get(sys.platform, ""), None)

elapsed: Callable[[], int] = (
    time.monotonic_ns if _CLOCK is None else partial(time.clock_gettime_ns, _CLOCK)
)
"""A function that returns the nanoseconds of a monotonic clock. Where possible, the clock continues
while the machine sleeps.
"""


def wall() -> int:
    """Return the system's time in milliseconds since 1970, for what outlives the process."""
    return time.time_ns() // 1_000_000


class LoopClock:
    """The system time at the start plus the monotonic time since then, with the event loop's
    timers.

    A change to the system clock therefore does not affect the length of turns. The log keeps the
    old time until the next start.
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


class Timers(Generic[K]):
    """One timer for each awaited key, such as a seat."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._waiting: dict[K, Timer] = {}

    def __contains__(self, key: K) -> bool:
        return key in self._waiting

    def __len__(self) -> int:
        return len(self._waiting)

    def start(self, key: K, seconds: float, over: Callable[[K], None]) -> None:
        """Call ``over`` with this key after ``seconds``."""
        self._waiting[key] = self._clock.call_later(seconds, partial(self._over, key, over))

    def _over(self, key: K, over: Callable[[K], None]) -> None:
        del self._waiting[key]
        over(key)

    def keep(self, keys: Collection[K]) -> set[K]:
        """Stop the timers of all other keys, and return those among ``keys`` without a timer."""
        for key in [key for key in self._waiting if key not in keys]:
            self._waiting.pop(key).cancel()
        return {key for key in keys if key not in self._waiting}


class AheadClock:
    """A clock that is a constant time ahead of another clock."""

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
    """Return a clock that starts at ``at``, or ``clock`` if its time is already later.

    If the system clock was set back, the log thus continues with its own time, and no turn lasts
    longer.
    """
    ahead = at - clock.now()
    return AheadClock(clock, ahead) if ahead > 0 else clock


async def in_time(clock: Clock, work: Awaitable[T]) -> T:
    """Return the result of the store's ``work``. After ``ANSWER`` seconds, cancel it and raise
    ``TimeoutError``.
    """
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(None) as limit:
        late = clock.call_later(ANSWER, lambda: limit.reschedule(loop.time()))
        try:
            return await work
        finally:
            late.cancel()
