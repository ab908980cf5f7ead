"""The disconnected people for whom a table waits, and how long they have been absent.

Time counts only while at least one client is connected to the table. ``table.attendance`` decides
on the effects of a long absence.
"""

from collections.abc import Callable, Set
from functools import partial
from typing import Final

from mendax.server.clock import Clock, Timers
from mendax.table.log import Person

LONG: Final = 20.0
"""How long a person must be disconnected to count as gone, in seconds."""


class Absences:
    """Timers for disconnected people."""

    def __init__(self, clock: Clock) -> None:
        self._timers: Timers[Person] = Timers(clock)
        self.gone: frozenset[Person] = frozenset()
        """People who have been disconnected for ``LONG`` seconds."""

    def watch(self, missing: Set[Person], changed: Callable[[], None]) -> None:
        """Set the disconnected people. ``changed`` is called when one of them counts as gone."""
        self.gone &= missing
        for person in self._timers.keep(missing - self.gone):
            self._timers.start(person, LONG, partial(self._over, changed))

    def _over(self, changed: Callable[[], None], person: Person) -> None:
        self.gone |= {person}
        changed()
