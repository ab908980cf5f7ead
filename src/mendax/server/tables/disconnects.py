"""Timeouts for disconnected people and stuck programs to act. A bot then takes their place.

The timeouts apply only to games without a turn clock. Time counts only while another client is
connected to the table; without clients, the table pauses. The host chooses the time
(``Settings.patience``).
"""

from collections.abc import Callable, Set
from functools import partial

from mendax.core.game import Seat
from mendax.server.clock import Clock, Timers
from mendax.table.clock import Deadline, Due
from mendax.table.log import Person
from mendax.table.to_act import ToAct


def missing(to_act: ToAct, connected: Set[Person]) -> Set[Seat]:
    """Return the seats of disconnected people who are to act without a turn clock."""
    if not connected:
        return frozenset()
    return {seat for seat, person in to_act.untimed.items() if person not in connected}


def slow(to_act: ToAct, programs: Set[Person]) -> Set[Seat]:
    """Return the seats of programs that are to act without a turn clock, connected or not.

    A stuck program therefore can't delay the game by reconnecting.
    """
    if not programs:
        return frozenset()
    return {seat for seat, person in to_act.untimed.items() if person in programs}


class DisconnectTimers:
    """Timers for some seats of a table."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._timers: Timers[Seat] = Timers(clock)
        self._seconds = 0.0
        self.until: dict[Seat, int] = {}
        """The time when a bot takes over each awaited seat, in milliseconds since 1970."""

    def watch(self, seats: Set[Seat], seconds: float, gone: Callable[[Seat], None]) -> bool:
        """Wait for exactly these seats, and return whether their set has changed.

        ``gone`` is called with each seat whose time is up. Timers restart if ``seconds`` changes.
        """
        if seconds != self._seconds:
            self.stop()
            self._seconds = seconds
        if seats == self.until.keys():
            return False
        until = self._clock.now() + round(1000 * seconds)
        for seat in self._timers.keep(seats):
            self._timers.start(seat, seconds, partial(self._over, gone))
        self.until = {seat: self.until.get(seat, until) for seat in seats}
        return True

    def stop(self, *seats: Seat | None) -> None:
        """Stop the timers of these seats, or all. The next ``watch`` restarts them with the full
        time.
        """
        kept = self.until.keys() - set(seats) if seats else frozenset()
        self._timers.keep(kept)
        self.until = {seat: self.until[seat] for seat in kept}

    def due(self) -> tuple[Due, ...]:
        """Return the awaited seats and the time left for each."""
        now = self._clock.now()
        return tuple([Deadline((seat,), at).due(now) for seat, at in sorted(self.until.items())])

    def _over(self, gone: Callable[[Seat], None], seat: Seat) -> None:
        del self.until[seat]
        gone(seat)
