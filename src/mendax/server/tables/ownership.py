"""One server's ownership of its tables: it is renewed at intervals, and it ends on demand."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from mendax.server.notices.notice_kinds import TableWanted
from mendax.server.notices.notices import ServerNotices
from mendax.server.processes.background_tasks import BackgroundTasks
from mendax.server.store import owners
from mendax.server.store.store import Store, StoreError
from mendax.server.tables.live_table import LiveTable
from mendax.table.devices import device_of
from mendax.table.log import Person

_log = logging.getLogger("mendax.tables")

KNOCKS: Final = 10_000
"""Milliseconds after which a person who asks elsewhere gets the table, and the longest pause
between two questions.
"""
_MOST: Final = 10_000
"""The maximum number of people who ask elsewhere."""


class Ownership:
    """The ownership of the tables of one server (``store.owners``)."""

    def __init__(
        self, store: Store, notices: ServerNotices | None, lost: Callable[[], None]
    ) -> None:
        """Start to own tables. This requires a running loop.

        ``lost`` is called when other servers have taken all tables. Raises ``StoreError``.
        """
        self._store, self._notices, self._lost = store, notices, lost
        self._loop = asyncio.get_running_loop()
        self._tasks = BackgroundTasks()
        self._one = asyncio.Lock()
        """Held while the ownership is renewed."""
        self._asked: dict[tuple[str, Person], tuple[int, int]] = {}
        """When people first and last asked other servers for a table."""
        self._sure = time.monotonic() + owners.SILENT
        """Until then, no other server can have taken a table."""
        store.register()
        self._next: asyncio.TimerHandle | None = None
        if store.shared:
            self._renew_later()

    @property
    def is_unsure(self) -> bool:
        """True if other servers may have taken the tables."""
        return self._store.shared and time.monotonic() > self._sure

    async def renew(self) -> None:
        """Renew the ownership. Raises ``StoreError``."""
        async with self._one:
            at = time.monotonic()
            if not await self._store.renew():
                _log.warning("this server was silent for too long, and releases its tables")
                self._lost()
            self._sure = at + owners.SILENT

    def _renew_later(self) -> None:
        begin = lambda: self._tasks.begin(self._renew_regularly())  # noqa: E731
        self._next = self._loop.call_later(owners.EVERY, begin)

    async def _renew_regularly(self) -> None:
        try:
            await self.renew()
        except Exception as error:  # the next attempt may succeed
            _log.warning("the ownership of tables was not renewed: %s", type(error).__name__)
        self._renew_later()

    async def want(self, table: str, person: Person | None) -> None:
        """Notify the owner of a table that a person whom the table admits has asked here."""
        if self._notices is not None and person is not None:
            with suppress(StoreError):  # the person asks again
                await self._notices.tell(TableWanted(table, device_of(person)))

    def ends(self, live: LiveTable, device: Person, at: int) -> bool:
        """Return whether to give a table up, because ``device`` has asked another server for it
        ``at`` this time.

        The table is idle, or the device has kept asking for ``KNOCKS`` without connecting here.
        """
        if live.idle:
            return True
        key = (live.table.id, device)
        if device in live.presence.devices:
            self._asked.pop(key, None)
            return False
        if len(self._asked) >= _MOST:
            self._asked.clear()
        first, last = self._asked.get(key, (at, at))
        self._asked[key] = (first if at - last <= KNOCKS else at), at
        if at - self._asked[key][0] < KNOCKS:
            return False
        del self._asked[key]
        return True

    def close(self) -> None:
        """Renew no more."""
        self._tasks.cancel()
        if self._next is not None:
            self._next.cancel()
