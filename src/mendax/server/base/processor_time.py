"""Limits for one call in a process beside the tables, in processor time."""

import time
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeVar

from mendax.server.base.refusal import Refused

MOST: Final = 10.0
"""Processor seconds that the analysis of one game may take."""
PATIENCE: Final = 6
"""The limit in wall-clock time as a multiple of the limit in processor time: the process has a low
priority."""

Clock = Callable[[], float]
SPENT: Final[Clock] = time.process_time
"""Processor seconds, so that a busy machine makes no game too long."""

T = TypeVar("T")


class Until:
    """A time limit; its clock starts at the first check."""

    def __init__(self, seconds: float, clock: Clock = SPENT) -> None:
        self._clock, self._seconds = clock, seconds
        self._end: float | None = None

    def check(self) -> None:
        """Raise ``Refused`` (422) once the time is over."""
        if self._end is None:
            self._end = self._clock() + self._seconds
        if self._clock() > self._end:
            raise Refused(422, "coach-too-long")

    def each(self, many: Iterable[T]) -> Iterator[T]:
        """Yield each item, with a check before each and at the end."""
        self.check()
        for one in many:
            yield one
            self.check()
