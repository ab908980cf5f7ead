"""Who is to act and is not here: after a while a bot takes over, until they come back.

Where a clock runs, the clock takes care of that and nothing happens here. Time is counted
only while somebody else is at the table; a table where nobody is stands still.
"""

import asyncio
from collections.abc import Callable, Set
from typing import Final

from mendax.core.game import Seat
from mendax.table.table import Person, Table

PATIENCE: Final = 60.0
"""Seconds that everybody waits for somebody whose connection is gone."""


def missing(table: Table, connected: Set[Person]) -> set[Seat]:
    """The seats that are to act and whose people are not here, where no clock runs."""
    played = table.game_run
    if played is None or played.over or played.limit:
        return set()
    people, seats = table.people(), table.table_view().seats
    return {
        seat
        for seat in played.asked
        if people[seat] is not None and not seats[seat].away and people[seat] not in connected
    }


class DisconnectTimers:
    """Counts the time of those who are missing; ``gone`` is called with each whose time is up."""

    def __init__(self, loop: asyncio.AbstractEventLoop, gone: Callable[[Seat], None]) -> None:
        self._loop = loop
        self._gone = gone
        self._waiting: dict[Seat, asyncio.TimerHandle] = {}

    def watch(self, seats: Set[Seat]) -> None:
        """These are missing now, and nobody else."""
        if not seats and not self._waiting:
            return
        for seat in self._waiting.keys() - seats:
            self._waiting.pop(seat).cancel()
        for seat in seats - self._waiting.keys():
            self._waiting[seat] = self._loop.call_later(PATIENCE, self._over, seat)

    def _over(self, seat: Seat) -> None:
        del self._waiting[seat]
        self._gone(seat)
