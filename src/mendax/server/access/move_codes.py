"""Codes by which a person comes to another device: said aloud or typed, good once and for minutes.

Whoever types one is that person from then on, so it has more letters than a table's: 34 bits, one
for a person at a time, gone when it was used, when it ends or with the process, and tries are
counted by address (``Rates.moves``). While a thousand are out, six tries meet one with a chance
below 1 in four million.
"""

import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

from mendax.server.access.buckets import Clock
from mendax.server.access.table_codes import LETTERS
from mendax.table.log import Person

LENGTH: Final = 8
LIFETIME: Final = 5 * 60
"""Seconds that a code is good for."""


class _Move(NamedTuple):
    person: Person
    ends: float


class MoveCodes:
    """The codes of one server that are out."""

    def __init__(self, clock: Clock, choose: Callable[[str], str] = secrets.choice) -> None:
        self._clock = clock
        self._choose = choose
        self._moves: dict[str, _Move] = {}

    def new(self, person: Person) -> str:
        """A code for ``person``; the one before is good no more."""
        self.forget(person)
        letters = "".join(self._choose(LETTERS) for _ in range(LENGTH))
        self._moves[letters] = _Move(person, self._clock() + LIFETIME)
        return letters

    def used(self, given: str) -> Person | None:
        """Whose code this is, however it was typed; it is good no more. None: nobody's."""
        self._forget_ended()
        move = self._moves.pop("".join(given.split()).upper(), None)
        return None if move is None else move.person

    def forget(self, person: Person) -> None:
        """A code of ``person`` is good no more."""
        self._forget_ended()
        self._moves = {code: m for code, m in self._moves.items() if m.person != person}

    def _forget_ended(self) -> None:
        now = self._clock()
        self._moves = {code: move for code, move in self._moves.items() if move.ends > now}
