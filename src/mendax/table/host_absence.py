"""The host's absence, during which another player is the host.

The server knows who is connected and decides with ``commands.ByTable``. A host who hands over the
role or leaves does not get it back automatically.
"""

from mendax.core.game import Seat
from mendax.table.events import HostPassed, HostReturned
from mendax.table.lobby import Events, Lobby
from mendax.table.log import refused


def pass_host(lobby: Lobby, to: Seat) -> Events:
    """Make the player in seat ``to`` the host while the host is away. Raises ``Refusal``."""
    seating = lobby.seating
    host, heir = seating.host, seating.seat(to)
    if host is None or not heir.may_host or heir.person == host:
        raise refused("nobody-there")
    if seating.absent_host is None:
        seating.absent_host = host
    elif heir.person == seating.absent_host:
        seating.absent_host = None
    gone = seating.name_of(host)
    seating.host = heir.person
    return (HostPassed(gone, to),)


def return_host(lobby: Lobby) -> Events:
    """Make the former host the host again. Raises ``Refusal`` unless they have a seat here."""
    seating = lobby.seating
    seat = seating.seat_of(seating.absent_host)
    if seat is None or not seating.seats[seat].here:
        raise refused("nobody-there")
    seating.host, seating.absent_host = seating.absent_host, None
    return (HostReturned(seat),)
