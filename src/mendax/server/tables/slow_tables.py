"""Loads the tables of slow games whose clock has run out while no client is connected.

Rules of this file
1. The store knows when each slow game goes on (``store.waking``). Tables that another server owns
   are left to it.
2. No one can move while no server runs. A clock therefore runs out at the earliest ``AFTER_START``
   seconds after the start, so the first look takes place then.
3. A table that can't be loaded does not stop the others; the next look tries it again.
"""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final

from mendax.core.game import MendaxError
from mendax.games.rules import SLOW
from mendax.server.clock import Clock, Timer
from mendax.server.processes.background_tasks import BackgroundTasks
from mendax.server.store import waking
from mendax.server.store.store import Store, StoreError

_log = logging.getLogger("mendax.tables")

AFTER_START: Final = SLOW
"""How long a slow game's clock runs at least after the server's start, in seconds."""
EVERY: Final = 30.0
"""Seconds between two looks."""


class SlowTables:
    """Wakes the tables of slow games."""

    def __init__(self, store: Store, clock: Clock, wake: Callable[[str], Awaitable[None]]) -> None:
        """``wake`` loads a table and starts its timers, or raises a ``MendaxError``."""
        self._store, self._clock, self._wake = store, clock, wake
        self.earliest = clock.now() + 1000 * AFTER_START
        """The first moment when a clock may run out, in milliseconds since 1970."""
        self._tasks = BackgroundTasks()
        self._timer: Timer = clock.call_later(AFTER_START, self._begin)

    def _begin(self) -> None:
        self._tasks.begin(self._look_and_go_on())

    async def _look_and_go_on(self) -> None:
        try:
            with suppress(StoreError):  # the next look finds the same tables
                await self.look()
        finally:
            self._timer = self._clock.call_later(EVERY, self._begin)

    async def look(self) -> None:
        """Wake all tables whose time has come. Raises ``StoreError``."""
        after: str | None = ""
        while after is not None:
            due = await self._store.ask(partial(waking.awake, after, self._clock.now()))
            for table in due:
                try:
                    await self._wake(table)
                except MendaxError as error:
                    _log.info("a table of a slow game is not loaded: %s", error.reason.key)
            after = due[-1] if len(due) == waking.PAGE else None

    def close(self) -> None:
        """Stop looking."""
        self._timer.cancel()
        self._tasks.cancel()
