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

from msgspec.structs import replace

from mendax.core.game import MendaxError, Reason
from mendax.server.background_tasks import BackgroundTasks
from mendax.server.tables.command_queue import CommandQueue
from mendax.server.tables.failures import COME_AGAIN, MOVED
from mendax.server.tables.presence import Subscriber
from mendax.server.tables.requests import Request
from mendax.server.wire import outbound
from mendax.server.wire.messages import RefusedOut, encode
from mendax.table.commands import Do, Readdress
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
    return person is not None and bool(seats_on(table.people(), device_of(person)))


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


class NewLinks:
    """Hosts' requests for a new link of one table."""

    def __init__(self, queue: CommandQueue, add_address: AddAddress) -> None:
        self._queue, self._add_address = queue, add_address
        self._tasks = BackgroundTasks()

    def ask(self, request: Request) -> None:
        """Executes the request with an address that nobody knows; whoever is not the host, or asks
        again, is answered by the table at once."""
        table, command = self._queue.table, request.command
        assert isinstance(command, Do)
        host = table.state.lobby.seating.host
        if command.person != host or table.answer_to(command.person, command.id or "") is not None:
            self._queue.submit(request)
            return
        self._tasks.begin(self._move(request, command))

    async def _move(self, request: Request, command: Do) -> None:
        try:
            address = await self._add_address(self._queue.table.id)
        except MendaxError as error:
            self._queue.refuse(request, error.reason)
            return
        moved = Readdress(command.person, address, command.id)
        self._queue.submit(replace(request, command=moved))
