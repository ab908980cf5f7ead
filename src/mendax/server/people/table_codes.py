"""Codes of tables that can be said aloud: a few letters that lead to a table, for a short while.

An address has 80 random bits and is an invitation for good; a code has about 22 and is one for an
evening's first minutes. So a code is given only to people who sit at the table, and it expires.
Guesses are limited by address and /48 (``Rates.codes``) and wrong ones for the server
(``Rates.wrong_codes``). While at most ``CROWD`` tables have a code, a guess finds one with a chance
below 1 in 3,000: with 100 wrong guesses a minute, one in half an hour. Once that budget is spent,
answers wait for up to ``LONGEST_PAUSE`` seconds and new codes have six letters; while guesses are
refused, eight. The host can remove whoever comes by chance. Knows no table but its id.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, NamedTuple

from mendax.server.base.refusal import Refused
from mendax.server.people.buckets import Buckets
from mendax.server.people.networks import EVERYONE
from mendax.server.store import codes
from mendax.server.store.store import Store

LETTERS: Final = "ABCDEFHJKLMNPRTUVWXY"
"""Capitals that neither look like a digit nor like each other: no G, I, O, Q, S, Z."""
LENGTH: Final = 5
CROWD: Final = 1_000
"""From so many codes on, new ones have a letter more."""
GUESSED: Final = LENGTH + 1
"""Letters of a new code while the budget of wrong codes is spent."""
FLOODED: Final = LENGTH + 3
"""Letters of a new code while guesses are refused."""
LONGEST_PAUSE: Final = 10
"""Seconds that an answer waits at most; where it would have to wait longer it is refused."""
LIFETIME: Final = 30 * 60
"""Seconds that a code leads to its table after it was last asked for."""


Milliseconds = Callable[[], int]
"""Milliseconds since 1970, or of a test."""


class TableCode(NamedTuple):
    """A code, and how many seconds it is good for."""

    letters: str
    seconds: int


class TableCodes:
    """The codes of one house."""

    def __init__(
        self,
        store: Store,
        now: Milliseconds,
        wrong: Buckets,
        choose: Callable[[str], str] = secrets.choice,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """``now``: milliseconds since 1970. ``wrong``: the budget of wrong codes."""
        self._store, self._now, self._choose = store, now, choose
        self._wrong, self._pause = wrong, pause

    async def of(self, table: str) -> TableCode:
        """The code of the table at this address: the one it has, good for longer now, or a new one.
        Raises ``StoreError``."""
        now = self._now()
        until = now + 1000 * LIFETIME
        keep = partial(codes.keep, "table", table, until, self._new, now)
        return TableCode(await self._store.change(keep), LIFETIME)

    async def table(self, given: str) -> str | None:
        """The address of the table that a code leads to, however it was typed; None: to none.
        Raises ``StoreError``, and ``Refused`` while there are too many wrong codes."""
        letters, wait = as_typed(given), self._wrong.wait(EVERYONE)
        if wait > LONGEST_PAUSE:
            raise Refused(429, "wire-refused-too-fast", seconds=wait)
        if wait:
            await self._pause(wait)
        table = await self._store.ask(partial(codes.target_of, "table", letters, self._now()))
        if table is None:
            self._wrong.spend(EVERYONE, 1)
        return table

    def _new(self, count: int) -> str:
        length, wait = LENGTH + (count >= CROWD), self._wrong.wait(EVERYONE)
        if wait:
            length = max(length, GUESSED if wait <= LONGEST_PAUSE else FLOODED)
        return "".join(self._choose(LETTERS) for _ in range(length))


def as_typed(given: str) -> str:
    """The letters of a code, however they were typed."""
    return "".join(given.split()).upper()
