"""The queue of one table: commands executed one after the other, their lines stored.

Rules of this file
1. One append at a time. What else wants to be done waits its turn, so nobody ever sees or builds
   on a line that is not stored.
2. If the store refuses the lines, somebody else's came first: the table is loaded anew and the
   command tried again. The log decides; there is no other lock.
3. What fails here stops no other table, and leaves none half way: ``failures`` says when a table is
   loaded anew, and when it is set aside.
4. Everybody is told when the lines are stored, first of all the answer to whoever asked. What is
   told of a command, and what follows from it, is not known here: ``TableFollower``.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Final, NamedTuple, Protocol

from mendax.core.game import MendaxError, Offer, Reason
from mendax.server.meter import Meter, now
from mendax.server.refusal import Refused
from mendax.server.tables.clock import Clock
from mendax.server.tables.failures import TableFailures, loaded, log_name
from mendax.server.tables.loop_watchdog import TooLong, Watch
from mendax.server.tables.presence import Subscriber
from mendax.server.wire.messages import AnswerOut, encode
from mendax.server.wire.outbound import offered
from mendax.table.commands import Act, BotAct, Command, TimeOut
from mendax.table.log import Batch, Failed, LogLine
from mendax.table.table import Table

_log = logging.getLogger("mendax.tables")

_REST: Final = 2.5
"""Seconds for which bots and clocks wait when nothing could be stored."""
_TRIES: Final = 3
"""How often a command is tried whose lines come second."""

Load = Callable[[str], Awaitable[Table]]
Append = Callable[[str, tuple[LogLine, ...], Callable[[bool | None], None]], None]
"""Stores lines of a table, then calls back on the loop: whether they were the next ones; None:
nothing can be stored now."""
_MOVERS: Final[dict[type, str]] = {Act: "person", BotAct: "bot", TimeOut: "clock"}
Messages = list[tuple[Subscriber, bytes]]
"""Who will hear what, once it is stored."""


class Request(NamedTuple):
    """A command, and who is to be answered: nobody, if a bot or a timer made it."""

    command: Command
    id: str = ""
    asker: Subscriber | None = None


class _Waiting(NamedTuple):
    """A request that came while another was under way, and when."""

    request: Request
    since: float


class TableFollower(Protocol):
    """What follows from a command: told, and made ready for the next one."""

    def compose(self, batch: Batch) -> Messages:
        """What everybody will hear of ``batch``; asked right after the command was executed."""

    def committed(self, command: Command, batch: Batch) -> None:
        """``batch`` is stored and everybody was told: the game goes on."""

    def reloaded(self, table: Table) -> None:
        """The table was loaded anew: everybody is welcomed once more, and the game goes on."""

    def resume(self) -> None:
        """A bot's or a timer's command was refused: see who is to act now."""

    def pause(self) -> None:
        """Nothing is to be waited for."""

    def turn_away(self, reason: Reason) -> None:
        """The table is set aside: all who are here are told why and hung up on."""


class CommandQueue:
    """A table in memory and what is to be done at it."""

    def __init__(
        self,
        table: Table,
        append: Append,
        load: Load,
        clock: Clock,
        watch: Watch,
        meter: Meter | None = None,
    ) -> None:
        """``follower`` is set by whoever makes this, before anything is submitted."""
        self.table = table
        self.failures = TableFailures(log_name(table.table_view().game, table.id))
        self.follower: TableFollower
        self._append = append
        self._load = load
        self._clock = clock
        self._watched = watch.over
        self._meter = meter or Meter()
        self._began = 0.0
        """When the lines were made that are being stored."""
        self._loop = asyncio.get_running_loop()
        self._jobs: deque[Request | _Waiting | Callable[[], object]] = deque()
        self._busy = False
        self._tries = 0
        self._tasks: set[asyncio.Task[None]] = set()

    # ── what is to be done ───────────────────────────────────────────────────────────────────

    def submit(self, request: Request) -> None:
        """Executes this after all that was submitted before."""
        if self._busy:
            self._jobs.append(_Waiting(request, now()))
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
        if not self._busy:
            self._next()

    def reload(self) -> None:
        """Loads the table anew when it is settled: its log was changed."""
        self.when_settled(partial(self._reload, None))

    def settled(self) -> "asyncio.Future[None]":
        """Done when the table holds nothing that is not stored; ``Refused`` if it is set aside."""
        done: asyncio.Future[None] = self._loop.create_future()

        def settle() -> None:
            reason = self.failures.set_aside
            if done.cancelled():
                return
            if reason:
                done.set_exception(Refused(503, reason.key, **dict(reason.arguments)))
            else:
                done.set_result(None)

        self.when_settled(settle)
        return done

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
        """Whether something is under way: its lines are being stored."""
        return self._busy

    # ── one after the other ──────────────────────────────────────────────────────────────────

    def _next(self) -> None:
        while self._jobs and not self._busy:
            job = self._jobs.popleft()
            try:
                if isinstance(job, Request):
                    self._run(job)
                elif isinstance(job, _Waiting):
                    self._meter.queue.observe(now() - job.since)
                    self._run(job.request)
                else:
                    job()
            except Exception as error:
                self._failed(None, error)

    def _run(self, request: Request) -> None:
        """Executes a command and has its lines stored."""
        if self.failures.set_aside:
            self.refuse(request, self.failures.set_aside)
            return
        if _log.isEnabledFor(logging.DEBUG):
            _log.debug("%s at %s", type(request.command).__name__, self.failures.name)
        batch: Batch | None = None
        try:
            with self._watched(self.failures.name):
                batch = self.table.execute(request.command, self._clock.now())
                messages = self.follower.compose(batch) if batch.lines else []
        except MendaxError as error:
            if batch is None and not isinstance(error, Failed):
                self.refuse(request, error.reason, getattr(error, "offers", ()))
            else:  # it has been done: this is no refusal any more
                self._failed(request, error)
        except (Exception, TooLong) as error:
            self._failed(request, error)
        else:
            if batch.lines:
                self._busy = True
                self._began = now()
                stored = partial(self._stored, request, batch, messages)
                self._append(self.table.id, batch.lines, stored)
            elif request.asker:
                request.asker.push(encode(AnswerOut(request.id, batch.number)))

    def _stored(self, request: Request, batch: Batch, messages: Messages, won: bool | None) -> None:
        if won is None:
            self._tries = 0
            if request.asker:
                self.refuse(request, Reason("wire-refused-not-stored"))
            self._reload(None, rests=True)
            return
        if not won:
            self._tries += 1
            if self._tries < _TRIES:
                self._reload(request)
            else:
                self._tries = 0
                self.refuse(request, Reason("wire-refused-not-stored"))
                self._reload(None)
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
        self._meter.refused(reason.key)
        if request.asker:
            request.asker.push(encode(AnswerOut(request.id, None, reason, offered(offers))))
        else:  # a bot's move or a clock came too late
            self._loop.call_soon(self.when_settled, self.follower.resume)

    # ── another's line came first, or something failed ───────────────────────────────────────

    def _reload(self, request: Request | None, rests: bool = False) -> None:
        """Loads the table anew, tells everybody, and executes ``request`` then.

        ``rests``: what happens by itself waits a moment, as nothing can be stored.
        """
        self._busy = True
        self._begin(self._reloaded(request, rests))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _reloaded(self, request: Request | None, rests: bool) -> None:
        self.follower.pause()
        try:
            self.table = await loaded(self._load, self.table.id)
            if request is not None:
                self._jobs.appendleft(request)
            if rests:
                self._jobs.appendleft(self._rest)
            self._jobs.appendleft(partial(self.follower.reloaded, self.table))
        except Exception as error:
            self._put_aside(request, self.failures.not_loaded(error))
        self._busy = False
        self._next()

    def _rest(self) -> None:
        """Bots and clocks try again in a moment."""
        self.follower.pause()
        self._clock.call_later(_REST, partial(self.when_settled, self.follower.resume))

    def _failed(self, request: Request | None, error: BaseException) -> None:
        """This table in memory is not to be trusted any more: it is loaded anew, or set aside."""
        reason = self.failures.failed(error)
        if self.failures.set_aside:
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


def deliver(request: Request, number: int, messages: Messages) -> None:
    """Pushes the answer to who asked, that it is entry ``number``, in front of their own news, and
    the news to everybody."""
    asker = request.asker
    answer = encode(AnswerOut(request.id, number)) if asker else b""
    answered = asker is None
    for subscriber, text in messages:
        if subscriber is asker:
            subscriber.push(answer, text)
            answered = True
        else:
            subscriber.push(text)
    if asker and not answered:
        asker.push(answer)
