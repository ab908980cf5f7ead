"""The clock of the current turn: the log's deadline, corrected for periods without clients.

A table without connected clients pauses, unless its game is slow (``Rules.slow``). The log does
not record connections, so its deadline has expired when the first client returns. The turn then
starts again with its full time. A slow game's deadline waits at least until some time after the
server's start, because no one could move while no server ran.
"""

from collections.abc import Callable
from typing import Final

from mendax.server.clock import Clock, Timer
from mendax.table.clock import Deadline, Due

GRACE: Final = 1_000
"""Milliseconds of tolerance after a deadline, to allow for network latency."""


class TurnTimer:
    """Calls a function when the time of the turn is up."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._timer: Timer | None = None
        self.moved: tuple[int, int] | None = None
        """A deadline from the log, and the moment that replaces it."""

    def due(self, deadline: Deadline | None) -> Due | None:
        """Return the time left until ``deadline``, which is a deadline from the log."""
        return None if deadline is None else self._real(deadline).due(self._clock.now())

    def _real(self, deadline: Deadline) -> Deadline:
        """Return the real deadline, which differs if the table has paused."""
        if self.moved and self.moved[0] == deadline.at:
            return Deadline(deadline.seats, self.moved[1])
        return deadline

    def give_full_time(self, deadline: Deadline | None, limit: int) -> None:
        """Restart the current turn with ``limit`` seconds."""
        if deadline is not None:
            self.moved = deadline.at, self._clock.now() + 1000 * limit

    def not_before(self, deadline: Deadline | None, earliest: int) -> None:
        """Move this deadline to ``earliest`` (milliseconds since 1970) if it is earlier."""
        if deadline is not None and deadline.at < earliest:
            self.moved = deadline.at, earliest

    def set(self, deadline: Deadline | None, over: Callable[[], None]) -> None:
        """Call ``over`` at this deadline and at no other. Setting the same deadline again does not
        extend it.
        """
        if self._timer is not None:
            self.stop()
        if deadline is not None:
            left = self._real(deadline).at + GRACE - self._clock.now()
            self._timer = self._clock.call_later(max(0, left) / 1000, over)

    def stop(self) -> None:
        """Stop the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
