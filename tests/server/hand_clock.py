"""A clock that a test advances, so that no test waits for the wall clock."""

import heapq
import itertools
from collections.abc import Callable


class HandTimer:
    """A pending call."""

    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        """Cancel the timer."""
        self.call = None


class HandClock:
    """A clock that advances only by ``advance`` and ``leap``."""

    def __init__(self, at: int = 1_700_000_000_000) -> None:
        self._at = at
        self._count = itertools.count()
        self._timers: list[tuple[int, int, HandTimer]] = []

    def now(self) -> int:
        """Return milliseconds since 1970."""
        return self._at

    def call_later(self, seconds: float, call: Callable[[], None]) -> HandTimer:
        """Call ``call`` once ``advance`` has passed this number of seconds."""
        timer = HandTimer(call)
        heapq.heappush(self._timers, (self._at + round(1000 * seconds), next(self._count), timer))
        return timer

    @property
    def pending(self) -> int:
        """The number of calls that are neither made nor cancelled."""
        return sum(timer.call is not None for _, _, timer in self._timers)

    def leap(self, seconds: float) -> None:
        """Let much time pass in one step. Each due timer is called once, at the end.

        ``advance`` would call a timer that is set again every second a billion times.
        """
        self._at += round(1000 * seconds)
        due = [timer for at, _, timer in sorted(self._timers) if at <= self._at]
        self._timers = [timer for timer in self._timers if timer[0] > self._at]
        heapq.heapify(self._timers)
        for timer in due:
            call, timer.call = timer.call, None
            if call is not None:
                call()

    def advance(self, seconds: float) -> None:
        """Let time pass, and call each timer at its moment."""
        end = self._at + round(1000 * seconds)
        while self._timers and self._timers[0][0] <= end:
            self._at, _, timer = heapq.heappop(self._timers)
            call, timer.call = timer.call, None
            if call is not None:
                call()
        self._at = end
