"""What is thrown away while the server runs: a round every hour, in steps with pauses between them.

Rules of this file
1. How long what is kept are settings; ``store.retention`` knows what that means in the file.
2. A table that is in memory here, or that somebody is on the way to here, is never thrown away. At
   another worker one may be in memory that nobody has touched for so long: whoever sits there is
   told that it is gone, and what they do in the moment before they hear is refused.
3. Of several workers one does it at a time, and one in an hour: by leases in the store. Each notes
   for itself which sessions were used there. Who has a table in memory that is gone hears so.
4. Time is told by the tables' clock alone. What fails is said in the log, and tried an hour later.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple

from mendax.core.game import MendaxError
from mendax.server.base.refusal import where
from mendax.server.base.settings import ServerSettings
from mendax.server.notices.notice_kinds import KeysSwept, TablesThrownAway
from mendax.server.notices.notices import HouseNotices
from mendax.server.people.sessions import Sessions
from mendax.server.store import bans, codes, leases
from mendax.server.store.database import Database
from mendax.server.store.retention import Before
from mendax.server.store.store import Store, StoreError
from mendax.server.tables.clock import Clock
from mendax.server.tables.registry import TableRegistry

_log = logging.getLogger("mendax.maintenance")

FIRST: Final = 60.0
"""Seconds after the start until the first round."""
EVERY: Final = 3600.0
"""Seconds from the end of a round to the next."""
PAUSE: Final = 0.1
"""Seconds between two steps, each of which takes some milliseconds."""
_DAY: Final = 86_400_000
_SESSIONS: Final = 500
_HOUR: Final = "retention of the hour"
_AT_WORK: Final = "retention"
_LEASE: Final = 600_000
"""Milliseconds for which a worker that throws things away may be silent until another may."""


class Swept(NamedTuple):
    """What a round has thrown away."""

    tables: int
    talk: int
    """Tables whose old talk was emptied."""
    sessions: int


def before(settings: ServerSettings, now: int) -> Before:
    """What was touched last before which moments goes; ``now`` in milliseconds since 1970."""
    kept = (
        settings.keep_tables,
        settings.keep_games,
        settings.keep_talk,
        settings.keep_sessions,
    )
    return Before(*(max(0, now - round(days * _DAY)) if days else 0 for days in kept))


class Retention:
    """Throws away what need not be kept any longer."""

    def __init__(
        self,
        store: Store,
        registry: TableRegistry,
        sessions: Sessions,
        settings: ServerSettings,
        clock: Callable[[], Clock],
        notices: HouseNotices | None = None,
    ) -> None:
        """Made in the running loop; the first round begins a minute later."""
        self._store, self._registry, self._sessions = store, registry, sessions
        self._settings, self._clock = settings, clock
        self._notices = notices or HouseNotices(store)
        self._loop = asyncio.get_running_loop()
        self._one = asyncio.Lock()
        self._rounds: asyncio.Task[None] | None = None
        self._next = clock().call_later(FIRST, self._begin)

    def _begin(self) -> None:
        self._rounds = self._loop.create_task(self._round())

    async def _round(self) -> None:
        try:
            swept = await self._hourly()
        except MendaxError as error:
            _log.warning("nothing more thrown away for an hour: %s", error.reason.key)
        except Exception as error:
            _log.error("nothing thrown away: %s in %s", type(error).__name__, where(error))
        else:
            if any(swept):
                _log.info("thrown away: tables %d, talk of %d, sessions %d", *swept)
        self._next = self._clock().call_later(EVERY, self._begin)

    async def _hourly(self) -> Swept:
        """A round, unless another worker has had its own within the hour."""
        async with self._one:
            await self._note_use(self._pause)
        if not await self._leased(_HOUR, round(900 * EVERY)):
            return Swept(0, 0, 0)
        return await self.round(self._pause)

    async def _leased(self, name: str, milliseconds: int) -> bool:
        """Whether this worker has a lease for so long from now on."""
        if not self._notices.shared:
            return True
        now, worker = self._clock().now(), self._notices.worker
        return await self._store.change(partial(leases.take, name, worker, now + milliseconds, now))

    async def round(self, pause: Callable[[], Awaitable[None]]) -> Swept:
        """Goes through all tables and sessions once, with ``pause`` between the steps; not while
        another worker does.

        Raises ``StoreError``.
        """
        async with self._one:
            await self._note_use(pause)
            if not await self._leased(_AT_WORK, _LEASE):
                return Swept(0, 0, 0)
            try:
                return await self._swept(pause)
            finally:
                if self._notices.shared:
                    with suppress(StoreError):
                        release = partial(leases.release, _AT_WORK, self._notices.worker)
                        await self._store.change(release)

    async def _note_use(self, pause: Callable[[], Awaitable[None]]) -> None:
        """Notes which sessions and keys were used here."""
        now = self._clock().now()
        used = self._sessions.take_used()
        for start in range(0, len(used), _SESSIONS):
            await self._store.use_sessions(used[start : start + _SESSIONS], now)
            await pause()
        await self._sessions.keys.use_open(now)

    async def _swept(self, pause: Callable[[], Awaitable[None]]) -> Swept:
        now = self._clock().now()
        limits = before(self._settings, now)
        sessions = await self._end_sessions(limits.sessions, pause)
        self._sessions.keys.forget_known()
        await self._notices.tell(KeysSwept())
        await self._store.change(partial(_sweep, now, self._store.shared))
        tables, talked, after = 0, 0, ""
        going = True
        while going and await self._leased(_AT_WORK, _LEASE):
            found = await self._store.look(after, limits)
            tables += await self._remove(found.stale, limits, pause)
            for table in found.talked:
                while not await self._store.empty_talk(table, limits.talk):
                    await pause()
            talked += len(found.talked)
            await pause()
            after, going = found.after or "", found.after is not None
        if tables or talked or sessions:
            await self._store.scrub()
        return Swept(tables, talked, sessions)

    async def _end_sessions(self, before: int, pause: Callable[[], Awaitable[None]]) -> int:
        ended = 0
        while before and (some := await self._store.end_sessions(before)):
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
        """No more rounds; one that goes on ends after its step."""
        self._next.cancel()
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)


def _sweep(now: int, shared: bool, db: Database) -> None:
    """Forgets bans and codes that are over; of a ``shared`` database also leases."""
    bans.sweep(now, db)
    codes.sweep(now, db)
    if shared:
        leases.sweep(now, db)
