"""The round that a worker makes of its tables, where other workers serve them too: what others have
stored is asked of the store, for all tables at once, and others are told who is there.

So nothing depends on the bus: without it others are followed a little later. A store that is this
process's alone is asked nothing.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Final

from mendax.core.game import MendaxError
from mendax.server.bus.interface import Bus
from mendax.server.refusal import where
from mendax.server.store.interface import Store
from mendax.server.tables.live_table import LiveTable

_log = logging.getLogger("mendax.tables")

SECONDS: Final = 0.5
"""Between two rounds."""
_ASKED: Final = 4
"""The store is asked in every fourth round; in each where the bus is not well."""


class Rounds:
    """One worker's rounds, until they are closed."""

    def __init__(self, store: Store, bus: Bus, tables: Callable[[], Iterable[LiveTable]]) -> None:
        """``tables``: those in memory."""
        self._store, self._bus, self._tables = store, bus, tables
        self._task = asyncio.create_task(self._go_on()) if store.shared else None

    def close(self) -> None:
        """Ends them."""
        if self._task is not None:
            self._task.cancel()

    async def _go_on(self) -> None:
        made = 0
        while True:
            await asyncio.sleep(SECONDS)
            made += 1
            try:
                await self._make(asks=made % _ASKED == 0 or not self._bus.well)
            except Exception as error:  # one table's trouble; the next round comes all the same
                _log.error("round of tables: %s in %s", type(error).__name__, where(error))

    async def _make(self, asks: bool) -> None:
        lives = tuple(self._tables())
        for live in lives:
            live.workers.beat()
        peopled = [live for live in lives if live.presence.subscribers]
        if peopled and asks:
            await self._ask(peopled)

    async def _ask(self, peopled: Iterable[LiveTable]) -> None:
        """Lets each of these tables know how far its log goes."""
        lives = {live.table.id: live for live in peopled if live.set_aside is None}
        try:
            newest = await self._store.newest(lives)
        except MendaxError:  # in the next round, then
            return
        for table, live in lives.items():
            if table in newest:
                live.behind(newest[table])
            elif live.queue.idle:  # it was thrown away
                live.queue.reload()
