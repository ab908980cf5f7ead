"""Who of the people that a table counts on is not connected, and for how long.

Time is counted only while somebody is at the table. What follows from a long absence is not known
here (``table.attendance``).
"""

from collections.abc import Callable, Set
from functools import partial
from typing import Final

from mendax.server.tables.clock import Clock, Timer
from mendax.table.log import Person

LONG: Final = 20.0
"""Seconds without a connection after which somebody counts as gone."""


class Absences:
    """Counts the time of those who are missing."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._waiting: dict[Person, Timer] = {}
        self.gone: frozenset[Person] = frozenset()
        """Those who have been missing for long."""

    def watch(self, missing: Set[Person], changed: Callable[[], None]) -> None:
        """These are missing now, and nobody else; ``changed`` is called when one is gone."""
        self.gone &= missing
        for person in self._waiting.keys() - missing:
            self._waiting.pop(person).cancel()
        for person in missing - self.gone - self._waiting.keys():
            over = partial(self._over, person, changed)
            self._waiting[person] = self._clock.call_later(LONG, over)

    def _over(self, person: Person, changed: Callable[[], None]) -> None:
        del self._waiting[person]
        self.gone |= {person}
        changed()
