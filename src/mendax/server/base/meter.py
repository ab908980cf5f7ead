"""What the server counts of itself, for whoever runs it; ``http/metrics.py`` shows it.

Rules of this file
1. Counting costs next to nothing: plain numbers, no library. How they are shown is not known here.
2. No name, address, id or token is ever a key, and of a table only the name of its game.
3. How long bots think is counted in whole steps of ``STEP``, so that nobody can read a die off it.
"""

import math
import threading
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

MOST_REASONS: Final = 300
"""Reasons that are counted by name; packages of games bring their own."""
STEP: Final = 0.05
QUICK: Final = (0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Bounds in seconds for the stages of a move."""
SLOW: Final = (STEP, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Bounds for what takes thought."""

now = time.perf_counter


class Histogram:
    """How often something took how long."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        """Of each bound those that took at most so long and longer than the bound before; the last
        counts what took longer than all bounds."""
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """It took so long."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds


class Meter:
    """The counts of one server. The loop's thread counts; bots count on theirs."""

    def __init__(self) -> None:
        self.moves: Counter[tuple[str, str]] = Counter()
        """By game and by who moved: ``person``, ``bot`` or ``clock``."""
        self.refusals: Counter[str] = Counter()
        """By the reason's key."""
        self.queue = Histogram(QUICK)
        """How long commands waited for those before them."""
        self.commit = Histogram(QUICK)
        """How long it took until their lines were on the disk."""
        self.tell = Histogram(QUICK)
        """How long it took to send the answer and the news."""
        self.thought = Histogram(SLOW)
        self.thinking = 0
        """Bots that think now."""
        self._lock = threading.Lock()

    def refused(self, reason: str) -> None:
        """Something was refused, for the reason of this key."""
        known = reason in self.refusals or len(self.refusals) < MOST_REASONS
        self.refusals[reason if known else "other"] += 1

    def done(self, game: str, mover: str | None, commit: float, tell: float) -> None:
        """A command is done. ``mover``: who moved by it, None where nobody did; ``commit`` and
        ``tell``: how many seconds it took to store it, and to tell everybody then."""
        self.commit.observe(commit)
        self.tell.observe(tell)
        if mover is not None:
            self.moves[game, mover] += 1

    @contextmanager
    def bot_thinks(self) -> Iterator[None]:
        """While a bot chooses, on whichever thread."""
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
