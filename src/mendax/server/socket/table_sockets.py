"""The sockets of one table: who comes in when there is little room, and who makes it.

Who sits at the table always comes in. Where it is full, the spectator who came last makes room;
where somebody has many sockets, their own oldest does, as it is likely the one that was lost.
Nothing here knows cookies or the protocol. Who sits there is asked of ``sits`` whenever it matters,
as people sit down and get up while they are connected.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

from mendax.core.game import Reason
from mendax.server.base.refusal import Refused
from mendax.server.base.settings import Rates
from mendax.server.tables.presence import Subscriber
from mendax.server.wire.messages import RefusedOut, encode
from mendax.table.table import Person

NO_ROOM: Final = 1013
"""How a socket is closed that makes room for another: try again later."""


Sits = Callable[[Person], bool]
"""Whether somebody has a seat now."""


class Pushed(Protocol):
    """An open socket, as those see it who only tell it something or hang up on it."""

    def push(self, *texts: bytes) -> None:
        """Send these, in order."""

    def close(self, code: int, why: str) -> None:
        """Send what waits, then close."""


class SocketPlace(NamedTuple):
    """One socket that was let in."""

    person: Person
    address: str
    socket: Pushed


class TableSockets:
    """The sockets of one table, the oldest first."""

    def __init__(self, rates: Rates) -> None:
        self._rates = rates
        self._places: list[SocketPlace] = []

    def __len__(self) -> int:
        return len(self._places)

    @property
    def places(self) -> tuple[SocketPlace, ...]:
        """All of them, the oldest first."""
        return tuple(self._places)

    def check(self, person: Person | None, address: str, sits: Sits) -> None:
        """Raises ``Refused`` if there is no room for one more socket of somebody who does not sit
        here; None: who is new."""
        watching = sum(p.address == address and not sits(p.person) for p in self._places)
        own = sum(place.person == person for place in self._places)
        if own >= self._rates.sockets_per_person:  # it takes the place of an older one
            return
        if (
            len(self._places) >= self._rates.sockets_per_table
            or watching >= self._rates.spectators_per_address
        ):
            raise Refused(503, "wire-refused-full")

    def enter(self, person: Person, address: str, socket: Subscriber, sits: Sits) -> None:
        """Lets in a socket for which there is room; another one may have to make it."""
        own = [place for place in self._places if place.person == person]
        if len(own) >= self._rates.sockets_per_person:
            self._turn_out(own[0])
        elif len(self._places) >= self._rates.sockets_per_table:
            watching = [place for place in self._places if not sits(place.person)]
            if watching:  # else there is no room but for more of those who sit
                self._turn_out(watching[-1])
        self._places.append(SocketPlace(person, address, socket))

    def leave(self, socket: Subscriber) -> None:
        """A socket is closed; nothing happens if it made room before."""
        self._places = [place for place in self._places if place.socket is not socket]

    def _turn_out(self, place: SocketPlace) -> None:
        self._places.remove(place)
        place.socket.push(encode(RefusedOut(Reason("wire-refused-full"))))
        place.socket.close(NO_ROOM, "another one takes this place")
