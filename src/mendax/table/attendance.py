"""Consequences of presence: a new host, the host's return, the start of a game.

Pure functions of the table's state and the people connected to the server. The server declares a
person ``gone`` after a long disconnect. No person is gone while the table has no connections.
"""

from collections.abc import Set

from mendax.core.game import Seat
from mendax.table.actions import DropTakeOver, PassHost, ReturnHost, Start
from mendax.table.commands import ByTable, Command, Do
from mendax.table.lobby import Lobby
from mendax.table.log import Person
from mendax.table.readiness import would_begin


def awaited(lobby: Lobby) -> frozenset[Person]:
    """Return the people whose absence matters: the host, seated people, and people requesting a
    seat.
    """
    here = {sitter.person for sitter in lobby.seating.seats if sitter.here}
    asking = (asker.person for asker in lobby.askers.values())
    host = None if lobby.tournament else lobby.seating.host
    return frozenset(p for p in (*here, *asking, host) if p is not None)


def follows(lobby: Lobby, connected: Set[Person], gone: Set[Person]) -> Command | None:
    """Return the command that the table should issue next, or None."""
    seating = lobby.seating
    owner = seating.seat_of(seating.absent_host)
    if seating.absent_host in connected and owner is not None and seating.seats[owner].here:
        return ByTable(ReturnHost())
    heir = _heir(lobby, connected) if seating.host in gone else None
    if heir is not None:
        return ByTable(PassHost(heir))
    asker = next((a.person for a in lobby.askers.values() if a.person in gone), None)
    if asker is not None:
        return Do(asker, DropTakeOver())
    absent = tuple(n for n, sitter in enumerate(seating.seats) if sitter.person in gone)
    if lobby.phase != "playing" and would_begin(lobby, absent):
        return ByTable(Start(), absent)
    return None


def _heir(lobby: Lobby, connected: Set[Person]) -> Seat | None:
    """Return the seat of the first connected person after the host, or None."""
    seats = lobby.seating.seats
    first = (lobby.seating.seat_of(lobby.seating.host) or 0) + 1
    around = ((first + step) % len(seats) for step in range(len(seats)))
    there = (n for n in around if seats[n].may_host and seats[n].person in connected)
    return next(there, None)
