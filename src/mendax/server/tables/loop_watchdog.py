"""Sees to it that nothing holds the loop for long, and says where when something does.

All tables are played in one loop of one thread; so whatever is done at one table without an end
would end all others. The rules bound what they can (``LONGEST_CHANCE``); this is for the rest.

Rules of this file
1. Work is stopped only inside ``over``, and only by an exception in the very thread that does it:
   whoever enters ``over`` throws away what the work has touched when ``TooLong`` comes out of it.
2. What counts is the processor's time of that thread, where the system tells it: a machine that
   sleeps or is busy with other things stops nobody's game.
3. Work costs nothing here but being counted: it is timed from when somebody first looks at it. The
   processor's time is told by the system alone, and asking it took a hundredth of every move.
4. Nothing is logged but what was being done, as its doer calls it, and where in the program.
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
"""Seconds after which work is stopped, from the first look at it (``_LOOK_EVERY``). The dearest
command that is known takes .1."""
NOTICED: Final = 1.0
"""Seconds after which a loop that stands is worth a line in the log."""
_LOOK_EVERY: Final = 0.5


class TooLong(BaseException):
    """The work took too long. No ``Exception``, so that nothing in it takes it for its own."""


class Watch:
    """What the loop's thread is doing, for how long, and whether it goes round."""

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        """Made in the thread that is to be watched. ``clock`` counts seconds of its work."""
        self._thread = threading.get_ident()
        self._clock = clock or _processor_time(self._thread)
        self._what = ""
        self._number = 0
        self._to_stop = 0
        self._looked_at = 0
        """The work that was last seen, by its number, and when it was first seen."""
        self._since = 0.0
        self._round = self._seen = 0
        self._seen_at = self._clock()
        self._said = False

    # ── in the loop's thread ─────────────────────────────────────────────────────────────────

    def over(self, what: str) -> "Watch":
        """Used as ``with watch.over("chess ab12…")``: may be stopped with ``TooLong``."""
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
        """The loop has come round once more."""
        self._round += 1

    def stop(self, *_: object) -> None:
        """Ends the work that ``look`` has judged, if it is still going on. Raises ``TooLong``."""
        if self._what and self._to_stop == self._number:
            self._to_stop = 0
            raise TooLong

    # ── in a thread of its own ───────────────────────────────────────────────────────────────

    def look(self) -> bool:
        """Whether there is work that ``stop`` should end; logs a loop that stands, once."""
        now, number, what = self._clock(), self._number, self._what
        if self._round != self._seen:
            self._seen, self._seen_at, self._said = self._round, now, False
        if number != self._looked_at:
            self._looked_at, self._since = number, now
        worked = now - self._seen_at
        if worked >= NOTICED and not self._said:
            self._said = True
            at = f"at table {what}" if what else "at no table"
            _log.warning("all tables wait: %.1f s of work, %s, in %s", worked, at, self._where())
        if what and number == self._number and now - self._since >= ENOUGH:
            self._to_stop = number
            return True
        return False

    def _where(self) -> str:
        """The innermost lines of this program that the watched thread is at."""
        frame: FrameType | None = sys._current_frames().get(self._thread)
        places: list[str] = []
        while frame is not None and len(places) < 3:
            if frame.f_globals.get("__name__", "").startswith("mendax."):
                places.append(f"{frame.f_code.co_qualname}:{frame.f_lineno}")
            frame = frame.f_back
        return " < ".join(places) or "?"


class Watchdog:
    """Looks at a watch from a thread of its own, until it is closed."""

    def __init__(self, watch: Watch) -> None:
        """Made in the main thread, in the running loop."""
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
        """Nobody looks any more."""
        self._timer.cancel()
        self._over.set()
        self._thread.join()


def _processor_time(thread: int) -> Callable[[], float]:
    """Seconds that this thread has worked; where the system can't tell, those that have passed."""
    clock_of = getattr(time, "pthread_getcpuclockid", None)
    if clock_of is None:
        return time.monotonic
    clock = clock_of(thread)
    return partial(time.clock_gettime, clock)
