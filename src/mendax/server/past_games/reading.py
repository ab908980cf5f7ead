"""A finished game of a table, for whoever may read it: the one copy of who may.

Rules of this file
1. Who may read is asked first, and only then is anything read or replayed.
2. A game that is over never changes: it is replayed once, for everybody, and the last ones are
   kept. Who asks while it is being replayed waits for the same.
"""

import asyncio
from typing import Final, NamedTuple

from mendax.bots import bots_for
from mendax.core.game import Seat
from mendax.server.refusal import Refused
from mendax.server.store.store import Store
from mendax.server.tables.live_table import LiveTable
from mendax.server.wire import outbound
from mendax.server.worker_thread import WorkerThread
from mendax.table.game_run import GameRun
from mendax.table.log import LogLine, Person, refused
from mendax.table.table import Table
from mendax.table.views import TableView

KEPT: Final = 64
"""Games that are kept as they were replayed; one takes some hundred kB."""


class PastGame(NamedTuple):
    """A game that is over, with the table as it was right after it, and the lines of both."""

    person: Person | None
    """Who reads it: the owner of the device, or who of those who shared it had the seat."""
    run: GameRun
    table: TableView
    lines: tuple[LogLine, ...]


async def require_over(live: LiveTable, number: int, device: Person | None) -> None:
    """Waits for what is being done, then raises ``Refused`` unless game ``number`` is over and
    whoever has ``device`` may read games of this table."""
    await live.queue.settled()
    if not outbound.may_read(live.table, device):
        raise Refused(403, "wire-refused-not-yours")
    view = live.table.table_view()
    if not 1 <= number <= view.games or (number == view.games and view.phase == "playing"):
        raise Refused(404, "wire-refused-no-record", game=number)


class _Replayed(NamedTuple):
    table: Table
    lines: tuple[LogLine, ...]


class FinishedGames:
    """The games of all tables that are over, each replayed when somebody asks for it first."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = WorkerThread("finished games")
        self._replayed: dict[tuple[str, int], asyncio.Task[_Replayed]] = {}

    def empty(self) -> None:
        """Keeps nothing of what was read."""
        self._replayed.clear()

    def close(self) -> None:
        """Nothing more is begun."""
        self._thread.close()

    async def read(
        self, live: LiveTable, number: int, device: Person | None, seat: Seat | None = None
    ) -> PastGame:
        """Game ``number`` of the table, for the owner of ``device``, or who of those who shared it
        had ``seat``.

        Raises ``Refused``: it is not over, or not theirs to read, or of an edition that isn't
        played; or too much is waiting.
        """
        await require_over(live, number, device)
        table, lines = await self._of(live.table.id, number)
        run, frozen = table.game_run, table.frozen
        if frozen is not None:
            raise refused("older-edition", game=number, edition=frozen.edition)
        assert run is not None
        person = outbound.reader(run, device, seat)
        if not outbound.may_read(live.table, person, run):
            raise Refused(403, "wire-refused-not-yours")
        return PastGame(person, run, table.table_view(), lines)

    async def _of(self, table: str, number: int) -> _Replayed:
        key = (table, number)
        task = self._replayed.pop(key, None)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = asyncio.create_task(self._replay(table, number))
        self._replayed[key] = task  # the last one asked for is the last to be forgotten
        while len(self._replayed) > KEPT:
            del self._replayed[next(iter(self._replayed))]
        return await asyncio.shield(task)

    async def _replay(self, address: str, number: int) -> _Replayed:
        lines, row = await self._store.past_game(address, number), await self._store.table(address)
        assert row is not None
        bots = bots_for(row.game)
        table = await self._thread.run(
            Table.load, address, row.secret, lines, bots, number, gaps=True
        )
        return _Replayed(table, tuple(lines))
