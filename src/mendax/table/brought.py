"""Players' contributions to the next game: shares of its randomness, and chips."""

from mendax.core.game import Seat
from mendax.table.actions import BindShare, BuyIn
from mendax.table.events import ShareBound
from mendax.table.lobby import HEX, Events, Lobby
from mendax.table.log import Person, refused


def bind_share(lobby: Lobby, person: Person, action: BindShare) -> Events:
    """Bind a person's share, once per game, from any seat."""
    seat = _bringer(lobby, person)
    if len(action.bound) != 64 or not set(action.bound) <= HEX:
        raise refused("share-hash")
    if person in lobby.bound:
        raise refused("share-bound")
    lobby.bound[person] = action.bound
    return (ShareBound(seat, action.bound),)


def buy(lobby: Lobby, person: Person, action: BuyIn) -> Events:
    """Buy chips for a person."""
    return (lobby.stacks.buy(lobby.seating, buyer(lobby, person), action.chips),)


def buyer(lobby: Lobby, person: Person) -> Seat:
    """Return the seat that buys chips. Raises ``Refusal``."""
    return _bringer(lobby, person)


def _bringer(lobby: Lobby, person: Person) -> Seat:
    """Return the seat of a person who is present between games. Raises ``Refusal``."""
    seat = lobby.seating.own_seat(person)
    lobby.require_rest()
    if lobby.seating.seats[seat].away:
        raise refused("away")
    return seat
