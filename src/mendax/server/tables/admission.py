"""Admission to a table: valid addresses, and disconnecting removed people.

Rules of this file
1. A table can be found at every address that it ever had. An old address admits only seated
   players, whose pages may not have received the new address. The address is checked at the
   handshake and again at the hello message, because the link may have changed in between.
2. A removed person receives the reason and is disconnected on all screens.
3. A new address is stored before the table shows it. The shown address is therefore always valid,
   even after a failure.
"""

from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import Final

from mendax.core.game import Reason
from mendax.server.tables.announcements import Announcements
from mendax.server.tables.failures import COME_AGAIN, MOVED
from mendax.server.tables.presence import Presence, Subscriber
from mendax.server.wire import outbound
from mendax.server.wire.messages import RefusedOut, encode
from mendax.server.wire.refusal import Refused
from mendax.table.actions import NewLink, StandIn, Start
from mendax.table.commands import Command, Do, Readdress
from mendax.table.devices import device_of, seats_on
from mendax.table.log import Person
from mendax.table.table import Table

REMOVED: Final = 4003
"""The close code for the socket of a removed person."""
_FAILED: Final = 1011
"""The close code for the sockets of a table that was set aside."""
AddAddress = Callable[[str], Awaitable[str]]
"""A function that creates and stores another address for the table with this id."""


def admits(table: Table, address: str, person: Person | None) -> bool:
    """Return whether ``person`` may use ``address``, a present or past address of the table."""
    if address == table.table_view().id:
        return True
    return person is not None and sits(table, person)


def sits(table: Table, person: Person) -> bool:
    """Return whether a person, or another player on the same device, has a seat."""
    return bool(seats_on(table.people(), device_of(person)))


def plays(table: Table, person: Person) -> bool:
    """Return whether a person has a seat, or a player on the same device, and has not left it."""
    seats = table.table_view().seats
    return any(not seats[seat].away for seat in seats_on(table.people(), device_of(person)))


def turn_out_kicked(table: Table, subscribers: Iterable[Subscriber]) -> None:
    """Disconnect removed people."""
    kicked = table.state.lobby.seating.kicked
    for subscriber in tuple(subscribers) if kicked else ():
        if subscriber.device in kicked:
            _hang_up(subscriber, Reason("table-refused-kicked"))


def turn_out_strangers(table: Table, subscribers: Iterable[Subscriber]) -> None:
    """Disconnect people without a seat who may not watch, so that they don't receive the new
    link.
    """
    for subscriber in tuple(subscribers):
        if not outbound.observer(table, subscriber.person).watches:
            _hang_up(subscriber, Reason("wire-refused-no-table"))


def turned_away(
    subscriber: Subscriber, table: Table, address: str | None, set_aside: Reason | None
) -> bool:
    """Reject a client's hello if the table is set aside or its link has changed.

    ``address`` is the address that the client used. Return whether the client was rejected.
    """
    if set_aside:
        turn_away(subscriber, set_aside)
        return True
    if address is None or admits(table, address, subscriber.device):
        return False
    _hang_up(subscriber, Reason("wire-refused-no-table"))
    return True


def turn_away(subscriber: Subscriber, reason: Reason) -> None:
    """Close a client's socket, because its table is set aside or served by another server."""
    if reason is MOVED:
        subscriber.close(COME_AGAIN, "come again")
        return
    subscriber.push(encode(RefusedOut(reason)))
    subscriber.close(_FAILED, "the table is set aside")


def turn_all_away(subscribers: Iterable[Subscriber], reason: Reason) -> None:
    """Disconnect all clients of a table that was set aside."""
    for subscriber in tuple(subscribers):
        turn_away(subscriber, reason)


def lost_seats(table: Table, device: Person, returning: Collection[Person]) -> Iterable[Person]:
    """Yield the people on ``device`` who get their seats back.

    They are the players who lost their seats when the device disconnected, and ``returning`` people
    who had left.
    """
    people, seats = table.people(), table.table_view().seats
    for seat in seats_on(people, device):
        person = people[seat]
        if person is None or not seats[seat].away or seats[seat].reserved:
            continue
        if person in returning or seats[seat].lost:
            yield person


def _hang_up(subscriber: Subscriber, reason: Reason) -> None:
    subscriber.push(encode(RefusedOut(reason)))
    subscriber.close(REMOVED, "removed")


class Admission:
    """Checks commands against the connected clients, which the log does not record."""

    def __init__(
        self, presence: Presence, announcements: Announcements, add_address: AddAddress
    ) -> None:
        self._presence, self._announcements = presence, announcements
        self._add_address = add_address

    async def allowed(self, table: Table, command: Do) -> Command:
        """Return the command to execute: ``command``, or a ``Readdress`` for a new link.

        Raises ``MendaxError`` if the command is not allowed now.
        """
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
    """Return whether this is the host's first request with this id. The table answers
    repetitions.
    """
    host = table.state.lobby.seating.host
    known = table.answer_to(command.person, command.id or "")
    return command.person == host and known is None
