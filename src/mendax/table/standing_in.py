"""Bots that stand in for disconnected players until they return.

The server knows who is connected. It refuses stand-ins for connected people (``admission``), and
requests a stand-in automatically after a long disconnect.
"""

from mendax.core.game import Seat
from mendax.table.actions import StandIn
from mendax.table.events import StoodIn
from mendax.table.lobby import Events, Lobby
from mendax.table.log import Person, refused


def ask(lobby: Lobby, person: Person, action: StandIn) -> Events:
    """Let a bot replace a missing player, as requested by a person. Raises ``Refusal``."""
    seating = lobby.seating
    seating.own_seat(person)
    missing = seating.seat(action.seat).person
    if missing == person:
        raise refused("stand-in-here", seat=action.seat + 1)
    if seating.host not in (person, missing):
        raise refused("stand-in-host")
    return stand_in(lobby, action.seat)


def stand_in(lobby: Lobby, seat: Seat) -> Events:
    """Let the stand-in bot play the seat. Raises ``Refusal``."""
    sitter = lobby.seating.seat(seat)
    if lobby.phase != "playing":
        raise refused("not-running")
    if not sitter.here:
        raise refused("stand-in-bot", seat=seat + 1)
    lobby.seating.change(seat, away=True, bot=lobby.stand_in, lost=True)
    return (StoodIn(seat, lobby.stand_in),)
