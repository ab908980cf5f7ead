"""Codes of tables that can be said aloud: a few letters that lead to a table, for a short while.

An address has 80 random bits and is an invitation for good; a code has about 22 and is one for an
evening's first minutes. So a code is given only to who sits at the table, ends by itself, and who
guesses is slowed down (``Rates.codes``): while at most
``CROWD`` tables have a code, a guess meets one with a chance below 1 in 3,000, and somebody met by
chance can be sent away by the host. Knows no table but its id.
"""

import secrets
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from mendax.server.store import codes
from mendax.server.store.store import Store

LETTERS: Final = "ABCDEFHJKLMNPRTUVWXY"
"""Capitals that neither look like a digit nor like each other: no G, I, O, Q, S, Z."""
LENGTH: Final = 5
CROWD: Final = 1_000
"""From so many codes on, new ones have a letter more."""
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
        self, store: Store, now: Milliseconds, choose: Callable[[str], str] = secrets.choice
    ) -> None:
        """``now``: milliseconds since 1970."""
        self._store, self._now, self._choose = store, now, choose

    async def of(self, table: str) -> TableCode:
        """The code of the table at this address: the one it has, good for longer now, or a new one.
        Raises ``StoreError``."""
        now = self._now()
        until = now + 1000 * LIFETIME
        keep = partial(codes.keep, "table", table, until, self._new, now)
        return TableCode(await self._store.change(keep), LIFETIME)

    async def table(self, given: str) -> str | None:
        """The address of the table that a code leads to, however it was typed; None: to none.
        Raises ``StoreError``."""
        letters = as_typed(given)
        return await self._store.ask(partial(codes.target_of, "table", letters, self._now()))

    def _new(self, count: int) -> str:
        length = LENGTH + (count >= CROWD)
        return "".join(self._choose(LETTERS) for _ in range(length))


def as_typed(given: str) -> str:
    """The letters of a code, however they were typed."""
    return "".join(given.split()).upper()
