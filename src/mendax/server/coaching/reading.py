"""Access to a table's finished games, with the only permission check for readers.

Permission is checked before anything is read or replayed. A finished game never changes, so it is
replayed once for all readers, in a separate process. The most recently requested games are cached.
Requests during a replay wait for the same result.
"""

import asyncio
from typing import Final, NamedTuple, Protocol

from mendax.core.game import Seat
from mendax.server.coaching.loading import PackedGame, WhoPlayed, loaded_game
from mendax.server.processes.calls import Caller
from mendax.server.store.log_questions import TableRow
from mendax.server.tables.live_table import LiveTable
from mendax.server.wire import outbound
from mendax.server.wire.refusal import Refused
from mendax.table.log import LogLine, Person

KEPT: Final = 64
"""The maximum number of cached games. A cached game takes about 10 kB."""


class GameLogs(Protocol):
    """The logs of finished games (see ``Store``)."""

    async def past_game(self, table: str, game: int) -> list[LogLine]:
        """Return the lines that restore a finished game, without chat."""

    async def table(self, id: str) -> TableRow | None:
        """Return the table with this id, or None."""


class PastGame(NamedTuple):
    """A finished game, and its reader."""

    person: Person | None
    """The reader: the device's owner, or the player on it who had the seat."""
    seat: Seat | None
    """The reader's seat in the game."""
    who: WhoPlayed
    loaded: bytes
    """The loaded game, as input for ``loading.asked`` and ``loading.written``."""


async def require_over(live: LiveTable, number: int, device: Person | None) -> None:
    """Wait for pending commands, then check that a reader may read game ``number``.

    Raises ``Refused`` if the game is not finished, or if the owner of ``device`` may not read this
    table's games.
    """
    await live.settled()
    if not outbound.may_read(live.table, device):
        raise Refused(403, "wire-refused-not-yours")
    view = live.table.table_view()
    if not 1 <= number <= view.games or (number == view.games and view.phase == "playing"):
        raise Refused(404, "wire-refused-no-record", game=number)


class FinishedGames:
    """The finished games of all tables. A game is replayed on first request."""

    def __init__(self, store: GameLogs, process: Caller) -> None:
        self._store, self._process = store, process
        self._replayed: dict[tuple[str, int], asyncio.Task[PackedGame]] = {}

    def empty(self) -> None:
        """Clear the cache."""
        self._replayed.clear()

    async def read(
        self, live: LiveTable, number: int, device: Person | None, seat: Seat | None = None
    ) -> PastGame:
        """Return game ``number`` for the owner of ``device``, or for the player on it who had
        ``seat``.

        Raises ``Refused`` if the game is not finished or may not be read by this person, or if too
        many requests are waiting.
        """
        await require_over(live, number, device)
        who, loaded = await self._of(live.table.id, number)
        person = outbound.reader(who.people, device, seat)
        if not outbound.may_read(live.table, person, who):
            raise Refused(403, "wire-refused-not-yours")
        return PastGame(person, who.seat_of(person), who, loaded)

    async def shown(self, table: str, number: int) -> PackedGame:
        """Return a finished game that one of its readers shows to everyone."""
        return await self._of(table, number)

    async def _of(self, table: str, number: int) -> PackedGame:
        key = (table, number)
        task = self._replayed.pop(key, None)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = asyncio.create_task(self._replay(table, number))
        self._replayed[key] = task  # the most recently requested game is evicted last
        while len(self._replayed) > KEPT:
            del self._replayed[next(iter(self._replayed))]
        return await asyncio.shield(task)

    async def _replay(self, address: str, number: int) -> PackedGame:
        lines, row = await self._store.past_game(address, number), await self._store.table(address)
        assert row is not None
        told = (address, row.secret, tuple(lines), row.game, number)
        return await self._process.run(loaded_game, *told)
