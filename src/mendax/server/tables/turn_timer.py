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
    """Calls back when the time of the turn is up."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._timer: Timer | None = None
        self.moved: tuple[int, int] | None = None
        """A deadline as the log has it, and the moment that it was moved to."""

    def due(self, deadline: Deadline | None) -> Due | None:
        """What is left until ``deadline``, as the log has it."""
        return None if deadline is None else self._real(deadline).due(self._clock.now())

    def _real(self, deadline: Deadline) -> Deadline:
        """When the turn really ends, as the table may have stood still."""
        if self.moved and self.moved[0] == deadline.at:
            return Deadline(deadline.seats, self.moved[1])
        return deadline

    def give_full_time(self, deadline: Deadline | None, limit: int) -> None:
        """The running turn begins anew, with ``limit`` seconds."""
        if deadline is not None:
            self.moved = deadline.at, self._clock.now() + 1000 * limit

    def set(self, deadline: Deadline | None, over: Callable[[], None]) -> None:
        """Call ``over`` at this deadline and no other. Setting the same again wins nobody time."""
        if self._timer is not None:
            self.stop()
        if deadline is not None:
            left = self._real(deadline).at + GRACE - self._clock.now()
            self._timer = self._clock.call_later(max(0, left) / 1000, over)

    def stop(self) -> None:
        """Waits for none."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
