"""Who sits where: people, bots, the host, and who was kicked. It knows no rules of any game.

Seats are numbered without gaps. They move only before the first game and when a game starts; while
one is played, and while its end is still looked at, everybody keeps their number.
"""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from mendax.core.game import Seat, Value
from mendax.table.devices import device_of, is_companion, seats_on
from mendax.table.log import Person, refused
from mendax.table.names import likenesses, unlike
from mendax.table.views import SeatView


class Purse(Value, frozen=True):
    """What somebody at a table has, and all that they have bought."""

    stack: int = 0
    bought: int = 0
    played: bool = False
    """Whether a game has been played with it."""

    def filled(self, chips: int) -> "Purse":
        """The purse after a purchase."""
        return Purse(self.stack + chips, self.bought + chips, self.played)


class Sitter(Value, frozen=True):
    """One seat. A bot's own seat has no person; a person's is played by ``bot`` while away."""

    person: Person | None
    name: str
    bot: str | None = None
    away: bool = False
    wins: int = 0
    lost: bool = False
    """Whether they are away because their connection is gone."""
    purse: Purse | None = None
    """Chips, in games for chips; None before anything was bought."""
    mask: str | None = None
    """The mask that they chose."""
    ready: bool = False
    """Whether they are ready for the next game."""
    honour: int = 0
    """How often they guessed right while they were out (``guessing``)."""
    program: bool = False
    """Whether this is no human (``programs``)."""
    reserved: bool = False
    """Whether the seat is kept for a program that has not come yet; it is away meanwhile."""

    @property
    def here(self) -> bool:
        """Whether a person sits here who has not got up."""
        return self.person is not None and not self.away

    @property
    def may_host(self) -> bool:
        """Whether a human sits here who can be the host: on a device of their own."""
        return self.here and not self.program and not is_companion(self.person or "")


def _viewed(sitter: Sitter) -> SeatView:
    stack, bought = (None, 0) if sitter.purse is None else (sitter.purse.stack, sitter.purse.bought)
    return SeatView(
        sitter.name,
        sitter.bot,
        sitter.away,
        stack=stack,
        bought=bought,
        mask=sitter.mask,
        ready=sitter.ready,
        lost=sitter.lost,
        honour=sitter.honour,
        program=sitter.program,
        reserved=sitter.reserved,
    )


NOBODY: Final = "Guest"
"""How a spectator is called who has not said otherwise; the second is ``Guest 2``."""


class Seating:
    """The seats of a table, and the people on and around them."""

    def __init__(self) -> None:
        self.seats: list[Sitter] = []
        self.host: Person | None = None
        self.absent_host: Person | None = None
        """Who was the host before they were gone for long; they are it again when they are back."""
        self.kicked: set[Person] = set()
        self.muted: set[Person] = set()
        self.sat: set[Person] = set()
        """Everybody who ever had a seat here."""
        self.programs: set[Person] = set()
        """Those who are programs, wherever they are."""
        self.visitors: dict[Person, str] = {}
        self.people: tuple[Person | None, ...] = ()
        """Who sits where, None for bots; kept at hand because every entry remembers it."""
        self.by_person: dict[Person, Seat] = {}
        """Where everybody sits who does."""
        self.shared_devices: frozenset[Person] = frozenset()
        """The devices that somebody else than their owner plays on."""

    # ── who is who ───────────────────────────────────────────────────────────────────────────

    def seat_of(self, person: Person | None) -> Seat | None:
        """Where ``person`` sits."""
        return None if person is None else self.by_person.get(person)

    def own_seat(self, person: Person) -> Seat:
        """Where ``person`` sits. Raises ``Refusal`` for those without a seat."""
        seat = self.by_person.get(person)
        if seat is None:
            raise refused("kicked" if person in self.kicked else "no-seat")
        return seat

    def seat(self, number: Seat) -> Sitter:
        """Who sits there. Raises ``Refusal`` if there is no such seat."""
        if type(number) is not int or not 0 <= number < len(self.seats):
            raise refused("no-such-seat", seats=len(self.seats))
        return self.seats[number]

    def name_of(self, person: Person) -> str:
        """How ``person`` is called here, seated or not; who has no name gets one for good."""
        seat = self.seat_of(person)
        if seat is not None:
            return self.seats[seat].name
        if person not in self.visitors:
            self.visitors[person] = self.free_watcher_name(NOBODY, person)
        return self.visitors[person]

    def is_muted(self, person: Person) -> bool:
        """Whether ``person`` may not talk here."""
        if not self.muted or person == self.host:
            return False
        return person in self.muted or device_of(person) in self.muted

    def require_voice(self, person: Person) -> None:
        """Raises ``Refusal`` for the muted."""
        if self.is_muted(person):
            raise refused("muted")

    def free_name(self, name: str, own: Seat | None = None) -> str:
        """``name``, numbered if somebody else here is called so."""
        seated = [s.name for number, s in enumerate(self.seats) if number != own]
        return unlike(name, likenesses(seated))

    def free_watcher_name(self, name: str, person: Person) -> str:
        """``name``, numbered if anybody else here, seated or watching, is called so."""
        others = [n for visitor, n in self.visitors.items() if visitor != person]
        seated = [sitter.name for sitter in self.seats]
        return unlike(name, likenesses((*others, *seated)))

    def adds(self, person: Person, seat: Seat) -> bool:
        """Whether the one on ``seat`` plays on the device of ``person``, who is another."""
        if type(seat) is not int or not 0 <= seat < len(self.people):
            return False
        one = self.people[seat]
        return one is not None and one != person and device_of(one) == person

    def with_device(self, seat: Seat) -> tuple[Seat, ...]:
        """``seat``, and the seats of all who play on its person's device, if it is theirs."""
        person = self.seats[seat].person
        if person is None or is_companion(person):
            return (seat,)
        return seats_on(self.people, person)

    def present(self) -> tuple[Seat, ...]:
        """The seats that play in the next game: all but those who are away."""
        return tuple(number for number, s in enumerate(self.seats) if not s.away)

    def taken(self) -> int:
        """How many seats nobody else can have: of those who play, and what is kept."""
        return sum(sitter.reserved or not sitter.away for sitter in self.seats)

    def anybody(self) -> bool:
        """Whether any person sits here who has not got up."""
        return any(sitter.here for sitter in self.seats)

    def require_host(self, person: Person) -> None:
        """Raises ``Refusal`` unless ``person`` is the host."""
        if person != self.host:
            raise refused("not-host")

    def views(self) -> tuple[SeatView, ...]:
        """The seats as everybody sees them."""
        return tuple(map(_viewed, self.seats))

    def mark_program(self, person: Person) -> None:
        """``person`` is a program from now on, so it never is the host again."""
        self.programs.add(person)
        if person == self.absent_host:
            self.absent_host = None

    # ── what moves ───────────────────────────────────────────────────────────────────────────

    def add(self, sitter: Sitter) -> Seat:
        """A new seat at the end."""
        if sitter.person is not None:
            self.sat.add(sitter.person)
        self._place([*self.seats, sitter])
        return len(self.seats) - 1

    def change(self, seat: Seat, **changes: object) -> None:
        """Something about the one on ``seat`` is different now."""
        self.seats[seat] = replace(self.seats[seat], **changes)
        self._place(self.seats)

    def replace(self, seat: Seat, sitter: Sitter) -> None:
        """Another sits there now."""
        self.seats[seat] = sitter
        self._place(self.seats)

    def keep(self, order: Iterable[Seat]) -> tuple[Sitter, ...]:
        """Only these seats, in this order; the others, who are gone."""
        kept = tuple(order)
        gone = tuple(s for number, s in enumerate(self.seats) if number not in kept)
        self._place([self.seats[seat] for seat in kept])
        for sitter in gone:  # who goes on watching is still called what they were called
            if sitter.person is not None and sitter.person not in self.visitors:
                self.visitors[sitter.person] = self.free_watcher_name(sitter.name, sitter.person)
        return gone

    def pass_host(self, after: Seat) -> Seat | None:
        """The host goes to the first who can be it from ``after`` on; None if there is nobody."""
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
