"""The sockets of one table, and the choice of the socket to close when a limit is reached.

Seated players can always connect. If the table is full, the newest spectator's socket is closed for
them. If a person has too many sockets, the oldest is closed, because it is probably lost. This
module knows neither cookies nor the protocol. It calls ``sits`` at each check, because people take
and leave seats while connected.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from mendax.core.game import Reason
from mendax.server.people.connected_sockets import Pushed
from mendax.server.settings.settings import Rates
from mendax.server.tables.presence import Subscriber
from mendax.server.wire.messages import RefusedOut, encode
from mendax.server.wire.refusal import Refused
from mendax.table.table import Person

NO_ROOM: Final = 1013
"""The close code for a socket closed in favour of another. It means "try again later"."""


Sits = Callable[[Person], bool]
"""A function that returns whether a person has a seat now."""


class SocketPlace(NamedTuple):
    """An admitted socket."""

    person: Person
    address: str
    socket: Pushed


class TableSockets:
    """The sockets of one table, oldest first."""

    def __init__(self, rates: Rates) -> None:
        self._rates = rates
        self._places: list[SocketPlace] = []

    def __len__(self) -> int:
        return len(self._places)

    @property
    def places(self) -> tuple[SocketPlace, ...]:
        """All sockets of the table, oldest first."""
        return tuple(self._places)

    def check(self, person: Person | None, address: str, sits: Sits) -> None:
        """Raise ``Refused`` if the limits allow no other socket for a person without a seat.

        ``person`` is None for a new guest.
        """
        watching = sum(p.address == address and not sits(p.person) for p in self._places)
        own = sum(place.person == person for place in self._places)
        if own >= self._rates.sockets_per_person:  # the new socket replaces an older one
            return
        if (
            len(self._places) >= self._rates.sockets_per_table
            or watching >= self._rates.spectators_per_address
        ):
            raise Refused(503, "wire-refused-full")

    def enter(self, person: Person, address: str, socket: Subscriber, sits: Sits) -> None:
        """Add a socket that passed ``check``. If necessary, another socket is closed."""
        own = [place for place in self._places if place.person == person]
        if len(own) >= self._rates.sockets_per_person:
            self._turn_out(own[0])
        elif len(self._places) >= self._rates.sockets_per_table:
            watching = [place for place in self._places if not sits(place.person)]
            if watching:  # otherwise all sockets belong to seated players
                self._turn_out(watching[-1])
        self._places.append(SocketPlace(person, address, socket))

    def leave(self, socket: Subscriber) -> None:
        """Remove a closed socket. A socket that was already removed is ignored."""
        self._places = [place for place in self._places if place.socket is not socket]

    def _turn_out(self, place: SocketPlace) -> None:
        self._places.remove(place)
        place.socket.push(encode(RefusedOut(Reason("wire-refused-full"))))
        place.socket.close(NO_ROOM, "another one takes this place")
