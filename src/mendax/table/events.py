"""What everybody at a table is told of what happens around a game.

All events here are public to everyone at the table, but for ``SaidTo``, which its two hear (others
learn that they talk), and ``Salted`` (see ``fairness``). Names of classes and fields are the
record's text form and the wire's keys: they never change.
"""

from typing import Annotated

from mendax.core.game import Event, Seat
from mendax.core.meanings import means
from mendax.table.actions import Settings

BotName = Annotated[str, means("bot")]
"""A bot of the registry."""


class TableOpened(Event, frozen=True):
    """The table stands; ``commitment`` binds the randomness of its next game."""

    game: str
    commitment: str


class Seated(Event, frozen=True):
    """Somebody took this seat."""

    seat: Seat
    name: str
    bot: BotName | None


class SeatReserved(Event, frozen=True):
    """This seat is kept for a program, which has not come yet."""

    seat: Seat
    name: str


class DeviceShared(Event, frozen=True):
    """The one on this seat plays on the device of whoever sits on seat ``owner``."""

    seat: Seat
    owner: Seat


class Renamed(Event, frozen=True):
    """The one on this seat is called otherwise."""

    seat: Seat
    name: str


class Left(Event, frozen=True):
    """This seat is empty, or (``bot`` named) played by a bot from now on.

    Before the first game the later seats move up; after a game the seat stays empty until the next.
    """

    seat: Seat
    kicked: bool
    bot: BotName | None


class Returned(Event, frozen=True):
    """The one whose seat it is plays it again."""

    seat: Seat


class StoodIn(Event, frozen=True):
    """The connection of this seat's person is gone, and a bot plays on until they are back."""

    seat: Seat
    bot: BotName


class HandedOver(Event, frozen=True):
    """This seat is the host now."""

    seat: Seat


class HostPassed(Event, frozen=True):
    """The host, called ``name``, is away: this seat is the host until they are back."""

    name: str
    to: Seat


class HostReturned(Event, frozen=True):
    """The one on this seat is back, and is the host again."""

    seat: Seat


class ReadySet(Event, frozen=True):
    """The one on this seat is ready for the next game, or not any more."""

    seat: Seat
    on: bool


class Arranged(Event, frozen=True):
    """The seats were moved: ``order[i]`` is where the one now on seat i sat before."""

    order: tuple[Seat, ...]


class RulesSet(Event, frozen=True):
    """The rules are these now (see the table's ``rules``)."""

    preset: str
    changes: tuple[str, ...]


class TakeOverAsked(Event, frozen=True):
    """``name``, who watches, takes this seat over at the next round."""

    seat: Seat
    name: str


class TakeOverDropped(Event, frozen=True):
    """``name`` does not take this seat over after all."""

    seat: Seat
    name: str


class TakenOver(Event, frozen=True):
    """The seat is theirs now who is called ``name``, with all it has."""

    seat: Seat
    name: str


class Guessed(Event, frozen=True):
    """The one on this seat, who is out, has guessed whether the claim is true."""

    seat: Seat


class GuessesSettled(Event, frozen=True):
    """The claim was opened: these who are out had guessed right, and have a point of honour more,
    and these wrong."""

    truth: bool
    """Whether the claim was true."""
    right: tuple[Seat, ...]
    wrong: tuple[Seat, ...]


class GameSet(Event, frozen=True):
    """The next game is this one, by these rules (see the table's ``rules``)."""

    game: str
    preset: str
    changes: tuple[str, ...]


class TableSet(Event, frozen=True):
    """The table's settings are these now."""

    settings: Settings


class ShareBound(Event, frozen=True):
    """A seat has bound a share of the next game's randomness; ``bound`` is its hash."""

    seat: Seat
    bound: str


class ShareAdded(Event, frozen=True):
    """A seat's share is open, and counts."""

    seat: Seat
    share: str


class SharesLeftOut(Event, frozen=True):
    """These seats did not open their shares in time: the game is drawn without them."""

    seats: tuple[Seat, ...]


class BoughtIn(Event, frozen=True):
    """This seat has bought ``chips``, and has ``stack`` now."""

    seat: Seat
    chips: int
    stack: int


class GameStarted(Event, frozen=True):
    """Game ``number`` of this table begins. ``commitment`` binds its seed, and ``shares`` are the
    hashes of all shares by seat; the shares themselves are opened now."""

    number: int
    commitment: str
    shares: tuple[str | None, ...]


class Committed(Event, frozen=True):
    """Chance action ``draw`` has happened and can't be changed: the hash that binds it."""

    draw: int
    commitment: str


class Salted(Event, frozen=True):
    """The salt that opens commitment ``draw``, for those who just learned its outcome."""

    draw: int
    salt: str


class SeedOpened(Event, frozen=True):
    """The whole seed of the game just ended (setting ``open_seed``)."""

    seed: str


class NextCommitted(Event, frozen=True):
    """The commitment for the table's next game; shares may be bound."""

    commitment: str


class ClockRanOut(Event, frozen=True):
    """The time of this seat is up; what stands in for it follows."""

    seat: Seat


class Said(Event, frozen=True):
    """Free text. ``seat`` is None when a spectator speaks, who is then called ``name``."""

    seat: Seat | None
    name: str
    text: str


class SaidTo(Event, frozen=True):
    """Free text from one seat to another. Private: the two hear it, and nobody else."""

    seat: Seat
    to: Seat
    text: str


class PhraseSaid(Event, frozen=True):
    """A ready phrase (a key of the catalogue)."""

    seat: Seat | None
    name: str
    phrase: str


class Reacted(Event, frozen=True):
    """A face that somebody made (a key of the catalogue), at seat ``to`` or at nobody."""

    seat: Seat | None
    name: str
    reaction: str
    to: Seat | None


class Wore(Event, frozen=True):
    """The one on this seat has put on this mask."""

    seat: Seat
    mask: str


class Muted(Event, frozen=True):
    """The host has muted somebody, or lets them talk again. ``seat`` is None for who watches."""

    seat: Seat | None
    name: str
    on: bool


class WatcherRemoved(Event, frozen=True):
    """The host has removed ``name``, who watched."""

    name: str


class LinkChanged(Event, frozen=True):
    """The table has another address (``TableView.id``); the old one leads nobody new here."""


TABLE_EVENTS: tuple[type[Event], ...] = (
    *(TableOpened, Seated, Renamed, Left, Returned, HandedOver, Arranged, RulesSet, TableSet),
    *(
        ShareBound,
        ShareAdded,
        SharesLeftOut,
        BoughtIn,
        GameStarted,
        Committed,
        Salted,
        SeedOpened,
        NextCommitted,
        ClockRanOut,
    ),
    *(Said, SaidTo, PhraseSaid, Reacted, Wore, HostPassed, HostReturned, ReadySet, GameSet),
    *(StoodIn, TakeOverAsked, TakeOverDropped, TakenOver, Guessed, GuessesSettled, DeviceShared),
    *(Muted, WatcherRemoved, LinkChanged, SeatReserved),
)
