"""Who is ready for the next game, and whether all are who would play it.

People say so one by one between games. A game begins by itself when everybody is ready who is at
the table; who is there, only the server sees, and says with ``commands.ByTable``.
"""

from collections.abc import Container

from mendax.core.game import MendaxError
from mendax.table.actions import Ready
from mendax.table.events import ReadySet
from mendax.table.lobby import Events, Lobby
from mendax.table.log import Person, refused


def set_ready(lobby: Lobby, person: Person, action: Ready) -> Events:
    """Somebody is ready, or not any more, and with them all who play on their device.

    Refused who could not play: short of chips, or out.
    """
    seat = lobby.seating.own_seat(person)
    lobby.require_rest()
    if lobby.seating.seats[seat].away:
        raise refused("away")
    rules = lobby.chosen.rules
    staying = lobby.staying(rules)
    if action.on and seat not in staying:
        raise refused("no-rebuys")
    seats = (
        seat,
        *(one for one in lobby.seating.with_device(seat) if one in staying and one != seat),
    )
    if action.on:
        lobby.stacks.check_enough(lobby.seating, seats, rules)
    for one in seats:
        lobby.seating.change(one, ready=action.on)
    return tuple(ReadySet(one, action.on) for one in seats)


def require_all_ready(lobby: Lobby, absent: Container[int]) -> None:
    """Raises ``Refusal`` unless everybody is ready who would play; nobody waits for ``absent``."""
    seats = lobby.seating.seats
    asked = [
        seat
        for seat in lobby.staying(lobby.chosen.rules)
        if seats[seat].person is not None and seat not in absent
    ]
    if not asked or not all(seats[seat].ready for seat in asked):
        raise refused("not-all-ready")


def would_begin(lobby: Lobby, absent: Container[int]) -> bool:
    """Whether all are ready, and a game can begin with them."""
    try:
        require_all_ready(lobby, absent)
        lobby.check_start(lobby.chosen.rules, None)
    except MendaxError:
        return False
    return True
