"""What the server asks of whatever keeps its tables: the log, the tables, the sessions.

Where and how they are kept is not known here.
"""

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
    """Where tables are kept."""

    disk: DiskRoom
    shared: bool
    """Whether other workers may write to it too."""

    async def append(self, table: str, lines: tuple[LogLine, ...]) -> bool:
        """Store ``lines`` whole or not at all; return False if their number is taken.

        Raises ``StoreError`` if nothing can be stored now."""

    async def read(self, table: str, since: int = 0) -> list[LogLine]:
        """The lines of a table after number ``since``, talk and all, in order."""

    async def replayed(self, table: str) -> list[LogLine]:
        """The lines that a table is made of: of talk only the last. Raises ``CorruptLog``."""

    async def past_game(self, table: str, game: int) -> list[LogLine]:
        """The lines that a game of the table, which is over, is made of; no talk."""

    async def add_table(self, row: TableRow, lines: tuple[LogLine, ...]) -> None:
        """Stores a new table with its first lines."""

    async def table(self, id: str) -> TableRow | None:
        """The table of that id, if there is one."""

    async def add_session(self, token_hash: bytes, person: Person, at: int) -> None:
        """Remembers that who has this token is ``person``."""

    async def use_sessions(self, token_hashes: Sequence[bytes], at: int) -> None:
        """Notes that these sessions were used at this moment."""

    async def person(self, token_hash: bytes) -> Person | None:
        """Who has the token with this hash."""

    async def look(self, after: str, before: Before) -> DuePage:
        """Which of the next tables after ``after`` are to be thrown away, and whose talk."""

    async def throw_away_stale(self, table: str, before: Before) -> bool | None:
        """As ``throw_away``, the first time; None: the table is not to be thrown away (any
        more)."""

    async def throw_away(self, table: str) -> bool:
        """Throws away the last lines of a table; whether all of it is gone now."""

    async def empty_talk(self, table: str, before: int) -> bool:
        """Empties old lines of a table's talk; whether all of them are empty now."""

    async def end_sessions(self, before: int) -> int:
        """Ends some sessions that were not used since a moment; how many."""

    async def change(self, work: Callable[[Database], T]) -> T:
        """Does ``work`` (``persons``) in one transaction between others. Raises ``StoreError``."""

    async def scrub(self) -> None:
        """Leave nothing of what was forgotten in the store's own logs; never raises."""

    def at_start(self, work: Callable[[Database], T]) -> T:
        """Does ``work`` in one transaction and waits for it; for whoever has just opened the store,
        before anything else is asked of it. Raises ``StoreError``."""

    async def ask(self, question: Callable[[Database], T]) -> T:
        """Asks a connection that can't write (``persons``). Raises ``StoreError``."""

    async def listen(self, heard: Callable[[], object]) -> None:
        """Call ``heard`` on the loop when another worker may have committed notices, until this is
        cancelled; returns at once where the store is not shared."""

    async def trouble(self) -> str | None:
        """Why nothing can be stored now; None: it can."""

    async def copy(self, file: Path, told: Between) -> None:
        """A copy of everything in a new file, while all else goes on."""

    async def close(self) -> None:
        """Stores all that waits, and closes the file."""
