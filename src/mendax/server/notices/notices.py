"""Notices from one server to all others, sent through the store, which alerts the other servers.

Rules of this file
1. A notice is committed in the same transaction as the change that it reports. A server that has
   read all notices knows all changes.
2. The database alerts all servers to a new notice (``Store.listen``). Each server also polls the
   store every few seconds.
3. Notices are handled in numerical order, each at least once. After a store error a notice is
   handled again, so handling must be idempotent. A server has already applied its own notices. It
   handles its own notice only if it never learned that the notice was committed.
4. A server that missed deleted notices resets by clearing all its caches.
5. A store that no other server can use has no notices and is never polled.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, TypeVar

import msgspec

from mendax.core.game import MendaxError
from mendax.server.clock import Clock, Timer
from mendax.server.notices.notice_kinds import Notice, notice_of, text_of
from mendax.server.store import notices
from mendax.server.store.database import Database
from mendax.server.store.store import Store, StoreError
from mendax.server.wire.refusal import where

_log = logging.getLogger("mendax.notices")

T = TypeVar("T")


EVERY: Final = 3.0
"""Seconds between polls for new notices."""


class ServerNotices:
    """The notices that one server sends and receives."""

    def __init__(self, store: Store) -> None:
        """Create the notices of a server. This requires a running loop."""
        self._store, self.shared = store, store.shared
        self.server = secrets.token_hex(8)
        """The unique name of this server."""
        self._loop = asyncio.get_running_loop()
        self._clock: Callable[[], Clock] | None = None
        self._told: set[int] = set()
        """The numbers of this server's committed notices above ``_newest``."""
        self._sending: set[asyncio.Future[None]] = set()
        """One future for each running change. A notice can be read before its change returns."""
        self._newest = store.at_start(notices.newest) if self.shared else 0
        self._take: Callable[[Notice], Awaitable[None]] | None = None
        self._resync: Callable[[], Awaitable[None]] | None = None
        self._one = asyncio.Lock()
        self._asking: asyncio.Task[None] | None = None
        self._again = False
        self._timer: Timer | None = None
        self._listening: asyncio.Task[None] | None = None

    def begin(
        self,
        take: Callable[[Notice], Awaitable[None]],
        resync: Callable[[], Awaitable[None]],
        clock: Callable[[], Clock],
    ) -> None:
        """Start receiving notices.

        ``take`` handles each notice from other servers. ``resync`` is called if notices were
        missed.
        """
        self._take, self._resync, self._clock = take, resync, clock
        if self.shared:
            self._listening = self._loop.create_task(self._store.listen(self._ask))
            self._timer = clock().call_later(EVERY, self._ask_again)

    async def close(self) -> None:
        """Stop receiving."""
        if self._timer is not None:
            self._timer.cancel()
        tasks = [task for task in (self._listening, self._asking) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ── sending ──────────────────────────────────────────────────────────────────────────────

    async def change(
        self, work: Callable[[Database], T], said: Callable[[T], Sequence[Notice]]
    ) -> T:
        """Run ``work`` in one transaction, and return its result.

        The same transaction stores the notices that ``said`` derives from the result. Raises
        ``StoreError``.
        """
        if not self.shared:
            return await self._store.change(work)

        def both(db: Database) -> tuple[T, range]:
            done = work(db)
            told = [text_of(notice) for notice in said(done)]
            number = notices.add(told, self.server, db) if told else 0
            return done, range(number - len(told) + 1, number + 1)

        sending = self._loop.create_future()
        self._sending.add(sending)
        try:
            done, numbers = await self._store.change(both)
            self._told.update(one for one in numbers if one > self._newest)
        finally:
            self._sending.remove(sending)
            sending.set_result(None)
        return done

    async def tell(self, *told: Notice) -> None:
        """Send notices to all other servers. Raises ``StoreError``."""
        if self.shared:
            await self.change(lambda _: None, lambda _: told)

    # ── receiving ────────────────────────────────────────────────────────────────────────────

    def _ask_again(self) -> None:
        if self._clock is not None:
            self._timer = self._clock().call_later(EVERY, self._ask_again)
        self._ask()

    def _ask(self) -> None:
        """Poll in a background task. If a poll is already running, poll once more afterwards."""
        self._again = True
        if self._asking is None or self._asking.done():
            self._asking = self._loop.create_task(self._asked())

    async def _asked(self) -> None:
        while self._again:
            self._again = False
            try:
                await self.catch_up()
            except MendaxError as error:
                _log.warning("can't read notices: %s", error.reason.key)
            except Exception as error:
                _log.error("notices failed: %s in %s", type(error).__name__, where(error))

    async def catch_up(self) -> None:
        """Handle all new notices. Raises ``StoreError``."""
        if not self.shared or self._take is None:
            return
        async with self._one:
            while rows := await self._store.ask(partial(notices.since, self._newest)):
                if rows[0].number != self._newest + 1 and self._resync is not None:
                    _log.warning("missed %d notices", rows[0].number - self._newest - 1)
                    await self._resync()
                    self._newest = rows[0].number - 1
                for row in rows:
                    own = row.server == self.server
                    if own and row.number not in self._told and self._sending:
                        await asyncio.wait(set(self._sending))
                    if not own or row.number not in self._told:
                        await self._taken(row.notice)
                    self._newest = row.number
                self._told = {number for number in self._told if number > self._newest}

    async def _taken(self, told: str) -> None:
        """Handle one notice. Raises ``StoreError``."""
        try:
            notice = notice_of(told)
        except msgspec.MsgspecError:  # sent by a server with a later version
            _log.warning("ignored a notice of another version")
            return
        try:
            if self._take is not None:
                await self._take(notice)
        except StoreError:
            raise  # the notice will be handled again
        except Exception as error:  # the other notices are still handled
            _log.error("notice failed: %s in %s", type(error).__name__, where(error))
