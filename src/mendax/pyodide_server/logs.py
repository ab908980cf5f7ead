"""Tables' logs, stored by the caller as text."""

from collections.abc import Awaitable
from typing import Protocol

from mendax.core.game import Reason
from mendax.server.store.calls import Calls
from mendax.server.store.disk_room import DiskRoom
from mendax.server.store.log_questions import TableRow
from mendax.server.store.schema import StoreError
from mendax.server.wire.messages import decode_body, encode
from mendax.table.line_kinds import begins_game, is_talk, settles_game
from mendax.table.log import LogLine


class Shelf(Protocol):
    """The caller's storage: a text and numbered lines per table."""

    async def row(self, table: str) -> str:
        """Return a table's text, or an empty string if there is none."""

    async def lines(self, table: str) -> str:
        """Return a table's lines in order, separated by line feeds."""

    async def add(self, table: str, row: str, first: int, lines: str) -> bool:
        """Store lines numbered from ``first``, and ``row`` unless it is empty; all or nothing.

        Return False if a number is taken. Raises any exception if writes fail now.
        """

    async def test(self) -> None:
        """Write test data. Raises any exception if writes fail now."""


class BrowserLogs:
    """The logs of all tables on a shelf."""

    def __init__(self, shelf: Shelf, disk: DiskRoom) -> None:
        self._shelf, self._disk = shelf, disk

    async def table(self, id: str) -> TableRow | None:
        """Return the table with that ID, or None. Raises ``StoreError``."""
        text = await _read(self._shelf.row(id))
        row: TableRow | None = decode_body(text.encode(), TableRow) if text else None
        return row

    async def lines(self, table: str) -> list[LogLine]:
        """Return all of a table's lines, in order. Raises ``StoreError``."""
        whole = await _read(self._shelf.lines(table))
        return [decode_body(text.encode(), LogLine) for text in whole.splitlines()]

    async def past_game(self, table: str, game: int) -> list[LogLine]:
        """Return the lines up to the end of game ``game``, without chat."""
        kept: list[LogLine] = []
        begun = 0
        for line in await self.lines(table):
            begun += begins_game(line.actor, line.action)
            if begun > game:
                break
            if not is_talk(line.actor, line.action):
                kept.append(line)
            if begun == game and settles_game(line.actor, line.action):
                break
        return kept

    async def add_table(self, row: TableRow, lines: tuple[LogLine, ...]) -> None:
        """Store a new table with its first lines. Raises ``StoreError``."""
        await self._add(row.id, encode(row).decode(), lines)

    async def append(
        self,
        table: str,
        lines: tuple[LogLine, ...],
        _wakes: int | None = None,
        _calls: Calls | None = None,
    ) -> bool:
        """Store all ``lines`` or none; return False if their numbers are taken.

        A page does not wake slow games and calls no players, because it does not run when it is
        closed. Raises ``StoreError`` if writes fail now.
        """
        return await self._add(table, "", lines)

    async def stores(self) -> bool:
        """Test and note whether writes succeed now."""
        try:
            await self._shelf.test()
        except Exception:
            return False
        self._disk.turned(True)
        return True

    async def _add(self, table: str, row: str, lines: tuple[LogLine, ...]) -> bool:
        text = "\n".join(encode(line).decode() for line in lines)
        try:
            added = await self._shelf.add(table, row, lines[0].number, text)
        except Exception:
            self._disk.turned(False)
            raise StoreError(Reason("wire-refused-not-stored")) from None
        self._disk.turned(True)
        return added


async def _read(asked: Awaitable[str]) -> str:
    try:
        return await asked
    except Exception:
        raise StoreError(Reason("wire-refused-failed")) from None
