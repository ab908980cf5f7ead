"""Hints of what was stored, from worker to worker: of all tables in one message.

Rules of this file
1. A worker is told of the tables where it is known to have somebody, and of no others.
2. What is stored in one turn of the loop, as by one commit, is one message for each who is told.
3. Nothing hangs on it: who is told nothing asks the store a little later (``rounds``).
"""

import asyncio
from collections.abc import Callable, Iterable

from mendax.server.bus.interface import Bus
from mendax.server.bus.messages import StoredUpTo, channel_to, encode, message_to_one

HeardOf = Callable[[str, int], object]
"""Called with the name of a worker that has stored lines of a table, and the number of the last."""


class StoredHints:
    """The hints that one worker gives and gets."""

    def __init__(self, bus: Bus) -> None:
        """Made in the running loop."""
        self.bus = bus
        self._loop = asyncio.get_running_loop()
        self._by_table: dict[str, HeardOf] = {}
        """By the channel of a table, who is called."""
        self._waiting: dict[str, dict[str, int]] = {}
        """What each other worker will be told: by its name, and the channel of a table."""
        self._end = bus.listen(channel_to(bus.worker), self._hear)

    def listen(self, table: str, heard_of: HeardOf) -> Callable[[], object]:
        """From now on ``heard_of`` is called of the table with this channel, which nobody else
        listens for; returns what ends that."""
        self._by_table[table] = heard_of

        def end() -> None:
            if self._by_table.get(table) is heard_of:
                del self._by_table[table]

        return end

    def tell(self, workers: Iterable[str], table: str, number: int) -> None:
        """These workers hear that the lines of a table up to ``number`` are stored."""
        for worker in workers:
            if not self._waiting:
                self._loop.call_soon(self._tell)
            self._waiting.setdefault(worker, {})[table] = number

    def _tell(self) -> None:
        waiting, self._waiting = self._waiting, {}
        for worker, numbers in waiting.items():
            self.bus.tell(channel_to(worker), encode(StoredUpTo(self.bus.worker, numbers)))

    def _hear(self, message: bytes) -> None:
        told = message_to_one(message)
        for table, number in told.numbers.items():
            heard_of = self._by_table.get(table)
            if heard_of is not None:
                heard_of(told.worker, number)

    def close(self) -> None:
        """Nothing is heard any more."""
        self._end()
