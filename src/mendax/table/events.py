"""Events around a game, as sent to the people at a table.

All events here are public at the table, except ``SaidTo``, which only its two seats receive (others
see that they talk), and ``Salted`` (see ``fairness``). Names of classes and fields are the record's
text form and the wire's keys: they never change.
"""

from typing import Annotated

from mendax.core.game import Event, Seat
from mendax.core.meanings import means
from mendax.table.actions import Settings

BotName = Annotated[str, means("bot")]
"""A bot of the registry."""


class TableOpened(Event, frozen=True):
    """The table was opened; ``commitment`` binds the randomness of its next game."""

    game: str
    commitment: str


class Seated(Event, frozen=True):
    """A player took this seat."""

    seat: Seat
    name: str
    bot: BotName | None


class SeatReserved(Event, frozen=True):
    """This seat was reserved for a program that has not joined yet."""

    seat: Seat
    name: str


class DeviceShared(Event, frozen=True):
    """The player on this seat plays on the device of the player on seat ``owner``."""

    seat: Seat
    owner: Seat


class Renamed(Event, frozen=True):
    """The player on this seat changed their name."""

    seat: Seat
    name: str


class Left(Event, frozen=True):
    """The player left this seat: the seat is empty, or a bot plays it (``bot``).

    Before the first game, later seats move up. After a game, the seat stays empty until the next.
    """

    seat: Seat
    kicked: bool
    bot: BotName | None


class Returned(Event, frozen=True):
    """The player of this seat returned to it."""

    seat: Seat


class StoodIn(Event, frozen=True):
    """The person on this seat was disconnected, and a bot plays until they return."""

    seat: Seat
    bot: BotName


class HandedOver(Event, frozen=True):
    """This seat became the host."""

    seat: Seat


class HostPassed(Event, frozen=True):
    """The host, called ``name``, is away: this seat is the host until they return."""

    name: str
    to: Seat


class HostReturned(Event, frozen=True):
    """The player on this seat has returned, and is the host again."""

    seat: Seat


class ReadySet(Event, frozen=True):
    """The player on this seat is ready for the next game, or no longer ready."""

    seat: Seat
    on: bool


class Voted(Event, frozen=True):
    """The player on this seat voted for the next game, or withdrew the vote."""

    seat: Seat
    game: str | None


class ScoreReset(Event, frozen=True):
    """The score of the evening was reset to zero (see the table's ``score``)."""


class Arranged(Event, frozen=True):
    """The seats were moved: ``order[i]`` is the former seat of the player now on seat i."""

    order: tuple[Seat, ...]


class RulesSet(Event, frozen=True):
    """The rules were set (see the table's ``rules``)."""

    preset: str
    changes: tuple[str, ...]


class TakeOverAsked(Event, frozen=True):
    """The spectator ``name`` takes this seat over at the next round."""

    seat: Seat
    name: str


class TakeOverDropped(Event, frozen=True):
    """``name`` withdrew the request to take this seat over."""

    seat: Seat
    name: str


class TakenOver(Event, frozen=True):
    """The player ``name`` took over the seat with its chips, dice and cards."""

    seat: Seat
    name: str


class Guessed(Event, frozen=True):
    """The player on this seat, who is out, guessed whether the claim is true."""

    seat: Seat


class GuessesSettled(Event, frozen=True):
    """The claim was opened: the seats in ``right`` had guessed right and get a bonus point;
    those in ``wrong`` had guessed wrong."""

    truth: bool
    """True if the claim was true."""
    right: tuple[Seat, ...]
    wrong: tuple[Seat, ...]


class GameSet(Event, frozen=True):
    """The next game was chosen, with its rules (see the table's ``rules``)."""

    game: str
    preset: str
    changes: tuple[str, ...]


class TableSet(Event, frozen=True):
    """The table's settings were changed."""

    settings: Settings


class ShareBound(Event, frozen=True):
    """A seat bound a share of the next game's randomness; ``bound`` is its hash."""

    seat: Seat
    bound: str


class ShareAdded(Event, frozen=True):
    """A seat opened its share, which becomes part of the game's randomness."""

    seat: Seat
    share: str


class SharesLeftOut(Event, frozen=True):
    """These seats did not open their shares in time: the game's randomness excludes their
    shares."""

    seats: tuple[Seat, ...]


class BoughtIn(Event, frozen=True):
    """This seat bought ``chips``; ``stack`` is its stack now."""

    seat: Seat
    chips: int
    stack: int


class GameStarted(Event, frozen=True):
    """Game ``number`` of this table began. ``commitment`` binds its seed, and ``shares`` are the
    hashes of all shares by seat; the shares themselves are opened next."""

    number: int
    commitment: str
    shares: tuple[str | None, ...]


class Committed(Event, frozen=True):
    """Chance action ``draw`` has happened; ``commitment`` is the hash that binds its outcome."""

    draw: int
    commitment: str


class Salted(Event, frozen=True):
    """The salt that opens commitment ``draw``, for the seats that just saw its outcome."""

    draw: int
    salt: str


class SeedOpened(Event, frozen=True):
    """The whole seed of the game that just ended (setting ``open_seed``)."""

    seed: str


class NextCommitted(Event, frozen=True):
    """The commitment for the table's next game; shares may be bound."""

    commitment: str


class ClockRanOut(Event, frozen=True):
    """The time of this seat is up; its default action follows."""

    seat: Seat


class Said(Event, frozen=True):
    """Free text. For a spectator, ``seat`` is None and ``name`` is the spectator's name."""

    seat: Seat | None
    name: str
    text: str


class SaidTo(Event, frozen=True):
    """Free text from one seat to another; only these two seats receive it."""

    seat: Seat
    to: Seat
    text: str


class PhraseSaid(Event, frozen=True):
    """A quick phrase (a key of the catalogue)."""

    seat: Seat | None
    name: str
    phrase: str


class Reacted(Event, frozen=True):
    """A reaction (a key of the catalogue), directed at seat ``to`` or at no seat."""

    seat: Seat | None
    name: str
    reaction: str
    to: Seat | None


class Wore(Event, frozen=True):
    """The player on this seat put on this mask."""

    seat: Seat
    mask: str


class Muted(Event, frozen=True):
    """The host muted or unmuted a person. ``seat`` is None for a spectator."""

    seat: Seat | None
    name: str
    on: bool


class WatcherRemoved(Event, frozen=True):
    """The host removed the spectator ``name``."""

    name: str


class LinkChanged(Event, frozen=True):
    """The table has a new address (``TableView.id``); the old address admits no new people."""


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
    *(Muted, WatcherRemoved, LinkChanged, SeatReserved, Voted, ScoreReset),
)
