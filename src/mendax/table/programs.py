"""Programs at a table: seats that a host keeps for them, and what they may not do.

Rules of this file
1. A program is a person as any other: its view, its clock and who stands in for it are a person's.
   That it is none is known from the line that kept a seat for it (``ReserveSeat``), or from its own
   ``Sit``, and shown wherever it is named (``SeatView.program``).
2. It does nothing that hosts do, has nobody on its device, takes nobody's seat over, and speaks
   where the host lets programs speak (``Settings.programs_talk``).
3. It names itself when it sits down. A name that a reader would take for another's here is refused,
   not numbered: a program can choose another one.
"""

from mendax.table.actions import ReserveSeat
from mendax.table.events import SeatReserved
from mendax.table.lobby import Events, Lobby
from mendax.table.log import Person, refused
from mendax.table.names import clean_name, likeness, likenesses
from mendax.table.seats import Seating, Sitter


def as_reserved(lobby: Lobby, program: Person, name: str) -> ReserveSeat:
    """What the log holds of a seat that is kept for a program. Raises ``Refusal``."""
    return ReserveSeat(program, lobby.seating.free_name(clean_name(name)))


def own_name(seating: Seating, program: Person, given: str) -> str:
    """How a program is called that names itself so. Raises ``Refusal``."""
    name = clean_name(given)
    others = [sitter.name for sitter in seating.seats if sitter.person != program]
    others += [called for visitor, called in seating.visitors.items() if visitor != program]
    if not likeness(name).isdisjoint(likenesses(others)):
        raise refused("name-taken", given=name)
    return name


def reserve(lobby: Lobby, person: Person, action: ReserveSeat) -> Events:
    """The host keeps a seat for a program; one that was removed before may come again."""
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
    seat = seating.add(kept)
    seating.sat.discard(action.program)  # nobody sat there yet: it opens no locked seat later
    return (SeatReserved(seat, action.name),)


def require_voice(lobby: Lobby, person: Person) -> None:
    """Raises ``Refusal`` for the muted, and for programs where they may not speak."""
    lobby.seating.require_voice(person)
    if person in lobby.seating.programs and not lobby.settings.programs_talk:
        raise refused("programs-quiet")
