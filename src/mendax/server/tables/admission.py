"""Who is admitted to a table: by which address one comes in, and who is hung up on.

Rules of this file
1. A table is found by every address that it ever had, and comes in by an older one only who sits
   there: their page may not have heard of the new one. That is asked at the handshake, and again
   when somebody says hello: the link may be new since.
2. Who is removed is told so and hung up on, on all their screens.
3. A new address is in the store before the table says that it is its own: so whatever fails
   meanwhile, the address that the table says leads there.
"""

from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from mendax.core.game import Reason
from mendax.server.base.refusal import Refused
from mendax.server.tables.announcements import Announcements
from mendax.server.tables.failures import COME_AGAIN, MOVED
from mendax.server.tables.presence import Presence, Subscriber
from mendax.server.wire import outbound
from mendax.server.wire.messages import RefusedOut, encode
from mendax.table.actions import NewLink, StandIn, Start
from mendax.table.commands import Command, Do, Readdress
from mendax.table.devices import device_of, seats_on
from mendax.table.log import Person
from mendax.table.table import Table

REMOVED: Final = 4003
"""How the socket of somebody is closed who was removed."""
_FAILED: Final = 1011
"""How it is closed when its table is set aside."""
AddAddress = Callable[[str], Awaitable[str]]
"""Finds another address for the table of this id, and keeps it."""


def admits(table: Table, address: str, person: Person | None) -> bool:
    """Whether ``person`` may come to the table by this address, one of all it ever had."""
    if address == table.table_view().id:
        return True
    return person is not None and sits(table, person)


def sits(table: Table, person: Person) -> bool:
    """Whether they have a seat, or somebody who plays on their device."""
    return bool(seats_on(table.people(), device_of(person)))


def turn_out_kicked(table: Table, subscribers: Iterable[Subscriber]) -> None:
    """Hangs up on those who were removed."""
    kicked = table.state.lobby.seating.kicked
    for subscriber in tuple(subscribers) if kicked else ():
        if subscriber.device in kicked:
            _hang_up(subscriber, Reason("table-refused-kicked"))


def turn_out_strangers(table: Table, subscribers: Iterable[Subscriber]) -> None:
    """Hangs up on those who neither sit nor may watch: they are not told of a new link."""
    for subscriber in tuple(subscribers):
        if not outbound.observer(table, subscriber.person).watches:
            _hang_up(subscriber, Reason("wire-refused-no-table"))


def turned_away(
    subscriber: Subscriber, table: Table, address: str | None, set_aside: Reason | None
) -> bool:
    """Whether somebody is hung up on who says hello: at a table that is set aside, or that has had
    a new link since they came by ``address``."""
    if set_aside:
        turn_away(subscriber, set_aside)
        return True
    if address is None or admits(table, address, subscriber.device):
        return False
    _hang_up(subscriber, Reason("wire-refused-no-table"))
    return True


def turn_away(subscriber: Subscriber, reason: Reason) -> None:
    """Close the socket of somebody whose table is set aside, or is at another worker."""
    if reason is MOVED:
        subscriber.close(COME_AGAIN, "come again")
        return
    subscriber.push(encode(RefusedOut(reason)))
    subscriber.close(_FAILED, "the table is set aside")


def turn_all_away(subscribers: Iterable[Subscriber], reason: Reason) -> None:
    """Hangs up on all who are at a table that is set aside."""
    for subscriber in tuple(subscribers):
        turn_away(subscriber, reason)


def lost_seats(table: Table, device: Person) -> Iterable[Person]:
    """Who takes a seat back when ``device`` comes: its owner, and who lost theirs with it."""
    people, seats = table.people(), table.table_view().seats
    for seat in seats_on(people, device):
        person = people[seat]
        if person is None or not seats[seat].away or seats[seat].reserved:
            continue
        if person == device or seats[seat].lost:
            yield person


def _hang_up(subscriber: Subscriber, reason: Reason) -> None:
    subscriber.push(encode(RefusedOut(reason)))
    subscriber.close(REMOVED, "removed")


class Admission:
    """What only the server can judge of a command, as the log does not know who is connected."""

    def __init__(
        self, presence: Presence, announcements: Announcements, add_address: AddAddress
    ) -> None:
        self._presence, self._announcements = presence, announcements
        self._add_address = add_address

    async def allowed(self, table: Table, command: Do) -> Command:
        """Return the command to execute: ``command``, or a ``Readdress`` for a new link.

        Raises ``MendaxError`` if it may not be done now."""
        match command.action:
            case Start() if not self._announcements.lets(command):
                raise Refused(503, "wire-refused-draining")
            case StandIn(seat=seat):
                people = table.people()
                if 0 <= seat < len(people) and people[seat] in self._presence.here:
                    raise Refused(409, "table-refused-stand-in-here", seat=seat + 1)
            case NewLink() if _is_new(table, command):
                address = await self._add_address(table.id)
                return Readdress(command.person, address, command.id)
        return command


def _is_new(table: Table, command: Do) -> bool:
    """Whether the host asks, for the first time: the table answers all others itself."""
    host = table.state.lobby.seating.host
    known = table.answer_to(command.person, command.id or "")
    return command.person == host and known is None
