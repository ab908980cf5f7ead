"""One table in memory, an actor that runs one job after another.

A move passes through ``submit``, ``JobQueue``, ``do`` and ``_follow``.

Rules of this file
1. Jobs run one at a time (``jobs``). The next job starts only after a command was executed, its
   lines were stored and its news was sent. No client and no command therefore depends on an
   unstored line.
2. News is composed right after the command is executed, and sent once its lines are stored: first
   the answer to the sender, then the news to everyone.
3. A table has one owner (``store.owners``). If the store refuses a line because another server has
   taken the table, this copy is unloaded. Its clients reconnect and send the same ids.
4. A job waits at most ``clock.ANSWER`` seconds for the store. The table then returns to its last
   stored line, which it replays from memory, and refuses commands until the store answers.
5. A failure does not affect other tables, and leaves this table consistent (``failures``).
6. A table without connected clients pauses (``automatic``), so a network failure or a server
   restart never costs a player a turn. In a slow game, clocks and bots go on (``slow_tables``).
"""

import logging
from collections.abc import Callable, Collection
from functools import partial
from typing import Final

from mendax.core.game import MendaxError, Offer, Reason, Seat
from mendax.server.calling.due_calls import calls_after
from mendax.server.clock import Clock, in_time
from mendax.server.monitoring.meter import Meter, now
from mendax.server.processes.background_tasks import BackgroundTasks
from mendax.server.store.calls import Calls
from mendax.server.store.disk_room import DiskRoom
from mendax.server.store.schema import StoreError
from mendax.server.tables import admission
from mendax.server.tables.admission import AddAddress, Admission
from mendax.server.tables.announcements import Announcements
from mendax.server.tables.automatic import AutomaticCommands
from mendax.server.tables.bot_process import BotProcess
from mendax.server.tables.failures import MOVED, NOT_STORED, TableFailures, loaded, log_name
from mendax.server.tables.jobs import JobQueue
from mendax.server.tables.loop_watchdog import TooLong, Watch
from mendax.server.tables.presence import Leases, Presence, Subscriber
from mendax.server.tables.requests import MOVERS, Job, Messages, Reload, Request, decline, deliver
from mendax.server.tables.stored_bytes import StoredBytes
from mendax.server.tables.table_log import StoredTable, TableLog
from mendax.server.tables.telling import Audience
from mendax.server.wire.refusal import Refused
from mendax.table.actions import Return
from mendax.table.commands import Do
from mendax.table.log import Batch, Failed
from mendax.table.table import Person, Table

_log = logging.getLogger("mendax.tables")

_REST: Final = 2.5
"""How long bots and clocks pause after a failed write, in seconds."""


class LiveTable:
    """A table in memory, with its clients."""

    def __init__(
        self,
        stored: StoredTable,
        log: TableLog,
        clock: Clock,
        watch: Watch,
        disk: DiskRoom,
        add_address: AddAddress,
        meter: Meter | None = None,
        announcements: Announcements | None = None,
        bot_process: BotProcess | None = None,
        overtaken: Callable[["LiveTable"], None] | None = None,
        earliest: int = 0,
    ) -> None:
        """``overtaken`` is called when another server has taken this table. ``earliest`` is the
        first moment when the clock of a slow game may run out, in milliseconds since 1970.
        """
        table, self._lines = stored
        self.table = table
        """The table. Each reload replaces the object."""
        self.clock = clock
        self.disk = disk
        self.failures = TableFailures(log_name(table.table_view().game, table.id))
        self.presence = Presence(table.people())
        self._append, self._load = log
        self._is_away = self._has_to_reload = False
        """True while the store does not answer, and true if the log has changed since then."""
        self._loading = BackgroundTasks()
        self._watch = watch
        self._meter = meter or Meter()
        announcements = announcements or Announcements()
        self._admission = Admission(self.presence, announcements, add_address)
        self._overtaken = overtaken
        self._jobs = JobQueue(self._meter)
        self._automatic = AutomaticCommands(
            table,
            self.presence,
            self.submit,
            clock,
            self._meter,
            announcements.lets,
            bot_process,
            earliest,
        )
        waits = self._automatic.disconnects
        self.audience = Audience(table, self.presence, waits, announcements, disk)
        self.leases = Leases()
        self._coming: set[Subscriber] = set()
        """The clients that have connected but not yet received the welcome."""
        self._returning: set[Person] = set()
        """The people who connected while the store did not answer, and who get their seats back."""
        self._stored_bytes = StoredBytes()

    # ── state ────────────────────────────────────────────────────────────────────────────────

    @property
    def game(self) -> str:
        """The name of the current or next game."""
        return self.table.state.lobby.game.name

    @property
    def set_aside(self) -> Reason | None:
        """The reason why the table is set aside; None while it executes commands."""
        return self.failures.set_aside

    @property
    def busy(self) -> bool:
        """True while a job runs."""
        return self._jobs.is_busy

    @property
    def waiting(self) -> int:
        """The number of pending jobs."""
        return len(self._jobs)

    @property
    def idle(self) -> bool:
        """True if no client is connected or connecting and no job is running."""
        return not (self.leases or self.presence.subscribers or self.busy)

    def admits(self, address: str, person: Person | None) -> bool:
        """Return whether ``address``, a present or past address of the table, admits a person."""
        return admission.admits(self.table, address, person)

    def sits(self, person: Person) -> bool:
        """Return whether a person, or another player on the same device, has a seat."""
        return admission.sits(self.table, person)

    async def settled(self) -> None:
        """Return once all lines are stored. Raises ``Refused`` if the table is set aside."""
        await self._jobs.settled(self)
        if self.set_aside:
            raise Refused.because(503, self.set_aside)

    # ── jobs ─────────────────────────────────────────────────────────────────────────────────

    def submit(self, job: Job) -> None:
        """Queue a job. A client's command is refused if too many jobs are pending."""
        if isinstance(job, Request) and job.asker and self._jobs.is_full:
            self.refuse(job, NOT_STORED)
        else:
            self._jobs.submit(job, self)

    async def do(self, request: Request) -> None:
        """Execute a command, store its lines, send its news, and process the consequences."""
        if reason := self.set_aside or (NOT_STORED if self._is_away else None):
            self.refuse(request, reason)
            return
        _log.debug("%s at %s", type(request.command).__name__, self.failures.name)
        batch, messages = None, Messages()
        calls: Calls | None = None
        try:
            command = request.command
            if isinstance(command, Do):
                command = await in_time(self.clock, self._admission.allowed(self.table, command))
            with self._watch.over(self.failures.name):
                batch = self.table.execute(command, self.clock.now())
                if batch.lines:
                    messages = self._compose(batch)
                    calls = calls_after(self.table, batch, batch.lines[-1].at)
        except (StoreError, TimeoutError):
            await self._wait_for_store(request)
            return
        except (Exception, TooLong) as error:
            if batch is None and isinstance(error, MendaxError) and not isinstance(error, Failed):
                self.refuse(request, error.reason, getattr(error, "offers", ()))
            else:
                await self.failed(error, request)
            return
        if not batch.lines:  # the command was repeated
            deliver(request, batch.number, messages)
            return
        began = now()
        try:
            wakes = self._automatic.wakes
            append = self._append(self.table.id, batch.lines, wakes, calls)
            stored = await in_time(self.clock, append)
        except (StoreError, TimeoutError):
            await self._wait_for_store(request)
            return
        if not stored:
            self._moved(request)
            return
        self._lines.add(batch.lines)
        at = now()
        deliver(request, batch.number, messages)
        self._follow(batch)
        self.failures.in_a_row = 0
        self._meter.done(self.game, MOVERS.get(type(command)), at - began, now() - at)

    def refuse(self, request: Request, reason: Reason, offers: tuple[Offer, ...] = ()) -> None:
        """Refuse ``request`` with a reason and the allowed offers."""
        self._meter.refused(reason.key)
        if request.asker:
            decline(request.asker, request.id, reason, offers)
            return
        match request.command:
            case Do(person=person, action=Return()) if reason is NOT_STORED:
                self._returning.add(person)
        self.submit(self._start_timers)  # a bot's move or a timeout came too late

    # ── news and consequences of a command ───────────────────────────────────────────────────

    def _compose(self, batch: Batch) -> Messages:
        """Return the news of a batch, composed before another command changes the table."""
        self._automatic.to_act = self.table.to_act()
        return self.audience.news(self.table, batch, self._automatic.due)

    def _follow(self, batch: Batch) -> None:
        """Process the consequences of a batch after its news was sent, and start the timers."""
        if self.audience.follow(self.table, batch, self._automatic.due):
            self._automatic.update_host()
        self._automatic.hear(batch)
        self._stored_bytes.charge(batch.lines, self.presence.subscribers)
        self._start_timers()

    def _start_timers(self) -> None:
        """Start the timers for the seats to act: turn clock, bots, and disconnected people."""
        if not self._is_away and self._automatic.start_timers():
            self.audience.tell_present(self.table, awaited=True)

    def wake(self) -> None:
        """Start the timers of a slow game, although no client is connected."""
        self.submit(self._start_timers)

    # ── clients ──────────────────────────────────────────────────────────────────────────────

    def join(self, subscriber: Subscriber, since: int, address: str | None = None) -> None:
        """Add a client that connected at ``address`` (None: the current one), and send it all
        news.
        """
        if self._jobs.is_full:
            admission.turn_away(subscriber, MOVED)
        else:
            self._coming.add(subscriber)
            self.submit(partial(self._come_in, subscriber, since, address))

    def _come_in(self, subscriber: Subscriber, since: int, address: str | None) -> None:
        if subscriber not in self._coming:
            return
        self._coming.discard(subscriber)
        if admission.turned_away(subscriber, self.table, address, self.set_aside):
            return
        self.presence.add(subscriber)
        self.audience.devices.settle(self.table, subscriber)
        if len(self.presence.subscribers) == 1:
            self._automatic.restart_turn()
            self._start_timers()
        self._welcome(subscriber, since)
        if not self.disk.storing:
            self.audience.tell_storing(subscriber)
        # otherwise the new client has already received the message
        if not self._tell_disconnects():
            self.audience.tell_newcomer(self.table, subscriber)
        self._return_seats(subscriber, {subscriber.device})
        self._automatic.update_host()

    def _return_seats(self, subscriber: Subscriber, returning: Collection[Person]) -> None:
        """Give people on a device their seats back: lost ones, and those of ``returning`` people
        who had left.
        """
        if not subscriber.screen:
            for person in admission.lost_seats(self.table, subscriber.device, returning):
                self.submit(Request(Do(person, Return())))

    def tell_storing(self) -> None:
        """Tell all clients whether commands are stored. While the table loads, they are not."""
        if not (self.disk.storing and self._is_away):
            self.audience.tell_storing()

    def welcome(self, subscriber: Subscriber, since: int) -> None:
        """Send the complete state again to a client that has already joined."""
        self.submit(partial(self._welcome, subscriber, since))

    def _welcome(self, subscriber: Subscriber, since: int) -> None:
        if not self.set_aside:
            self.audience.welcome(self.table, subscriber, since, self._automatic.due)

    def hold(self, subscriber: Subscriber, seat: Seat | None) -> None:
        """Pass a shared device to the person in ``seat`` or, with None, to no one."""
        self.submit(partial(self._hold, subscriber, seat))

    def _hold(self, subscriber: Subscriber, seat: Seat | None) -> None:
        if subscriber in self.presence.subscribers:
            self.audience.devices.hold(self.table, subscriber, seat)
            self._welcome(subscriber, 0)

    def leave(self, subscriber: Subscriber) -> None:
        """Remove a client that disconnected."""
        self._coming.discard(subscriber)
        self.audience.devices.forget(subscriber)
        if not self.presence.remove(subscriber):
            return
        self.submit(self._tell_disconnects)
        if self.presence.subscribers:
            self._automatic.update_host()
        else:
            self._automatic.rest()

    def _tell_disconnects(self) -> bool:
        """Broadcast the connected and awaited people if they have changed. Return whether they
        have.
        """
        return self.audience.tell_present(self.table, self._automatic.update_disconnects())

    # ── failures ─────────────────────────────────────────────────────────────────────────────

    async def failed(self, error: BaseException, request: Request | None = None) -> None:
        """Reload the table, whose state in memory may be damaged, or set the table aside."""
        reason = self.failures.failed(error)
        if request:
            self.refuse(request, reason)
        if self.set_aside:
            self.end(reason)
        else:
            await self.reload()

    async def reload(self) -> None:
        """Load the table from its log, and welcome all clients again."""
        if self._is_away:  # the load in progress may have read the log before it changed
            self._has_to_reload = True
            return
        self._automatic.stop_timers()
        try:
            stored = await in_time(self.clock, self._load(self.table.id))
        except (StoreError, TimeoutError):
            await self._wait_for_store()
        except Exception as error:
            self.end(self.failures.not_loaded(error))
        else:
            self._jobs.run_next(partial(self._go_on, stored))

    async def _wait_for_store(self, request: Request | None = None) -> None:
        """Return to the last stored line, and refuse commands until the store answers.

        After a failed write of ``request``, bots and clocks pause a little longer.
        """
        self._automatic.stop_timers()
        if request:
            self.refuse(request, NOT_STORED)
        try:
            self._replace(await self._lines.table())
        except Exception as error:
            self.end(self.failures.not_loaded(error))
        self._is_away = True
        if not self.set_aside:  # also because the table was closed since then
            self._loading.begin(self._load_once_there(rests=request is not None))

    async def _load_once_there(self, rests: bool) -> None:
        try:
            stored = await loaded(self._load, self.table.id)
        except Exception as error:
            self.end(self.failures.not_loaded(error))
        else:
            self.submit(partial(self._go_on, stored, rests))

    def _replace(self, table: Table) -> None:
        self.table = table
        self._automatic.reloaded(table)
        self.audience.see(table)
        for subscriber in self.presence.subscribers:
            self.audience.devices.settle(table, subscriber)

    def _go_on(self, stored: StoredTable, rests: bool = False) -> None:
        """Use the loaded table, and welcome all clients again. An outage restarts the turn."""
        was_away, self._is_away = self._is_away, False
        if self._has_to_reload:
            self._has_to_reload = False
            self.submit(Reload())
        self._lines = stored.lines
        self._replace(stored.table)
        if was_away:
            self._automatic.restart_turn()
            if self.disk.storing:
                self.tell_storing()
        for subscriber in self.presence.subscribers:
            self._welcome(subscriber, 0)
            self._return_seats(subscriber, self._returning)
        self._returning.clear()
        self._start_timers()
        if rests:
            self._automatic.stop_timers()
            self.clock.call_later(_REST, partial(self.submit, self._start_timers))
        self._automatic.update_host()

    def _moved(self, request: Request) -> None:
        """Refuse all commands after another server has taken the table."""
        self.failures.set_aside = MOVED
        self.refuse(request, MOVED)
        if self._overtaken is not None:
            self._overtaken(self)

    def end(self, reason: Reason) -> None:
        """Execute no more commands, and disconnect all clients with this reason."""
        self.failures.set_aside = reason
        self.close()
        self.audience.turn_away(reason)

    def close(self) -> None:
        """Stop all automatic work permanently, because the table is unloaded or set aside."""
        self._loading.cancel()
        self._automatic.close()
