"""One table that somebody is at: what everybody is told, and what happens by itself.

Commands go through ``command_queue``. This file puts together who is here (``presence``) and what
happens by itself (``automatic``).

Rules of this file
1. What everybody will hear is written down once the command was executed, before anything else is
   done at the table, and sent when its lines are on the disk: first the answer to whoever asked,
   then the news to all.
2. A table where nobody is connected stands still: no clock runs and no bot plays, and the running
   turn gets its full time when somebody returns. So neither a lost network nor a restart of the
   server costs anybody their turn.
3. One worker has a table. If another one has stored lines of it, this copy is out of date: it is
   let go, and everybody here is told to come again (``registry``).
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from weakref import proxy

from mendax.core.game import Reason, Seat
from mendax.server.meter import Meter
from mendax.server.store.disk_room import DiskRoom
from mendax.server.tables import admission
from mendax.server.tables.admission import AddAddress, NewLinks
from mendax.server.tables.announcements import Announcements
from mendax.server.tables.automatic import AutomaticCommands
from mendax.server.tables.bot_process import BotProcess
from mendax.server.tables.clock import Clock
from mendax.server.tables.command_queue import CommandQueue
from mendax.server.tables.loop_watchdog import Watch
from mendax.server.tables.presence import Monitor, Presence, Subscriber
from mendax.server.tables.requests import Request
from mendax.server.tables.shared_devices import SharedDevices
from mendax.server.tables.stored_bytes import StoredBytes
from mendax.server.tables.table_follower import Messages
from mendax.server.tables.table_log import TableLog
from mendax.server.tables.telling import present_message, storing_message, watchers_of
from mendax.server.while_open import WhileOpen
from mendax.server.wire import outbound
from mendax.server.wire.messages import encode
from mendax.table.actions import NewLink, Return, StandIn, Start
from mendax.table.commands import Do
from mendax.table.devices import device_of, seats_on
from mendax.table.log import Batch
from mendax.table.table import Person, Table


class LiveTable:
    """A table in memory, with all who are at it."""

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
        """Another object after it was loaded anew."""
        self.clock = clock
        self.disk = disk
        self._announcements = announcements or Announcements()
        self._monitors: set[Monitor] = set()
        self._meter = meter or Meter()
        self.queue = CommandQueue(table, log, clock, watch, self._meter)
        # What is below calls this, and does not keep it in memory: no cycles.
        self.queue.follower = proxy(self)
        self.presence = Presence(table.people())
        self._leases: set[object] = set()
        self._devices = SharedDevices()
        self._new_links = NewLinks(self.queue, add_address)
        self._coming: set[Subscriber] = set()
        """Connected, and not yet welcomed."""
        self._told_version, self._told_address = table.state.version, table.table_view().id
        self._view_changed = self._moved = False
        self._stored_bytes = StoredBytes()
        self._overtaken = overtaken
        lets = self._announcements.lets
        self._automatic = AutomaticCommands(
            self.queue, self.presence, clock, self._meter, lets, bot_process
        )

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

    def leased(self) -> AbstractContextManager[None]:
        """Stays in memory while somebody is on the way here, or stays: a second copy of this table
        would hear nothing of what is done at the first."""
        return WhileOpen(self._leases.add, self._leases.discard, object())

    # ── who comes and goes ───────────────────────────────────────────────────────────────────

    def join(self, subscriber: Subscriber, since: int, address: str | None = None) -> None:
        """Somebody connected, by this address (None: the table's), and is told all from now on."""
        self._coming.add(subscriber)
        self.queue.when_settled(partial(self._come_in, subscriber, since, address))

    def _come_in(self, subscriber: Subscriber, since: int, address: str | None) -> None:
        if subscriber not in self._coming:
            return
        self._coming.discard(subscriber)
        if admission.turned_away(subscriber, self.table, address, self.set_aside):
            return
        self.presence.add(subscriber)
        self._devices.settle(self.table, subscriber)
        if len(self.presence.subscribers) == 1:
            self._automatic.wake()
            self.resume()
        self._welcome(subscriber, since)
        if not self.disk.storing:
            subscriber.push(storing_message(self.disk))
        if not self._tell_present(
            self._automatic.see_missing()
        ):  # who just came has not heard it yet
            self._say_present(subscriber)
        if not subscriber.screen:
            self._take_back(subscriber.device)
        self._automatic.attend()

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
        due = self._automatic.turn.due(self._automatic.to_act.deadline)
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
            self._automatic.attend()
        else:
            self.pause()

    def _see_who_is_missing(self) -> None:
        """Everybody hears whom the table waits for, and who is connected, if that has changed."""
        self._tell_present(self._automatic.see_missing())

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
        if others or self._automatic.disconnects.due():
            subscriber.push(self._present())

    def _present(self) -> bytes:
        """Who is connected, and who of those who are not is waited for."""
        now, waits = self.presence.now(watchers_of(self.table)), self._automatic.disconnects.due()
        return present_message(now, waits, len(self._monitors))

    def _tell_device(self, subscriber: Subscriber) -> None:
        """A shared device hears who has it, and whom of its people the game waits for."""
        news = self._devices.news(self.table, subscriber)
        if news is not None:
            subscriber.push(encode(news))

    def _tell_devices(self) -> None:
        """After a command, where the view of the table has changed or a device is shared. A device
        that somebody shares now, or nobody any more, is welcomed as whoever it sees the table
        as."""
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
        self._automatic.to_act = to_act = table.to_act()
        due = None if to_act.deadline is None else self._automatic.turn.due(to_act.deadline)
        return outbound.news(table, self.presence.subscribers, batch, due, self._view_changed)

    def _see(self, table: Table) -> None:
        """What all see of the table has changed."""
        self._told_version, before = table.state.version, self._told_address
        self._told_address = table.table_view().id
        self._moved = self._told_address != before
        self.presence.seat(table.people())

    def committed(self, batch: Batch) -> None:
        """Everybody has heard of ``batch``: what follows from it, and what is waited for now."""
        if self._view_changed:
            self._tell_present()
            admission.turn_out_kicked(self.table, self.presence.subscribers)
            if self._moved:
                admission.turn_out_strangers(self.table, self.presence.subscribers)
            self._automatic.attend()
        if self._view_changed or self._devices.told:
            self._tell_devices()
        for monitor in self._monitors:
            monitor.hear(batch.entries)
        self._automatic.heard(batch)
        self._stored_bytes.charge(batch.lines, self.presence.subscribers)
        self.resume()

    def overtaken(self) -> None:
        """Another worker has stored lines of this table."""
        if self._overtaken is not None:
            self._overtaken(self)

    def reloaded(self, table: Table) -> None:
        """Everybody is welcomed once more, and the game goes on."""
        self.table = table
        self._automatic.reloaded(table)
        self._see(table)
        for subscriber in self.presence.subscribers:
            self._devices.settle(table, subscriber)
            self._welcome(subscriber, 0)
        self.resume()
        self._automatic.attend()

    # ── what happens by itself ───────────────────────────────────────────────────────────────

    def resume(self) -> None:
        """Waits for those who are to act: their clock, bots, people who are gone."""
        if self._automatic.resume():
            self._tell_present(awaited=True)

    def pause(self) -> None:
        """No clock runs and no bot thinks, until somebody comes."""
        self._automatic.pause()

    def close(self) -> None:
        """It is let go: nothing happens here any more."""
        self._automatic.close()
