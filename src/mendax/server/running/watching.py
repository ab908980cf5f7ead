"""A table's log as a spectator receives it, entry by entry, for the server's owner."""

import asyncio
from collections.abc import AsyncGenerator, Iterable
from typing import Final

from mendax.core.text_form import write
from mendax.server.running.admin_messages import Counted, Heard
from mendax.server.tables.live_table import LiveTable
from mendax.server.wire import outbound
from mendax.table.log import Entry

_MOST_WAITING: Final = 1000
"""The number of entries queued for a slow reader before the stream ends."""


async def watched(live: LiveTable) -> AsyncGenerator[Counted | Heard, None]:
    """Yield the number of connected clients, then each entry. The stream ends if spectators are
    excluded.
    """
    watching = _Watching(live)
    with live.leases.held(), live.monitored(watching):
        yield Counted(len(live.presence.subscribers))
        while (entry := await watching.waiting.get()) is not None:
            yield entry


class _Watching:
    """The queue of one reader."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self.waiting: asyncio.Queue[Heard | None] = asyncio.Queue()

    def hear(self, entries: Iterable[Entry]) -> None:
        """Add stored entries."""
        if not outbound.observer(self._live.table, None).watches:
            self.end()
            return
        for entry in entries:
            events = tuple(write(event) for event in entry.heard_at(None))
            self.waiting.put_nowait(Heard(entry.number, entry.actor, events))
        if self.waiting.qsize() > _MOST_WAITING:
            self.end()

    def end(self) -> None:
        """End the stream."""
        self.waiting.put_nowait(None)
