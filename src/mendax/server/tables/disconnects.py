"""Who is to act and is not connected, or is a program that hangs: after a while a bot takes over,
until they come back.

Where a clock runs, the clock takes care of that and nothing happens here. Time is counted only
while somebody else is at the table; a table where nobody is stands still.
"""

from collections.abc import Callable, Set
from functools import partial
from typing import Final

from mendax.core.game import Seat
from mendax.server.tables.clock import Clock, Timer
from mendax.table.clock import Deadline, Due
from mendax.table.log import Person
from mendax.table.to_act import ToAct

PATIENCE: Final = 60.0
"""Seconds that everybody waits for somebody whose connection is gone."""


def missing(to_act: ToAct, connected: Set[Person]) -> Set[Seat]:
    """The seats that are to act and whose people are not here, where no clock runs."""
    if not connected:
        return frozenset()
    return {seat for seat, person in to_act.untimed.items() if person not in connected}


def slow(to_act: ToAct, programs: Set[Person]) -> Set[Seat]:
    """The seats of programs that are to act, connected or not, where no clock runs: nobody waits
    for ever for one that hangs, however often it comes and goes."""
    if not programs:
        return frozenset()
    return {seat for seat, person in to_act.untimed.items() if person in programs}


class DisconnectTimers:
    """Counts the time of those who are missing."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._waiting: dict[Seat, Timer] = {}
        self.until: dict[Seat, int] = {}
        """Of each who is waited for the moment when a bot takes over: milliseconds since 1970."""

    def watch(self, seats: Set[Seat], gone: Callable[[Seat], None]) -> bool:
        """These are missing now, and nobody else; return whether others were before. ``gone`` is
        called with each whose time is up."""
        if seats == self._waiting.keys():
            return False
        for seat in self._waiting.keys() - seats:
            self._waiting.pop(seat).cancel()
            del self.until[seat]
        for seat in seats - self._waiting.keys():
            over = partial(self._over, seat, gone)
            self._waiting[seat] = self._clock.call_later(PATIENCE, over)
            self.until[seat] = self._clock.now() + round(1000 * PATIENCE)
        return True

    def restart(self, seat: Seat | None, gone: Callable[[Seat], None]) -> None:
        """This one has acted: if it is watched again, its time begins anew."""
        self.watch(self.until.keys() - {seat}, gone)

    def due(self) -> tuple[Due, ...]:
        """Who is waited for, and how long still."""
        now = self._clock.now()
        return tuple([Deadline((seat,), at).due(now) for seat, at in sorted(self.until.items())])

    def _over(self, seat: Seat, gone: Callable[[Seat], None]) -> None:
        del self._waiting[seat], self.until[seat]
        gone(seat)
