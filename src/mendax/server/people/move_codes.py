"""One-time codes that move a person to another device; they can be spoken or typed and last
minutes.

Anyone who enters a code becomes that person, so it is longer than a table code: 34 bits. A person
has at most one, valid until it is used or expires. Attempts are limited by address
(``Rates.moves``): with a thousand valid codes, six attempts find one with a probability below 1 in
four million. The store keeps only a code's hash, and a code works only once, whichever worker
checks it.
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
"""Seconds that a code is valid."""


class MoveCodes:
    """One server's valid codes."""

    def __init__(
        self, store: Store, now: Milliseconds, choose: Callable[[str], str] = secrets.choice
    ) -> None:
        """``now`` returns milliseconds since 1970."""
        self._store, self._now, self._choose = store, now, choose

    async def new(self, person: Person) -> str:
        """Return a new code for ``person``, replacing the previous one. Raises ``StoreError``."""
        letters, now = "", self._now()

        def hashed() -> str:
            nonlocal letters
            letters = "".join(self._choose(LETTERS) for _ in range(LENGTH))
            return _hash(letters)

        until = now + 1000 * LIFETIME
        await self._store.change(partial(codes.replace, "move", person, until, hashed, now))
        return letters

    def used(self, given: str) -> Callable[[Database], Person | None]:
        """Return work for a transaction that uses a code, in any spelling.

        The work returns the code's person, or None for an invalid code, which then can't be used
        again.
        """
        return partial(codes.use, "move", _hash(as_typed(given)), self._now())

    async def forget(self, person: Person) -> None:
        """Delete a person's code. Raises ``StoreError``."""
        await self._store.change(partial(codes.forget, "move", person))


def _hash(letters: str) -> str:
    return sha256(letters.encode()).hexdigest()
