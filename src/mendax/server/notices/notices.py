"""What one worker tells all others: written into the store, which says at once that there is more.

Rules of this file
1. A notice is committed with what it tells of, or neither is. So whoever has read all notices knows
   all of it.
2. The database notifies all workers of a new notice (``Store.listen``). Each one asks the store
   every few seconds, too.
3. Notices are taken in the order of the numbers, each once, or again if the store failed meanwhile:
   what follows from one may be done twice. The worker that told one has done at once what follows,
   so it takes only those of which it never heard that they were committed.
4. Whoever was asleep for so long that notices are gone begins anew: keeps nothing that it knew.
5. A store that no other worker can use has no notices, and nothing is asked.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, Protocol, TypeVar

import msgspec

from mendax.core.game import MendaxError
from mendax.server.base.refusal import where
from mendax.server.notices.notice_kinds import Notice, notice_of, text_of
from mendax.server.store import notices
from mendax.server.store.database import Database
from mendax.server.store.store import Store, StoreError

_log = logging.getLogger("mendax.house")

T = TypeVar("T")


class HouseTimer(Protocol):
    """A call that is to come."""

    def cancel(self) -> None:
        """It does not come any more."""


class HouseClock(Protocol):
    """What is asked of the server's clock (``tables.clock``)."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    def call_later(self, seconds: float, call: Callable[[], None]) -> HouseTimer:
        """Calls ``call`` once when so many seconds have passed."""


EVERY: Final = 3.0
"""Seconds between two questions whether there are more."""


class HouseNotices:
    """The notices of one house, as one worker tells and hears them."""

    def __init__(self, store: Store) -> None:
        """Made in the running loop."""
        self._store, self.shared = store, store.shared
        self.worker = secrets.token_hex(8)
        """The name of this worker, unlike that of any other."""
        self._loop = asyncio.get_running_loop()
        self._clock: Callable[[], HouseClock] | None = None
        self._told: set[int] = set()
        """Notices of this worker after the newest that are committed, as far as it heard."""
        self._newest = store.at_start(notices.newest) if self.shared else 0
        self._take: Callable[[Notice], Awaitable[None]] | None = None
        self._anew: Callable[[], Awaitable[None]] | None = None
        self._every: Callable[[], Awaitable[None]] | None = None
        self._one = asyncio.Lock()
        self._asking: asyncio.Task[None] | None = None
        self._again = self._due = False
        self._timer: HouseTimer | None = None
        self._listening: asyncio.Task[None] | None = None

    def begin(
        self,
        take: Callable[[Notice], Awaitable[None]],
        anew: Callable[[], Awaitable[None]],
        every: Callable[[], Awaitable[None]],
        clock: Callable[[], HouseClock],
    ) -> None:
        """From now on ``take`` hears what others tell, ``anew`` that some of it is gone, and
        ``every`` is called each time that this worker has asked by itself."""
        self._take, self._anew, self._every, self._clock = take, anew, every, clock
        if self.shared:
            self._listening = self._loop.create_task(self._store.listen(self._ask))
            self._timer = clock().call_later(EVERY, self._ask_again)

    async def close(self) -> None:
        """Hears nothing more."""
        if self._timer is not None:
            self._timer.cancel()
        tasks = [task for task in (self._listening, self._asking) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ── telling ──────────────────────────────────────────────────────────────────────────────

    async def change(
        self, work: Callable[[Database], T], said: Callable[[T], Sequence[Notice]]
    ) -> T:
        """Does ``work`` in one transaction, with the notices that ``said`` makes of what it gave.
        Raises ``StoreError``."""
        if not self.shared:
            return await self._store.change(work)
        at = self._clock().now() if self._clock else time.time_ns() // 1_000_000

        def both(db: Database) -> tuple[T, range]:
            done = work(db)
            told = [text_of(notice) for notice in said(done)]
            number = notices.add(told, self.worker, at, db) if told else 0
            return done, range(number - len(told) + 1, number + 1)

        done, numbers = await self._store.change(both)
        if numbers:
            self._told.update(one for one in numbers if one > self._newest)
        return done

    async def tell(self, *told: Notice) -> None:
        """All others hear this. Raises ``StoreError``."""
        if self.shared:
            await self.change(lambda _: None, lambda _: told)

    # ── hearing ──────────────────────────────────────────────────────────────────────────────

    def _ask_again(self) -> None:
        self._due = True
        if self._clock is not None:
            self._timer = self._clock().call_later(EVERY, self._ask_again)
        self._ask()

    def _ask(self) -> None:
        """Asks in a task of its own; one that asks already asks once more."""
        self._again = True
        if self._asking is None or self._asking.done():
            self._asking = self._loop.create_task(self._asked())

    async def _asked(self) -> None:
        while self._again:
            self._again = False
            try:
                await self.catch_up()
                if self._due and self._every is not None:
                    self._due = False
                    await self._every()
            except MendaxError as error:
                _log.warning("not asked for notices: %s", error.reason.key)
            except Exception as error:
                _log.error("notices failed: %s in %s", type(error).__name__, where(error))

    async def catch_up(self) -> None:
        """Takes all notices that there are. Raises ``StoreError``."""
        if not self.shared or self._take is None:
            return
        async with self._one:
            while rows := await self._store.ask(partial(notices.since, self._newest)):
                if rows[0].number != self._newest + 1 and self._anew is not None:
                    _log.warning("%d notices are gone", rows[0].number - self._newest - 1)
                    await self._anew()
                    self._newest = rows[0].number - 1
                for row in rows:
                    if row.worker != self.worker or row.number not in self._told:
                        await self._taken(row.notice)
                    self._newest = row.number
                self._told = {number for number in self._told if number > self._newest}

    async def _taken(self, told: str) -> None:
        """Raises ``StoreError``."""
        try:
            notice = notice_of(told)
        except msgspec.MsgspecError:  # of a worker of a later version
            _log.warning("a notice of another version")
            return
        try:
            if self._take is not None:
                await self._take(notice)
        except StoreError:
            raise  # it is taken again
        except Exception as error:  # one notice's trouble; the others are taken all the same
            _log.error("notice failed: %s in %s", type(error).__name__, where(error))
