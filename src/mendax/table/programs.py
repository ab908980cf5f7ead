"""Programs at a table: reserved seats and limits.

Rules of this file
1. A program is treated like a person: it has a person's view, clock and stand-in. The line that
   reserved its seat (``ReserveSeat``), or its ``Sit``, marks it as a program. It is shown as a
   program everywhere (``SeatView.program``).
2. A program cannot be the host, add people to its device, or take over a seat. It talks only if the
   host permits it (``Settings.programs_talk``).
3. A program chooses its name when it sits down. A name that looks like another name here is
   refused, because a program can choose again.
"""

from msgspec.structs import replace

from mendax.table.actions import ReserveSeat
from mendax.table.events import SeatReserved
from mendax.table.lobby import Events, Lobby
from mendax.table.log import Person, refused
from mendax.table.names import clean_name, likeness, likenesses
from mendax.table.seats import Seating, Sitter


def as_reserved(lobby: Lobby, program: Person, name: str) -> ReserveSeat:
    """Return the log's action that reserves a seat for a program. Raises ``Refusal``."""
    free = lobby.seating.free_name(clean_name(name))
    return ReserveSeat(program, free, lobby.seating.free_mask(free))


def own_name(seating: Seating, program: Person, given: str) -> str:
    """Return the name that a program has chosen, cleaned. Raises ``Refusal``."""
    name = clean_name(given)
    others = [sitter.name for sitter in seating.seats if sitter.person != program]
    others += [called for visitor, called in seating.visitors.items() if visitor != program]
    if not likeness(name).isdisjoint(likenesses(others)):
        raise refused("name-taken", given=name)
    return name


def reserve(lobby: Lobby, person: Person, action: ReserveSeat) -> Events:
    """Reserve a seat for a program; host only. A program that was removed may get a seat again."""
    seating = lobby.seating
    seating.require_host(person)
    own = seating.seat_of(action.program)
    if own is not None:
        raise refused("seated", seat=own + 1)
    lobby.require_rest()
    lobby.require_room()
    seating.kicked.discard(action.program)
    seating.programs.add(action.program)
    kept = Sitter(action.program, action.name, away=True, program=True, reserved=True)
    seat = seating.add(replace(kept, mask=action.mask))
    seating.sat.discard(action.program)  # a reservation alone does not unlock seats
    return (SeatReserved(seat, action.name),)


def require_voice(lobby: Lobby, person: Person) -> None:
    """Raise ``Refusal`` for muted people, and for programs if they may not talk."""
    lobby.seating.require_voice(person)
    if person in lobby.seating.programs and not lobby.settings.programs_talk:
        raise refused("programs-quiet")
