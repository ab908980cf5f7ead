"""The seats of a table, with people, bots, the host and kicked people, independent of any game's
rules.

Seats are numbered without gaps. They move only before the first game and when a game starts. During
a game, and while its result is shown, every player keeps their number.
"""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from mendax.core.game import Seat, Value
from mendax.table.devices import device_of, is_companion, seats_on
from mendax.table.faces import MASKS, free_colour, free_mask
from mendax.table.log import Person, refused
from mendax.table.names import likenesses, unlike
from mendax.table.views import SeatView


class Purse(Value, frozen=True):
    """A player's chips at a table, and the total of their purchases."""

    stack: int = 0
    bought: int = 0
    played: bool = False
    """True if this purse has been used in a game."""

    def filled(self, chips: int) -> "Purse":
        """Return the purse after a purchase."""
        return Purse(self.stack + chips, self.bought + chips, self.played)


class Sitter(Value, frozen=True):
    """One seat. A bot's own seat has no person. ``bot`` also plays for a person who is away."""

    person: Person | None
    name: str
    bot: str | None = None
    away: bool = False
    lost: bool = False
    """True if the player is away because of a disconnect."""
    purse: Purse | None = None
    """The chips in a game for chips; None before the first purchase."""
    mask: str | None = None
    """The seat's mask. It is None only until the seat is added to a table (``Seating.add``)."""
    colour: int = 0
    ready: bool = False
    """True if the player is ready for the next game."""
    bonus: int = 0
    """The number of right guesses made while the player was out (``guessing``)."""
    program: bool = False
    """True for programs (``programs``)."""
    reserved: bool = False
    """True if the seat is reserved for a program that has not joined yet. The seat is away until
    then.
    """
    vote: str | None = None
    """The player's vote for the next game (``voting``)."""

    @property
    def here(self) -> bool:
        """True if a person sits here and has not left."""
        return self.person is not None and not self.away

    @property
    def may_host(self) -> bool:
        """True if the player can be the host: a human on their own device."""
        return self.here and not self.program and not is_companion(self.person or "")


def _viewed(sitter: Sitter) -> SeatView:
    stack, bought = (None, 0) if sitter.purse is None else (sitter.purse.stack, sitter.purse.bought)
    return SeatView(
        sitter.name,
        sitter.bot,
        sitter.away,
        stack=stack,
        bought=bought,
        mask=sitter.mask or MASKS[0],
        colour=sitter.colour,
        ready=sitter.ready,
        lost=sitter.lost,
        bonus=sitter.bonus,
        program=sitter.program,
        reserved=sitter.reserved,
        vote=sitter.vote,
    )


NOBODY: Final = "Guest"
"""The name of a spectator who has not chosen one. The second such spectator is ``Guest 2``."""


class Seating:
    """A table's seats, and the people in and around them."""

    def __init__(self) -> None:
        self.seats: list[Sitter] = []
        self.host: Person | None = None
        self.absent_host: Person | None = None
        """The host from before a long absence, who becomes the host again on return."""
        self.kicked: set[Person] = set()
        self.muted: set[Person] = set()
        self.sat: set[Person] = set()
        """All people who have had a seat here."""
        self.programs: set[Person] = set()
        """All programs, with or without a seat."""
        self.visitors: dict[Person, str] = {}
        self.people: tuple[Person | None, ...] = ()
        """The person in each seat, or None for a bot. The tuple is cached because every entry needs
        it.
        """
        self.by_person: dict[Person, Seat] = {}
        """The seat of each seated person."""
        self.shared_devices: frozenset[Person] = frozenset()
        """The devices with a companion at the table."""

    # ── lookup ───────────────────────────────────────────────────────────────────────────────

    def seat_of(self, person: Person | None) -> Seat | None:
        """Return the seat of ``person``, or None."""
        return None if person is None else self.by_person.get(person)

    def own_seat(self, person: Person) -> Seat:
        """Return the seat of ``person``. Raises ``Refusal`` for people without a seat."""
        seat = self.by_person.get(person)
        if seat is None:
            raise refused("kicked" if person in self.kicked else "no-seat")
        return seat

    def seat(self, number: Seat) -> Sitter:
        """Return the sitter in a seat. Raises ``Refusal`` if the seat does not exist."""
        if type(number) is not int or not 0 <= number < len(self.seats):
            raise refused("no-such-seat", seats=len(self.seats))
        return self.seats[number]

    def name_of(self, person: Person) -> str:
        """Return the name of ``person``, seated or not. A person without a name gets a permanent
        one.
        """
        seat = self.seat_of(person)
        if seat is not None:
            return self.seats[seat].name
        if person not in self.visitors:
            self.visitors[person] = self.free_watcher_name(NOBODY, person)
        return self.visitors[person]

    def present_name(self, person: Person) -> str:
        """Return the name of ``person``, seated or not; ``NOBODY`` for a person without a name."""
        seat = self.seat_of(person)
        return self.visitors.get(person, NOBODY) if seat is None else self.seats[seat].name

    def is_muted(self, person: Person) -> bool:
        """Return whether ``person`` is muted here."""
        if not self.muted or person == self.host:
            return False
        return person in self.muted or device_of(person) in self.muted

    def require_voice(self, person: Person) -> None:
        """Raise ``Refusal`` for muted people."""
        if self.is_muted(person):
            raise refused("muted")

    def free_name(self, name: str, own: Seat | None = None) -> str:
        """Return ``name``, with a number if it looks like the name of another seat."""
        seated = [s.name for number, s in enumerate(self.seats) if number != own]
        return unlike(name, likenesses(seated))

    def free_watcher_name(self, name: str, person: Person) -> str:
        """Return ``name``, with a number if it looks like the name of another seat or spectator."""
        others = [n for visitor, n in self.visitors.items() if visitor != person]
        seated = [sitter.name for sitter in self.seats]
        return unlike(name, likenesses((*others, *seated)))

    def free_mask(self, name: str, wish: str | None = None) -> str:
        """Return ``wish`` if no seat wears it, otherwise a free mask for ``name``."""
        return free_mask(name, (sitter.mask for sitter in self.seats if sitter.mask), wish)

    def adds(self, person: Person, seat: Seat) -> bool:
        """Return whether the player in ``seat`` is a companion on the device of ``person``."""
        if type(seat) is not int or not 0 <= seat < len(self.people):
            return False
        one = self.people[seat]
        return one is not None and one != person and device_of(one) == person

    def with_device(self, seat: Seat) -> tuple[Seat, ...]:
        """Return ``seat`` and, if its person owns a device, the seats of all players on it."""
        person = self.seats[seat].person
        if person is None or is_companion(person):
            return (seat,)
        return seats_on(self.people, person)

    def present(self) -> tuple[Seat, ...]:
        """Return the seats of all players who are not away; they play the next game."""
        return tuple(number for number, s in enumerate(self.seats) if not s.away)

    def taken(self) -> int:
        """Return the number of seats that are occupied or reserved."""
        return sum(sitter.reserved or not sitter.away for sitter in self.seats)

    def anybody(self) -> bool:
        """Return whether any person has a seat and has not left."""
        return any(sitter.here for sitter in self.seats)

    def require_host(self, person: Person) -> None:
        """Raise ``Refusal`` unless ``person`` is the host."""
        if person != self.host:
            raise refused("not-host")

    def views(self) -> tuple[SeatView, ...]:
        """Return the seats' public views."""
        return tuple(map(_viewed, self.seats))

    def mark_program(self, person: Person) -> None:
        """Mark ``person`` as a program, which can never be the host."""
        self.programs.add(person)
        if person == self.absent_host:
            self.absent_host = None

    # ── changes ──────────────────────────────────────────────────────────────────────────────

    def add(self, sitter: Sitter) -> Seat:
        """Add a seat at the end with a free face, and return its number."""
        if sitter.person is not None:
            self.sat.add(sitter.person)
        mask = self.free_mask(sitter.name, sitter.mask)
        colour = free_colour(one.colour for one in self.seats)
        self._place([*self.seats, replace(sitter, mask=mask, colour=colour)])
        return len(self.seats) - 1

    def change(self, seat: Seat, **changes: object) -> None:
        """Change fields of the sitter in ``seat``."""
        self.seats[seat] = replace(self.seats[seat], **changes)
        self._place(self.seats)

    def replace(self, seat: Seat, sitter: Sitter) -> None:
        """Put another sitter in ``seat``."""
        self.seats[seat] = sitter
        self._place(self.seats)

    def keep(self, order: Iterable[Seat]) -> tuple[Sitter, ...]:
        """Keep only these seats, in this order, and return the removed sitters."""
        kept = tuple(order)
        gone = tuple(s for number, s in enumerate(self.seats) if number not in kept)
        self._place([self.seats[seat] for seat in kept])
        for sitter in gone:  # former players keep their names as spectators
            if sitter.person is not None and sitter.person not in self.visitors:
                self.visitors[sitter.person] = self.free_watcher_name(sitter.name, sitter.person)
        return gone

    def pass_host(self, after: Seat) -> Seat | None:
        """Make the first eligible player, starting at seat ``after``, the host, and return their
        seat.
        """
        count = len(self.seats)
        around = ((after + step) % count for step in range(count))
        seat = next((number for number in around if self.seats[number].may_host), None)
        self.host = None if seat is None else self.seats[seat].person
        return seat

    def _place(self, seats: list[Sitter]) -> None:
        self.seats = seats
        self.people = tuple(sitter.person for sitter in seats)
        self.by_person = {p: seat for seat, p in enumerate(self.people) if p is not None}
        companions = filter(is_companion, self.by_person)
        self.shared_devices = frozenset(map(device_of, companions))
