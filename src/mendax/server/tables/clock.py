"""The server's clock, handed in: what time it is, and calls at a later moment.

Everything at a table that waits (turns, bots, people who are gone, idle tables) waits through one
``Clock``. The server's is the event loop's; a test has one that it moves on by hand.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


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


class LoopClock:
    """The system's time, and the timers of an event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def call_later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Calls ``call`` once when so many seconds have passed."""
        return self._loop.call_later(seconds, call)
