"""How long one question may take in a process beside the tables, by the time of its processor."""

import time
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeVar

from mendax.server.base.refusal import Refused

MOST: Final = 10.0
"""Processor seconds that going through one game may take."""
PATIENCE: Final = 6
"""How many times its processor seconds a question may take by the wall clock: the process gives way
to all others."""

Clock = Callable[[], float]
SPENT: Final[Clock] = time.process_time
"""Seconds of a processor: a busy machine makes no game too long."""

T = TypeVar("T")


class Until:
    """An end of patience, by a clock that starts with the first look at it."""

    def __init__(self, seconds: float, clock: Clock = SPENT) -> None:
        self._clock, self._seconds = clock, seconds
        self._end: float | None = None

    def check(self) -> None:
        """Raises ``Refused`` once the time is over."""
        if self._end is None:
            self._end = self._clock() + self._seconds
        if self._clock() > self._end:
            raise Refused(422, "coach-too-long")

    def each(self, many: Iterable[T]) -> Iterator[T]:
        """The same, checked before each of them and at the end."""
        self.check()
        for one in many:
            yield one
            self.check()
