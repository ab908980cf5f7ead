"""What a move costs at servers that are up at once, in short bursts by turns.

On a machine whose host serves others too, the same move may cost half as much again a minute later,
so that a measurement of each server says little about the two. Bursts of a second that follow each
other meet the same minute, and the middle of their ratios, pair by pair, is known to a few
hundredths. The servers are warm: what a program that was just started has yet to translate, or to
lay out in memory, is not in it.
"""

import asyncio
import statistics
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from bench.clients import Client
from bench.measure import cpu

ROUNDS = 25
BURST = 1.0
"""Seconds for which a server is under load at a time."""
_WARMING = 2
"""Rounds before the first that counts."""


class PlayedTable(Protocol):
    """A table that is played on by its clients."""

    clients: list[Client]

    async def open(self, port: int) -> None:
        """Seats three clients and starts."""

    def move(self) -> None:
        """Sends the next move; ``done`` is called when all clients hold it."""


MakeTable = Callable[[Callable[[PlayedTable, float], None]], PlayedTable]


class BurstLoad:
    """Tables of one server, at which nothing is done but in bursts."""

    def __init__(self, pid: int, table: MakeTable, tables: int) -> None:
        self._pid = pid
        self._tables = [table(self._done) for _ in range(tables)]
        self._under_way = self._moves = 0
        self._goes_on = False
        self._rest = asyncio.Event()

    async def open(self, port: int) -> None:
        """Seats everybody and starts the games."""
        for start in range(0, len(self._tables), 10):
            await asyncio.gather(*(one.open(port) for one in self._tables[start : start + 10]))

    def _done(self, table: PlayedTable, _: float) -> None:
        self._moves += 1
        if self._goes_on:
            table.move()
            return
        self._under_way -= 1
        if not self._under_way:
            self._rest.set()

    async def burst(self, seconds: float = BURST) -> float:
        """Microseconds of processor time of the server for a move, at all tables at once."""
        self._moves, self._under_way, self._goes_on = 0, len(self._tables), True
        self._rest.clear()
        used = cpu(self._pid)
        for table in self._tables:
            table.move()
        await asyncio.sleep(seconds)
        self._goes_on = False
        await self._rest.wait()
        return (cpu(self._pid) - used) / self._moves * 1e6

    def close(self) -> None:
        """Hangs up."""
        for table in self._tables:
            for client in table.clients:
                client.close()


class Compared(NamedTuple):
    """What a move cost at two servers, and the ratios of the first to the second."""

    first: float
    """Microseconds, in the middle of all bursts."""
    second: float
    low: float
    """A quarter of all ratios is below it."""
    ratio: float
    """The one in the middle."""
    high: float
    """A quarter of all ratios is above it."""


def compared(first: Sequence[float], second: Sequence[float]) -> Compared:
    """Two servers' bursts, pair by pair."""
    ratios = [one / other for one, other in zip(first, second, strict=True)]
    middle, other = statistics.median(first), statistics.median(second)
    return Compared(middle, other, *statistics.quantiles(ratios, method="inclusive"))


async def by_turns(first: BurstLoad, second: BurstLoad, rounds: int = ROUNDS) -> Compared:
    """Bursts of the one and of the other; which of them comes first changes from round to round."""
    costs: dict[BurstLoad, list[float]] = {first: [], second: []}
    for number in range(_WARMING + rounds):
        for load in (first, second) if number % 2 else (second, first):
            cost = await load.burst()
            if number >= _WARMING:
                costs[load].append(cost)
    return compared(costs[first], costs[second])
