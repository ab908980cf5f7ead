"""One table that somebody is at: what everybody is told, and what happens by itself.

Commands go through ``command_queue``. This file puts together who is here (``presence``), the
clock of the turn (``turn_timer``), who is gone (``disconnects``) and the bots (``bot_seats``).

Rules of this file
1. What everybody will hear is written down the moment the command was executed, and sent when its
   lines are on the disk: first the answer to whoever asked, then the news to all.
2. A table where nobody is connected stands still: no clock runs and no bot plays, and the running
   turn gets its full time when somebody returns. So neither a lost network nor a restart of the
   server costs anybody their turn.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from weakref import proxy

from mendax.core.game import Reason, Seat
from mendax.server.meter import Meter
from mendax.server.store.disk_room import DiskRoom
from mendax.server.tables import admission
from mendax.server.tables.absences import Absences
from mendax.server.tables.admission import AddAddress, NewLinks
from mendax.server.tables.announcements import Announcements
from mendax.server.tables.bot_seats import BotSeats, BotTimers
from mendax.server.tables.clock import Clock
from mendax.server.tables.command_queue import Append, CommandQueue, Load, Messages, Request
from mendax.server.tables.disconnects import DisconnectTimers, missing, slow
from mendax.server.tables.loop_watchdog import Watch
from mendax.server.tables.presence import Monitor, Presence, Subscriber
from mendax.server.tables.shared_devices import SharedDevices
from mendax.server.tables.stored_bytes import StoredBytes
from mendax.server.tables.telling import present_message, storing_message, watchers_of
from mendax.server.tables.turn_timer import TurnTimer
from mendax.server.wire import outbound
from mendax.server.wire.messages import encode
from mendax.table import attendance
from mendax.table.actions import NewLink, Return, StandIn, Start
from mendax.table.commands import Act, BotAct, ByTable, Command, Do, TimeOut
from mendax.table.devices import device_of, seats_on
from mendax.table.log import Batch
from mendax.table.table import Person, Table


class LiveTable:
    """A table in memory, with all who are at it."""

    def __init__(
        self,
        table: Table,
        append: Append,
        load: Load,
        clock: Clock,
        watch: Watch,
        disk: DiskRoom,
        add_address: AddAddress,
        meter: Meter | None = None,
        announcements: Announcements | None = None,
    ) -> None:
        self.table = table
        """Another object after it was loaded anew."""
        self.clock = clock
        self.disk = disk
        self._announcements = announcements or Announcements()
        self._monitors: set[Monitor] = set()
        self._meter = meter or Meter()
        self.queue = CommandQueue(table, append, load, clock, watch, self._meter)
        # What is below calls this, and does not keep it in memory: no cycles.
        self.queue.follower = me = proxy(self)
        self.presence = Presence(table.people())
        self._leases = 0
        self._devices = SharedDevices()
        self._new_links = NewLinks(self.queue, add_address)
        self._coming: set[Subscriber] = set()
        """Connected, and not yet welcomed."""
        self._told_version, self._told_address = table.state.version, table.table_view().id
        self._view_changed = self._moved = False
        self._stored_bytes = StoredBytes()
        self._to_act = table.to_act()
        """As after the last command, also of one whose lines are still being stored."""
        self._turn_timer = TurnTimer(clock, lambda: me.queue.when_settled(me._turn_ends))
        gone = lambda seat: me.queue.when_settled(partial(me._replace, seat))  # noqa: E731
        self._disconnects = DisconnectTimers(clock, gone)
        self._slow_programs = DisconnectTimers(clock, gone)
        self._absences = Absences(clock, lambda: me._who_is_here())
        self._bots = BotSeats(table, self._meter)
        thinks, moves = lambda seat: me._bots.think(seat), lambda seat: me._bot_moves(seat)
        self._bot_timers = BotTimers(clock, thinks, moves)

    @property
    def game(self) -> str:
        """The name of the game that is played here now, or next."""
        return self.table.state.lobby.game.name

    @property
    def set_aside(self) -> Reason | None:
        """Why nothing is done here any more; None: all is well."""
        return self.queue.failures.set_aside

    @property
    def idle(self) -> bool:
        """Whether nobody is here or on the way, and nothing is under way."""
        return not (self._leases or self.presence.subscribers) and self.queue.idle

    def admits(self, address: str, person: Person | None) -> bool:
        """Whether one comes in by this address, one of all that the table ever had."""
        return admission.admits(self.table, address, person)

    def sits(self, person: Person) -> bool:
        """Whether they have a seat here, or somebody who plays on their device."""
        return bool(seats_on(self.table.people(), device_of(person)))

    @contextmanager
    def leased(self) -> Iterator[None]:
        """Stays in memory while somebody is on the way here, or stays: a second copy of this table
        would hear nothing of what is done at the first."""
        self._leases += 1
        try:
            yield
        finally:
            self._leases -= 1

    # ── who comes and goes ───────────────────────────────────────────────────────────────────

    def join(self, subscriber: Subscriber, since: int, address: str | None = None) -> None:
        """Somebody connected, by this address (None: the table's), and is told all from now on."""
        self._coming.add(subscriber)
        self.queue.when_settled(partial(self._come, subscriber, since, address))

    def _come(self, subscriber: Subscriber, since: int, address: str | None) -> None:
        if subscriber not in self._coming:
            return
        self._coming.discard(subscriber)
        if admission.turned_away(subscriber, self.table, address, self.set_aside):
            return
        self.presence.add(subscriber)
        self._devices.settle(self.table, subscriber)
        if len(self.presence.subscribers) == 1:
            self._wake()
        self._welcome(subscriber, since)
        if not self.disk.storing:
            subscriber.push(storing_message(self.disk))
        awaited = self._disconnects.watch(missing(self._to_act, self.presence.here))
        if not self._tell_present(awaited):  # who just came has not heard it yet
            self._say_present(subscriber)
        if not subscriber.screen:
            self._take_back(subscriber.device)
        self._who_is_here()

    def tell_storing(self) -> None:
        """Everybody hears whether what is done can be stored."""
        for subscriber in self.presence.subscribers:
            subscriber.push(storing_message(self.disk))

    def hold(self, subscriber: Subscriber, seat: Seat | None) -> None:
        """One of those who share a device has it now; None: nobody has."""
        self.queue.when_settled(partial(self._hold, subscriber, seat))

    def _hold(self, subscriber: Subscriber, seat: Seat | None) -> None:
        if subscriber in self.presence.subscribers:
            self._devices.hold(self.table, subscriber, seat)
            self._welcome(subscriber, 0)

    def welcome(self, subscriber: Subscriber, since: int) -> None:
        """Everything anew for somebody who joined before."""
        self.queue.when_settled(partial(self._welcome, subscriber, since))

    def _welcome(self, subscriber: Subscriber, since: int) -> None:
        if self.set_aside:
            return
        table = self.table
        present = self.presence.now()[0]
        due = self._turn_timer.due(self._to_act.deadline)
        self._tell_device(subscriber)
        subscriber.push(*outbound.welcome(table, subscriber.person, since, present, due))
        admission.turn_out_kicked(table, (subscriber,))
        if notice := self._announcements.notice:
            subscriber.push(notice)

    def leave(self, subscriber: Subscriber) -> None:
        """Somebody disconnected."""
        self._coming.discard(subscriber)
        self._devices.forget(subscriber)
        if not self.presence.remove(subscriber):
            return
        self.queue.when_settled(self._see_who_is_missing)
        if self.presence.subscribers:
            self._who_is_here()
        else:
            self.pause()

    def _see_who_is_missing(self) -> None:
        """Everybody hears whom the table waits for, and who is connected, if that has changed."""
        awaited = self._disconnects.watch(missing(self._to_act, self.presence.here))
        self._tell_present(awaited)

    def _tell_present(self, awaited: bool = False) -> bool:
        """Everybody hears who is connected, if that has changed; whether it has.

        ``awaited``: who is waited for has changed.
        """
        present = self.presence.news(watchers_of(self.table))
        if present is None and not awaited:
            return False
        text = self._present()
        for subscriber in self.presence.subscribers:
            subscriber.push(text)
        return True

    def _say_present(self, subscriber: Subscriber) -> None:
        """One of them hears who watches and who is waited for, which no welcome says."""
        present = self.presence.now(watchers_of(self.table))
        others = present.watchers or present.screens or self._monitors
        if others or self._disconnects.due():
            subscriber.push(self._present())

    def _present(self) -> bytes:
        """Who is connected, and who of those who are not is waited for."""
        now = self.presence.now(watchers_of(self.table))
        return present_message(now, self._disconnects.due(), len(self._monitors))

    def _tell_device(self, subscriber: Subscriber) -> None:
        """A shared device hears who has it, and whom of its people the game waits for."""
        news = self._devices.news(self.table, subscriber)
        if news is not None:
            subscriber.push(encode(news))

    def _tell_devices(self) -> None:
        """After a command. A device that somebody shares now, or nobody any more, is welcomed as
        whoever it sees the table as."""
        if not self._view_changed and not self._devices.told:
            return
        for subscriber in self.presence.subscribers:
            if self._view_changed and self._devices.settle(self.table, subscriber):
                self._welcome(subscriber, 0)
            else:
                self._tell_device(subscriber)

    def turn_away(self, reason: Reason) -> None:
        """The table is set aside: all who are here are told why and hung up on."""
        admission.turn_all_away(self.presence.subscribers, reason)
        for monitor in tuple(self._monitors):
            monitor.end()

    @contextmanager
    def monitored(self, monitor: Monitor) -> Iterator[None]:
        """Meanwhile ``monitor`` hears what is done here, and is counted among those who watch."""
        self._monitors.add(monitor)
        try:
            self._tell_present(awaited=True)
            yield
        finally:
            self._monitors.discard(monitor)
            self._tell_present(awaited=True)

    def _replace(self, seat: Seat) -> None:
        """A bot takes over for somebody who is to act and has been gone for long."""
        to_act, programs = self._to_act, self.table.state.lobby.seating.programs
        if seat in missing(to_act, self.presence.here) | slow(to_act, programs):
            self.queue.submit_next(ByTable(StandIn(seat)))

    def submit(self, request: Request) -> None:
        """Executes this after all that was submitted before."""
        match request.command:
            case Do(action=Start()) if not self._announcements.lets(request.command):
                self.queue.refuse(request, Reason("wire-refused-draining"))
            case Do(action=StandIn(seat=seat)):
                self.queue.when_settled(partial(self._stand_in, request, seat))
            case Do(action=NewLink()):
                self._new_links.ask(request)
            case _:
                self.queue.submit(request)

    def _stand_in(self, request: Request, seat: Seat) -> None:
        """No bot takes the seat of somebody who is here: that only this file knows."""
        people = self.table.people()
        if 0 <= seat < len(people) and people[seat] in self.presence.here:
            reason = Reason("table-refused-stand-in-here", {"seat": seat + 1})
            self.queue.refuse(request, reason)
        else:
            self.queue.submit_next(request)

    def _who_is_here(self) -> None:
        """Somebody came or went, or the table has changed: see what follows from that."""
        self.queue.when_settled(self._attend)

    def _attend(self) -> None:
        if not self.presence.subscribers or self.set_aside:
            return
        lobby, here = self.table.state.lobby, self.presence.here
        self._absences.watch(attendance.awaited(lobby) - here)
        command = attendance.follows(lobby, here, self._absences.gone)
        if command is not None and self._announcements.lets(command):
            self.queue.submit_next(command)

    def _take_back(self, device: Person) -> None:
        """Whose seat a bot plays takes it back."""
        for person in admission.lost_seats(self.table, device):
            self.queue.submit(Request(Do(person, Return())))

    # ── what follows from a command (``TableFollower``) ──────────────────────────────────────

    def compose(self, batch: Batch) -> Messages:
        """What everybody will hear of ``batch``."""
        table, version = self.table, self.table.state.version
        self._view_changed = version != self._told_version
        if self._view_changed:
            self._see(table)
        self._to_act = table.to_act()
        deadline = self._to_act.deadline
        due = None if deadline is None else self._turn_timer.due(deadline)
        return outbound.news(table, self.presence.subscribers, batch, due, self._view_changed)

    def _see(self, table: Table) -> None:
        """What all see of the table has changed."""
        self._told_version, before = table.state.version, self._told_address
        self._told_address = table.table_view().id
        self._moved = self._told_address != before
        self.presence.seat(table.people())

    def committed(self, command: Command, batch: Batch) -> None:
        """Everybody has heard of ``batch``: what follows from it, and what is waited for now."""
        if self._view_changed:
            self._tell_present()
            admission.turn_out_kicked(self.table, self.presence.subscribers)
            if self._moved:
                admission.turn_out_strangers(self.table, self.presence.subscribers)
            self._who_is_here()
        self._tell_devices()
        self._stored_bytes.charge(batch.lines, self.presence.subscribers)
        for monitor in self._monitors:
            monitor.hear(batch.entries)
        self._bots.hear(batch.entries)
        self._bot_timers.silent.clear()
        if self._slow_programs.until and isinstance(command, Act):
            self._slow_programs.restart(self.table.seat_of(command.person))
        self.resume()

    def reloaded(self, table: Table) -> None:
        """Everybody is welcomed once more, and the game goes on."""
        self.table, self._to_act = table, table.to_act()
        self._see(table)
        self._bots = BotSeats(table, self._meter)
        self._bot_timers.silent.clear()
        for subscriber in self.presence.subscribers:
            self._devices.settle(table, subscriber)
            self._welcome(subscriber, 0)
        self.resume()
        self._who_is_here()

    # ── what happens by itself ───────────────────────────────────────────────────────────────

    def _wake(self) -> None:
        """Somebody is here again: the running turn begins anew, and bots go on."""
        game_run = self.table.game_run
        if game_run is not None:
            self._turn_timer.give_full_time(self._to_act.deadline, game_run.limit)
        self.resume()

    def resume(self) -> None:
        """Waits for those who are to act: their clock, bots, people who are gone."""
        if not self.presence.subscribers or self.queue.failures.set_aside:
            return
        to_act, programs = self._to_act, self.table.state.lobby.seating.programs
        self._turn_timer.set(to_act.deadline)
        if self._disconnects.watch(missing(to_act, self.presence.here)):
            self._tell_present(awaited=True)
        self._slow_programs.watch(slow(to_act, programs))
        self._bot_timers.set(to_act.bots, self.table)

    def pause(self) -> None:
        """No clock runs and no bot thinks, until somebody comes."""
        self._turn_timer.stop()
        self._bot_timers.stop()
        for timers in (self._absences, self._slow_programs):
            timers.watch(frozenset())

    def _turn_ends(self) -> None:
        due = self._turn_timer.due(self._to_act.deadline)
        if due is None or due.milliseconds:
            self.resume()
        else:
            self.queue.submit_next(TimeOut(due.seats[0]))

    def _bot_moves(self, seat: Seat) -> None:
        self.queue.when_settled(partial(self._bot_acts, seat))

    def _bot_acts(self, seat: Seat) -> None:
        """The pause of the bot on ``seat`` is over: what it has chosen is done."""
        if seat not in self._to_act.bots:
            return
        action = self._bots.chosen(seat)
        if action is None:
            self._bot_timers.wait_on(seat, self.table)
        elif self.table.keeps_back(action):
            self._bot_timers.silent.add(seat)
        else:
            self.queue.submit_next(BotAct(seat, action))
