"""Timeouts for disconnected people and stuck programs to act. A bot then takes their place.

The timeouts apply only to games without a turn clock. Time counts only while another client is
connected to the table; without clients, the table pauses.
"""

from collections.abc import Callable, Set
from functools import partial
from typing import Final

from mendax.core.game import Seat
from mendax.server.clock import Clock, Timers
from mendax.table.clock import Deadline, Due
from mendax.table.log import Person
from mendax.table.to_act import ToAct

PATIENCE: Final = 60.0
"""Seconds that a table waits for a disconnected person."""


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
        self.until: dict[Seat, int] = {}
        """The time when a bot takes over each awaited seat, in milliseconds since 1970."""

    def watch(self, seats: Set[Seat], gone: Callable[[Seat], None]) -> bool:
        """Wait for exactly these seats, and return whether their set has changed.

        ``gone`` is called with each seat whose time is up.
        """
        if seats == self.until.keys():
            return False
        until = self._clock.now() + round(1000 * PATIENCE)
        for seat in self._timers.keep(seats):
            self._timers.start(seat, PATIENCE, partial(self._over, gone))
        self.until = {seat: self.until.get(seat, until) for seat in seats}
        return True

    def restart(self, seat: Seat | None, gone: Callable[[Seat], None]) -> None:
        """Stop the timer of a seat that has acted. The next ``watch`` restarts it with the full
        time.
        """
        self.watch(self.until.keys() - {seat}, gone)

    def due(self) -> tuple[Due, ...]:
        """Return the awaited seats and the time left for each."""
        now = self._clock.now()
        return tuple([Deadline((seat,), at).due(now) for seat, at in sorted(self.until.items())])

    def _over(self, gone: Callable[[Seat], None], seat: Seat) -> None:
        del self.until[seat]
        gone(seat)
