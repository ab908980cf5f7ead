"""What follows from who is at the table: another host, the host again, a game that begins.

Pure arithmetic over the table's state and the people that the server sees; who is ``gone`` has
been disconnected for long (the server counts). Nobody is gone from a table where nobody is.
"""

from collections.abc import Set

from mendax.core.game import Seat
from mendax.table.actions import DropTakeOver, PassHost, ReturnHost, Start
from mendax.table.commands import ByTable, Command, Do
from mendax.table.lobby import Lobby
from mendax.table.log import Person
from mendax.table.readiness import would_begin


def awaited(lobby: Lobby) -> frozenset[Person]:
    """The people whose absence counts: all who sit here or will, and the host."""
    here = {sitter.person for sitter in lobby.seating.seats if sitter.here}
    asking = (asker.person for asker in lobby.askers.values())
    return frozenset(p for p in (*here, *asking, lobby.seating.host) if p is not None)


def follows(lobby: Lobby, connected: Set[Person], gone: Set[Person]) -> Command | None:
    """What the table does now of itself; None: nothing."""
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
    """The next person who is here, round the table from the host; None: nobody is."""
    seats = lobby.seating.seats
    first = (lobby.seating.seat_of(lobby.seating.host) or 0) + 1
    around = ((first + step) % len(seats) for step in range(len(seats)))
    there = (n for n in around if seats[n].may_host and seats[n].person in connected)
    return next(there, None)
