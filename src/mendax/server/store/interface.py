"""The interface of a store: the log, the tables and the sessions, however they are stored."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

from mendax.server.store.copies import Between
from mendax.server.store.database import Database
from mendax.server.store.disk_room import DiskRoom
from mendax.server.store.log_questions import TableRow
from mendax.server.store.retention import Before, DuePage
from mendax.table.log import LogLine, Person

T = TypeVar("T")


class Store(Protocol):
    """A store of tables."""

    disk: DiskRoom
    shared: bool
    """True if other servers may also write to the store."""

    async def append(self, table: str, lines: tuple[LogLine, ...]) -> bool:
        """Store all ``lines`` or none. Return False if their numbers are taken.

        Raises ``StoreError`` if writes currently fail.
        """

    def register(self) -> None:
        """Own tables from now on. Call this only at the start. Raises ``StoreError``."""

    async def renew(self) -> bool:
        """Renew the ownership of all tables (``owners.EVERY``).

        Return False if other servers have taken them. Raises ``StoreError``.
        """

    async def take(self, table: str, last: int) -> bool | None:
        """Own a table whose last line is ``last``. Raises ``StoreError``.

        Return False if another server owns it, and None if this server owns it now, but the log has
        other lines.
        """

    async def elsewhere(self, person: Person) -> tuple[str, ...]:
        """Return the tables where ``person`` has acted and that other servers own."""

    async def release(self, table: str) -> None:
        """Give up a table, so that another server can take it. Raises ``StoreError``."""

    async def read(self, table: str, since: int = 0) -> list[LogLine]:
        """Return the lines of a table after number ``since``, including chat, in order."""

    async def replayed(self, table: str) -> list[LogLine]:
        """Return the lines that restore a table, with only the last chat line. Raises
        ``CorruptLog``.
        """

    async def past_game(self, table: str, game: int) -> list[LogLine]:
        """Return the lines that restore a finished game, without chat."""

    async def add_table(self, row: TableRow, lines: tuple[LogLine, ...]) -> None:
        """Store a new table with its first lines."""

    async def table(self, id: str) -> TableRow | None:
        """Return the table with this id, or None."""

    async def add_session(self, token_hash: bytes, person: Person, at: int) -> None:
        """Store a session of ``person`` with this token."""

    async def use_sessions(self, token_hashes: Sequence[bytes], at: int) -> None:
        """Record that these sessions were used at ``at``."""

    async def person(self, token_hash: bytes) -> Person | None:
        """Return the person whose token has this hash, or None."""

    async def look(self, after: str, before: Before) -> DuePage:
        """Return which of the next tables after ``after`` to delete, and which have old chat."""

    async def throw_away_stale(self, table: str, before: Before) -> bool | None:
        """Start deleting a table if it is still stale.

        Return the result of ``throw_away``, or None if the table is not stale.
        """

    async def throw_away(self, table: str) -> bool:
        """Delete the last lines of a table, and return whether the table is gone completely."""

    async def empty_talk(self, table: str, before: int) -> bool:
        """Empty the old chat lines of a table, and return whether all of them are now empty."""

    async def end_sessions(self, before: int) -> int:
        """Delete some sessions that were last used before ``before``, and return their number."""

    async def change(self, work: Callable[[Database], T]) -> T:
        """Run ``work`` in its own transaction and return its result. Raises ``StoreError``."""

    async def scrub(self) -> None:
        """Remove all erased data from the store's own logs. Never raises."""

    def at_start(self, work: Callable[[Database], T]) -> T:
        """Run ``work`` in one transaction and block until it is done.

        Call this only at the start, before other calls. Raises ``StoreError``.
        """

    async def ask(self, question: Callable[[Database], T]) -> T:
        """Run a query on a read-only connection (``persons``). Raises ``StoreError``."""

    async def listen(self, heard: Callable[[], object]) -> None:
        """Call ``heard`` on the loop when another server may have committed notices, until
        cancelled.

        Return immediately if the store is not shared.
        """

    async def trouble(self) -> str | None:
        """Return the reason why writes fail now, or None."""

    async def copy(self, file: Path, told: Between) -> None:
        """Copy all data into a new file while the store stays in use."""

    async def close(self) -> None:
        """Finish all pending writes and close the store."""
