"""One table that somebody is at: each person's share out, clocks and bots; ``queue`` does the rest.

Rules of this file
1. What everybody will hear is written down the moment the command was applied, and sent when its
   lines are on the disk: first the answer to whoever asked, then the news to all.
2. A table where nobody is connected stands still: no clock runs and no bot plays, and the running
   turn gets its full time when somebody returns. So neither a lost network nor a restart of the
   server costs anybody their turn.
"""

import asyncio
from functools import partial
from typing import Final

from mendax.bots.pace import thinking_time
from mendax.core.game import Seat
from mendax.server.loop_watchdog import Watch
from mendax.server.tables.bot_seats import BotSeats
from mendax.server.tables.command_queue import (
    Append,
    Clock,
    Command,
    CommandQueue,
    Load,
    News,
    Subscriber,
)
from mendax.server.tables.disconnects import DisconnectTimers, missing
from mendax.server.wire import outbound
from mendax.server.wire.messages import AnswerOut, PresentOut, encode
from mendax.table.actions import Leave, Return
from mendax.table.log import refused
from mendax.table.table import Batch, Due, Person, Table

GRACE: Final = 1_000
"""Milliseconds after the end of a turn before the clock is held against anybody: the way here."""


class LiveTable(CommandQueue):
    """A table in memory."""

    def __init__(
        self, table: Table, append: Append, load: Load, clock: Clock, watch: Watch
    ) -> None:
        super().__init__(table, append, load, clock, watch)
        self.game = table.table_view().game
        self._connected: frozenset[Person] = frozenset()
        """The people behind the subscribers."""
        self._coming: set[Subscriber] = set()
        self._told_table = table.table_view()
        self._table_changed = False
        self._told_present: tuple[tuple[bool, ...], int] = ((), 0)
        self._minds = BotSeats(table)
        self._thinking: dict[Seat, asyncio.TimerHandle] = {}
        self._silent: set[Seat] = set()
        """Bots that have nothing to say until something happens at the table."""
        self._turn_end: asyncio.TimerHandle | None = None
        self._disconnects = DisconnectTimers(self._loop, self._stand_in)
        self._standing: tuple[int, int] | None = None
        """The end of a turn as the log has it, and when it really ends as the table stood still."""

    # ── people ───────────────────────────────────────────────────────────────────────────────

    def join(self, subscriber: Subscriber, since: int) -> None:
        """Somebody connected: they are welcomed, and told everything from then on."""
        self._coming.add(subscriber)

        def come() -> None:
            if subscriber not in self._coming:
                return
            self._coming.discard(subscriber)
            if self.trouble.aside:
                self._turn_away(subscriber, self.trouble.aside)
                return
            self.subscribers.add(subscriber)
            self._connected = frozenset(each.person for each in self.subscribers)
            if len(self.subscribers) == 1:
                self._wake()
            self._welcome(subscriber, since)
            self._tell_present()
            self._watch()
            self._take_back(subscriber.person)

        self.when_settled(come)

    def welcome(self, subscriber: Subscriber, since: int) -> None:
        """Everything anew for somebody who joined before."""
        self.when_settled(lambda: self._welcome(subscriber, since))

    def _welcome(self, subscriber: Subscriber, since: int) -> None:
        if self.trouble.aside:
            return
        present, due = self._present()[0], self.due()
        subscriber.push(*outbound.welcome(self.table, subscriber.person, since, present, due))

    def leave(self, subscriber: Subscriber) -> None:
        """Somebody disconnected."""
        self._coming.discard(subscriber)
        if subscriber not in self.subscribers:
            return
        self.subscribers.discard(subscriber)
        self._connected = frozenset(each.person for each in self.subscribers)
        self.when_settled(self._tell_present)
        self._watch()
        if not self.subscribers:
            self.rest()

    # ── those who are not here ───────────────────────────────────────────────────────────────

    def _watch(self) -> None:
        here = self._connected
        self._disconnects.watch(missing(self.table, here) if here else set())

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
        for subscriber in self.subscribers:
            subscriber.push(text)

    def _present(self) -> tuple[tuple[bool, ...], int]:
        here, seated = self._connected, self.table.people()
        return tuple([p in here for p in seated]), len(here.difference(seated))

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self._clock()

    def _compose(self, batch: Batch) -> News:
        view = self.table.table_view()
        self._table_changed = view is not self._told_table
        self._told_table = view
        return outbound.news(self.table, self.subscribers, batch, self.due(), self._table_changed)

    def _told(self, command: Command, batch: Batch, news: News) -> None:
        self._tell(command, batch.number, news)
        if self._table_changed:
            self._tell_present()
        self._minds.hear(batch.entries)
        self._silent.clear()
        if self.subscribers:
            self._arm()

    def _tell(self, command: Command, number: int, news: News) -> None:
        """The answer to who asked, in front of their own news; the news to everybody."""
        asker = command.asker
        answer = encode(AnswerOut(command.id, number)) if asker else b""
        answered = asker is None
        for subscriber, text in news:
            if subscriber is asker:
                subscriber.push(answer, text)
                answered = True
            else:
                subscriber.push(text)
        if asker and not answered:
            asker.push(answer)

    def _tell_anew(self) -> None:
        self._told_table = self.table.table_view()
        self._minds = BotSeats(self.table)
        self._silent.clear()
        for subscriber in self.subscribers:
            self._welcome(subscriber, 0)
        self._arm()

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
        found, played = self.table.due(0), self.table.game_run
        if found is not None and played is not None:
            full = 1000 * played.limit
            self._standing = (found.milliseconds, self._clock() + full)
        self._arm()

    def _arm(self) -> None:
        """Sets the clock of whose turn it is, and lets bots begin to think."""
        if not self.subscribers or self.trouble.aside:
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
        self._begin(self._thought(seat))

    async def _thought(self, seat: Seat) -> None:
        try:
            action = await asyncio.to_thread(self._minds.choose, seat)
            if self.table.keeps_back(action):
                self._silent.add(seat)
            else:
                self._jobs.appendleft(Command(lambda table, at: table.bot_act(seat, action, at)))
            self._busy = False
        except Exception as error:
            self._busy = False
            self._failed(None, error)
        self._next()

    def rest(self) -> None:
        """No clock runs and no bot thinks, until somebody comes."""
        for handle in self._thinking.values():
            handle.cancel()
        self._thinking.clear()
        if self._turn_end:
            self._turn_end.cancel()
            self._turn_end = None
