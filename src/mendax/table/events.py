"""Events around a game, as sent to the people at a table.

All these events are public at the table, except ``Salted`` (see ``fairness``) and ``SaidTo``, which
only its two seats receive (others see that they talk). Class and field names are the record's text
form and the wire's keys, so they never change.
"""

from typing import Annotated

from mendax.core.game import Event, Seat
from mendax.core.meanings import means
from mendax.table.actions import Settings

BotName = Annotated[str, means("bot")]
"""A bot of the registry."""


class TableOpened(Event, frozen=True):
    """The table was opened; ``commitment`` binds the next game's randomness."""

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
    """The player in this seat shares the device of the player in seat ``owner``."""

    seat: Seat
    owner: Seat


class Renamed(Event, frozen=True):
    """The player in this seat changed their name."""

    seat: Seat
    name: str


class Left(Event, frozen=True):
    """The player left this seat, which is now empty or played by ``bot``.

    Before the first game, later seats move up. After a game, the seat stays empty until the next
    one.
    """

    seat: Seat
    kicked: bool
    bot: BotName | None


class Returned(Event, frozen=True):
    """This seat's player returned."""

    seat: Seat


class StoodIn(Event, frozen=True):
    """The person in this seat was disconnected; a bot plays until they return."""

    seat: Seat
    bot: BotName


class HandedOver(Event, frozen=True):
    """This seat became the host."""

    seat: Seat


class HostPassed(Event, frozen=True):
    """The host, called ``name``, is away; this seat is the host until they return."""

    name: str
    to: Seat


class HostReturned(Event, frozen=True):
    """The player in this seat has returned and is the host again."""

    seat: Seat


class ReadySet(Event, frozen=True):
    """The player in this seat is, or no longer is, ready for the next game."""

    seat: Seat
    on: bool


class Voted(Event, frozen=True):
    """The player in this seat voted for the next game, or withdrew the vote."""

    seat: Seat
    game: str | None


class ScoreReset(Event, frozen=True):
    """The evening's score was reset to zero (see the table's ``score``)."""


class Arranged(Event, frozen=True):
    """The seats were rearranged: ``order[i]`` is the former seat of the player now in seat i."""

    order: tuple[Seat, ...]


class RulesSet(Event, frozen=True):
    """The rules were set (see the table's ``rules``)."""

    preset: str
    changes: tuple[str, ...]


class TakeOverAsked(Event, frozen=True):
    """The spectator ``name`` will take over this seat at the next round."""

    seat: Seat
    name: str


class TakeOverDropped(Event, frozen=True):
    """``name`` withdrew the request to take over this seat."""

    seat: Seat
    name: str


class TakenOver(Event, frozen=True):
    """The player ``name`` took over the seat with its chips, dice and cards."""

    seat: Seat
    name: str


class Guessed(Event, frozen=True):
    """The player in this seat, who is out, guessed whether the claim is true."""

    seat: Seat


class GuessesSettled(Event, frozen=True):
    """The claim was opened: seats in ``right`` guessed right and get a bonus point; seats in
    ``wrong`` guessed wrong."""

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
    """A seat opened its share, which is now part of the game's randomness."""

    seat: Seat
    share: str


class SharesLeftOut(Event, frozen=True):
    """These seats did not open their shares in time, so the randomness excludes them."""

    seats: tuple[Seat, ...]


class BoughtIn(Event, frozen=True):
    """This seat bought ``chips`` and now has ``stack``."""

    seat: Seat
    chips: int
    stack: int


class GameStarted(Event, frozen=True):
    """Game ``number`` of this table began.

    ``commitment`` binds its seed, and ``shares`` contains the hash of each seat's share; the shares
    are opened next.
    """

    number: int
    commitment: str
    shares: tuple[str | None, ...]


class Committed(Event, frozen=True):
    """Chance action ``draw`` has happened; the hash ``commitment`` binds its outcome."""

    draw: int
    commitment: str


class Salted(Event, frozen=True):
    """The salt that opens commitment ``draw``, for the seats that have just seen its outcome."""

    draw: int
    salt: str


class SeedOpened(Event, frozen=True):
    """The whole seed of the game that has just ended (setting ``open_seed``)."""

    seed: str


class NextCommitted(Event, frozen=True):
    """The commitment for the table's next game, to which shares may now be bound."""

    commitment: str


class ClockRanOut(Event, frozen=True):
    """This seat ran out of time; its default action follows."""

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
    """A quick phrase, as a catalogue key."""

    seat: Seat | None
    name: str
    phrase: str


class Reacted(Event, frozen=True):
    """A reaction, as a catalogue key, directed at seat ``to`` or at no seat."""

    seat: Seat | None
    name: str
    reaction: str
    to: Seat | None


class Wore(Event, frozen=True):
    """The player in this seat put on this mask."""

    seat: Seat
    mask: str


class Muted(Event, frozen=True):
    """The host muted or unmuted a person; ``seat`` is None for a spectator."""

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
