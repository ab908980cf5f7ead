"""A finished game of a table, for whoever may read it: the one copy of who may.

Rules of this file
1. Who may read is asked first, and only then is anything read or replayed.
2. A game that is over never changes: it is replayed once, for everybody, in a process beside the
   tables, and the last ones are kept. Who asks while it is being replayed waits for the same.
"""

import asyncio
from typing import Final, NamedTuple

from mendax.core.game import Seat
from mendax.server.base.refusal import Refused
from mendax.server.base.work_process import WorkProcess
from mendax.server.coaching.loading import PackedGame, WhoPlayed, loaded_game
from mendax.server.store.store import Store
from mendax.server.tables.live_table import LiveTable
from mendax.server.wire import outbound
from mendax.table.log import Person

KEPT: Final = 64
"""Games that are kept as they were replayed; one takes some ten kB."""


class PastGame(NamedTuple):
    """A game that is over, for one reader."""

    person: Person | None
    """Who reads it: the owner of the device, or who of those who shared it had the seat."""
    seat: Seat | None
    """The one that they had in it."""
    who: WhoPlayed
    loaded: bytes
    """The game, for ``loading.asked`` and ``loading.written``."""


async def require_over(live: LiveTable, number: int, device: Person | None) -> None:
    """Waits for what is being done, then raises ``Refused`` unless game ``number`` is over and
    whoever has ``device`` may read games of this table."""
    await live.settled()
    if not outbound.may_read(live.table, device):
        raise Refused(403, "wire-refused-not-yours")
    view = live.table.table_view()
    if not 1 <= number <= view.games or (number == view.games and view.phase == "playing"):
        raise Refused(404, "wire-refused-no-record", game=number)


class FinishedGames:
    """The games of all tables that are over, each replayed when somebody asks for it first."""

    def __init__(self, store: Store, process: WorkProcess) -> None:
        self._store, self._process = store, process
        self._replayed: dict[tuple[str, int], asyncio.Task[PackedGame]] = {}

    def empty(self) -> None:
        """Keeps nothing of what was read."""
        self._replayed.clear()

    async def read(
        self, live: LiveTable, number: int, device: Person | None, seat: Seat | None = None
    ) -> PastGame:
        """Game ``number`` of the table, for the owner of ``device``, or who of those who shared it
        had ``seat``.

        Raises ``Refused``: it is not over, or not theirs to read; or too much is waiting.
        """
        await require_over(live, number, device)
        who, loaded = await self._of(live.table.id, number)
        person = outbound.reader(who.people, device, seat)
        if not outbound.may_read(live.table, person, who):
            raise Refused(403, "wire-refused-not-yours")
        return PastGame(person, who.seat_of(person), who, loaded)

    async def _of(self, table: str, number: int) -> PackedGame:
        key = (table, number)
        task = self._replayed.pop(key, None)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = asyncio.create_task(self._replay(table, number))
        self._replayed[key] = task  # the last one asked for is the last to be forgotten
        while len(self._replayed) > KEPT:
            del self._replayed[next(iter(self._replayed))]
        return await asyncio.shield(task)

    async def _replay(self, address: str, number: int) -> PackedGame:
        lines, row = await self._store.past_game(address, number), await self._store.table(address)
        assert row is not None
        told = (address, row.secret, tuple(lines), row.game, number)
        return await self._process.run(loaded_game, *told)
