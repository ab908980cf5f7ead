"""One table that somebody is at: commands in, lines to the store, each person's share out.

Rules of this file
1. One append at a time. What else wants to be done waits its turn, so nobody ever sees or builds
   on a line that is not stored.
2. What everybody will hear is written down the moment the command was applied, and sent when its
   lines are on the disk: first the answer to whoever asked, then the news to all.
3. If the store refuses the lines, somebody else's came first: the table is loaded anew and the
   command tried again. The log decides; there is no other lock.
4. A table where nobody is connected stands still: no clock runs and no bot plays, and the running
   turn gets its full time when somebody returns. So neither a lost network nor a restart of the
   server costs anybody their turn.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, NamedTuple, Protocol

from mendax.bots.pace import thinking_time
from mendax.core.game import MendaxError, Offer, Reason, Seat
from mendax.server import tell
from mendax.server.absence import Absence, missing
from mendax.server.minds import Minds
from mendax.server.operations import where
from mendax.server.wire import AnswerOut, PresentOut, encode, offered
from mendax.table.log import Line, refused
from mendax.table.table import Batch, Due, Person, Table
from mendax.table.terms import Leave, Return

_log = logging.getLogger("mendax.live")

GRACE: Final = 1_000
"""Milliseconds after the end of a turn before the clock is held against anybody: the way here."""
_TRIES: Final = 3
_AGAIN: Final = 1.0
"""Seconds until a table that could not be loaded is asked for again."""

Clock = Callable[[], int]
"""Milliseconds since 1970."""
Load = Callable[[str], Awaitable[Table]]
Append = Callable[[str, tuple[Line, ...], Callable[[bool], None]], None]


class Listener(Protocol):
    """A connected client, as a table needs it."""

    person: Person

    def push(self, *texts: bytes) -> None:
        """Send these, in order, whenever the network takes them."""


Run = Callable[[Table, int], Batch]
"""Does something at a table at a moment. Raises a ``MendaxError``."""


class Command(NamedTuple):
    """Something to be done at a table; without ``asker`` by a bot or a clock."""

    run: Run
    id: str = ""
    asker: Listener | None = None


_Job = Command | Callable[[], None]


class Live:
    """A table in memory."""

    def __init__(self, table: Table, append: Append, load: Load, clock: Clock) -> None:
        self.table = table
        self.game = table.table_view().game
        self.listeners: set[Listener] = set()
        self._connected: frozenset[Person] = frozenset()
        """The people behind the listeners."""
        self._coming: set[Listener] = set()
        self._append = append
        self._load = load
        self._clock = clock
        self._loop = asyncio.get_running_loop()
        self._jobs: deque[_Job] = deque()
        self._busy = False
        self._tries = 0
        self._told_table = table.table_view()
        self._table_changed = False
        self._told_present: tuple[tuple[bool, ...], int] = ((), 0)
        self._minds = Minds(table)
        self._thinking: dict[Seat, asyncio.TimerHandle] = {}
        self._silent: set[Seat] = set()
        """Bots that have nothing to say until something happens at the table."""
        self._turn_end: asyncio.TimerHandle | None = None
        self._absence = Absence(self._loop, self._stand_in)
        self._standing: tuple[int, int] | None = None
        """The end of a turn as the log has it, and when it really ends as the table stood still."""
        self._tasks: set[asyncio.Task[None]] = set()

    # ── people ───────────────────────────────────────────────────────────────────────────────

    def join(self, listener: Listener, since: int) -> None:
        """Somebody connected: they are welcomed, and told everything from then on."""
        self._coming.add(listener)

        def come() -> None:
            if listener not in self._coming:
                return
            self._coming.discard(listener)
            self.listeners.add(listener)
            self._connected = frozenset(each.person for each in self.listeners)
            if len(self.listeners) == 1:
                self._wake()
            self._welcome(listener, since)
            self._tell_present()
            self._watch()
            self._take_back(listener.person)

        self.when_settled(come)

    def welcome(self, listener: Listener, since: int) -> None:
        """Everything anew for somebody who joined before."""
        self.when_settled(lambda: self._welcome(listener, since))

    def _welcome(self, listener: Listener, since: int) -> None:
        present, due = self._present()[0], self.due()
        listener.push(*tell.welcome(self.table, listener.person, since, present, due))

    def leave(self, listener: Listener) -> None:
        """Somebody disconnected."""
        self._coming.discard(listener)
        if listener not in self.listeners:
            return
        self.listeners.discard(listener)
        self._connected = frozenset(each.person for each in self.listeners)
        self.when_settled(self._tell_present)
        self._watch()
        if not self.listeners:
            self.rest()

    # ── those who are not here ───────────────────────────────────────────────────────────────

    def _watch(self) -> None:
        here = self._connected
        self._absence.watch(missing(self.table, here) if here else set())

    def _stand_in(self, seat: Seat) -> None:
        """A bot takes over for somebody who is to act and has been gone for long."""

        def run(table: Table, at: int) -> Batch:
            person = table.people()[seat]
            if person is None or person in self._connected:
                raise refused("not-away", seat=seat + 1)
            return table.do(person, Leave(), None, at)

        self.submit(Command(run))

    def _take_back(self, person: Person) -> None:
        """Who comes back to the table takes their seat back from the bot."""
        seat = self.table.seat_of(person)
        if seat is not None and self.table.table_view().seats[seat].away:
            self.submit(Command(lambda table, at: table.do(person, Return(), None, at)))

    def _tell_present(self) -> None:
        """Everybody hears who is connected, if that has changed."""
        now = self._present()
        if now == self._told_present:
            return
        self._told_present = now
        text = encode(PresentOut(*now))
        for listener in self.listeners:
            listener.push(text)

    def _present(self) -> tuple[tuple[bool, ...], int]:
        here, seated = self._connected, self.table.people()
        return tuple([p in here for p in seated]), len(here.difference(seated))

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self._clock()

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
        """Done when the table holds nothing that is not stored."""
        done: asyncio.Future[None] = self._loop.create_future()
        self.when_settled(lambda: None if done.cancelled() else done.set_result(None))
        return done

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is under way."""
        return not (self.listeners or self._busy or self._jobs)

    def _next(self) -> None:
        while self._jobs and not self._busy:
            job = self._jobs.popleft()
            if isinstance(job, Command):
                self._run(job)
            else:
                job()

    def _run(self, command: Command) -> None:
        try:
            batch = command.run(self.table, self._clock())
        except MendaxError as error:
            self._refuse(command, error.reason, getattr(error, "offers", ()))
            return
        except Exception as error:  # a table that failed half way is not to be trusted
            _log.error("table failed: %s in %s", type(error).__name__, where(error))
            self._refuse(command, Reason("wire-refused-failed"))
            self._reload(None)
            return
        if not batch.lines:
            if command.asker:
                command.asker.push(encode(AnswerOut(command.id, batch.number)))
            return
        self._busy = True
        news = self._compose(batch)
        self._append(self.table.id, batch.lines, partial(self._stored, command, batch, news))

    def _compose(self, batch: Batch) -> list[tuple[Listener, bytes]]:
        view = self.table.table_view()
        self._table_changed = view is not self._told_table
        self._told_table = view
        return tell.news(self.table, self.listeners, batch, self.due(), self._table_changed)

    def _stored(
        self, command: Command, batch: Batch, news: list[tuple[Listener, bytes]], won: bool
    ) -> None:
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
        self._tell(command, batch.number, news)
        if self._table_changed:
            self._tell_present()
        self._minds.hear(batch.entries)
        self._silent.clear()
        if self.listeners:
            self._arm()
        self._next()

    def _tell(self, command: Command, number: int, news: list[tuple[Listener, bytes]]) -> None:
        """The answer to who asked, in front of their own news; the news to everybody."""
        asker = command.asker
        answer = encode(AnswerOut(command.id, number)) if asker else b""
        answered = asker is None
        for listener, text in news:
            if listener is asker:
                listener.push(answer, text)
                answered = True
            else:
                listener.push(text)
        if asker and not answered:
            asker.push(answer)

    def _refuse(self, command: Command, reason: Reason, offers: tuple[Offer, ...] = ()) -> None:
        if command.asker:
            command.asker.push(encode(AnswerOut(command.id, None, reason, offered(offers))))
        else:  # a bot's move or a clock came too late: see who is to act now
            self._loop.call_soon(self.when_settled, self._arm)

    # ── another's line came first ────────────────────────────────────────────────────────────

    def _reload(self, command: Command | None) -> None:
        """Loads the table anew, tells everybody, and does ``command`` then."""
        self._busy = True
        task = self._loop.create_task(self._reloaded(command))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _reloaded(self, command: Command | None) -> None:
        self.rest()
        self.table = await self._loaded()
        self._told_table = self.table.table_view()
        self._minds = Minds(self.table)
        self._silent.clear()
        self._busy = False
        present, due = self._present()[0], self.due()
        for listener in self.listeners:
            listener.push(*tell.welcome(self.table, listener.person, 0, present, due))
        if self.listeners:
            self._arm()
        if command is not None:
            self._jobs.appendleft(command)
        self._next()

    async def _loaded(self) -> Table:
        """The table as it is stored; asks again until the store can say."""
        while True:
            try:
                return await self._load(self.table.id)
            except MendaxError as error:
                _log.error("table not loaded: %s", error.reason.key)
                await asyncio.sleep(_AGAIN)

    # ── clocks and bots ──────────────────────────────────────────────────────────────────────

    def due(self) -> Due | None:
        """Whose time is running now and what is left of it."""
        found = self.table.due(0)
        if found is None:
            return None
        end = found.milliseconds  # as seen from moment 0: the moment of the end
        if self._standing and self._standing[0] == end:
            end = self._standing[1]
        return Due(found.seats, max(0, end - self._clock()))

    def _wake(self) -> None:
        """Somebody is here again: the running turn begins anew, and bots go on."""
        found, played = self.table.due(0), self.table.played
        if found is not None and played is not None:
            full = 1000 * played.rules.turn_clock
            self._standing = (found.milliseconds, self._clock() + full)
        self._arm()

    def _arm(self) -> None:
        """Sets the clock of whose turn it is, and lets bots begin to think."""
        if not self.listeners:
            return
        self._set_clock()
        self._watch()
        to_act = self.table.bot_seats_to_act()
        for seat in [seat for seat in self._thinking if seat not in to_act]:
            self._thinking.pop(seat).cancel()
        for seat in to_act:
            if seat not in self._thinking and seat not in self._silent:
                offers, speed = self.table.offers(seat), self.table.table_view().settings.pace
                delay = thinking_time(self.table.id, self.table.number, offers, speed) / 1000
                self._thinking[seat] = self._loop.call_later(delay, self._bot_moves, seat)

    def _set_clock(self) -> None:
        if self._turn_end:
            self._turn_end.cancel()
            self._turn_end = None
        due = self.due()
        if due is not None:
            delay = (due.milliseconds + GRACE) / 1000
            self._turn_end = self._loop.call_later(delay, self._clock_ends)

    def _clock_ends(self) -> None:
        self._turn_end = None

        def run(table: Table, at: int) -> Batch:
            due = self.due()
            if due is None or due.milliseconds:
                raise refused("clock-not-running")
            return table.run_out(due.seats[0], at)

        self.submit(Command(run))

    def _bot_moves(self, seat: Seat) -> None:
        del self._thinking[seat]
        self.when_settled(partial(self._think, seat))

    def _think(self, seat: Seat) -> None:
        """The bot chooses on a thread, as some search for long; the table waits, others go on."""
        if seat not in self.table.bot_seats_to_act():
            return
        self._busy = True
        task = self._loop.create_task(self._thought(seat))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _thought(self, seat: Seat) -> None:
        try:
            action = await asyncio.to_thread(self._minds.choose, seat)
        finally:
            self._busy = False
        if self.table.keeps_back(action):
            self._silent.add(seat)
        else:
            self._jobs.appendleft(Command(lambda table, at: table.bot_act(seat, action, at)))
        self._next()

    def rest(self) -> None:
        """No clock runs and no bot thinks, until somebody comes."""
        for handle in self._thinking.values():
            handle.cancel()
        self._thinking.clear()
        if self._turn_end:
            self._turn_end.cancel()
            self._turn_end = None
