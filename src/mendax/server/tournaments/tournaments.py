"""The tournaments of a server: opened, found, loaded on demand, and unloaded when idle.

A tournament's log is stored like a table's, under the game ``tournament``, and belongs to one
server in the same way.
"""

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import partial
from typing import Final

from mendax.server.clock import Clock
from mendax.server.processes.background_tasks import BackgroundTasks
from mendax.server.store.store import Store, StoreError, TableRow
from mendax.server.tables.failures import MOVED
from mendax.server.tables.opening import new_id, new_secret
from mendax.server.tables.registry import TableRegistry, shared
from mendax.server.tournaments.live_tournament import LiveTournament
from mendax.server.tournaments.round_tables import RoundTables
from mendax.server.wire.refusal import Refused
from mendax.table.log import Person, Refusal
from mendax.tournament.actions import Quit, TournamentPlan
from mendax.tournament.tournament import Tournament

TOURNAMENT: Final = "tournament"
"""The name in the place of a game under which the store keeps a tournament."""
MOST: Final = 200
"""The maximum number of tournaments in memory."""
IDLE: Final = 600.0
"""Seconds without a request after which a tournament is unloaded. The next request loads it."""

UNUSED: Final = 10.0
"""Seconds without a request after which another server may have a tournament."""


class Tournaments:
    """The tournaments of this server."""

    def __init__(self, store: Store, registry: TableRegistry, clock: Callable[[], Clock]) -> None:
        self._store, self._registry, self._clock = store, registry, clock
        self._tables = RoundTables(store, registry)
        self._lives: dict[str, LiveTournament] = {}
        self._loading: dict[str, asyncio.Task[LiveTournament | None]] = {}
        self._tasks = BackgroundTasks()

    async def open(self, person: Person, name: str, plan: TournamentPlan) -> str:
        """Open a tournament hosted by ``person``, and return its id.

        It belongs to the first server that is asked for it, like a table.

        Raises ``RulesError``, ``Refusal``, ``Refused`` or ``StoreError``.
        """
        self._store.disk.require_room()
        self._make_room()
        new, at = new_id(), self._clock().now()
        _, line = Tournament.open(new, person, name, plan, at)
        await self._store.add_table(TableRow(new, new_secret(), TOURNAMENT, at), (line,))
        return new

    async def find(self, id: str, person: Person | None) -> LiveTournament:
        """Return the tournament with this id, from memory or the store.

        Raises ``Refused`` if there is none, or if another server owns it, which then learns that
        ``person`` asks here. Raises ``StoreError``.
        """
        live = self._lives.get(id)
        if live is not None and not live.dropped:
            return live
        found = await shared(self._loading, id, partial(self._load, id))
        if found is None:
            await self._registry.ownership.want(id, person)
            raise Refused.because(503, MOVED)
        return found

    async def _load(self, id: str) -> LiveTournament | None:
        row = await self._store.table(id)
        if row is None or row.game != TOURNAMENT:
            raise Refused(404, "wire-refused-no-tournament")
        self._make_room()
        tournament = Tournament.load(id, await self._store.replayed(id))
        while (taken := await self._store.take(id, tournament.state.number)) is None:
            tournament = Tournament.load(id, await self._store.replayed(id))
        if not taken:
            return None
        live = LiveTournament(tournament, self._store, self._tables, self._clock())
        self._lives[id] = live
        return live

    async def knows(self, id: str) -> bool:
        """Return whether this is the id of a tournament. Raises ``StoreError``."""
        if id in self._lives:
            return True
        row = await self._store.table(id)
        return row is not None and row.game == TOURNAMENT

    async def leave(self, person: Person) -> None:
        """Take a person out of all tournaments in memory. Raises ``Refused``."""
        for live in tuple(self._lives.values()):
            with suppress(Refusal):
                await live.do(person, Quit())

    def wanted(self, id: str) -> None:
        """Give a tournament up that only another server is asked for."""
        live = self._lives.get(id)
        if live is not None and self._is_unused(live, UNUSED):
            self._unload(id)

    def rewritten(self, id: str) -> None:
        """Load a tournament's log again if it is in memory, because stored lines were changed."""
        if id in self._lives:
            self._lives[id].reload_later()

    def thrown_away(self, ids: Collection[str]) -> None:
        """Drop the tournaments that were deleted."""
        for live in tuple(self._lives.values()):
            if live.id in ids:
                self._lives.pop(live.id).drop()

    def _make_room(self) -> None:
        """Unload idle tournaments. Raises ``Refused`` if too many are left."""
        for live in tuple(self._lives.values()):
            if live.dropped or self._is_unused(live, IDLE):
                self._unload(live.id)
        if len(self._lives) >= MOST:
            raise Refused(503, "wire-refused-tournaments-full")

    def _is_unused(self, live: LiveTournament, seconds: float) -> bool:
        return live.is_idle and self._clock().now() - live.asked_at > 1000 * seconds

    def _unload(self, id: str) -> None:
        self._lives.pop(id).drop()
        if self._store.shared:
            self._tasks.begin(self._release(id))

    async def _release(self, id: str) -> None:
        with suppress(StoreError):  # the ownership ends with this server
            await self._store.release(id)

    def close(self) -> None:
        """Stop all clocks."""
        for live in self._lives.values():
            live.drop()
