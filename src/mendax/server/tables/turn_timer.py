"""The clock of the turn that runs: the log's deadline, corrected for when nobody was here.

A table where nobody is connected stands still. The log does not know who is connected, so whoever
returns to a table finds its deadline passed; the turn then gets its full time anew.
"""

from collections.abc import Callable
from typing import Final

from mendax.server.tables.clock import Clock, Timer
from mendax.table.clock import Deadline, Due

GRACE: Final = 1_000
"""Milliseconds after the end of a turn before the clock is held against anybody: the way here."""


class TurnTimer:
    """Calls ``over`` when the time of the turn is up."""

    def __init__(self, clock: Clock, over: Callable[[], None]) -> None:
        self._clock = clock
        self._over = over
        self._timer: Timer | None = None
        self._moved: tuple[int, int] | None = None
        """A deadline as the log has it, and the moment that it was moved to."""

    def due(self, deadline: Deadline | None) -> Due | None:
        """What is left until ``deadline``, as the log has it."""
        if deadline is None:
            return None
        if self._moved and self._moved[0] == deadline.at:
            deadline = Deadline(deadline.seats, self._moved[1])
        return deadline.due(self._clock.now())

    def give_full_time(self, deadline: Deadline | None, limit: int) -> None:
        """The running turn begins anew, with ``limit`` seconds."""
        if deadline is not None:
            self._moved = deadline.at, self._clock.now() + 1000 * limit

    def set(self, deadline: Deadline | None) -> None:
        """Waits for this deadline, and for no other."""
        self.stop()
        due = self.due(deadline)
        if due is not None:
            self._timer = self._clock.call_later((due.milliseconds + GRACE) / 1000, self._ends)

    def stop(self) -> None:
        """Waits for none."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ends(self) -> None:
        self._timer = None
        self._over()
