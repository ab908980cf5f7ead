"""Detects, reports and stops work that blocks the event loop.

All tables share one loop in one thread, so endless work at one table would block all others. Game
rules bound most work (``LONGEST_CHANCE``); this module handles the rest.

Rules of this file
1. Work is stopped only inside ``over``, by an exception in its own thread. On ``TooLong``, the
   caller of ``over`` discards the objects that the work has touched.
2. Times are the thread's CPU times where available, so a sleeping or busy machine does not stop a
   game.
3. Starting work costs only an increment, because work is timed from the watchdog's first look.
   Reading the CPU time is a system call, which took a hundredth of every move.
4. The log contains the name of the work, as chosen by the caller of ``over``, and its location in
   the code.
"""

import asyncio
import logging
import signal
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Final

_log = logging.getLogger("mendax.watch")

ENOUGH: Final = 5.0
"""How long work may take, in seconds from the first look at it (``_LOOK_EVERY``).

The most expensive known command takes 0.1 seconds.
"""
NOTICED: Final = 1.0
"""How long the loop may be blocked before this is logged, in seconds."""
_LOOK_EVERY: Final = 0.5


class TooLong(BaseException):
    """Raised when work took too long. It is not an ``Exception``, so that no handler in the work
    catches it.
    """


class Watch:
    """The current work of the loop's thread, its duration, and the loop's heartbeat."""

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        """Create the watch in the watched thread. ``clock`` returns the seconds of the thread's
        work.
        """
        self._thread = threading.get_ident()
        self._clock = clock or _processor_time(self._thread)
        self._what = ""
        self._number = 0
        self._to_stop = 0
        self._looked_at = 0
        """The number of the work at the last look. ``_since`` is when that work was first seen."""
        self._since = 0.0
        self._round = self._seen = 0
        self._seen_at = self._clock()
        self._said = False

    # ── in the loop's thread ─────────────────────────────────────────────────────────────────

    def over(self, what: str) -> "Watch":
        """Use as ``with watch.over("chess ab12…")``. The block may be stopped with ``TooLong``."""
        self._number += 1
        self._what = what
        return self

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: object
    ) -> None:
        self._what = ""

    def goes_round(self) -> None:
        """Record a heartbeat of the event loop."""
        self._round += 1

    def stop(self, *_: object) -> None:
        """Stop the work that ``look`` found too long, if it is still running. Raises
        ``TooLong``.
        """
        if self._what and self._to_stop == self._number:
            self._to_stop = 0
            raise TooLong

    # ── in the watchdog's thread ─────────────────────────────────────────────────────────────

    def look(self) -> bool:
        """Return whether ``stop`` should stop the current work. A blocked loop is logged once."""
        now, number, what = self._clock(), self._number, self._what
        if self._round != self._seen:
            self._seen, self._seen_at, self._said = self._round, now, False
        if number != self._looked_at:
            self._looked_at, self._since = number, now
        worked = now - self._seen_at
        if worked >= NOTICED and not self._said:
            self._said = True
            at = f"at table {what}" if what else "at no table"
            _log.warning(
                "the event loop is blocked: %.1f s of work, %s, in %s", worked, at, self._where()
            )
        if what and number == self._number and now - self._since >= ENOUGH:
            self._to_stop = number
            return True
        return False

    def _where(self) -> str:
        """Return the innermost locations in Mendax's code on the watched thread's stack."""
        frame: FrameType | None = sys._current_frames().get(self._thread)
        places: list[str] = []
        while frame is not None and len(places) < 3:
            if frame.f_globals.get("__name__", "").startswith("mendax."):
                places.append(f"{frame.f_code.co_qualname}:{frame.f_lineno}")
            frame = frame.f_back
        return " < ".join(places) or "?"


class Watchdog:
    """Checks a watch from a separate thread until it is closed."""

    def __init__(self, watch: Watch) -> None:
        """Start the thread. This requires the main thread and a running loop."""
        self._watch = watch
        self._loop = asyncio.get_running_loop()
        self._over = threading.Event()
        self._main = threading.get_ident()
        self._ring = getattr(signal, "SIGALRM", None)
        if self._ring is not None:
            signal.signal(self._ring, watch.stop)
        self._beat()
        self._thread = threading.Thread(target=self._look, name="watchdog", daemon=True)
        self._thread.start()

    def _beat(self) -> None:
        self._watch.goes_round()
        self._timer = self._loop.call_later(_LOOK_EVERY / 2, self._beat)

    def _look(self) -> None:
        while not self._over.wait(_LOOK_EVERY):
            if self._watch.look() and self._ring is not None:
                signal.pthread_kill(self._main, self._ring)

    def close(self) -> None:
        """Stop the thread."""
        self._timer.cancel()
        self._over.set()
        self._thread.join()


def _processor_time(thread: int) -> Callable[[], float]:
    """Return a function for a thread's CPU time in seconds, or else for monotonic time."""
    clock_of = getattr(time, "pthread_getcpuclockid", None)
    if clock_of is None:
        return time.monotonic
    clock = clock_of(thread)
    return partial(time.clock_gettime, clock)
