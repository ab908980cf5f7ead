"""Deletes stale data while the server runs, in an hourly pass of short steps with pauses.

Rules of this file
1. Settings define how long data is kept; ``store.retention`` applies them to the database.
2. A table that this server has in memory or is loading is never deleted. If another server has the
   stale table in memory, its clients are notified of the deletion, and further commands are
   refused.
3. A lease in the store lets only one server run the pass of an hour. Each server notes which
   sessions were used at that server. All servers are notified of deleted tables.
4. All times come from the tables' clock, except that of the lease. Failures are logged, and the
   pass is retried an hour later.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from mendax.core.game import MendaxError
from mendax.server.clock import Clock
from mendax.server.notices.notice_kinds import TablesThrownAway
from mendax.server.notices.notices import ServerNotices
from mendax.server.people.sessions import Sessions
from mendax.server.settings.settings import ServerSettings
from mendax.server.store import bans, codes, leases, reports, retention
from mendax.server.store.retention import Before
from mendax.server.store.store import Store
from mendax.server.tables.registry import TableRegistry
from mendax.server.wire.refusal import where

_log = logging.getLogger("mendax.maintenance")

FIRST: Final = 60.0
"""Seconds from the start to the first pass."""
EVERY: Final = 3600.0
"""Seconds from the end of one pass to the next."""
PAUSE: Final = 0.1
"""Seconds between steps. A step takes a few milliseconds."""
_DAY: Final = 86_400_000
_SESSIONS: Final = 500
_HOUR: Final = "retention of the hour"


class Swept(NamedTuple):
    """The results of a pass."""

    tables: int
    talk: int
    """The number of tables whose old chat was deleted."""
    sessions: int


def before(settings: ServerSettings, now: int) -> Before:
    """Return the times before which data is stale. ``now`` is in milliseconds since 1970."""
    kept = (
        settings.keep_tables,
        settings.keep_games,
        settings.keep_talk,
        settings.keep_sessions,
    )
    return Before(*(max(0, now - round(days * _DAY)) if days else 0 for days in kept))


class Retention:
    """Deletes stale data."""

    def __init__(
        self,
        store: Store,
        registry: TableRegistry,
        sessions: Sessions,
        settings: ServerSettings,
        clock: Callable[[], Clock],
        notices: ServerNotices | None = None,
    ) -> None:
        """Schedule the first pass in ``FIRST`` seconds. This requires a running loop."""
        self._store, self._registry, self._sessions = store, registry, sessions
        self._settings, self._clock = settings, clock
        self._notices = notices or ServerNotices(store)
        self._loop = asyncio.get_running_loop()
        self._one = asyncio.Lock()
        self._rounds: asyncio.Task[None] | None = None
        self._next = clock().call_later(FIRST, self._begin)

    def _begin(self) -> None:
        self._rounds = self._loop.create_task(self._round())

    async def _round(self) -> None:
        try:
            swept = await self.hourly(self._pause)
        except MendaxError as error:
            _log.warning("retention failed, next attempt in an hour: %s", error.reason.key)
        except Exception as error:
            _log.error("retention failed: %s in %s", type(error).__name__, where(error))
        else:
            if any(swept):
                _log.info("deleted: tables %d, chat of tables %d, sessions %d", *swept)
        self._next = self._clock().call_later(EVERY, self._begin)

    async def hourly(self, pause: Callable[[], Awaitable[None]]) -> Swept:
        """Run a pass with ``round``, unless any server has run one within the hour."""
        async with self._one:
            await self._note_use(pause)
        take = partial(leases.take, _HOUR, self._notices.server, round(900 * EVERY))
        if self._notices.shared and not await self._store.change(take):
            return Swept(0, 0, 0)
        return await self.round(pause)

    async def round(self, pause: Callable[[], Awaitable[None]]) -> Swept:
        """Process all tables and sessions once, with ``pause`` between steps.

        Raises ``StoreError``.
        """
        async with self._one:
            await self._note_use(pause)
            return await self._swept(pause)

    async def _note_use(self, pause: Callable[[], Awaitable[None]]) -> None:
        """Store when the sessions and keys used at this server were last used."""
        now = self._clock().now()
        used = self._sessions.take_used()
        for start in range(0, len(used), _SESSIONS):
            some = used[start : start + _SESSIONS]
            await self._store.change(partial(retention.use_sessions, some, now))
            await pause()
        await self._sessions.keys.use_open(now)

    async def _swept(self, pause: Callable[[], Awaitable[None]]) -> Swept:
        now = self._clock().now()
        limits = before(self._settings, now)
        sessions = await self._end_sessions(limits.sessions, pause)
        await self._store.change(partial(bans.sweep, now))
        await self._store.change(partial(codes.sweep, now))
        await self._store.change(partial(reports.sweep, limits.talk))
        tables, talked = 0, 0
        after: str | None = ""
        while after is not None:
            found = await self._store.ask(partial(retention.look, after, limits))
            tables += await self._remove(found.stale, limits, pause)
            for table in found.talked:
                empty = partial(retention.empty_talk, table, limits.talk)
                while not await self._store.change(empty):
                    await pause()
            talked += len(found.talked)
            await pause()
            after = found.after
        if tables or talked or sessions:
            await self._store.scrub()
        return Swept(tables, talked, sessions)

    async def _end_sessions(self, before: int, pause: Callable[[], Awaitable[None]]) -> int:
        ended, end = 0, partial(retention.end_sessions, before)
        while before and (some := await self._store.change(end)):
            ended += some
            await pause()
        return ended

    async def _remove(
        self, tables: Sequence[str], limits: Before, pause: Callable[[], Awaitable[None]]
    ) -> int:
        removed = list[str]()
        try:
            for table in tables:
                if await self._registry.remove(table, limits):
                    removed.append(table)
                await pause()
        finally:
            if removed:
                await self._notices.tell(TablesThrownAway(tuple(removed)))
        return len(removed)

    async def _pause(self) -> None:
        over = asyncio.Event()
        self._clock().call_later(PAUSE, over.set)
        await over.wait()

    async def close(self) -> None:
        """Stop. A running pass ends after its current step."""
        self._next.cancel()
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)
