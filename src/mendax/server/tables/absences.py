"""The disconnected people for whom a table waits, and how long they have been absent.

Time counts only while at least one client is connected to the table. ``table.attendance`` decides
on the effects of a long absence.
"""

from collections.abc import Callable, Set
from functools import partial
from typing import Final

from mendax.server.clock import Clock, Timer
from mendax.table.log import Person

LONG: Final = 20.0
"""How long a person must be disconnected to count as gone, in seconds."""


class Absences:
    """Timers for disconnected people."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._waiting: dict[Person, Timer] = {}
        self.gone: frozenset[Person] = frozenset()
        """People who have been disconnected for ``LONG`` seconds."""

    def watch(self, missing: Set[Person], changed: Callable[[], None]) -> None:
        """Set the disconnected people. ``changed`` is called when one of them counts as gone."""
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
