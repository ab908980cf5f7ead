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
    """Counts the time of those who are missing; ``changed`` is called when one is gone."""

    def __init__(self, clock: Clock, changed: Callable[[], None]) -> None:
        self._clock = clock
        self._changed = changed
        self._waiting: dict[Person, Timer] = {}
        self.gone: frozenset[Person] = frozenset()
        """Those who have been missing for long."""

    def watch(self, missing: Set[Person]) -> None:
        """These are missing now, and nobody else."""
        self.gone &= missing
        for person in self._waiting.keys() - missing:
            self._waiting.pop(person).cancel()
        for person in missing - self.gone - self._waiting.keys():
            self._waiting[person] = self._clock.call_later(LONG, partial(self._over, person))

    def _over(self, person: Person) -> None:
        del self._waiting[person]
        self.gone |= {person}
        self._changed()
