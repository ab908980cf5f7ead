"""Codes of tables that can be said aloud: a few letters that lead to a table, for a short while.

An address has 80 random bits and is an invitation for good; a code has about 22 and is one for an
evening's first minutes. So a code is given only to who sits at the table, ends by itself, is
forgotten with the process, and who guesses is slowed down (``Rates.codes``): while at most
``CROWD`` tables have a code, a guess meets one with a chance below 1 in 3,000, and somebody met by
chance can be sent away by the host. Knows no table but its id.
"""

import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

from mendax.server.access.buckets import Clock

LETTERS: Final = "ABCDEFHJKLMNPRTUVWXY"
"""Capitals that neither look like a digit nor like each other: no G, I, O, Q, S, Z."""
LENGTH: Final = 5
CROWD: Final = 1_000
"""From so many codes on, new ones have a letter more."""
LIFETIME: Final = 30 * 60
"""Seconds that a code leads to its table after it was last asked for."""


class TableCode(NamedTuple):
    """A code, and how many seconds it is good for."""

    letters: str
    seconds: int


class TableCodes:
    """The codes of one server."""

    def __init__(self, clock: Clock, choose: Callable[[str], str] = secrets.choice) -> None:
        self._clock = clock
        self._choose = choose
        self._ends: dict[str, float] = {}
        """By code, when it ends."""
        self._tables: dict[str, str] = {}
        self._codes: dict[str, str] = {}

    def of(self, table: str) -> TableCode:
        """The code of the table of this id: the one it has, good for longer now, or a new one."""
        self._forget_ended()
        letters = self._codes.get(table) or self._new()
        self._ends[letters] = self._clock() + LIFETIME
        self._tables[letters], self._codes[table] = table, letters
        return TableCode(letters, LIFETIME)

    def table(self, given: str) -> str | None:
        """The id of the table that a code leads to, however it was typed; None: to none."""
        self._forget_ended()
        return self._tables.get("".join(given.split()).upper())

    def _new(self) -> str:
        length = LENGTH + (len(self._ends) >= CROWD)
        while True:
            letters = "".join(self._choose(LETTERS) for _ in range(length))
            if letters not in self._tables:
                return letters

    def _forget_ended(self) -> None:
        now = self._clock()
        for letters in [code for code, end in self._ends.items() if end <= now]:
            del self._ends[letters]
            del self._codes[self._tables.pop(letters)]
