"""The queue of one table: commands executed one after the other, their lines stored.

Rules of this file
1. One append at a time. What else wants to be done waits its turn, so nobody ever sees or builds
   on a line that is not stored.
2. If the store refuses the lines, another worker's came first: this copy of the table is out of
   date and is let go (``TableFollower.overtaken``). Its clients come again and ask by the same ids.
   The log decides; there is no other lock.
3. What fails here stops no other table, and leaves none half way: ``failures`` says when a table is
   loaded anew, and when it is set aside.
4. Everybody is told when the lines are stored, first of all the answer to whoever asked. What is
   told of a command, and what follows from it, is not known here: ``TableFollower``.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final

from mendax.core.game import MendaxError, Offer, Reason
from mendax.server.background_tasks import BackgroundTasks
from mendax.server.meter import Meter, now
from mendax.server.refusal import Refused
from mendax.server.tables.clock import Clock
from mendax.server.tables.failures import COME_AGAIN, MOVED, TableFailures, loaded, log_name
from mendax.server.tables.loop_watchdog import TooLong, Watch
from mendax.server.tables.requests import Request, WaitingRequest, deliver
from mendax.server.tables.table_follower import Messages, TableFollower
from mendax.server.tables.table_log import TableLog
from mendax.server.wire.messages import AnswerOut, encode
from mendax.server.wire.outbound import offered
from mendax.table.commands import Act, BotAct, Command, TimeOut
from mendax.table.log import Batch, Failed
from mendax.table.table import Table

_log = logging.getLogger("mendax.tables")

_REST: Final = 2.5
"""Seconds for which bots and clocks wait when nothing could be stored."""

_MOVERS: Final[dict[type, str]] = {Act: "person", BotAct: "bot", TimeOut: "clock"}


class CommandQueue:
    """A table in memory and what is to be done at it."""

    def __init__(
        self,
        table: Table,
        log: TableLog,
        clock: Clock,
        watch: Watch,
        meter: Meter | None = None,
    ) -> None:
        """``follower`` is set by whoever makes this, before anything is submitted."""
        self.table = table
        self.failures = TableFailures(log_name(table.table_view().game, table.id))
        self.follower: TableFollower
        self._append, self._load = log
        self._clock = clock
        self._watched = watch.over
        self._tells_log = _log.isEnabledFor(logging.DEBUG)
        self._meter = meter or Meter()
        self._began = 0.0
        """When the lines were made that are being stored."""
        self._loop = asyncio.get_running_loop()
        self._jobs: deque[Request | WaitingRequest | Callable[[], object]] = deque()
        self._busy = False
        self._tasks = BackgroundTasks()

    # ── what is to be done ───────────────────────────────────────────────────────────────────

    def submit(self, request: Request) -> None:
        """Executes this after all that was submitted before."""
        if self._busy:
            self._jobs.append(WaitingRequest(request, now()))
            return
        self._jobs.append(request)
        self._next()

    def submit_next(self, command: Command | Request) -> None:
        """Executes this before anything else; only from within ``when_settled``."""
        made = command if isinstance(command, Request) else Request(command)
        self._jobs.appendleft(made)

    def when_settled(self, look: Callable[[], object]) -> None:
        """Calls ``look`` when the table holds nothing that is not stored."""
        self._jobs.append(look)
        self._next()

    def reload(self) -> None:
        """Loads the table anew when it is settled: its log was changed."""
        self.when_settled(self._reload)

    def settled(self) -> "asyncio.Future[None]":
        """Done when the table holds nothing that is not stored; ``Refused`` if it is set aside."""
        done: asyncio.Future[None] = self._loop.create_future()
        self.when_settled(partial(self._settle, done))
        return done

    def _settle(self, done: "asyncio.Future[None]") -> None:
        if done.cancelled():
            return
        if self.set_aside:
            done.set_exception(Refused.because(503, self.set_aside))
        else:
            done.set_result(None)

    @property
    def set_aside(self) -> Reason | None:
        """Why nothing is done here any more; None: all is well."""
        return self.failures.set_aside

    @property
    def idle(self) -> bool:
        """Whether nothing is under way."""
        return not (self._busy or self._jobs)

    @property
    def waiting(self) -> int:
        """How much is to be done after what is under way."""
        return len(self._jobs)

    @property
    def storing(self) -> bool:
        """Whether something is under way: executed in this turn, or its lines are being stored."""
        return self._busy

    # ── one after the other ──────────────────────────────────────────────────────────────────

    def _next(self) -> None:
        while self._jobs and not self._busy:
            job = self._jobs.popleft()
            try:
                if isinstance(job, Request):
                    self._run(job)
                elif isinstance(job, WaitingRequest):
                    self._meter.queue.observe(now() - job.since)
                    self._run(job.request)
                else:
                    job()
            except Exception as error:
                self._failed(None, error)

    def _go_on(self) -> None:
        """What was under way is over."""
        self._busy = False
        self._next()

    def _run(self, request: Request) -> None:
        """Executes a command and has its lines stored."""
        if self.failures.set_aside:
            self.refuse(request, self.failures.set_aside)
            return
        self._busy = True
        if self._tells_log:
            _log.debug("%s at %s", type(request.command).__name__, self.failures.name)
        try:
            with self._watched(self.failures.name):
                batch = self.table.execute(request.command, self._clock.now())
            if not batch.lines and request.asker:  # it was done before
                request.asker.push(encode(AnswerOut(request.id, batch.number)))
        except (Exception, TooLong) as error:
            self._not_done(request, error)
            return
        if batch.lines:
            self._compose(request, batch)
        else:
            self._go_on()

    def _not_done(self, request: Request, error: BaseException, executed: bool = False) -> None:
        """``executed``: it has been done, and this is no refusal any more."""
        self._busy = False
        try:
            if isinstance(error, MendaxError) and not (executed or isinstance(error, Failed)):
                self.refuse(request, error.reason, getattr(error, "offers", ()))
            else:
                self._failed(request, error)
        except Exception as another:
            self._failed(None, another)
        self._next()

    def _compose(self, request: Request, batch: Batch) -> None:
        """Write down what everybody will hear, and have the lines stored."""
        try:
            with self._watched(self.failures.name):
                messages = self.follower.compose(batch)
            self._began = now()
            stored = partial(self._stored, request, batch, messages)
            self._append(self.table.id, batch.lines, stored)
        except (Exception, TooLong) as error:
            self._not_done(request, error, executed=True)

    def _stored(self, request: Request, batch: Batch, messages: Messages, won: bool | None) -> None:
        if won is None:
            if request.asker:
                self.refuse(request, Reason("wire-refused-not-stored"))
            self._reload(rests=True)
            return
        if not won:
            self._overtaken(request)
            return
        self._busy = False
        try:
            at = now()
            deliver(request, batch.number, messages)
            self.follower.committed(batch)
            self.failures.in_a_row = 0
            game, mover = self.table.state.lobby.game.name, _MOVERS.get(type(request.command))
            self._meter.done(game, mover, at - self._began, now() - at)
        except Exception as error:
            self._failed(None, error)
        if self._jobs:
            self._next()

    def refuse(self, request: Request, reason: Reason, offers: tuple[Offer, ...] = ()) -> None:
        """Answer that ``request`` is not done, and why; a client of a table that is at another
        worker is not answered: it comes again and asks by the same id."""
        self._meter.refused(reason.key)
        if request.asker and reason is MOVED:
            request.asker.close(COME_AGAIN, "come again")
        elif request.asker:
            request.asker.push(encode(AnswerOut(request.id, None, reason, offered(offers))))
        else:  # a bot's move or a clock came too late
            self._loop.call_soon(self.when_settled, self.follower.resume)

    def _overtaken(self, request: Request) -> None:
        """Another worker's lines came first: nothing more is done here."""
        self.failures.set_aside = MOVED
        self.refuse(request, MOVED)
        self.follower.overtaken()
        self._go_on()

    # ── something failed ─────────────────────────────────────────────────────────────────────

    def _reload(self, rests: bool = False) -> None:
        """Load the table anew and tell everybody.

        ``rests``: bots and clocks wait a moment, as nothing can be stored.
        """
        self._busy = True
        self.follower.pause()
        self._tasks.begin(self._reloaded(rests))

    async def _reloaded(self, rests: bool) -> None:
        try:
            self.table = await loaded(self._load, self.table.id)
            if rests:
                self._jobs.appendleft(self._rest)
            self._jobs.appendleft(partial(self.follower.reloaded, self.table))
        except Exception as error:
            self._put_aside(None, self.failures.not_loaded(error))
        self._go_on()

    def _rest(self) -> None:
        """Bots and clocks try again in a moment."""
        self.follower.pause()
        self._clock.call_later(_REST, partial(self.when_settled, self.follower.resume))

    def _failed(self, request: Request | None, error: BaseException) -> None:
        """This table in memory is not to be trusted any more: it is loaded anew, or set aside."""
        reason = self.failures.failed(error)
        if self.set_aside:
            self._put_aside(request, reason)
            return
        if request:
            self.refuse(request, reason)
        self._reload()

    def _put_aside(self, request: Request | None, reason: Reason) -> None:
        """Nothing is done here any more; those who are here are told so, and hung up on."""
        self.follower.pause()
        if request:
            self.refuse(request, reason)
        self.follower.turn_away(reason)
