"""The server's counters, which ``http/metrics.py`` formats.

Rules of this file
1. Counting is cheap, with plain numbers and no library. This module does not know the output
   format.
2. No key is a name, address, id or token. Tables are counted only by the name of their game.
3. Bots' thinking times are rounded up to steps of ``STEP``, so that they do not reveal dice.
"""

import math
import threading
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

MOST_REASONS: Final = 300
"""The maximum number of refusal reasons counted by name. Games from packages add their own
reasons.
"""
STEP: Final = 0.05
QUICK: Final = (0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Bounds in seconds for the stages of a move."""
SLOW: Final = (STEP, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Bounds in seconds for thinking times."""

now = time.perf_counter


class Histogram:
    """A histogram of durations."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        """The number of durations in each bucket, above the previous bound and up to its own. The
        last bucket counts longer durations.
        """
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """Count a duration."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds


class Now(NamedTuple):
    """Current values, read in the event loop."""

    tables: int
    sockets: int
    connections: int
    queues: dict[str, int]
    """The length of each queue."""
    folder: Path
    keeps_file: bool
    """True if the tables are stored in a file in ``folder``."""


class Meter:
    """The counts of one server. The loop's thread updates them, except that bots count on their
    threads.
    """

    def __init__(self) -> None:
        self.moves: Counter[tuple[str, str]] = Counter()
        """The number of moves by game and kind of mover: ``person``, ``bot`` or ``clock``."""
        self.refusals: Counter[str] = Counter()
        """The number of refusals by the key of their reason."""
        self.queue = Histogram(QUICK)
        """The times that commands waited in queues."""
        self.commit = Histogram(QUICK)
        """The times from receiving a command to its commit."""
        self.tell = Histogram(QUICK)
        """The times taken to send answers and news."""
        self.thought = Histogram(SLOW)
        self.thinking = 0
        """The number of bots that are thinking."""
        self._lock = threading.Lock()

    def refused(self, reason: str) -> None:
        """Count a refusal with this reason."""
        known = reason in self.refusals or len(self.refusals) < MOST_REASONS
        self.refusals[reason if known else "other"] += 1

    def done(self, game: str, mover: str | None, commit: float, tell: float) -> None:
        """Count a finished command.

        ``mover`` is the kind of mover, or None if the command was not a move. ``commit`` and
        ``tell`` are the seconds taken to store and to broadcast it.
        """
        self.commit.observe(commit)
        self.tell.observe(tell)
        if mover is not None:
            self.moves[game, mover] += 1

    @contextmanager
    def bot_thinks(self) -> Iterator[None]:
        """Measure a bot's thinking time, on any thread."""
        with self._lock:
            self.thinking += 1
        began = now()
        try:
            yield
        finally:
            took = math.ceil((now() - began) / STEP) * STEP
            with self._lock:
                self.thinking -= 1
                self.thought.observe(took)
