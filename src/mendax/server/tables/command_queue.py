"""The queue of one table: commands done one after the other, their lines stored, what goes wrong.

Rules of this file
1. One append at a time. What else wants to be done waits its turn, so nobody ever sees or builds
   on a line that is not stored.
2. If the store refuses the lines, somebody else's came first: the table is loaded anew and the
   command tried again. The log decides; there is no other lock.
3. What fails here stops no other table, and leaves none half way: ``trouble`` says when a table is
   loaded anew, and when it is set aside.
"""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Final, NamedTuple, Protocol

from mendax.core.game import MendaxError, Offer, Reason
from mendax.server.loop_watchdog import TooLong, Watch
from mendax.server.operations import Refused
from mendax.server.tables.trouble import Trouble, loaded, shown
from mendax.server.wire.messages import AnswerOut, RefusedOut, encode, offered
from mendax.table.log import Failed, LogLine
from mendax.table.table import Batch, Person, Table

_TRIES: Final = 3
_FAILED: Final = 1011
"""How a socket is closed when its table is set aside."""

Clock = Callable[[], int]
"""Milliseconds since 1970."""
Load = Callable[[str], Awaitable[Table]]
Append = Callable[[str, tuple[LogLine, ...], Callable[[bool], None]], None]


class Subscriber(Protocol):
    """A connected client, as a table needs it."""

    person: Person

    def push(self, *texts: bytes) -> None:
        """Send these, in order, whenever the network takes them."""

    def close(self, code: int, why: str) -> None:
        """Send what waits, then close."""


Run = Callable[[Table, int], Batch]
"""Does something at a table at a moment. Raises a ``MendaxError``."""


class Command(NamedTuple):
    """Something to be done at a table; without ``asker`` by a bot or a clock."""

    run: Run
    id: str = ""
    asker: Subscriber | None = None


_Job = Command | Callable[[], None]
News = list[tuple[Subscriber, bytes]]
"""Who hears what, once it is stored."""


class CommandQueue(ABC):
    """A table in memory and what is to be done at it; whoever inherits says what is told of it."""

    def __init__(
        self, table: Table, append: Append, load: Load, clock: Clock, watch: Watch
    ) -> None:
        self.table = table
        self.trouble = Trouble(shown(table.table_view().game, table.id))
        self.subscribers: set[Subscriber] = set()
        self._append = append
        self._load = load
        self._clock = clock
        self._over = watch.over
        self._loop = asyncio.get_running_loop()
        self._jobs: deque[_Job] = deque()
        self._busy = False
        self._tries = 0
        self._tasks: set[asyncio.Task[None]] = set()

    # ── what is told ─────────────────────────────────────────────────────────────────────────

    @abstractmethod
    def _compose(self, batch: Batch) -> News:
        """What everybody will hear of ``batch`` once it is stored."""

    @abstractmethod
    def _told(self, command: Command, batch: Batch, news: News) -> None:
        """``batch`` is stored: everybody hears it, and the game goes on."""

    @abstractmethod
    def _tell_anew(self) -> None:
        """``table`` was loaded anew: everybody is welcomed once more, and the game goes on."""

    @abstractmethod
    def _arm(self) -> None:
        """Sets the clock of whose turn it is, and lets bots begin to think."""

    @abstractmethod
    def rest(self) -> None:
        """No clock runs and no bot thinks, until somebody comes."""

    # ── commands ─────────────────────────────────────────────────────────────────────────────

    def submit(self, command: Command) -> None:
        """Does this after all that was submitted before."""
        self._jobs.append(command)
        if not self._busy:
            self._next()

    def when_settled(self, look: Callable[[], None]) -> None:
        """Calls ``look`` when the table holds nothing that is not stored."""
        self._jobs.append(look)
        if not self._busy:
            self._next()

    def settled(self) -> "asyncio.Future[None]":
        """Done when the table holds nothing that is not stored; ``Refused`` if it is set aside."""
        done: asyncio.Future[None] = self._loop.create_future()

        def settle() -> None:
            aside = self.trouble.aside
            if done.cancelled():
                return
            if aside:
                done.set_exception(Refused(503, aside.key, **dict(aside.arguments)))
            else:
                done.set_result(None)

        self.when_settled(settle)
        return done

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is under way."""
        return not (self.subscribers or self._busy or self._jobs)

    def _next(self) -> None:
        while self._jobs and not self._busy:
            job = self._jobs.popleft()
            try:
                if isinstance(job, Command):
                    self._run(job)
                else:
                    job()
            except Exception as error:
                self._failed(None, error)

    def _run(self, command: Command) -> None:
        if self.trouble.aside:
            self._refuse(command, self.trouble.aside)
            return
        try:
            with self._over(self.trouble.name):
                batch, news = self._applied(command)
        except (Failed, TooLong) as error:
            self._failed(command, error)
            return
        except MendaxError as error:
            self._refuse(command, error.reason, getattr(error, "offers", ()))
            return
        except Exception as error:
            self._failed(command, error)
            return
        if not batch.lines:
            if command.asker:
                command.asker.push(encode(AnswerOut(command.id, batch.number)))
            return
        self._busy = True
        self._append(self.table.id, batch.lines, partial(self._stored, command, batch, news))

    def _applied(self, command: Command) -> tuple[Batch, News]:
        """What was done, and what everybody will hear of it."""
        batch = command.run(self.table, self._clock())
        try:
            return batch, self._compose(batch) if batch.lines else []
        except Exception as error:  # it has been done: this is no refusal any more
            raise Failed from error

    def _stored(self, command: Command, batch: Batch, news: News, won: bool) -> None:
        if not won:
            self._tries += 1
            if self._tries < _TRIES:
                self._reload(command)
            else:
                self._tries = 0
                self._refuse(command, Reason("wire-refused-not-stored"))
                self._reload(None)
            return
        self._tries = 0
        self._busy = False
        try:
            self._told(command, batch, news)
            self.trouble.over()
        except Exception as error:
            self._failed(None, error)
        self._next()

    def _refuse(self, command: Command, reason: Reason, offers: tuple[Offer, ...] = ()) -> None:
        if command.asker:
            command.asker.push(encode(AnswerOut(command.id, None, reason, offered(offers))))
        else:  # a bot's move or a clock came too late: see who is to act now
            self._loop.call_soon(self.when_settled, self._arm)

    # ── another's line came first, or something failed ───────────────────────────────────────

    def _reload(self, command: Command | None) -> None:
        """Loads the table anew, tells everybody, and does ``command`` then."""
        self._busy = True
        self._begin(self._reloaded(command))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _reloaded(self, command: Command | None) -> None:
        self.rest()
        try:
            self.table = await loaded(self._load, self.table.id)
            if command is not None:
                self._jobs.appendleft(command)
            self._jobs.appendleft(self._tell_anew)
        except Exception as error:
            self._put_aside(command, self.trouble.lost(error))
        self._busy = False
        self._next()

    def _failed(self, command: Command | None, error: BaseException) -> None:
        """This table in memory is not to be trusted any more: it is loaded anew, or set aside."""
        reason = self.trouble.came(error)
        if self.trouble.aside:
            self._put_aside(command, reason)
            return
        if command:
            self._refuse(command, reason)
        self._reload(None)

    def _put_aside(self, command: Command | None, reason: Reason) -> None:
        """Nothing is done here any more; those who are here are told so, and hung up on."""
        self.rest()
        if command:
            self._refuse(command, reason)
        for subscriber in tuple(self.subscribers):
            self._turn_away(subscriber, reason)

    def _turn_away(self, subscriber: Subscriber, reason: Reason) -> None:
        subscriber.push(encode(RefusedOut(reason)))
        subscriber.close(_FAILED, "the table is set aside")
