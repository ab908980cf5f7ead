"""The interface of a database connection, for SQLite and PostgreSQL.

Queries use SQL with the same meaning in both databases, and SQLite's placeholders (``?`` and
``:name``). The queries avoid ``GLOB`` and casts of partial text, use ``ON CONFLICT`` instead of
``OR IGNORE``, and have an alias for each subquery after ``FROM``.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")

Given = Sequence[Any] | Mapping[str, Any]
"""The values of placeholders, by position or by name."""


class Cursor(Protocol):
    """The result of a statement."""

    @property
    def rowcount(self) -> int:
        """The number of changed rows."""

    def fetchone(self) -> Any:
        """Return the next row, or None at the end."""

    def fetchall(self) -> list[Any]:
        """Return all remaining rows."""

    def __iter__(self) -> Iterator[Any]:
        """Yield all remaining rows."""


class Database(Protocol):
    """An open connection, or a transaction on one."""

    def execute(self, asked: str, given: Given = (), /) -> Cursor:
        """Execute one statement."""

    def executemany(self, asked: str, given: Iterable[Given], /) -> object:
        """Execute one statement for each set of values."""


def in_snapshot(db: Database, begin: str, question: Callable[[Database], T]) -> T:
    """Return the result of ``question``, whose queries all see the same data.

    ``begin`` is the statement that begins a snapshot transaction.
    """
    db.execute(begin)
    try:
        return question(db)
    finally:
        db.execute("COMMIT")
