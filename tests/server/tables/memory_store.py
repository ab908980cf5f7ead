"""The log of one table in memory, in a store that can fail, hang and return."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from mendax.core.game import Reason
from mendax.server.store.calls import Calls
from mendax.server.store.disk_room import DiskRoom
from mendax.server.store.schema import StoreError
from mendax.server.tables.live_table import LiveTable
from mendax.server.tables.loop_watchdog import Watch
from mendax.server.tables.table_log import StoredLines, StoredTable, TableLog
from mendax.table.log import LogLine
from mendax.table.table import Table
from tests.server.hand_clock import HandClock
from tests.table.evening import BOTS, SECRET


async def replayed(lines: Sequence[LogLine]) -> Table:
    """Return the table of these lines."""
    return Table.load("t1", SECRET, lines, BOTS, gaps=True)


async def turns(count: int = 40) -> None:
    """Run all that can run now."""
    for _ in range(count):
        await asyncio.sleep(0)


class Store:
    """The log of one table in a store that can be away."""

    def __init__(self, lines: Sequence[LogLine]) -> None:
        self.lines = list(lines)
        self.state = "well"
        self.loads = self.addresses = 0
        self.wakes: int | None = None
        self.calls: Calls | None = None
        self.reaches_disk = False
        """True if a write that hangs is committed when the store returns."""
        self._late: list[tuple[LogLine, ...]] = []
        self._well = asyncio.Event()
        self._well.set()

    def goes(self, state: str, reaches_disk: bool = False) -> None:
        """Fail or hang from now on, or return."""
        self.state, self.reaches_disk = state, reaches_disk
        if state != "well":
            self._well.clear()
            return
        for lines in self._late:
            self._commit(lines)
        self._late.clear()
        self._well.set()

    def _commit(self, lines: tuple[LogLine, ...]) -> bool:
        if lines[0].number != len(self.lines) + 1:
            return False
        self.lines += lines
        return True

    async def append(
        self, _: str, lines: tuple[LogLine, ...], wakes: int | None, calls: Calls | None
    ) -> bool:
        """Store lines, as ``Store.append``."""
        self.wakes, self.calls = wakes, calls
        if self.state == "fails":
            raise StoreError(Reason("server-not-stored"))
        if self.state == "hangs":
            if self.reaches_disk:
                self._late.append(lines)
            await self._well.wait()
            return lines[-1] in self.lines or self._commit(lines)
        return self._commit(lines)

    async def load(self, _: str) -> StoredTable:
        """Load the table once the store has returned."""
        await self._well.wait()
        self.loads += 1
        return StoredTable(await replayed(self.lines), StoredLines(self.lines, replayed))

    async def add_address(self, _: str) -> str:
        """Store another address."""
        if self.state == "hangs":
            await self._well.wait()
        if self.state == "fails":
            raise StoreError(Reason("server-not-stored"))
        self.addresses += 1
        return f"address{self.addresses}"

    def table(self, clock: HandClock, overtaken: list[LiveTable] | None = None) -> LiveTable:
        """Return the table of these lines, as a server has it in memory."""
        stored = StoredLines(self.lines, replayed)
        return LiveTable(
            StoredTable(Table.load("t1", SECRET, self.lines, BOTS), stored),
            TableLog(self.append, self.load),
            *(clock, Watch(), DiskRoom(Path()), self.add_address),
            overtaken=([] if overtaken is None else overtaken).append,
        )
