"""What a question to the store may ask of a connection, whichever database it leads to.

The words are SQL that SQLite and PostgreSQL read alike, with SQLite's marks for what is given
(``?`` and ``:name``): no ``GLOB``, no casts of half a text, ``ON CONFLICT`` and not ``OR IGNORE``,
and a name for whatever stands in brackets behind ``FROM``.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

Given = Sequence[Any] | Mapping[str, Any]
"""What stands for the marks, in their order or by name."""


class Cursor(Protocol):
    """What was found or changed."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""

    def fetchone(self) -> Any:
        """The next row; None: there are no more."""

    def fetchall(self) -> list[Any]:
        """All further rows."""

    def __iter__(self) -> Iterator[Any]:
        """All further rows."""


class Database(Protocol):
    """An open connection, or a transaction on one."""

    def execute(self, asked: str, given: Given = (), /) -> Cursor:
        """Asks one question, or changes something."""

    def executemany(self, asked: str, given: Iterable[Given], /) -> object:
        """Changes something for each of those given."""
