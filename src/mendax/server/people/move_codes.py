"""Codes by which a person comes to another device: said aloud or typed, good once and for minutes.

Whoever types one is that person from then on, so it has more letters than a table's: 34 bits, one
for a person at a time, gone when it was used or when it ends, and tries are counted by address
(``Rates.moves``). While a thousand are out, six tries meet one with a chance below 1 in four
million. They are kept in the store, as its hash: so each is good once, whichever worker is asked.
"""

import secrets
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Final

from mendax.server.people.table_codes import LETTERS, Milliseconds, as_typed
from mendax.server.store import codes
from mendax.server.store.database import Database
from mendax.server.store.store import Store
from mendax.table.log import Person

LENGTH: Final = 8
LIFETIME: Final = 5 * 60
"""Seconds that a code is good for."""


class MoveCodes:
    """The codes of one house that are out."""

    def __init__(
        self, store: Store, now: Milliseconds, choose: Callable[[str], str] = secrets.choice
    ) -> None:
        """``now``: milliseconds since 1970."""
        self._store, self._now, self._choose = store, now, choose

    async def new(self, person: Person) -> str:
        """A code for ``person``; the one before is good no more. Raises ``StoreError``."""
        letters, now = "", self._now()

        def hashed() -> str:
            nonlocal letters
            letters = "".join(self._choose(LETTERS) for _ in range(LENGTH))
            return _hash(letters)

        until = now + 1000 * LIFETIME
        await self._store.change(partial(codes.replace, "move", person, until, hashed, now))
        return letters

    def used(self, given: str) -> Callable[[Database], Person | None]:
        """Asks within a transaction whose code this is, however it was typed, and it is good no
        more once that is committed. None: nobody's."""
        return partial(codes.use, "move", _hash(as_typed(given)), self._now())

    async def forget(self, person: Person) -> None:
        """A code of ``person`` is good no more. Raises ``StoreError``."""
        await self._store.change(partial(codes.forget, "move", person))


def _hash(letters: str) -> str:
    return sha256(letters.encode()).hexdigest()
