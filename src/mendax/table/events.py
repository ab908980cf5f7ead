"""Events around a game, as sent to the people at a table.

All of these events are public at the table, with two exceptions. ``Salted`` is sent to the audience
of an opening (see ``fairness``). ``SaidTo`` is sent only to its two seats; others see that the two
are talking. Class and field names are the text form in records and the keys of the wire, so they
never change.
"""

from typing import Annotated, ClassVar

from mendax.core.game import Event, Seat
from mendax.core.meanings import means
from mendax.table.actions import Settings

BotName = Annotated[str, means("bot")]
"""The name of a bot in the registry."""


class TableOpened(Event, frozen=True):
    """The table was opened. ``commitment`` binds the next game's randomness."""

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
    """The player ``name`` left this seat, which is now empty or played by ``bot``.

    Before the first game, later seats move up. After a game, the seat stays empty until the next
    game.
    """

    seat: Seat
    kicked: bool
    bot: BotName | None
    name: str


class Returned(Event, frozen=True):
    """The player of this seat returned."""

    seat: Seat


class StoodIn(Event, frozen=True):
    """The person in this seat was disconnected. A bot plays until they return."""

    seat: Seat
    bot: BotName


class HandedOver(Event, frozen=True):
    """The player in this seat became the host."""

    seat: Seat


class HostPassed(Event, frozen=True):
    """The host, called ``name``, is away. The player in this seat is the host until they return."""

    name: str
    to: Seat


class HostReturned(Event, frozen=True):
    """The host has returned to this seat and is the host again."""

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
    """The seats were rearranged. ``order[i]`` is the former seat of the player now in seat i."""

    order: tuple[Seat, ...]


class RulesSet(Event, frozen=True):
    """The rules were set (see the table's ``rules``): the nearest preset, the options that differ
    from it, and the group's name for the rules.
    """

    preset: str
    changes: tuple[str, ...]
    name: str = ""

    added_fields: ClassVar[tuple[str, ...]] = ("name",)


class TakeOverAsked(Event, frozen=True):
    """The spectator ``name`` will take over this seat at the next round."""

    seat: Seat
    name: str


class TakeOverDropped(Event, frozen=True):
    """``name`` withdrew the request to take over this seat."""

    seat: Seat
    name: str


class TakenOver(Event, frozen=True):
    """The player ``name`` took over the seat, with its chips, dice and cards."""

    seat: Seat
    name: str


class Guessed(Event, frozen=True):
    """The player in this seat, who is out of the game, guessed whether the claim is true."""

    seat: Seat


class GuessesSettled(Event, frozen=True):
    """The claim was opened. Seats in ``right`` guessed right and get a bonus point; seats in
    ``wrong`` guessed wrong.
    """

    truth: bool
    """True if the claim was true."""
    right: tuple[Seat, ...]
    wrong: tuple[Seat, ...]


class GameSet(Event, frozen=True):
    """The next game was chosen, with its rules (see the table's ``rules``)."""

    game: str
    preset: str
    changes: tuple[str, ...]
    name: str = ""

    added_fields: ClassVar[tuple[str, ...]] = ("name",)


class TableSet(Event, frozen=True):
    """The table's settings were changed."""

    settings: Settings


class ShareBound(Event, frozen=True):
    """This seat bound a share of the next game's randomness by the hash ``bound``."""

    seat: Seat
    bound: str


class ShareAdded(Event, frozen=True):
    """This seat opened its share, which is now part of the game's randomness."""

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

    ``commitment`` binds the game's seed, and ``shares`` contains the hash of each seat's share. The
    shares are opened next.
    """

    number: int
    commitment: str
    shares: tuple[str | None, ...]


class Committed(Event, frozen=True):
    """Chance action ``draw`` has happened. The hash ``commitment`` binds its outcome."""

    draw: int
    commitment: str


class Salted(Event, frozen=True):
    """The salt that opens the commitment to ``draw``, for the seats that have just seen its
    outcome.
    """

    draw: int
    salt: str


class SeedOpened(Event, frozen=True):
    """The seed of the game that has just ended (setting ``open_seed``)."""

    seed: str


class NextCommitted(Event, frozen=True):
    """The commitment for the table's next game. Shares may now be bound to that game."""

    commitment: str


class ClockRanOut(Event, frozen=True):
    """This seat ran out of time. Its default action follows."""

    seat: Seat


class Said(Event, frozen=True):
    """A player or spectator sent free text.

    For a spectator, ``seat`` is None and ``name`` is the spectator's name.
    """

    seat: Seat | None
    name: str
    text: str


class SaidTo(Event, frozen=True):
    """One seat sent free text to another. Only these two seats receive the event."""

    seat: Seat
    to: Seat
    text: str


class PhraseSaid(Event, frozen=True):
    """A player said a quick phrase, given as a catalogue key."""

    seat: Seat | None
    name: str
    phrase: str


class Reacted(Event, frozen=True):
    """A player sent a reaction, given as a catalogue key, which may be directed at seat ``to``."""

    seat: Seat | None
    name: str
    reaction: str
    to: Seat | None


class Wore(Event, frozen=True):
    """The player in this seat put on this mask."""

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
    """The table has a new address (``TableView.id``). The old address admits no new people."""


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
