"""The clients of one table, and the messages to each.

This module never changes the table. ``live_table`` decides when each message is due.
"""

from functools import partial

from msgspec.structs import replace

from mendax.core.game import Reason
from mendax.server.store.disk_room import DiskRoom
from mendax.server.tables import admission
from mendax.server.tables.announcements import Announcements
from mendax.server.tables.disconnects import DisconnectTimers
from mendax.server.tables.presence import Names, Presence, Subscriber
from mendax.server.tables.requests import Messages
from mendax.server.tables.shared_devices import SharedDevices
from mendax.server.wire import outbound
from mendax.server.wire.messages import StorageOut, encode
from mendax.table.clock import Due
from mendax.table.log import Batch
from mendax.table.moderation import watchers
from mendax.table.table import Table


def watchers_of(table: Table) -> Names:
    """Return a function that names the watchers among some people, and the muted ones among
    them.
    """
    return partial(watchers, table.state.lobby.seating)


class Audience:
    """The clients of one table."""

    def __init__(
        self,
        table: Table,
        presence: Presence,
        disconnects: DisconnectTimers,
        announcements: Announcements,
        disk: DiskRoom,
    ) -> None:
        """``disconnects`` lists the people for whom the table waits."""
        self.devices = SharedDevices()
        self._presence, self._disconnects = presence, disconnects
        self._announcements, self._disk = announcements, disk
        self._version, self._address = table.state.version, table.table_view().id
        """The version of the view that all clients have, and the address in that view."""
        self._view_changed = self._moved = False
        """``_view_changed`` is true if the last command changed the view, and ``_moved`` if it
        changed the address.
        """

    def news(self, table: Table, batch: Batch, due: Due | None) -> Messages:
        """Return the news of a command for each client, to be sent once its lines are stored."""
        self._view_changed = table.state.version != self._version
        if self._view_changed:
            self.see(table)
        subscribers = self._presence.subscribers
        return outbound.news(table, subscribers, batch, due, self._view_changed)

    def see(self, table: Table) -> None:
        """Record the table's view after a change."""
        before, self._address = self._address, table.table_view().id
        self._version, self._moved = table.state.version, self._address != before
        self._presence.seat(table.people())

    def follow(self, table: Table, batch: Batch, due: Due | None) -> bool:
        """Send the consequences of a command after its news. Return whether the view has
        changed.
        """
        changed, subscribers = self._view_changed, self._presence.subscribers
        if changed:
            self.tell_present(table)
            admission.turn_out_kicked(table, subscribers)
            if self._moved:
                admission.turn_out_strangers(table, subscribers)
        if changed or self.devices.told:
            self._tell_devices(table, changed, due)
        return changed

    def welcome(self, table: Table, subscriber: Subscriber, since: int, due: Due | None) -> None:
        """Send one client the complete state: the table, and the entries after ``since``."""
        present = self._presence.now().present
        self._tell_device(table, subscriber)
        subscriber.push(*outbound.welcome(table, subscriber.person, since, present, due))
        admission.turn_out_kicked(table, (subscriber,))
        if notice := self._announcements.notice:
            subscriber.push(notice)

    def tell_storing(self, *subscribers: Subscriber) -> None:
        """Send these clients (by default, all) whether lines can be stored."""
        text = encode(StorageOut(self._disk.storing))
        for subscriber in subscribers or self._presence.subscribers:
            subscriber.push(text)

    def tell_present(self, table: Table, awaited: bool = False) -> bool:
        """Broadcast the connected and awaited people if they have changed, and return whether they
        have.

        ``awaited`` is true if the set of awaited people has changed.
        """
        present = self._presence.news(watchers_of(table))
        if present is None and not awaited:
            return False
        text = self._present(table)
        for subscriber in self._presence.subscribers:
            subscriber.push(text)
        return True

    def tell_newcomer(self, table: Table, subscriber: Subscriber) -> None:
        """Send a new client the watchers and the awaited people, which the welcome omits."""
        present = self._presence.now(watchers_of(table))
        if present.spectators or present.screens or self._disconnects.due():
            subscriber.push(self._present(table))

    def _present(self, table: Table) -> bytes:
        now = self._presence.now(watchers_of(table))
        # the projector of a tournament is no television of this table
        screens = 0 if table.state.lobby.tournament else now.screens
        return encode(replace(now, waits=self._disconnects.due(), screens=screens))

    def _tell_device(self, table: Table, subscriber: Subscriber) -> None:
        """Send a shared device its holder, and the people on it for whom the game waits."""
        news = self.devices.news(table, subscriber)
        if news is not None:
            subscriber.push(encode(news))

    def _tell_devices(self, table: Table, changed: bool, due: Due | None) -> None:
        """Send all devices the people who share them.

        If the sharing of a device has begun or ended, the device gets a new welcome with its new
        view.
        """
        for subscriber in self._presence.subscribers:
            if changed and self.devices.settle(table, subscriber):
                self.welcome(table, subscriber, 0, due)
            else:
                self._tell_device(table, subscriber)

    def turn_away(self, reason: Reason) -> None:
        """Disconnect all clients of a table that was set aside, with this reason."""
        admission.turn_all_away(self._presence.subscribers, reason)
