"""The tables in memory, which are opened, found, loaded on demand, and unloaded when idle.

Rules of this file
1. A table is in the memory of one server, its owner (``store.owners``). The proxy's routing is only
   a hint: a server that does not own a table reads it, but only to learn whom it admits. Others get
   "no such table"; a person whom it admits is asked to come again, and the owner gets a notice.
2. The owner gives a table up when it unloads the table. It also does so when a person whom the
   table admits keeps asking elsewhere without reaching it (``wanted``).
3. A server that may have lost its tables renews its ownership before it serves one of them.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

from mendax.bots import bots_for
from mendax.core.game import Reason
from mendax.games import GAMES
from mendax.games.editions import OtherEdition
from mendax.server.clock import Clock, LoopClock, in_time, not_before
from mendax.server.monitoring.meter import Meter
from mendax.server.notices.notices import ServerNotices
from mendax.server.people.bans import Bans
from mendax.server.processes.background_tasks import BackgroundTasks
from mendax.server.settings.settings import ServerSettings
from mendax.server.store import persons, retention
from mendax.server.store.retention import Before
from mendax.server.store.store import Store, StoreError, TableRow
from mendax.server.tables.admission import admits, plays, sits
from mendax.server.tables.announcements import Announcements
from mendax.server.tables.bot_process import BotProcess
from mendax.server.tables.failures import AGAIN, MOVED, TableFailures, log_name
from mendax.server.tables.live_table import LiveTable
from mendax.server.tables.loop_watchdog import Watch
from mendax.server.tables.opening import new_id, new_secret, opened
from mendax.server.tables.ownership import Ownership
from mendax.server.tables.requests import Request
from mendax.server.tables.slow_tables import SlowTables
from mendax.server.tables.table_log import StoredLines, StoredTable, TableLog
from mendax.server.wire.http_messages import OpenTableIn
from mendax.server.wire.messages import AnnouncementOut, encode
from mendax.server.wire.refusal import Refused
from mendax.table.actions import Leave
from mendax.table.commands import Do
from mendax.table.devices import device_of
from mendax.table.log import LogLine
from mendax.table.table import Person, Table

_log = logging.getLogger("mendax.tables")

T = TypeVar("T")

KEY_LETTERS: Final = 3
"""The length of the prefix that all addresses of a table share. Proxies route by it."""
_CLOSED: Final = Reason("wire-refused-closed")
RETRY: Final = 2.5
"""Seconds until the next attempt after a failed write."""
UNVISITED: Final = 60.0
"""Seconds between checks for tables that never had a connection."""
_REMEMBERED: Final = 10_000
"""The maximum number of cached addresses."""
_KEPT: Final = 5.0
"""Seconds for which a copy of a table is kept that this server does not own."""
_COPIES: Final = 500
"""The maximum number of these copies."""


class TableRegistry:
    """The tables of this server."""

    def __init__(
        self,
        store: Store,
        settings: ServerSettings,
        watch: Watch | None = None,
        meter: Meter | None = None,
        bans: Bans | None = None,
        bot_process: BotProcess | None = None,
        notices: ServerNotices | None = None,
    ) -> None:
        """Create a registry without tables. This requires a running loop."""
        self._notices = notices
        self._meter = meter or Meter()
        self._bans, self._bot_process = bans, bot_process
        self.announcements = Announcements()
        self._store = store
        self._watch = watch or Watch()
        self._settings = settings
        self._lives: dict[str, LiveTable] = {}
        self._reading: dict[str, asyncio.Task[StoredTable | None]] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._removing: dict[str, asyncio.Event] = {}
        """The tables that are being deleted. Each event is set when the deletion ends."""
        self._ids: dict[str, str] = {}
        """A cache of table ids, keyed by the addresses of new links."""
        self._loop = asyncio.get_running_loop()
        self.clock: Clock = LoopClock(self._loop)
        """The clock of all tables. Tests replace it before they open a table."""
        self.slow_tables = SlowTables(store, self.clock, self.wake)
        self.sockets = 0
        self.leaving = False
        """True while the server gives up all its tables and loads none."""
        self._tasks = BackgroundTasks()
        self.ownership = Ownership(store, notices, self._lost)
        store.disk.tell = self._storing
        self._stores_again = asyncio.Event()
        """Set for a moment when writes succeed again."""
        self._sweep = self.clock.call_later(settings.idle, self.unload_idle)
        self._idle_before: set[LiveTable] = set()
        self._unvisited_before: set[LiveTable] = set()
        self._unvisited = self.clock.call_later(UNVISITED, self.unload_unvisited)

    @property
    def tables(self) -> int:
        """The number of tables in memory."""
        return len(self._lives)

    @property
    def full(self) -> bool:
        """True if only the sockets of seated players are still accepted."""
        return self.sockets >= self._settings.rates.sockets

    def in_memory(self) -> tuple[LiveTable, ...]:
        """Return the tables in memory."""
        return tuple(self._lives.values())

    def loaded(self, id: str) -> LiveTable | None:
        """Return the table with this id if it is in memory."""
        return self._lives.get(id)

    def announce(self, said: AnnouncementOut) -> None:
        """Send a text to all present and future clients."""
        self.announcements.announced = said
        text = encode(said)
        for live in self._lives.values():
            for subscriber in live.presence.subscribers:
                subscriber.push(text)

    def unload(self, live: LiveTable, reason: Reason = _CLOSED) -> None:
        """Unload a table and disconnect its clients, which reconnect after the reason ``MOVED``.
        The log is kept.
        """
        self._unload(live)
        live.end(reason)

    def _unload(self, live: LiveTable) -> None:
        live.close()
        if self._lives.get(live.table.id) is live:
            del self._lives[live.table.id]
            if self._store.shared:
                self._tasks.begin(self._release(live.table.id))

    async def _release(self, id: str) -> None:
        with suppress(StoreError):  # the ownership ends with this server
            await self._store.release(id)

    async def open(self, person: Person, asked: OpenTableIn) -> str:
        """Open a table hosted by ``person``, and return its id. Raises ``RulesError`` or
        ``Refusal``.
        """
        self._store.disk.require_room()
        if self.announcements.draining or self.leaving:
            raise Refused(503, "wire-refused-draining")
        self._require_memory()
        new, secret, at = new_id(), new_secret(), self.clock.now()
        table, lines = opened(new, secret, at, person, asked, bots_for(asked.game))
        await self._store.add_table(TableRow(new, secret, asked.game, at), lines)
        if not self._store.shared:  # otherwise the first server that is asked for it owns it
            self._lives[new] = self._live(_stored(table, lines, bots_for(asked.game)))
        _log.info("table %s opened", log_name(asked.game, new))
        return new

    async def find(self, address: str, person: Person | None) -> LiveTable:
        """Return the table with this current or former address, from memory or the store.

        Raises ``Refused`` if there is none that admits ``person`` at this address, if another
        server owns it, or if it is set aside or can't be replayed. Raises ``StoreError`` if it
        can't be read.
        """
        table = address if address in self._lives else await self._id_of(address)
        while table in self._removing:
            await self._removing[table].wait()
        if self._bans:
            self._bans.require("table", table)
        await self._make_sure()
        live = self._lives.get(table)
        if live is None:
            stored = await self._copy(table)
            if stored is None or not admits(stored.table, address, person):
                raise Refused(404, "wire-refused-no-table")
            live = await shared(self._loading, table, partial(self._owned, table, stored))
        if live is None:
            await self.ownership.want(table, person)
            raise Refused.because(503, MOVED)
        if not live.admits(address, person):
            raise Refused(404, "wire-refused-no-table")
        if live.set_aside:
            raise Refused.because(503, live.set_aside)
        return live

    async def wake(self, id: str) -> None:
        """Load a table whose slow game goes on, unless another server owns it, and start its
        timers.

        Raises ``Refused``, ``StoreError`` or ``OtherEdition``.
        """
        if id in self._removing:
            return
        if self._bans:
            self._bans.require("table", id)
        await self._make_sure()
        live, stored = self._lives.get(id), None
        if live is None:
            stored = await self._copy(id)
        if stored is not None:
            live = await shared(self._loading, id, partial(self._owned, id, stored))
        if live is not None:
            live.wake()

    async def remove(self, id: str, before: Before) -> bool:
        """Delete a table, and return whether it was deleted.

        A table that is in memory, being loaded or no longer stale is kept. Raises ``StoreError``.
        The table may then have lost its last lines, and the next pass continues.
        """
        if id in self._lives or id in self._loading or id in self._removing:
            return False
        removed = self._removing[id] = asyncio.Event()
        try:
            gone = await self._store.change(partial(retention.throw_away_stale, id, before))
            if gone is None:
                return False
            while not gone:
                gone = await self._store.change(partial(retention.throw_away, id))
        finally:
            del self._removing[id]
            removed.set()
        return True

    async def get_up(self, person: Person) -> None:
        """Leave a person's seats at all tables in memory. At other tables, no player is waiting.

        Raises ``StoreError`` if a table could not store this.
        """
        for live in self.in_memory():
            own = [p for p in live.table.people() if p is not None and device_of(p) == person]
            for one in own:
                live.submit(Request(Do(one, Leave())))
            if own and not live.set_aside:
                with suppress(Refused):  # the table has just failed
                    await live.settled()
                if not live.set_aside and plays(live.table, person):
                    raise StoreError(Reason("server-not-stored"))

    async def sits_elsewhere(self, person: Person) -> bool:
        """Return whether a person has a seat at a table that another server owns."""
        for table in await self._store.elsewhere(person):
            stored = await self.read(table)
            if stored is not None and sits(stored.table, person):
                return True
        return False

    async def _id_of(self, address: str) -> str:
        """Return the id of the table at ``address``, which defaults to the address."""
        if address not in self._ids:
            table = await self._store.ask(partial(persons.table_of, address))
            if table is None:
                return address
            if len(self._ids) >= _REMEMBERED:
                self._ids.clear()
            self._ids[address] = table
        return self._ids[address]

    def address_for(self, person: Person, id: str) -> str:
        """Return the current address of this table for a seated person, if the table is in memory.

        Otherwise return the id, because a former player must not learn a new link.
        """
        live = self._lives.get(id)
        return id if live is None or not live.sits(person) else live.table.table_view().id

    async def _add_address(self, id: str) -> str:
        """Store and return another address for a table.

        The address has the same first letters as the id, because connections are routed by them.
        """
        address = id[:KEY_LETTERS] + new_id()[KEY_LETTERS:]
        await self._store.change(partial(persons.add_address, address, id))
        return address

    async def _copy(self, id: str) -> StoredTable | None:
        """Return ``read``, which is shared and kept for a few seconds."""
        if id not in self._reading:
            self._reading[id] = self._loop.create_task(self.read(id))
            self._reading[id].add_done_callback(partial(self._drop_soon, id))
        return await asyncio.shield(self._reading[id])

    def _drop_soon(self, id: str, task: asyncio.Task[StoredTable | None]) -> None:
        """Drop a copy after a while. The timer holds no copy, so an unloaded table is freed."""
        failed = task.cancelled() or task.exception() is not None
        wait = 0 if failed or len(self._reading) > _COPIES else _KEPT
        self._loop.call_later(wait, self._reading.pop, id, None)

    async def read(self, id: str) -> StoredTable | None:
        """Return a copy of a table, whichever server owns it, or None if there is no such table."""
        row = await self._store.table(id)
        if row is None or row.game not in GAMES:
            return None
        self._require_memory()
        try:
            return await self._load(id)
        except (StoreError, OtherEdition):
            raise
        except Exception as error:  # the log is unchanged, and all other tables continue
            reason = TableFailures(log_name(row.game, id)).not_loaded(error)
            raise Refused.because(503, reason) from None

    async def _owned(self, id: str, stored: StoredTable | None) -> LiveTable | None:
        """Take a table from the store, or return None if another server owns it."""
        if live := self._lives.get(id):
            return live
        if self.leaving:
            return None
        self._require_memory()
        taken: bool | None = None
        while taken is None:
            if stored is None:
                raise Refused(404, "wire-refused-no-table")  # it was deleted since then
            taken = await self._store.take(id, stored.table.number)
            if taken is not False:
                self._reading.pop(id, None)
            if taken is None:
                stored = await self.read(id)
        if stored is None or not taken:
            return None
        live = self._lives[id] = self._live(stored)
        _log.info("table %s loaded", live.failures.name)
        return live

    # ── ownership ────────────────────────────────────────────────────────────────────────────

    async def _make_sure(self) -> None:
        """Renew the ownership first if other servers may have taken the tables.

        If the database does not answer, the tables in memory show their last stored state.
        """
        if self.ownership.is_unsure:
            with suppress(StoreError, TimeoutError):
                await in_time(self.clock, self.ownership.renew())

    def _lost(self) -> None:
        for live in self.in_memory():
            self.unload(live, MOVED)

    def wanted(self, id: str, device: Person) -> None:
        """Give a table up if it is idle, or if ``device`` has asked another server for it for a
        while without connecting here.
        """
        live = self._lives.get(id)
        if live is not None and self.ownership.ends(live, device, self.clock.now()):
            _log.info("table %s is given to another server", live.failures.name)
            live.submit(partial(self.unload, live, MOVED))

    # ── loading and unloading ────────────────────────────────────────────────────────────────

    async def _load_when_well(self, id: str) -> StoredTable:
        """Load a table that has clients, waiting as long as the store fails.

        Earlier writes are finished first, including those whose clients were refused.
        """
        while True:
            try:
                await self._store.change(lambda _: None)
                return await self._load(id)
            except StoreError:
                if await self._store.trouble() is None:
                    raise
            with suppress(TimeoutError):
                async with asyncio.timeout(AGAIN):
                    await self._stores_again.wait()

    async def _load(self, id: str) -> StoredTable:
        row = await self._store.table(id)
        if row is None:  # the table was deleted since then
            raise Refused(404, "wire-refused-no-table")
        lines, bots = await self._store.replayed(id), bots_for(row.game)

        secret = row.secret

        def replay() -> StoredTable:
            return _stored(Table.load(id, secret, lines, bots, gaps=True), lines, bots)

        return await asyncio.to_thread(replay)

    def _live(self, stored: StoredTable) -> LiveTable:
        log = TableLog(self._store.append, self._load_when_well)
        clock = not_before(self.clock, stored.table.state.tail.at)
        return LiveTable(
            stored,
            log,
            clock,
            self._watch,
            self._store.disk,
            self._add_address,
            self._meter,
            self.announcements,
            self._bot_process,
            self._overtaken,
            self.slow_tables.earliest,
        )

    def _overtaken(self, live: LiveTable) -> None:
        """Unload a table after another server has taken it."""
        _log.warning("table %s is unloaded: another server has taken it", live.failures.name)
        self.unload(live, MOVED)

    def unload_idle(self) -> None:
        """Unload tables that were already idle at the last check. The store has them.

        Objects are compared, so a table that was just loaded stays even if an earlier copy was
        idle.
        """
        idle = {live for live in self._lives.values() if live.idle}
        self._unload_all(idle & self._idle_before)
        self._idle_before = idle - self._idle_before
        self._sweep = self.clock.call_later(self._settings.idle, self.unload_idle)

    def unload_unvisited(self) -> None:
        """Unload tables that were already idle at the last check and never had a connection."""
        now = {live for live in self._lives.values() if live.idle and not live.presence.visited}
        self._unload_all(now & self._unvisited_before)
        self._unvisited_before = now - self._unvisited_before
        self._unvisited = self.clock.call_later(UNVISITED, self.unload_unvisited)

    def _unload_all(self, tables: set[LiveTable]) -> None:
        for live in tables:
            self._unload(live)
            _log.info("table %s unloaded", live.failures.name)

    def _require_memory(self) -> None:
        """Unload idle tables if memory is full. Raises ``Refused`` if that frees no memory."""
        most = self._settings.rates.tables_in_memory
        if len(self._lives) >= most:
            idle = {live for live in self._idle_before | self._unvisited_before if live.idle}
            self._unload_all(idle)
            self._idle_before, self._unvisited_before = set(), set()
        if len(self._lives) >= most:
            raise Refused(503, "wire-refused-tables-full")

    async def trouble(self) -> str | None:
        """Return the reason why writes fail now, or None."""
        return await self._store.trouble()

    def _storing(self, storing: bool) -> None:
        """Notify all clients that writes fail or succeed again."""
        for live in self._lives.values():
            live.tell_storing()
        if storing:
            self._stores_again.set()
            self._stores_again.clear()
        else:
            self.clock.call_later(RETRY, self._try_to_store)

    def _try_to_store(self) -> None:
        self._tasks.begin(self._tried())

    async def _tried(self) -> None:
        """Test whether writes succeed again. If they do, ``_storing`` is called."""
        if await self._store.trouble() is not None:
            self.clock.call_later(RETRY, self._try_to_store)

    def close(self) -> None:
        """Stop all clocks and bots."""
        self._sweep.cancel()
        self._unvisited.cancel()
        self.slow_tables.close()
        self.ownership.close()
        for live in self._lives.values():
            live.close()


def _stored(table: Table, lines: Sequence[LogLine], bots: tuple[str, ...]) -> StoredTable:
    load = partial(Table.load, table.id, table.state.secret, bots=bots, gaps=True)
    return StoredTable(table, StoredLines(lines, partial(asyncio.to_thread, load)))


async def shared(
    tasks: dict[str, "asyncio.Task[T]"], id: str, work: Callable[[], Coroutine[Any, Any, T]]
) -> T:
    """Return the result of ``work``, which runs once for all concurrent callers."""
    if id not in tasks:
        tasks[id] = asyncio.get_running_loop().create_task(work())
        tasks[id].add_done_callback(lambda _: tasks.pop(id, None))
    return await asyncio.shield(tasks[id])
