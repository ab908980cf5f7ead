"""One tournament in memory: commands, the clock, and those who wait for news.

Rules of this file
1. Commands run one at a time. A line is stored before anyone sees it; if that fails, the tournament
   returns to its stored state and the command is refused.
2. The clock is a look at the log: whatever is due is done, after a restart too. It looks again each
   second while games run, because only their tables know when they end.
3. A tournament has one owner, like a table. If another server has taken it, this copy is dropped.
4. Hundreds of requests may wait for news. A new step answers them at once; other changes answer
   them at most once in ``PAUSE`` seconds.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from mendax.core.game import Action, MendaxError
from mendax.server.clock import Clock, Timer, in_time
from mendax.server.processes.background_tasks import BackgroundTasks
from mendax.server.store.schema import StoreError
from mendax.server.store.store import Store
from mendax.server.tables.failures import MOVED, NOT_STORED, log_name
from mendax.server.tournaments.round_tables import RoundTables, table_id
from mendax.server.wire.refusal import Refused
from mendax.server.wire.tournament_messages import TableStateOut
from mendax.table.actions import Mute, Remove
from mendax.table.log import LogLine, Person
from mendax.tournament.actions import Dismiss, Hush, Step
from mendax.tournament.state import RoundTable
from mendax.tournament.tournament import Tournament

_log = logging.getLogger("mendax.tournaments")

TICK: Final = 1.0
"""Seconds between looks at running games."""
AGAIN: Final = 2.5
"""Seconds until a step is tried again that could not be stored."""
PAUSE: Final = 1.0
"""The shortest time between two answers to waiting requests, except after a new step."""
LONGEST: Final = 20.0
"""The longest time that a request waits for news, in seconds."""
WAITERS: Final = 1_000
"""The maximum number of requests that wait for news of one tournament."""


class LiveTournament:
    """A tournament in memory."""

    def __init__(
        self, tournament: Tournament, store: Store, tables: RoundTables, clock: Clock
    ) -> None:
        self.tournament = tournament
        """The tournament. Each reload replaces the object."""
        self.clock = clock
        self.dropped = False
        """True once this copy is no longer the tournament: it was unloaded or taken."""
        self.asked_at = clock.now()
        """When someone last asked for the tournament, in milliseconds since 1970."""
        self._store, self._tables = store, tables
        self._lock = asyncio.Lock()
        self._behind = False
        """True if a line may have been stored that this copy does not have."""
        self._news = asyncio.Event()
        self._told = (tournament.state.number, tournament.state.phase, clock.now())
        """The number and the phase in the last answers to waiting requests, and their moment."""
        self._telling: Timer | None = None
        self._waiting = 0
        self._tasks = BackgroundTasks()
        self._timer: Timer | None = None
        self._schedule()

    @property
    def id(self) -> str:
        """The tournament's id."""
        return self.tournament.state.id

    # ── commands ─────────────────────────────────────────────────────────────────────────────

    async def do(self, person: Person, action: Action) -> None:
        """Execute a person's action. Raises ``Refusal``, ``RulesError`` or ``Refused``."""
        async with self._lock:
            await self._written(partial(self.tournament.do, person, action))
            with suppress(MendaxError):  # the table is set aside or elsewhere; its round ends
                await self._at_tables(action)

    async def go_on(self, person: Person) -> None:
        """Take the next step now, as the host asks. Raises ``Refusal`` or ``Refused``."""
        async with self._lock:
            await self._take(self.tournament.asked_step(person))

    async def _take(self, step: Step) -> None:
        if step == "start":
            await self._tables.open(self.tournament, self.clock.now())
        new_id = partial(table_id, self.id)
        await self._written(lambda at: self.tournament.take(step, at, new_id))

    async def _at_tables(self, action: Action) -> None:
        """Do at a person's present table what the host did in the tournament."""
        if not isinstance(action, Dismiss | Hush):
            return
        state = self.tournament.state
        table = next((one for one in state.tables() if action.player in one.players), None)
        if table is None or state.phase != "playing" or table.places is not None:
            return
        person = state.players[action.player].person
        at_seat = Remove if isinstance(action, Dismiss) else partial(Mute, on=action.on)
        await self._tables.do(table.id, self.id, person, at_seat)

    async def settled(self) -> Tournament:
        """Return the tournament as it is stored. Raises ``Refused``, ``StoreError`` or
        ``TimeoutError``.
        """
        self.asked_at = self.clock.now()
        async with self._lock:
            if self.dropped:
                raise Refused.because(503, MOVED)
            if self._behind:
                await self._reload()
            return self.tournament

    async def _written(self, write: Callable[[int], LogLine]) -> None:
        """Write and store a line, and tell everyone who waits."""
        if self.dropped:
            raise Refused.because(503, MOVED)
        if self._behind:
            await self._reload()
        line = write(self.clock.now())
        self._behind = True
        try:
            stored = await in_time(self.clock, self._store.append(self.id, (line,)))
        except (StoreError, TimeoutError):
            raise Refused.because(503, NOT_STORED) from None
        if not stored:
            _log.warning("tournament %s is dropped: another server has it", self._name)
            self.drop()
            raise Refused.because(503, MOVED)
        self._behind = False
        self._tell()
        self._schedule()

    def reload_later(self) -> None:
        """Load the log again before the tournament is used."""
        self._behind = True

    async def _reload(self) -> None:
        """Return to the stored state. Earlier writes are finished first, including refused ones."""
        await in_time(self.clock, self._store.change(lambda _: None))
        lines = await in_time(self.clock, self._store.replayed(self.id))
        self.tournament = Tournament.load(self.id, lines)
        self._behind = False

    # ── the clock ────────────────────────────────────────────────────────────────────────────

    def _schedule(self, wait: float | None = None) -> None:
        """Look again when the next step is due, or after ``wait`` seconds."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.dropped:
            return
        if wait is None:
            due, running = self.tournament.due(), self.tournament.state.phase
            wait = None if due is None else max(0.0, (due.at - self.clock.now()) / 1000)
            if running in ("playing", "called"):
                wait = min(TICK, TICK if wait is None else wait)
        if wait is not None:
            self._timer = self.clock.call_later(wait, self._begin)

    def _begin(self) -> None:
        self._timer = None
        self._tasks.begin(self._look_again())

    async def _look_again(self) -> None:
        wait: float | None = AGAIN
        try:
            async with self._lock:
                await self._look()
            wait = None
        except (MendaxError, TimeoutError) as error:
            _log.info("tournament %s waits: %s", self._name, type(error).__name__)
        finally:
            self._schedule(wait)

    async def _look(self) -> None:
        """Do what is due. A game that ended before the time was called counts as ended."""
        await self._collect()
        due = self.tournament.due()
        if due is not None and due.at <= self.clock.now():
            await self._take(due.step)
            await self._collect()

    async def _collect(self) -> None:
        """Record the results of the round's tables."""
        state = self.tournament.state
        for number, table in enumerate(state.tables()):
            if table.places is None and state.phase in ("playing", "called"):
                await self._collect_from(number, table, state.phase == "called")

    async def _collect_from(self, number: int, table: RoundTable, final: bool) -> None:
        """Record a table's result if its game is over, or has to be."""
        try:
            places = await self._tables.places(table.id, final)
        except MendaxError as error:
            _log.warning("a table of %s can't be read: %s", self._name, type(error).__name__)
            places = () if final and not isinstance(error, StoreError) else None
        if places is not None:
            places = places or (1,) * len(table.players)
            await self._written(partial(self.tournament.finish, number, places))

    def table_states(self) -> tuple[TableStateOut, ...]:
        """Return the public states of the round's tables that are in memory."""
        return tuple(self._tables.state(one.id) for one in self.tournament.state.tables())

    # ── news ─────────────────────────────────────────────────────────────────────────────────

    async def news(self, since: int) -> None:
        """Return once a line after number ``since`` is stored, or after ``LONGEST`` seconds."""
        self.asked_at = self.clock.now()
        if self._told[0] > since or self.dropped or self._waiting >= WAITERS:
            return
        self._waiting += 1
        news, late = self._news, asyncio.Event()
        timer = self.clock.call_later(LONGEST, late.set)
        tasks = [asyncio.ensure_future(event.wait()) for event in (news, late)]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._waiting -= 1
            timer.cancel()
            for task in tasks:
                task.cancel()

    def _tell(self) -> None:
        """Answer the waiting requests, now or in a moment."""
        _, phase, at = self._told
        left = PAUSE - (self.clock.now() - at) / 1000
        if self.tournament.state.phase != phase or left <= 0:
            self._tell_now()
        elif self._telling is None:
            self._telling = self.clock.call_later(left, self._tell_now)

    def _tell_now(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        state = self.tournament.state
        self._told = (state.number, state.phase, self.clock.now())
        self._news.set()
        self._news = asyncio.Event()

    def drop(self) -> None:
        """Stop the clock and let everyone go who waits. The log is kept."""
        self.dropped = True
        self._tell_now()
        self._schedule()
        self._tasks.cancel()

    @property
    def is_idle(self) -> bool:
        """True if no one waits for news and no command runs."""
        return not self._waiting and not self._lock.locked()

    @property
    def _name(self) -> str:
        return log_name("tournament", self.id)
