"""Adding a player to another player's device (``devices``)."""

from mendax.table.actions import AddPerson
from mendax.table.devices import is_companion, next_companion
from mendax.table.events import DeviceShared, Seated
from mendax.table.lobby import Events, Lobby
from mendax.table.log import Person, refused
from mendax.table.seats import Sitter


def add_person(lobby: Lobby, person: Person, action: AddPerson) -> Events:
    """Seat another player on the device of ``person``."""
    seating = lobby.seating
    owner = seating.own_seat(person)
    if seating.seats[owner].away:
        raise refused("away")
    if seating.seats[owner].program:
        raise refused("program-seat")
    if is_companion(person):
        raise refused("shared-device")
    if lobby.settings.locked and person != seating.host:
        raise refused("seats-locked")
    lobby.require_rest()
    lobby.require_room()
    companion = next_companion(seating.sat, person)
    seat = seating.add(Sitter(companion, action.name, mask=action.mask))
    return (Seated(seat, action.name, None), DeviceShared(seat, owner))
