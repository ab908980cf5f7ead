"""Readiness for the next game.

Players declare readiness between games. A game begins automatically when all players present are
ready. The server knows who is present, and starts the game with ``commands.ByTable``.
"""

from collections.abc import Container

from mendax.core.game import MendaxError
from mendax.table.actions import Ready
from mendax.table.events import ReadySet
from mendax.table.lobby import Events, Lobby
from mendax.table.log import Person, refused
from mendax.table.voting import leading


def set_ready(lobby: Lobby, person: Person, action: Ready) -> Events:
    """Set the readiness of a person and all players on their device.

    Raises ``Refusal`` for players who cannot play because they are short of chips or out.
    """
    seat = lobby.seating.own_seat(person)
    lobby.require_no_tournament()
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
    """Raise ``Refusal`` unless everyone who would play is ready and no tie of votes has to be
    decided. ``absent`` seats are ignored.
    """
    seats = lobby.seating.seats
    asked = [
        seat
        for seat in lobby.staying(lobby.chosen.rules)
        if seats[seat].person is not None and seat not in absent
    ]
    tied = len(leading(lobby)) > 1
    if tied or not asked or not all(seats[seat].ready for seat in asked):
        raise refused("not-all-ready")


def would_begin(lobby: Lobby, absent: Container[int]) -> bool:
    """Return whether all players present are ready and a game can begin."""
    try:
        require_all_ready(lobby, absent)
        lobby.check_start(lobby.chosen.rules, None)
    except MendaxError:
        return False
    return True
