"""The cost of a move on servers that run at the same time, in short alternating bursts.

On a virtual machine with neighbours, the same move may cost 50% more a minute later, so separate
measurements of two servers are not comparable. Consecutive bursts of a second run under the same
conditions, and the median of their ratios, pair by pair, is accurate to a few per cent. The servers
are warmed up, so compilation and first allocations are not included.
"""

import asyncio
import statistics
from collections.abc import Sequence
from typing import NamedTuple

from bench.measure import cpu
from bench.timed_moves import LoadTable, MakeTable, open_all

ROUNDS = 25
BURST = 1.0
"""The length of a burst in seconds."""
_WARMING = 2
"""The number of warm-up rounds, which are not counted."""


class BurstLoad:
    """Tables of one server, which are idle outside bursts."""

    def __init__(self, pid: int, table: MakeTable, tables: int) -> None:
        self._pid = pid
        self._tables = [table(self._done) for _ in range(tables)]
        self._under_way = self._moves = 0
        self._goes_on = False
        self._rest = asyncio.Event()

    async def open(self, port: int) -> None:
        """Seat all players and start the games."""
        await open_all(self._tables, port)

    def _done(self, table: LoadTable, _: float) -> None:
        self._moves += 1
        if self._goes_on:
            table.move()
            return
        self._under_way -= 1
        if not self._under_way:
            self._rest.set()

    async def burst(self, seconds: float = BURST) -> float:
        """Return the server's processor time per move in microseconds, with load at all tables."""
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
        """Disconnect."""
        for table in self._tables:
            table.close()


class Comparison(NamedTuple):
    """The cost of a move on two servers, and the ratio of the first to the second."""

    first: float
    """The median of the first server's bursts, in microseconds per move."""
    second: float
    ratio: float
    """The median of the ratios, pair by pair."""
    lower_quartile: float
    """The lower quartile of the ratios."""
    upper_quartile: float


def compared(first: Sequence[float], second: Sequence[float]) -> Comparison:
    """Compare two servers' bursts, pair by pair."""
    ratios = [one / other for one, other in zip(first, second, strict=True)]
    lower, middle, upper = statistics.quantiles(ratios, method="inclusive")
    return Comparison(statistics.median(first), statistics.median(second), middle, lower, upper)


async def by_turns(first: BurstLoad, second: BurstLoad, rounds: int = ROUNDS) -> Comparison:
    """Run a burst of each load in every round, in alternating order, and compare them.

    Warm-up rounds are not counted."""
    costs: dict[BurstLoad, list[float]] = {first: [], second: []}
    for number in range(_WARMING + rounds):
        for load in (first, second) if number % 2 else (second, first):
            cost = await load.burst()
            if number >= _WARMING:
                costs[load].append(cost)
    return compared(costs[first], costs[second])
