"""A table's access to its log: storing lines, and loading the table from the store or from memory.

The store can be away for minutes. The lines that restore a table are therefore also kept in memory,
encoded. They take between a fifth and two thirds of the table's own memory.
"""

from collections.abc import Awaitable, Callable, Sequence
from itertools import takewhile
from typing import Final, NamedTuple

import msgspec

from mendax.server.store.calls import Calls
from mendax.table.line_kinds import begins_game, is_talk, settles_game
from mendax.table.log import RECENT, LogLine
from mendax.table.state import AROUND
from mendax.table.table import Table

_decode: Final = msgspec.msgpack.Decoder(tuple[LogLine, ...]).decode
_encode: Final = msgspec.msgpack.Encoder().encode
_FEW: Final = 200
"""A number of lines that is kept without looking for superfluous ones."""

Append = Callable[[str, tuple[LogLine, ...], int | None, Calls | None], Awaitable[bool]]
"""A function like ``Store.append``, which stores lines of a table, when its slow game goes on, and
the calls to its absent players.

It returns False if their number is taken. Raises ``StoreError`` if writes currently fail.
"""
Build = Callable[[Sequence[LogLine]], Awaitable[Table]]
"""A function that replays one table's lines, with gaps."""


class StoredLines:
    """The stored lines that restore a table, in memory.

    Old talk and the moves of settled games are dropped. The restored table equals the stored one,
    except that it knows fewer of the last commands' answers.
    """

    def __init__(self, lines: Sequence[LogLine], build: Build) -> None:
        self._build = build
        self._batches: list[bytes] = []
        self._count, self._limit = 0, _FEW
        self.add(tuple(lines))

    def add(self, lines: tuple[LogLine, ...]) -> None:
        """Add the next stored lines."""
        self._batches.append(_encode(lines))
        self._count += len(lines)
        if self._count > self._limit:
            kept = _restoring(self._lines())
            self._batches, self._count = [_encode(kept)], len(kept)
            self._limit = max(_FEW, 2 * len(kept))

    def _lines(self) -> list[LogLine]:
        return [line for batch in self._batches for line in _decode(batch)]

    async def table(self) -> Table:
        """Return the table as of the last stored line."""
        return await self._build(self._lines())


class StoredTable(NamedTuple):
    """A table and the stored lines that restore it."""

    table: Table
    lines: StoredLines


Load = Callable[[str], Awaitable[StoredTable]]
"""A function that loads the table with this id from the store."""


class TableLog(NamedTuple):
    """The log of one table."""

    append: Append
    load: Load


def _restoring(lines: Sequence[LogLine]) -> list[LogLine]:
    """Return the lines that are needed to restore the table and its last entries."""
    recent = lines[-1].number - RECENT
    games: list[list[int]] = []
    for line in lines:
        if begins_game(line.actor, line.action):
            games.append([line.number])
        elif games and settles_game(line.actor, line.action):
            games[-1].append(line.number)
    past = list(takewhile(lambda game: len(game) > 1 and game[-1] <= recent, games[:-1]))
    whole = min([recent + 1, *(game[0] for game in games[len(past) :])])
    return [
        line
        for line in lines
        if line.number > recent
        or (not is_talk(line.actor, line.action) and (line.number >= whole or line.actor in AROUND))
    ]
