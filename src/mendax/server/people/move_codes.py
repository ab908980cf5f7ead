"""One-time codes that move a person to another device. They can be spoken or typed, and expire
within minutes.

Anyone who enters a code becomes that person, so the code has 34 bits, more than a table code. A
person has at most one code, which is valid until it is used or expires. Attempts are limited per
address (``Rates.moves``). With a thousand valid codes, six attempts find one with a probability
below 1 in four million. The store keeps only a code's hash, and a code works only once, whichever
server checks it.
"""

import secrets
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Final

from mendax.server.people.table_codes import Milliseconds
from mendax.server.people.typed_codes import LETTERS, LONGEST, code_in
from mendax.server.store import codes
from mendax.server.store.database import Database
from mendax.server.store.store import Store
from mendax.table.log import Person

LENGTH: Final = LONGEST
LIFETIME: Final = 5 * 60
"""How long a code is valid, in seconds."""


class MoveCodes:
    """The valid codes of one server."""

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
        """Return a function for a transaction, which uses up a code in any spelling.

        The function returns the code's person, or None for an invalid code. A used code is no
        longer valid.
        """
        return partial(codes.use, "move", _hash(code_in(given) or ""), self._now())

    async def forget(self, person: Person) -> None:
        """Delete the code of a person. Raises ``StoreError``."""
        await self._store.change(partial(codes.forget, "move", person))


def _hash(letters: str) -> str:
    return sha256(letters.encode()).hexdigest()
