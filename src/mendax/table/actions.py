"""What people do around a game (sit down, set the rules, talk), and what the log holds besides.

A table's log holds these actions and the game's own, in one numbering. Names of classes and fields
are the log's text form and the wire's keys: they never change.
"""

from fractions import Fraction
from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta

from mendax.core.game import Action, Seat, Value

Name = Annotated[str, Meta(min_length=1, max_length=64)]
"""A name before it is cleaned; the cleaned one has at most 20 visible characters."""
Word = Annotated[str, Meta(min_length=1, max_length=64)]
ClientSeedHex = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
ShareHash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]

PHRASES: Final = (
    *("hello", "good-luck", "thinking", "hurry", "trust-me", "surely-not", "nice-bluff"),
    *("well-played", "ouch", "lucky", "thanks", "again", "bye"),
)
"""The ready phrases; their words are ``table-phrase-<name>`` in the catalogue."""

REACTIONS: Final = ("laugh", "gasp", "squint", "sweat", "weep", "cheer")
"""The faces one can make; their words are ``table-reaction-<name>`` in the catalogue."""

MASKS: Final = (
    *("fox", "owl", "cat", "bear", "hare", "wolf", "frog", "raven", "badger"),
    *("moon", "sun", "jester"),
)
"""The masks there are for people; their words are ``table-mask-<name>`` in the catalogue."""


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
    reactions: bool = True
    """Whether one may make faces."""

    take_over: bool = True
    """Whether who came late may take over a bot's seat in a running game."""

    locked: bool = False
    """Whether nobody new may take a seat: only who has sat here before, and bots of the host."""

    programs_talk: bool = False
    """Whether programs may speak and make faces."""

    added_fields: ClassVar[tuple[str, ...]] = ("reactions", "take_over", "locked", "programs_talk")


class Sit(Action, frozen=True):
    """Take a free seat under this name (before the game, or between games)."""

    name: Name
    program: bool = False
    """Whether a program sits down: it is marked as one, and stays one at this table."""

    added_fields: ClassVar[tuple[str, ...]] = ("program",)


class Rename(Action, frozen=True):
    """Be called otherwise."""

    name: Name


class Leave(Action, frozen=True):
    """Get up. In a running game a bot takes over, and the seat stays yours to come back to, until
    somebody else takes it over."""


class Return(Action, frozen=True):
    """Take one's own seat back from the bot."""


class AddBot(Action, frozen=True):
    """Host: seat a bot of this character, under a name; None: it is called like its character."""

    bot: Word
    name: Name | None = None

    added_fields: ClassVar[tuple[str, ...]] = ("name",)


class AddPerson(Action, frozen=True):
    """Seat somebody who plays on one's own device, under this name and mask (or the screen's)."""

    name: Name
    mask: Word | None = None


class Remove(Action, frozen=True):
    """Host: remove a bot, or kick a person for good; in a running game a bot plays on.

    Whoever added a person to their device makes them get up the same way.
    """

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


class SetGame(Action, frozen=True):
    """Host: the next game is this one, by the rules that it had here before, or its usual ones.

    What a log holds instead is ``ChangeGame``.
    """

    game: Word


class SetTable(Action, frozen=True):
    """Host: change the table's settings."""

    settings: Settings


class BindShare(Action, frozen=True):
    """Bind a share of the next game's randomness by its hash, once (``core.shares.share_hash``)."""

    bound: ShareHash


class AddShare(Action, frozen=True):
    """Open a share that is bound, when the game has begun: 16 bytes in hexadecimal digits."""

    share: ClientSeedHex


class BuyIn(Action, frozen=True):
    """Buy chips for one's stack, between games, as the table's limits allow (games for chips)."""

    chips: Annotated[int, Meta(ge=1, le=1_000_000)]


class Start(Action, frozen=True):
    """Host: begin the game, or after one the next (a rematch).

    What a log holds instead is ``Begin``.
    """


class TakeOver(Action, frozen=True):
    """Take over the seat of a bot, or of somebody who left, when the next round begins."""

    seat: Seat
    name: Name


class DropTakeOver(Action, frozen=True):
    """Go on watching after all."""


class Ready(Action, frozen=True):
    """One is ready for the next game, or not any more. When all who are here are, it begins."""

    on: bool


class Guess(Action, frozen=True):
    """Whoever is out guesses along: whether they believe what was claimed with entry ``claim``.

    Nobody learns it before the claim was opened.
    """

    claim: Annotated[int, Meta(ge=0, le=2**53)]
    believe: bool


class StandIn(Action, frozen=True):
    """Let a bot play this seat now, whose person's connection is gone: for the host, or if it is
    the host who is gone for anybody with a seat. The table does it by itself after a minute."""

    seat: Seat


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


class React(Action, frozen=True):
    """Make one of the ready faces, seen by everyone; towards one seat, if ``to`` names it."""

    reaction: Word
    to: Seat | None = None


class Wear(Action, frozen=True):
    """Put on one of the masks."""

    mask: Word


class Mute(Action, frozen=True):
    """Host: the one on this seat may talk no more here, or (not ``on``) again.

    What a log holds instead is ``Silence``.
    """

    seat: Seat
    on: bool


class MuteWatcher(Action, frozen=True):
    """Host: as ``Mute``, for who watches under this name."""

    name: Name
    on: bool


class RemoveWatcher(Action, frozen=True):
    """Host: remove who watches under this name, for good.

    What a log holds instead is ``Ban``.
    """

    name: Name


class NewLink(Action, frozen=True):
    """Host: the table gets another address. The old one leads only those here who sit here.

    What a log holds instead is ``Relink``.
    """


TableAction = (
    *(Sit, Rename, Leave, Return, AddBot, Remove, HandOver, Arrange, SetRules, SetTable, SetGame),
    *(BindShare, AddShare, BuyIn, Start, Ready, StandIn, Say, Whisper, SayPhrase, React, Wear),
    *(TakeOver, DropTakeOver, Guess, AddPerson, Mute, MuteWatcher, RemoveWatcher, NewLink),
)


class Open(Action, frozen=True):
    """Logged first: a table of this game, by these rules. ``stand_in`` plays for who leaves."""

    game: Word
    preset: Word
    changes: tuple[Word, ...]
    stand_in: Word
    open_seed: bool = False
    """Whether the table begins with ``Settings.open_seed``; those of earlier releases did not."""

    added_fields: ClassVar[tuple[str, ...]] = ("open_seed",)


class GiveSeat(Action, frozen=True):
    """Logged by the table: a round begins, or the game is over, and the seat is theirs who asked
    to take it over."""

    seat: Seat


class ChangeGame(Action, frozen=True):
    """Logged for ``SetGame``: the next game, its rules in words, its stand-in, and who of its bots
    sit where bots sat before, seat by seat."""

    game: Word
    preset: Word
    changes: tuple[Word, ...]
    stand_in: Word
    bots: tuple[Word, ...]


class Silence(Action, frozen=True):
    """Logged for ``Mute`` and ``MuteWatcher``: this person may talk no more here, or again."""

    person: Word
    on: bool


class Ban(Action, frozen=True):
    """Logged for ``RemoveWatcher``: this person was removed."""

    person: Word


class Relink(Action, frozen=True):
    """Logged for ``NewLink``: the address of the table from now on."""

    address: Word


class ReserveSeat(Action, frozen=True):
    """Logged when the host keeps a seat for a program: this person is one, known by a key, and
    called ``name`` until it sits down and names itself."""

    program: Word
    name: Name


class PassHost(Action, frozen=True):
    """Logged by the table: the host has been gone for long, and this seat is the host meanwhile."""

    to: Seat


class ReturnHost(Action, frozen=True):
    """Logged by the table: who was the host before they were gone is the host again."""


class Begin(Action, frozen=True):
    """Logged for ``Start``: a game begins by these rules, with these stacks (in games for chips).

    The table itself is the actor where all were ready. The rules are in words, the edition first:
    ``edition=2 lives=5 …``.
    """

    rules: tuple[Word, ...]
    stacks: tuple[int, ...] | None


class LeaveOut(Action, frozen=True):
    """Logged by the table: shares that are bound and not open by now do not count."""


class Settle(Action, frozen=True):
    """Logged when a game is over: how it ended, so that this stays known in any later edition."""

    payoffs: tuple[Fraction, ...]
    places: tuple[int, ...]
    lines: ClientSeedHex
    """The hash of the game's lines, from ``Begin`` on: whether they are those that ended so."""


class SettleGuesses(Action, frozen=True):
    """Logged by the table: a claim was opened, and these seats had guessed right and wrong."""

    truth: bool
    """Whether the claim was true."""
    right: tuple[Seat, ...]
    wrong: tuple[Seat, ...]


class RunOut(Action, frozen=True):
    """Logged in front of a default action: the clock of this seat ran out."""

    seat: Seat


_REQUESTS: Final = (SetGame, Start, Mute, MuteWatcher, RemoveWatcher, NewLink)
"""What clients send and a log never holds."""

LOGGED: tuple[type[Action], ...] = (
    *[kind for kind in TableAction if kind not in _REQUESTS],
    *(Open, Begin, Settle, RunOut, PassHost, ReturnHost, ChangeGame, GiveSeat, SettleGuesses),
    *(Silence, Ban, Relink, ReserveSeat, LeaveOut),
)
"""Every action around the game that a log may hold; clients send only ``TableAction``."""
