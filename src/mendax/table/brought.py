"""What somebody brings to the next game: their share of its randomness, and chips."""

import string
from typing import Final

from mendax.core.game import Seat
from mendax.table.actions import AddShare, BuyIn
from mendax.table.events import ShareAdded
from mendax.table.lobby import Events, Lobby
from mendax.table.log import Person, refused

HEX: Final = set(string.digits + "abcdef")


def add_client_seed(lobby: Lobby, person: Person, action: AddShare) -> Events:
    """A seat adds its share of the randomness."""
    seat = lobby.seating.own_seat(person)
    lobby.require_rest()
    if lobby.seating.seats[seat].away:
        raise refused("away")
    if len(action.share) != 32 or not set(action.share) <= HEX:
        raise refused("share")
    if lobby.seating.seats[seat].client_seed is not None:
        raise refused("share-added")
    lobby.seating.change(seat, client_seed=action.share)
    return (ShareAdded(seat, action.share),)


def buy(lobby: Lobby, person: Person, action: BuyIn) -> Events:
    """Somebody buys chips."""
    return (lobby.stacks.buy(lobby.seating, buyer(lobby, person), action.chips),)


def buyer(lobby: Lobby, person: Person) -> Seat:
    """The seat that buys chips. Raises ``Refusal``."""
    seat = lobby.seating.own_seat(person)
    lobby.require_rest()
    if lobby.seating.seats[seat].away:
        raise refused("away")
    return seat
