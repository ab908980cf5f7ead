"""The words of a table: what people do around a game, and what everyone hears of it.

A table's log holds these actions and the game's own, in one numbering. All events here are public
to everyone at the table, but for ``SaidTo``, which its two hear (others learn that they talk), and
``Salted`` (see ``fairness``).
"""

from fractions import Fraction
from typing import Annotated, Final, Literal

from msgspec import Meta

from mendax.core.game import Action, Event, Seat, Value

Name = Annotated[str, Meta(min_length=1, max_length=64)]
"""A name before it is cleaned; the cleaned one has at most 20 visible characters."""
Word = Annotated[str, Meta(min_length=1, max_length=64)]
ShareHex = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]

PHRASES: Final = (
    *("hello", "good-luck", "thinking", "hurry", "trust-me", "surely-not", "nice-bluff"),
    *("well-played", "ouch", "lucky", "thanks", "again", "bye"),
)
"""The ready phrases; their words are ``table-phrase-<name>`` in the catalogue."""


class Settings(Value, frozen=True, kw_only=True):
    """What the host decides about the table, apart from the game's rules."""

    spectators: bool = True
    """Whether people without a seat may watch."""
    chat: bool = True
    """Whether free text may be said (quick phrases have their own switch)."""
    phrases: bool = True
    open_seed: bool = False
    """Whether the whole seed is opened after each game, and with it every bluff."""
    pace: Literal["slow", "normal", "fast"] = "normal"
    """How long bots seem to think."""
    hints: bool = False
    """Whether those who play may ask what a sound player would do; known to all from the start."""
    whispers: bool = True
    """Whether two may talk in private (where free text may be said at all)."""


# ── what people do ───────────────────────────────────────────────────────────────────────────


class Sit(Action, frozen=True):
    """Take a free seat under this name (before the game, or between games)."""

    name: Name


class Rename(Action, frozen=True):
    """Be called otherwise."""

    name: Name


class Leave(Action, frozen=True):
    """Get up. In a running game a bot takes over, and the seat stays yours to come back to."""


class Return(Action, frozen=True):
    """Take one's own seat back from the bot."""


class AddBot(Action, frozen=True):
    """Host: seat a bot of this character."""

    bot: Word


class Remove(Action, frozen=True):
    """Host: remove a bot, or kick a person for good; in a running game a bot plays on."""

    seat: Seat


class HandOver(Action, frozen=True):
    """Host: make the person on this seat the host."""

    seat: Seat


class Arrange(Action, frozen=True):
    """Host: the seating order, as the seats whose people are not away in their new order."""

    order: tuple[Seat, ...]


class SetRules(Action, frozen=True):
    """Host: play by this preset, changed by these options (``lives=5``)."""

    preset: Word
    changes: tuple[Word, ...] = ()


class SetTable(Action, frozen=True):
    """Host: change the table's settings."""

    settings: Settings


class AddShare(Action, frozen=True):
    """A seat's own share of the randomness of the next game: 16 bytes in hexadecimal digits."""

    share: ShareHex


class BuyIn(Action, frozen=True):
    """Buy chips for one's stack, between games, as the table's limits allow (games for chips)."""

    chips: Annotated[int, Meta(ge=1, le=1_000_000)]


class Start(Action, frozen=True):
    """Host: begin the game, or after one the next (a rematch).

    What a log holds instead is ``Begin``; logs of the first release hold this.
    """


class Say(Action, frozen=True):
    """Free text to the table, at most 280 characters."""

    text: Annotated[str, Meta(min_length=1, max_length=280)]


class Whisper(Action, frozen=True):
    """Free text to one seat only; the others see that the two talk, and not a word of it."""

    to: Seat
    text: Annotated[str, Meta(min_length=1, max_length=280)]


class SayPhrase(Action, frozen=True):
    """One of the ready phrases, heard by everyone in their own language."""

    phrase: Word


TableAction = (
    *(Sit, Rename, Leave, Return, AddBot, Remove, HandOver, Arrange, SetRules, SetTable),
    *(AddShare, BuyIn, Start, Say, Whisper, SayPhrase),
)


class Open(Action, frozen=True):
    """Logged first: a table of this game, by these rules. ``stand_in`` plays for who leaves."""

    game: Word
    preset: Word
    changes: tuple[Word, ...]
    stand_in: Word


class Begin(Action, frozen=True):
    """Logged for ``Start``: a game begins by these rules, with these stacks (in games for chips).

    The rules are in words, the edition first: ``edition=2 lives=5 …``.
    """

    rules: tuple[Word, ...]
    stacks: tuple[int, ...] | None


class Settle(Action, frozen=True):
    """Logged when a game is over: how it ended, so that this stays known in any later edition."""

    payoffs: tuple[Fraction, ...]
    places: tuple[int, ...]
    lines: ShareHex
    """The hash of the game's lines, from ``Begin`` on: whether they are those that ended so."""


class RunOut(Action, frozen=True):
    """Logged in front of a default action: the clock of this seat ran out."""

    seat: Seat


LOGGED: tuple[type[Action], ...] = (*TableAction, Open, Begin, Settle, RunOut)
"""Every action around the game that a log may hold; clients send only ``TableAction``."""


# ── what everyone hears ──────────────────────────────────────────────────────────────────────


class TableOpened(Event, frozen=True):
    """The table stands; ``commitment`` binds the randomness of its next game."""

    game: str
    commitment: str


class Seated(Event, frozen=True):
    """Somebody took this seat."""

    seat: Seat
    name: str
    bot: str | None


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
    bot: str | None


class Returned(Event, frozen=True):
    """The one whose seat it is plays it again."""

    seat: Seat


class HandedOver(Event, frozen=True):
    """This seat is the host now."""

    seat: Seat


class Arranged(Event, frozen=True):
    """The seats were moved: ``order[i]`` is where the one now on seat i sat before."""

    order: tuple[Seat, ...]


class RulesSet(Event, frozen=True):
    """The rules are these now (see the table's ``rules``)."""

    preset: str
    changes: tuple[str, ...]


class TableSet(Event, frozen=True):
    """The table's settings are these now."""

    settings: Settings


class ShareAdded(Event, frozen=True):
    """A seat's share of the randomness, for all to check later."""

    seat: Seat
    share: str


class BoughtIn(Event, frozen=True):
    """This seat has bought ``chips``, and has ``stack`` now."""

    seat: Seat
    chips: int
    stack: int


class GameStarted(Event, frozen=True):
    """Game ``number`` of this table begins, with its randomness fixed by these."""

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
    """The commitment for the table's next game; shares may be added."""

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


TABLE_EVENTS: tuple[type[Event], ...] = (
    *(TableOpened, Seated, Renamed, Left, Returned, HandedOver, Arranged, RulesSet, TableSet),
    *(ShareAdded, BoughtIn, GameStarted, Committed, Salted, SeedOpened, NextCommitted, ClockRanOut),
    *(Said, SaidTo, PhraseSaid),
)
