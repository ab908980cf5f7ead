"""Short table codes that can be spoken: a few letters that lead to a table for a limited time.

A table's address has 80 random bits and is a permanent invitation. A code has about 22 bits and is
meant for the first minutes of an evening, so only seated people get one, and it expires.

Guesses are limited per address and /48 (``Rates.codes``), and wrong guesses for the server
(``Rates.wrong_codes``). While at most ``CROWD`` tables have a code, a guess is right with a
probability below 1 in 3,000. At 100 wrong guesses per minute, one code is found every half hour.

When the server's limit is reached, answers are delayed by up to ``LONGEST_PAUSE`` seconds, and new
codes have six letters. While guesses are refused, new codes have eight. The host can remove a
person who guessed a code. In this module, a table is only an id.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, NamedTuple

from mendax.server.people.buckets import Buckets
from mendax.server.people.networks import EVERYONE
from mendax.server.people.typed_codes import LETTERS, LONGEST, SHORTEST, code_in, table_in
from mendax.server.store import codes
from mendax.server.store.store import Store
from mendax.server.wire.refusal import Refused

LENGTH: Final = SHORTEST
CROWD: Final = 1_000
"""If this many tables have codes, new codes have one more letter."""
GUESSED: Final = LENGTH + 1
"""The number of letters in a new code while the limit of wrong codes is reached."""
FLOODED: Final = LONGEST
"""The number of letters in a new code while guesses are refused."""
LONGEST_PAUSE: Final = 10
"""The longest delay of an answer in seconds. A request that would wait longer is refused."""
LIFETIME: Final = 30 * 60
"""How long a code is valid after the last request for it, in seconds."""


Milliseconds = Callable[[], int]
"""A function that returns milliseconds since 1970. Tests pass their own clock."""


class TableCode(NamedTuple):
    """A code, and its lifetime in seconds."""

    letters: str
    seconds: int


class TableCodes:
    """The codes of one server."""

    def __init__(
        self,
        store: Store,
        now: Milliseconds,
        wrong: Buckets,
        choose: Callable[[str], str] = secrets.choice,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """``now`` returns milliseconds since 1970. ``wrong`` is the limit of wrong codes."""
        self._store, self._now, self._choose = store, now, choose
        self._wrong, self._pause = wrong, pause

    async def of(self, table: str) -> TableCode:
        """Return a table's code: a new code, or the current one with its lifetime restarted.

        Raises ``StoreError``.
        """
        now = self._now()
        until = now + 1000 * LIFETIME
        keep = partial(codes.keep, "table", table, until, self._new, now)
        return TableCode(await self._store.change(keep), LIFETIME)

    async def table(self, given: str) -> str | None:
        """Return the table that a text names, by a code in any spelling or by its own link.

        Return None for an unknown code. Raises ``StoreError``, and ``Refused`` for a text without a
        code, and while the limit of wrong codes is reached.
        """
        if linked := table_in(given):
            return linked
        letters = code_in(given)
        if letters is None:
            raise Refused(404, "wire-refused-not-a-code")
        wait = self._wrong.wait(EVERYONE)
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
