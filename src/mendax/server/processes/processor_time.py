"""CPU time limits for single calls in separate processes."""

import time
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeVar

from mendax.server.wire.refusal import Refused

MOST: Final = 10.0
"""The CPU seconds that analysing one game may take."""
PATIENCE: Final = 6
"""The wall-clock limit as a multiple of the CPU limit. It is generous, because the processes have
low priority.
"""

Clock = Callable[[], float]
SPENT: Final[Clock] = time.process_time
"""CPU time in seconds, so that a busy machine does not make an analysis exceed its limit."""

T = TypeVar("T")


class Until:
    """A time limit that starts at the first check."""

    def __init__(self, seconds: float, clock: Clock = SPENT) -> None:
        self._clock, self._seconds = clock, seconds
        self._end: float | None = None

    def check(self) -> None:
        """Raise ``Refused`` (422) if the time is up."""
        if self._end is None:
            self._end = self._clock() + self._seconds
        if self._clock() > self._end:
            raise Refused(422, "coach-too-long")

    def each(self, many: Iterable[T]) -> Iterator[T]:
        """Yield each item, checking the limit before each item and at the end."""
        self.check()
        for one in many:
            yield one
            self.check()
