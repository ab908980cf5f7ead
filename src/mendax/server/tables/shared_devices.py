"""Devices shared by several people: the view of each device, and messages about the sharing.

Rules of this file
1. A device with one player receives its owner's view. A shared device receives a spectator's view
   whenever none of its people holds it.
2. A shared screen receives a spectator's view, regardless of the device's owner.
3. The view changes only between two commands, when no message to the device is pending.
"""

from mendax.core.game import Seat
from mendax.server.tables.presence import Subscriber
from mendax.server.wire.messages import DeviceOut
from mendax.table import devices
from mendax.table.log import Person
from mendax.table.table import Table

_ALONE = DeviceOut((), None, None, ())


class SharedDevices:
    """The current holders of shared devices at a table."""

    def __init__(self) -> None:
        self._holders: dict[Subscriber, Person] = {}
        self.told: dict[Subscriber, DeviceOut] = {}

    def forget(self, subscriber: Subscriber) -> None:
        """Forget a disconnected client."""
        self._holders.pop(subscriber, None)
        self.told.pop(subscriber, None)

    def hold(self, table: Table, subscriber: Subscriber, seat: Seat | None) -> None:
        """Pass the device to the person in ``seat`` if they play on it, otherwise to no one."""
        self._holders.pop(subscriber, None)
        people = table.people()
        if seat is not None and seat in devices.seats_on(people, subscriber.device):
            self._holders[subscriber] = people[seat] or ""
        self.told.pop(subscriber, None)
        self.settle(table, subscriber)

    def settle(self, table: Table, subscriber: Subscriber) -> bool:
        """Update the person whose view the device receives, and return whether that person
        changed.
        """
        before, subscriber.person = subscriber.person, self._observer(table, subscriber)
        return before != subscriber.person

    def _observer(self, table: Table, subscriber: Subscriber) -> Person:
        people, device = table.people(), subscriber.device
        if subscriber.screen:
            return devices.nobody_at(device)
        if not devices.is_shared(people, device):
            self._holders.pop(subscriber, None)
            return device
        holder = self._holders.get(subscriber)
        if holder not in people:
            self._holders.pop(subscriber, None)
            holder = None
        return holder or devices.nobody_at(device)

    def news(self, table: Table, subscriber: Subscriber) -> DeviceOut | None:
        """Return the message about how the device is shared, if that has changed."""
        now = _seen(table, subscriber)
        if now == self.told.get(subscriber, _ALONE):
            return None
        if now == _ALONE:
            del self.told[subscriber]
        else:
            self.told[subscriber] = now
        return now


def _seen(table: Table, subscriber: Subscriber) -> DeviceOut:
    people, device = table.people(), subscriber.device
    if subscriber.screen or not devices.is_shared(people, device):
        return _ALONE
    seats = devices.seats_on(people, device)
    run = table.game_run
    asked = () if run is None or run.over else tuple(sorted(run.asked))
    waits = tuple([seat for seat in asked if seat in seats and table.bot_at(seat) is None])
    may = () if run is None else tuple(sorted(run.interrupting))
    interrupt = tuple([seat for seat in may if seat in seats and table.bot_at(seat) is None])
    holder = table.seat_of(subscriber.person)
    return DeviceOut(seats, table.seat_of(device), holder, waits, interrupt)
