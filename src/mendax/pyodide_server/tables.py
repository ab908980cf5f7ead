"""One browser's tables, each loaded from its log on first use."""

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from mendax.bots import BOTS, bots_for
from mendax.bots.levels import ERRING, LEVELS, opponents
from mendax.coach.registry import PRICED
from mendax.games import GAMES
from mendax.games.rules import SLOW
from mendax.pyodide_server.logs import BrowserLogs, Shelf
from mendax.server.clock import Clock, LoopClock, not_before
from mendax.server.processes.background_tasks import BackgroundTasks
from mendax.server.store.disk_room import DiskRoom
from mendax.server.store.log_questions import TableRow
from mendax.server.tables.bot_process import BotProcess
from mendax.server.tables.failures import MOVED
from mendax.server.tables.live_table import LiveTable
from mendax.server.tables.loop_watchdog import Watch
from mendax.server.tables.opening import new_id, new_secret, opened
from mendax.server.tables.table_log import StoredLines, StoredTable, TableLog
from mendax.server.wire.http_messages import OpenTableIn
from mendax.server.wire.refusal import Refused
from mendax.table.log import LogLine
from mendax.table.table import Person, Table

_AGAIN: Final = 2.5
"""Seconds between tests for whether writes succeed again."""


def bots_here(game: str) -> tuple[str, ...]:
    """Return the bots for ``game`` that need no long search. Solved games are files."""
    return tuple(
        name
        for name in bots_for(game)
        if not BOTS[name].thinks_long(game) or (BOTS[name].asks(game) and game in PRICED)
    )


def levels_here(game: str, solved: bool = True) -> dict[str, tuple[str, ...]]:
    """Return the opponents that play here, by level; the strongest replaces an empty level.

    Unless the table is ``solved``, bots that know solved games are left out, and "perfect" stays
    empty.
    """
    here = tuple(name for name in bots_here(game) if solved or not BOTS[name].asks(game))
    count, strongest = GAMES[game].seats[-1] - 1, [name for name in here if name not in ERRING][-1:]
    return {
        level: opponents(game, level, count, here)
        or (() if level == "perfect" else tuple(strongest * count))
        for level in LEVELS
    }


class BrowserTables:
    """All tables in this browser."""

    def __init__(self, shelf: Shelf, bot_process: BotProcess) -> None:
        """Create the tables in the running event loop. ``bot_process`` asks bots with coaches."""
        self._bot_process = bot_process
        self._disk = DiskRoom(Path())
        self.logs = BrowserLogs(shelf, self._disk)
        self.clock: Clock = LoopClock(asyncio.get_running_loop())
        """The clock for all tables; tests set another before opening a table."""
        self._watch = Watch(time.monotonic)
        self._lives: dict[str, LiveTable] = {}
        self._lock = asyncio.Lock()
        """Held while a table is loaded, so that it is loaded once."""
        self._disk.tell = self._storing
        self._tasks = BackgroundTasks()

    async def open(self, person: Person, asked: OpenTableIn) -> str:
        """Open a table with this host; return its ID. Raises ``RulesError`` or ``Refusal``."""
        new, secret, at = new_id(), new_secret(), self.clock.now()
        table, lines = opened(new, secret, at, person, asked, bots_here(asked.game))
        await self.logs.add_table(TableRow(new, secret, asked.game, at), lines)
        self._lives[new] = self._live(_stored(table, lines, asked.game))
        return new

    async def find(self, address: str, person: Person | None) -> LiveTable:
        """Return the table at this address. Raises ``Refused`` without one that can be used."""
        async with self._lock:
            live = self._lives.get(address)
            if live is None:
                row = await self.logs.table(address)
                if row is None or row.game not in GAMES:
                    raise Refused(404, "wire-refused-no-table")
                live = self._lives[address] = self._live(await self._load(address))
        if live.set_aside:
            raise Refused.because(503, live.set_aside)
        return live

    async def _load(self, id: str) -> StoredTable:
        row = await self.logs.table(id)
        if row is None:
            raise Refused(404, "wire-refused-no-table")
        lines = await self.logs.lines(id)
        table = Table.load(id, row.secret, lines, bots_here(row.game))
        return _stored(table, lines, row.game)

    def _live(self, stored: StoredTable) -> LiveTable:
        return LiveTable(
            stored,
            TableLog(self.logs.append, self._load),
            not_before(self.clock, stored.table.state.tail.at),
            self._watch,
            self._disk,
            _same_address,
            bot_process=self._bot_process,
            overtaken=self._overtaken,
            earliest=self.clock.now() + 1000 * SLOW,  # no clock ran while no page was open
        )

    def _overtaken(self, live: LiveTable) -> None:
        """Release a table after another tab has stored lines for it; the clients reconnect."""
        live.end(MOVED)
        live.close()
        self._lives.pop(live.table.id, None)

    def _storing(self, storing: bool) -> None:
        """Notify all clients that writes fail, or succeed again."""
        for live in self._lives.values():
            live.tell_storing()
        if not storing:
            self.clock.call_later(_AGAIN, self._try_to_store)

    def _try_to_store(self) -> None:
        self._tasks.begin(self._tried())

    async def _tried(self) -> None:
        if not self._disk.storing and not await self.logs.stores():
            self.clock.call_later(_AGAIN, self._try_to_store)


def _stored(table: Table, lines: Sequence[LogLine], game: str) -> StoredTable:
    address, secret, bots = table.id, table.state.secret, bots_here(game)

    async def again(lines: Sequence[LogLine]) -> Table:  # a browser has no threads
        return Table.load(address, secret, lines, bots, gaps=True)

    return StoredTable(table, StoredLines(lines, again))


async def _same_address(id: str) -> str:
    """Return the table's address after "new link": tables in a browser have only one."""
    return id
