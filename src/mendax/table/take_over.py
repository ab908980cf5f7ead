"""Who came late takes over a bot's or a leaver's seat when the next round begins.

Rules of this file
1. Free are the seats that a bot plays: its own, one of somebody who was removed, one of somebody
   who got up. Who only lost the connection keeps theirs, and who comes back in time does too.
2. Until the seat is given, whoever asked for it is a spectator and sees nothing hidden of it. It is
   given where nothing hidden lies on the table any more: between two rounds, or after the game.
3. What the seat has (chips, lives, points) stays with the seat.
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
    """Somebody who takes over a seat at the next round."""

    person: Person
    name: str


def take_over(lobby: Lobby, person: Person, action: TakeOver) -> Events:
    """Somebody without a seat asks for one, instead of what they asked for before."""
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
    """Somebody would rather go on watching."""
    dropped = _dropped(lobby, person)
    if not dropped:
        raise refused("no-take-over")
    return dropped


def _dropped(lobby: Lobby, person: Person) -> Events:
    seats = [seat for seat, asker in lobby.askers.items() if asker.person == person]
    return tuple(TakeOverDropped(seat, lobby.askers.pop(seat).name) for seat in seats)


def give_seat(lobby: Lobby, seat: Seat) -> Events:
    """The seat is theirs who asked for it, with all it has. Raises ``Refusal``."""
    if seat not in lobby.askers:
        raise refused("no-take-over")
    seating = lobby.seating
    asker, left = lobby.askers.pop(seat), seating.seat(seat)
    if left.person is not None and left.person == seating.absent_host:
        seating.absent_host = None
    name = seating.free_name(asker.name, seat)
    seating.sat.add(asker.person)
    taken = Sitter(asker.person, name, purse=left.purse)
    seating.replace(seat, taken)
    return (TakenOver(seat, name), *host_if_none(seating, seat))


def due(
    lobby: Lobby, game_run: GameRun | None, number: int
) -> tuple[tuple[str, Action, Person | None], ...]:
    """The lines by which seats go to who takes them over, if a round has begun since entry
    ``number``, or the game is over: who writes them, what, and for whom."""
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
