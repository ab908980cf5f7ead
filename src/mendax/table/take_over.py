"""Take-overs, in which a latecomer takes over a bot's seat at the next round.

Rules of this file
1. The seats of bots, and of people who left or were removed, can be taken over. A disconnected
   player keeps the seat, and so does a player who returns in time.
2. Until the take-over, the latecomer is a spectator and sees none of the seat's hidden information.
   The seat changes hands when it has no hidden information: between two rounds, or after the game.
3. Chips, lives and points stay with the seat.
"""

from typing import NamedTuple

from mendax.core.game import Action, Seat
from mendax.table.actions import DropTakeOver, GiveSeat, TakeOver
from mendax.table.events import TakenOver, TakeOverAsked, TakeOverDropped
from mendax.table.game_run import GameRun
from mendax.table.lobby import Events, Lobby, host_if_none
from mendax.table.log import PERSON, TABLE, Person, refused
from mendax.table.seats import Sitter


class Asker(NamedTuple):
    """A person who takes over a seat at the next round."""

    person: Person
    name: str


def take_over(lobby: Lobby, person: Person, action: TakeOver) -> Events:
    """Record a spectator's request for a seat, which replaces their earlier request."""
    seating = lobby.seating
    lobby.require_welcome(person)
    own = seating.seat_of(person)
    if own is not None:
        raise refused("seated", seat=own + 1)
    lobby.require_unlocked(person)
    if person in seating.programs:
        raise refused("program-seat")
    if not lobby.settings.take_over:
        raise refused("take-over-off")
    if lobby.phase != "playing":
        raise refused("not-running")
    sitter = seating.seat(action.seat)
    if sitter.bot is None or (sitter.person is not None and sitter.lost):
        raise refused("not-free", seat=action.seat + 1)
    asker = lobby.askers.get(action.seat)
    if asker is not None and asker.person != person:
        raise refused("asked-for", name=asker.name)
    if action.seat not in lobby.still_in():
        raise refused("out-of-game", seat=action.seat + 1)
    return _asked(lobby, person, action)


def _asked(lobby: Lobby, person: Person, action: TakeOver) -> Events:
    dropped = _dropped(lobby, person)
    lobby.askers[action.seat] = Asker(person, action.name)
    return (*dropped, TakeOverAsked(action.seat, action.name))


def drop(lobby: Lobby, person: Person, action: DropTakeOver) -> Events:  # noqa: ARG001
    """Withdraw a request. The person keeps watching."""
    dropped = _dropped(lobby, person)
    if not dropped:
        raise refused("no-take-over")
    return dropped


def _dropped(lobby: Lobby, person: Person) -> Events:
    seats = [seat for seat, asker in lobby.askers.items() if asker.person == person]
    return tuple(TakeOverDropped(seat, lobby.askers.pop(seat).name) for seat in seats)


def give_seat(lobby: Lobby, seat: Seat) -> Events:
    """Give the seat and its chips to the person who requested it. Raises ``Refusal``."""
    if seat not in lobby.askers:
        raise refused("no-take-over")
    seating = lobby.seating
    asker, left = lobby.askers.pop(seat), seating.seat(seat)
    if left.person is not None and left.person == seating.absent_host:
        seating.absent_host = None
    name = seating.free_name(asker.name, seat)
    seating.sat.add(asker.person)
    taken = Sitter(asker.person, name, purse=left.purse, mask=left.mask, colour=left.colour)
    seating.replace(seat, taken)
    return (TakenOver(seat, name), *host_if_none(seating, seat))


def due(
    lobby: Lobby, game_run: GameRun | None, number: int
) -> tuple[tuple[str, Action, Person | None], ...]:
    """Return the lines that give seats to their new players or withdraw requests for eliminated
    seats.

    Each line is an action with its actor and person. The result is empty unless a round has begun
    since entry ``number`` or the game is over.
    """
    if not lobby.askers or game_run is None:
        return ()
    if lobby.phase == "playing" and game_run.round_began < number:
        return ()
    return tuple(
        (TABLE, GiveSeat(seat), None)
        if game_run.over or seat in game_run.still_in()
        else (PERSON, DropTakeOver(), asker.person)
        for seat, asker in sorted(lobby.askers.items())
    )
