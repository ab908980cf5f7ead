"""The queue of one table: commands executed one after the other, their lines stored.

Rules of this file
1. One append at a time. What else wants to be done waits its turn, so nobody ever sees or builds
   on a line that is not stored. A command is executed with those that other tables begin in the
   same turn of the loop (``cohorts``).
2. If the store refuses the lines, another worker's came first. The table is made again as it was
   told last, and follows the others' lines, so that everybody here hears them as plain news; then
   what a person asked for is tried again. What bots, clocks and the table itself wanted is dropped:
   it is seen then who is to act. The log decides; there is no other lock.
3. What other workers store is followed (``behind``, ``when_fresh``) between two commands. What
   could not be read is not fresh: who waits for it waits on, or is told.
4. What fails here stops no other table, and leaves none half way: ``failures`` says when a table is
   loaded anew, and when it is set aside.
5. Everybody is told when the lines are stored, first of all the answer to whoever asked. What is
   told of a command, and what follows from it, is not known here: ``TableFollower``.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from mendax.core.game import MendaxError, Offer, Reason
from mendax.server.background_tasks import BackgroundTasks
from mendax.server.meter import Meter, now
from mendax.server.refusal import Refused
from mendax.server.tables.clock import Clock
from mendax.server.tables.cohorts import CohortScheduler, Stage
from mendax.server.tables.failures import AGAIN, TableFailures, loaded, log_name
from mendax.server.tables.loop_watchdog import TooLong, Watch
from mendax.server.tables.others_lines import OthersLines
from mendax.server.tables.requests import Request, WaitingRequest, deliver
from mendax.server.tables.table_follower import Messages, TableFollower
from mendax.server.tables.table_log import FOLLOWED, TableLog, Tail
from mendax.server.wire.messages import AnswerOut, encode
from mendax.server.wire.outbound import offered
from mendax.table.commands import Act, BotAct, Command, Do, KeepSeat, Readdress, TimeOut
from mendax.table.line_kinds import commands_of
from mendax.table.log import Batch, Failed, LogLine
from mendax.table.table import Table

_log = logging.getLogger("mendax.tables")

_REST: Final = 2.5
"""Seconds for which bots and clocks wait when nothing could be stored."""
_TRIES: Final = 6
"""How often a command is tried whose lines come second."""

_MOVERS: Final[dict[type, str]] = {Act: "person", BotAct: "bot", TimeOut: "clock"}


class CommandQueue:
    """A table in memory and what is to be done at it."""

    def __init__(
        self,
        table: Table,
        log: TableLog,
        clock: Clock,
        watch: Watch,
        cohorts: CohortScheduler,
        meter: Meter | None = None,
    ) -> None:
        """``follower`` is set by whoever makes this, before anything is submitted."""
        self.table = table
        self.failures = TableFailures(log_name(table.table_view().game, table.id))
        self.follower: TableFollower
        self._append, self._load, read_tail = log
        self._others = OthersLines(table.id, read_tail, table.number)
        self._clock = clock
        self._watched = watch.over
        self._cohorts = cohorts
        self._tells_log = _log.isEnabledFor(logging.DEBUG)
        self._meter = meter or Meter()
        self._began = 0.0
        """When the lines were made that are being stored."""
        self._loop = asyncio.get_running_loop()
        self._jobs: deque[Request | WaitingRequest | Callable[[], object]] = deque()
        self._busy = False
        self._tries = 0
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

    def when_fresh(
        self, look: Callable[[], object], unread: Callable[[MendaxError], object] | None = None
    ) -> None:
        """As ``when_settled``, and the table holds all that anybody stored before this call.

        ``unread`` is called instead where that could not be read; None: it is tried again.
        """
        if self._others.may_be:
            self.when_settled(partial(self._freshen, look, unread, self._others.begun))
        else:
            self.when_settled(look)

    def behind(self, newest: int) -> None:
        """Another worker has stored the lines up to ``newest``: they are followed."""
        if self._others.heard_of(newest):
            self.when_settled(self._catch_up)

    def reload(self) -> None:
        """Loads the table anew when it is settled: its log was changed."""
        self.when_settled(partial(self._reload, None))

    def settled(self) -> "asyncio.Future[None]":
        """Done when the table holds nothing that is not stored; ``Refused`` if it is set aside."""
        done: asyncio.Future[None] = self._loop.create_future()
        self.when_settled(partial(self._settle, done))
        return done

    def fresh(self) -> "asyncio.Future[None]":
        """Done when the table is settled and holds all that anybody stored before this call;
        ``Refused`` if it is set aside, ``StoreError`` if the store can't be read."""
        done: asyncio.Future[None] = self._loop.create_future()
        self.when_fresh(partial(self._settle, done), partial(self._settle, done))
        return done

    def _settle(self, done: "asyncio.Future[None]", error: MendaxError | None = None) -> None:
        if done.cancelled():
            return
        if self.set_aside:
            error = Refused.because(503, self.set_aside)
        if error:
            done.set_exception(error)
        else:
            done.set_result(None)

    @property
    def is_alone(self) -> bool:
        """Whether nobody else stores lines of this table."""
        return not self._others.may_be

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
        """Executes a command, together with those of other tables, and has its lines stored."""
        if self.failures.set_aside:
            self.refuse(request, self.failures.set_aside)
            return
        self._busy = True
        self._cohorts.begin(partial(self._execute, request))

    def _execute(self, request: Request) -> Stage | None:
        """The first stage of a command; gives the second if there is anything to store."""
        if self._tells_log:
            _log.debug("%s at %s", type(request.command).__name__, self.failures.name)
        try:
            with self._watched(self.failures.name):
                batch = self.table.execute(request.command, self._clock.now())
            if batch.lines:
                return partial(self._compose, request, batch)
            if request.asker:  # it was done before
                request.asker.push(encode(AnswerOut(request.id, batch.number)))
        except (Exception, TooLong) as error:
            self._not_done(request, error)
        else:
            self._go_on()
        return None

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
        """The second stage: what everybody will hear is written down, and the lines are stored."""
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
            self._reload(None, rests=True)
            return
        if not won:
            self._lost(request, batch.lines[0].number - 1)
            return
        self._tries = 0
        self._busy = False
        try:
            at = now()
            deliver(request, batch.number, messages)
            self.follower.committed(request.command, batch)
            self.failures.in_a_row = 0
            game, mover = self.table.state.lobby.game.name, _MOVERS.get(type(request.command))
            self._meter.done(game, mover, at - self._began, now() - at)
        except Exception as error:
            self._failed(None, error)
        if self._jobs:
            self._next()

    def refuse(self, request: Request, reason: Reason, offers: tuple[Offer, ...] = ()) -> None:
        """Answers that ``request`` is not done, and why."""
        self._tries = 0
        self._meter.refused(reason.key)
        if request.asker:
            request.asker.push(encode(AnswerOut(request.id, None, reason, offered(offers))))
        else:  # a bot's move or a clock came too late
            self._loop.call_soon(self.when_settled, self.follower.resume)

    # ── other workers' lines ─────────────────────────────────────────────────────────────────

    def _lost(self, request: Request, told: int) -> None:
        """Others' lines came first; ``told`` is the last that everybody here has heard of."""
        self._tries += 1
        again = isinstance(request.command, Act | Do | Readdress | KeepSeat)
        if again and self._tries >= _TRIES:
            self.refuse(request, Reason("wire-refused-not-stored"))
            again = False
        if not again:
            self._tries = 0
        self._tasks.begin(self._reloaded(request if again else None, told=told))

    def _catch_up(self) -> None:
        """Follows what others are said to have stored. Where it can't be read, the next round of
        the tables says it again (``rounds``)."""
        if self.table.number < self._others.newest and not self.set_aside:
            self._busy = True
            self._others.read(self.table.number, self._caught_up)

    def _freshen(
        self, look: Callable[[], object], unread: Callable[[MendaxError], object] | None, begun: int
    ) -> None:
        """``begun``: as many reads had begun when this was asked for; one that began later will
        do."""
        if self._others.were_read(begun) or self.set_aside:
            look()
            return
        again = partial(self._freshen, look, unread, begun)

        def read(tail: Tail) -> None:
            if not isinstance(tail, MendaxError):
                self._jobs.appendleft(again)
            elif unread is not None:
                self._jobs.appendleft(partial(unread, tail))
            else:
                self._clock.call_later(AGAIN, partial(self.when_settled, again))
            self._caught_up(tail)

        self._busy = True
        self._others.read(self.table.number, read)

    def _caught_up(self, tail: Tail) -> None:
        """Follows what others have stored, if it could be read."""
        lines = () if isinstance(tail, MendaxError) else tail
        if len(lines) > FOLLOWED:
            self._jobs.appendleft(partial(self._reload, None))
        elif lines:
            self._jobs.appendleft(partial(self._follow, lines))
        self._go_on()

    def _follow(self, lines: Sequence[LogLine]) -> None:
        """Everybody hears what others have stored, as if it had been done here."""
        self._busy = True  # what follows from a line waits for the last of them
        try:
            for some in commands_of(lines):
                with self._watched(self.failures.name):
                    batch = Batch(some[0].number, some, self.table.follow(some))
                    messages = self.follower.compose(batch)
                for subscriber, text in messages:
                    subscriber.push(text)
                self.follower.committed(None, batch)
        except (Exception, TooLong) as error:
            self._busy = False
            self._failed(None, error)
            return
        self._busy = False
        self.failures.in_a_row = 0
        self.follower.resume()

    # ── something failed ─────────────────────────────────────────────────────────────────────

    def _reload(self, request: Request | None, rests: bool = False) -> None:
        """Loads the table anew, tells everybody, and executes ``request`` then.

        ``rests``: what happens by itself waits a moment, as nothing can be stored.
        """
        self._busy = True
        self.follower.pause()
        self._tasks.begin(self._reloaded(request, rests))

    async def _reloaded(
        self, request: Request | None, rests: bool = False, told: int | None = None
    ) -> None:
        """``told``: the last line that everybody here has heard of, who are to hear the rest as
        news; None: they are welcomed once more."""
        try:
            self.table, rest = await loaded(self._load, self.table.id, told)
            if request is not None:
                self._jobs.appendleft(request)
            if rests:
                self._jobs.appendleft(self._rest)
            if self.table.number == told and len(rest) <= FOLLOWED:
                self._jobs.appendleft(partial(self._follow, rest))
                self.follower.replaced(self.table)
            else:
                self.table.follow(rest)
                self._jobs.appendleft(partial(self.follower.reloaded, self.table))
        except Exception as error:
            self._put_aside(request, self.failures.not_loaded(error))
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
        self._reload(None)

    def _put_aside(self, request: Request | None, reason: Reason) -> None:
        """Nothing is done here any more; those who are here are told so, and hung up on."""
        self.follower.pause()
        if request:
            self.refuse(request, reason)
        self.follower.turn_away(reason)
