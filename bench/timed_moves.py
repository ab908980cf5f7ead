"""A table under load with timed moves, for any server."""

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from bench.clients import Client

_AT_ONCE: Final = 10
"""The number of tables opened at a time."""


class LoadTable(Protocol):
    """A table of any server under load."""

    async def open(self, port: int) -> None:
        """Seat three clients and start."""

    def move(self) -> None:
        """Send the next move."""

    def close(self) -> None:
        """Disconnect."""


MakeTable = Callable[[Callable[[Any, float], None]], LoadTable]
"""Creates a table. After all clients have received a move, the argument is called with the table
and the seconds that the move took."""


async def open_all(tables: Sequence[LoadTable], port: int) -> None:
    """Seat all players and start the games, some tables at a time."""
    for start in range(0, len(tables), _AT_ONCE):
        await asyncio.gather(*(table.open(port) for table in tables[start : start + _AT_ONCE]))


class TimedMoves:
    """Three clients of one table; ``done`` is called when all three have the last move."""

    def __init__(self, done: Callable[[Any, float], None]) -> None:
        self.id = ""
        self.clients: list[Client] = []
        self.moves = 0
        self.refused = 0
        self._done = done
        self._want = 0
        """The number of the pending move; 0 if there is none."""
        self._holding: set[int] = set()
        self._mover = -1
        self._sent = 0.0
        self._others_at = 0.0
        self._luck = random.Random(7)

    def _begin(self, mover: int, number: int) -> None:
        """Start the clock of a move with this number."""
        self._mover, self._want = mover, number
        self._holding.clear()
        self._sent = time.perf_counter()

    def _hold(self, seat: int) -> None:
        """Record that a client has received the pending move."""
        self._holding.add(seat)
        if seat != self._mover:
            self._others_at = time.perf_counter()
        if len(self._holding) == 3:
            self._want = 0
            self.moves += 1
            self._done(self, self._others_at - self._sent)

    def close(self) -> None:
        """Disconnect."""
        for client in self.clients:
            client.close()
