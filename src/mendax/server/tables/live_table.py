"""One table in memory, an actor that runs one job after another.

A move passes through ``submit``, ``_work``, ``_do`` and ``_follow``.

Rules of this file
1. Jobs run one at a time, in one task, which exists only while there are jobs. The next job starts
   only after a command was executed, its lines were stored and its news was sent. No client and no
   command therefore depends on an unstored line.
2. News is composed right after the command is executed, and sent once its lines are stored: first
   the answer to the sender, then the news to everyone.
3. A table has one worker. If a line's number is taken in the store, another worker was faster. This
   copy is then released, and its clients reconnect and send the same ids. The log decides; no lock
   is needed.
4. A failure does not affect other tables, and leaves this table consistent (``failures``).
5. A table without connected clients pauses (``automatic``), so a network failure or a server
   restart never costs a player a turn.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import Context
from functools import partial
from typing import Final

from mendax.core.game import MendaxError, Offer, Reason, Seat
from mendax.server.base.meter import Meter, now
from mendax.server.base.refusal import Refused
from mendax.server.store.disk_room import DiskRoom
from mendax.server.store.schema import StoreError
from mendax.server.tables import admission
from mendax.server.tables.admission import AddAddress, Admission
from mendax.server.tables.announcements import Announcements
from mendax.server.tables.automatic import AutomaticCommands
from mendax.server.tables.bot_process import BotProcess
from mendax.server.tables.clock import Clock
from mendax.server.tables.failures import MOVED, TableFailures, loaded, log_name
from mendax.server.tables.loop_watchdog import TooLong, Watch
from mendax.server.tables.presence import Monitor, Presence, Subscriber
from mendax.server.tables.requests import MOVERS, Job, Messages, Reload, Request, decline, deliver
from mendax.server.tables.stored_bytes import StoredBytes
from mendax.server.tables.table_log import TableLog
from mendax.server.tables.telling import Audience
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
        table: Table,
        log: TableLog,
        clock: Clock,
        watch: Watch,
        disk: DiskRoom,
        add_address: AddAddress,
        meter: Meter | None = None,
        announcements: Announcements | None = None,
        bot_process: BotProcess | None = None,
        overtaken: Callable[["LiveTable"], None] | None = None,
    ) -> None:
        """``overtaken`` is called when another worker has stored lines of this table."""
        self.table = table
        """The table. Each reload replaces the object."""
        self.clock = clock
        self.disk = disk
        self.failures = TableFailures(log_name(table.table_view().game, table.id))
        self.presence = Presence(table.people())
        self._append, self._load = log
        self._watch = watch
        self._meter = meter or Meter()
        announcements = announcements or Announcements()
        self._admission = Admission(self.presence, announcements, add_address)
        self._overtaken = overtaken
        self._loop = asyncio.get_running_loop()
        self._jobs: deque[tuple[Job, float]] = deque()
        """The pending jobs and their submission times."""
        self._task: asyncio.Task[None] | None = None
        """The task that runs the jobs, or None if no job is pending."""
        self._automatic = AutomaticCommands(
            table, self.presence, self.submit, clock, self._meter, announcements.lets, bot_process
        )
        waits = self._automatic.disconnects
        self.audience = Audience(table, self.presence, waits, announcements, disk)
        self._leases: set[object] = set()
        self._coming: set[Subscriber] = set()
        """The clients that have connected but not yet received the welcome."""
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
        return self._task is not None

    @property
    def waiting(self) -> int:
        """The number of pending jobs."""
        return len(self._jobs)

    @property
    def idle(self) -> bool:
        """True if no client is connected or connecting and no job is running."""
        return not (self._leases or self.presence.subscribers or self.busy)

    def admits(self, address: str, person: Person | None) -> bool:
        """Return whether ``address``, a present or past address of the table, admits a person."""
        return admission.admits(self.table, address, person)

    def sits(self, person: Person) -> bool:
        """Return whether a person, or another player on the same device, has a seat."""
        return admission.sits(self.table, person)

    def lease(self) -> object:
        """Keep the table in memory until ``release``, because a second copy would miss its news."""
        lease = object()
        self._leases.add(lease)
        return lease

    def release(self, lease: object) -> None:
        """End a lease."""
        self._leases.discard(lease)

    @contextmanager
    def leased(self) -> Iterator[None]:
        """Keep the table in memory while the context is open."""
        lease = self.lease()
        try:
            yield
        finally:
            self.release(lease)

    async def settled(self) -> None:
        """Return once all lines are stored. Raises ``Refused`` if the table is set aside."""
        if self.busy:
            stored = self._loop.create_future()
            self.submit(stored)
            await stored
        if self.set_aside:
            raise Refused.because(503, self.set_aside)

    # ── jobs ─────────────────────────────────────────────────────────────────────────────────

    def submit(self, job: Job) -> None:
        """Queue a job."""
        self._jobs.append((job, now()))
        if self._task is None:
            self._task = self._loop.create_task(self._work(), context=Context())

    async def _work(self) -> None:
        """Run jobs until none is left."""
        try:
            while self._jobs:
                job, since = self._jobs.popleft()
                try:
                    if isinstance(job, Request):
                        self._meter.queue.observe(now() - since)
                        await self._do(job)
                    elif isinstance(job, Reload):
                        await self._reload()
                    elif isinstance(job, asyncio.Future):
                        if not job.done():
                            job.set_result(None)
                            await asyncio.sleep(0)  # its waiter reads the table before the next job
                    elif isinstance(request := job(), Request):
                        await self._do(request)
                except (Exception, TooLong) as error:
                    await self._failed(error)
        finally:
            self._task = None

    async def _do(self, request: Request) -> None:
        """Execute a command, store its lines, send its news, and process the consequences."""
        if self.set_aside:
            self.refuse(request, self.set_aside)
            return
        _log.debug("%s at %s", type(request.command).__name__, self.failures.name)
        batch, messages = None, Messages()
        try:
            command = request.command
            if isinstance(command, Do):
                command = await self._admission.allowed(self.table, command)
            with self._watch.over(self.failures.name):
                batch = self.table.execute(command, self.clock.now())
                if batch.lines:
                    messages = self._compose(batch)
        except (Exception, TooLong) as error:
            if batch is None and isinstance(error, MendaxError) and not isinstance(error, Failed):
                self.refuse(request, error.reason, getattr(error, "offers", ()))
            else:
                await self._failed(error, request)
            return
        if not batch.lines:  # the command was repeated
            deliver(request, batch.number, messages)
            return
        began = now()
        try:
            stored = await self._append(self.table.id, batch.lines)
        except StoreError:
            if request.asker:
                self.refuse(request, Reason("wire-refused-not-stored"))
            await self._reload(rests=True)
            return
        if not stored:
            self._let_go(request)
            return
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
        else:  # a bot's move or a timeout came too late
            self.submit(self._start_timers)

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
        if self._automatic.start_timers():
            self.audience.tell_present(self.table, awaited=True)

    # ── clients ──────────────────────────────────────────────────────────────────────────────

    def join(self, subscriber: Subscriber, since: int, address: str | None = None) -> None:
        """Add a client that connected at ``address`` (None: the current one), and send it all
        news.
        """
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
        if not subscriber.screen:
            for person in admission.lost_seats(self.table, subscriber.device):
                self.submit(Request(Do(person, Return())))
        self._automatic.update_host()

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
            self._automatic.stop_timers()

    def _tell_disconnects(self) -> bool:
        """Broadcast the connected and awaited people if they have changed. Return whether they
        have.
        """
        return self.audience.tell_present(self.table, self._automatic.update_disconnects())

    @contextmanager
    def monitored(self, monitor: Monitor) -> Iterator[None]:
        """While the context is open, send ``monitor`` all stored entries and count it as a
        watcher.
        """
        self.audience.monitors.add(monitor)
        try:
            self.audience.tell_present(self.table, awaited=True)
            yield
        finally:
            self.audience.monitors.discard(monitor)
            self.audience.tell_present(self.table, awaited=True)

    # ── failures ─────────────────────────────────────────────────────────────────────────────

    async def _failed(self, error: BaseException, request: Request | None = None) -> None:
        """Reload the table, whose state in memory may be damaged, or set the table aside."""
        reason = self.failures.failed(error)
        if request:
            self.refuse(request, reason)
        if self.set_aside:
            self.end(reason)
        else:
            await self._reload()

    async def _reload(self, rests: bool = False) -> None:
        """Load the table from its log, and welcome all clients again.

        With ``rests``, bots and clocks pause because writes fail.
        """
        self._automatic.stop_timers()
        try:
            table = await loaded(self._load, self.table.id)
        except Exception as error:
            self.end(self.failures.not_loaded(error))
            return
        self._jobs.appendleft((partial(self._go_on, table, rests), now()))

    def _go_on(self, table: Table, rests: bool) -> None:
        self.table = table
        self._automatic.reloaded(table)
        self.audience.see(table)
        for subscriber in self.presence.subscribers:
            self.audience.devices.settle(table, subscriber)
            self._welcome(subscriber, 0)
        self._start_timers()
        if rests:
            self._automatic.stop_timers()
            self.clock.call_later(_REST, partial(self.submit, self._start_timers))
        self._automatic.update_host()

    def _let_go(self, request: Request) -> None:
        """Release the table after another worker has stored lines of it."""
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
        """Stop all automatic commands permanently, because the table is released or set aside."""
        self._automatic.close()
