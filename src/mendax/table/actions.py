"""Actions around a game, such as taking a seat, setting rules and talking.

A table's log numbers these actions and the game's own in one sequence. Class and field names are
the log's text form and the wire's keys, so they never change.
"""

from fractions import Fraction
from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta

from mendax.core.game import Action, Seat, Value

Name = Annotated[str, Meta(min_length=1, max_length=64)]
"""A name before cleaning; a cleaned name has at most 20 visible characters."""
Word = Annotated[str, Meta(min_length=1, max_length=64)]
ClientSeedHex = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
ShareHash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Settings(Value, frozen=True, kw_only=True):
    """The host's table settings, apart from the rules."""

    spectators: bool = True
    """True if people without a seat may watch."""
    chat: bool = True
    """True if players may write free text (quick phrases have their own switch)."""
    phrases: bool = True
    open_seed: bool = False
    """True if the whole seed is published after each game, which reveals every bluff."""
    pace: Literal["slow", "normal", "fast"] = "normal"
    """The speed of bots."""
    hints: bool = False
    """True if players may ask for a sound player's advice; visible to all from the start."""
    whispers: bool = True
    """True if two players may talk in private (requires ``chat``)."""
    reactions: bool = True
    """True if players may send reactions."""

    take_over: bool = True
    """True if a latecomer may take over a bot's seat in a running game."""

    locked: bool = False
    """True if only people who have sat here before, and the host's bots, may take a seat."""

    programs_talk: bool = False
    """True if programs may talk and send reactions."""

    added_fields: ClassVar[tuple[str, ...]] = ("reactions", "take_over", "locked", "programs_talk")


class Sit(Action, frozen=True):
    """Take a free seat under this name (before the game, or between games)."""

    name: Name
    program: bool = False
    """True if a program takes the seat; its player is then a program at this table for good."""
    mask: Word | None = None
    """The requested mask; the log records the assigned mask."""

    added_fields: ClassVar[tuple[str, ...]] = ("program", "mask")


class Rename(Action, frozen=True):
    """Change your name."""

    name: Name


class Leave(Action, frozen=True):
    """Leave your seat; in a running game a bot plays on until you return."""


class Return(Action, frozen=True):
    """Take your seat back from the bot."""


class AddBot(Action, frozen=True):
    """Host: seat a bot of this character, named after the character if ``name`` is missing."""

    bot: Word
    name: Name | None = None
    mask: Word | None = None
    """The same as in ``Sit``."""

    added_fields: ClassVar[tuple[str, ...]] = ("name", "mask")


class AddPerson(Action, frozen=True):
    """Seat another player on your device, under this name and mask (as in ``Sit``)."""

    name: Name
    mask: Word | None = None


class Remove(Action, frozen=True):
    """Host: remove a bot, or kick a person permanently; in a running game a bot plays on.

    The owner of a device uses the same action to remove people added to the device.
    """

    seat: Seat


class HandOver(Action, frozen=True):
    """Host: make the person in this seat the host."""

    seat: Seat


class Arrange(Action, frozen=True):
    """Host: set the seating order, given as the seats of all people present in their new order."""

    order: tuple[Seat, ...]


class SetRules(Action, frozen=True):
    """Host: use this preset with these changes to its options (``lives=5``)."""

    preset: Word
    changes: tuple[Word, ...] = ()


class SetGame(Action, frozen=True):
    """Host: choose the next game (logged as ``ChangeGame``), with its last rules here or the preset
    of the same name."""

    game: Word


class SetTable(Action, frozen=True):
    """Host: change the table's settings."""

    settings: Settings


class BindShare(Action, frozen=True):
    """Bind a share of the next game's randomness by its hash (``core.shares.share_hash``), once."""

    bound: ShareHash


class AddShare(Action, frozen=True):
    """Open a bound share after the game has begun: 16 bytes in hexadecimal digits."""

    share: ClientSeedHex


class BuyIn(Action, frozen=True):
    """Buy chips between games, within the table's limits (games for chips only)."""

    chips: Annotated[int, Meta(ge=1, le=1_000_000)]


class Start(Action, frozen=True):
    """Host: begin the first game, or the next one (a rematch).

    The log holds ``Begin`` instead.
    """


class TakeOver(Action, frozen=True):
    """Take over the seat of a bot, or of a player who left, when the next round begins."""

    seat: Seat
    name: Name


class DropTakeOver(Action, frozen=True):
    """Withdraw your ``TakeOver`` and keep watching."""


class Ready(Action, frozen=True):
    """Declare whether you are ready; the next game begins when all players present are."""

    on: bool


class Guess(Action, frozen=True):
    """Players who are out: guess whether the claim of entry ``claim`` is true.

    The guess stays secret until the claim is opened.
    """

    claim: Annotated[int, Meta(ge=0, le=2**53)]
    believe: bool


class Vote(Action, frozen=True):
    """Vote for the next game or, with None, withdraw your vote (``voting``)."""

    game: Word | None


class ResetScore(Action, frozen=True):
    """Host: reset the evening's score to zero."""


class StandIn(Action, frozen=True):
    """Let a bot play a disconnected person's seat; the table does so by default after a minute. The
    host may request it or, if the host is disconnected, any seated player."""

    seat: Seat


class Say(Action, frozen=True):
    """Send free text to the table, at most 280 characters."""

    text: Annotated[str, Meta(min_length=1, max_length=280)]


class Whisper(Action, frozen=True):
    """Send free text to one seat; other players see only that the two talk."""

    to: Seat
    text: Annotated[str, Meta(min_length=1, max_length=280)]


class SayPhrase(Action, frozen=True):
    """Say a quick phrase, which each client shows in its own language."""

    phrase: Word


class React(Action, frozen=True):
    """Send a reaction to everyone, directed at seat ``to`` if given."""

    reaction: Word
    to: Seat | None = None


class Wear(Action, frozen=True):
    """Put on a mask; a bot that wears it swaps masks with you."""

    mask: Word


class Mute(Action, frozen=True):
    """Host: mute the player in this seat or, if ``on`` is false, unmute them.

    The log holds ``Silence`` instead.
    """

    seat: Seat
    on: bool


class MuteWatcher(Action, frozen=True):
    """Host: mute or unmute the spectator with this name."""

    name: Name
    on: bool


class RemoveWatcher(Action, frozen=True):
    """Host: permanently remove the spectator with this name.

    The log holds ``Ban`` instead.
    """

    name: Name


class NewLink(Action, frozen=True):
    """Host: give the table a new address. The old link still works for people who have a seat here.

    The log holds ``Relink`` instead.
    """


TableAction = (
    *(Sit, Rename, Leave, Return, AddBot, Remove, HandOver, Arrange, SetRules, SetTable, SetGame),
    *(BindShare, AddShare, BuyIn, Start, Ready, StandIn, Say, Whisper, SayPhrase, React, Wear),
    *(TakeOver, DropTakeOver, Guess, AddPerson, Mute, MuteWatcher, RemoveWatcher, NewLink, Vote),
    ResetScore,
)


class Open(Action, frozen=True):
    """The first action of every log: open a table for this game with these rules. ``stand_in`` is
    the bot that replaces players who leave."""

    game: Word
    preset: Word
    changes: tuple[Word, ...]
    stand_in: Word
    open_seed: bool = False
    """The initial ``Settings.open_seed``; false at tables of earlier releases."""

    added_fields: ClassVar[tuple[str, ...]] = ("open_seed",)


class GiveSeat(Action, frozen=True):
    """Logged by the table at the start of a round or the end of the game: the seat goes to the
    person who asked to take it over."""

    seat: Seat


class ChangeGame(Action, frozen=True):
    """Logged for ``SetGame``: the next game, its rules in words, its stand-in, and its bots for the
    bots' seats, in seating order."""

    game: Word
    preset: Word
    changes: tuple[Word, ...]
    stand_in: Word
    bots: tuple[Word, ...]


class Silence(Action, frozen=True):
    """Logged for ``Mute`` and ``MuteWatcher``: this person is muted or unmuted at this table."""

    person: Word
    on: bool


class Ban(Action, frozen=True):
    """Logged for ``RemoveWatcher``: this person was removed."""

    person: Word


class Relink(Action, frozen=True):
    """Logged for ``NewLink``: the table's new address."""

    address: Word


class ReserveSeat(Action, frozen=True):
    """Logged when the host reserves a seat for a program, which is identified by a key and called
    ``name`` until it takes the seat under its own name."""

    program: Word
    name: Name
    mask: Word | None = None

    added_fields: ClassVar[tuple[str, ...]] = ("mask",)


class PassHost(Action, frozen=True):
    """Logged by the table: the host is long absent, so this seat is the host until they return."""

    to: Seat


class ReturnHost(Action, frozen=True):
    """Logged by the table: the host has returned and is in charge again."""


class Begin(Action, frozen=True):
    """Logged for ``Start``: a game begins with these rules and, in games for chips, these stacks.

    The actor is the table itself if the game began because everyone was ready. The rules are words,
    edition first: ``edition=2 lives=5 …``.
    """

    rules: tuple[Word, ...]
    stacks: tuple[int, ...] | None


class LeaveOut(Action, frozen=True):
    """Logged by the table: bound shares that are still unopened do not count."""


class Settle(Action, frozen=True):
    """Logged at the end of a game: its result, which every later edition accepts."""

    payoffs: tuple[Fraction, ...]
    places: tuple[int, ...]
    lines: ClientSeedHex
    """The hash of the game's lines since ``Begin``, which ties the result to them."""


class SettleGuesses(Action, frozen=True):
    """Logged by the table: a claim was opened; these seats had guessed right and wrong."""

    truth: bool
    """True if the claim was true."""
    right: tuple[Seat, ...]
    wrong: tuple[Seat, ...]


class RunOut(Action, frozen=True):
    """Logged before a default action: this seat's clock ran out."""

    seat: Seat


_REQUESTS: Final = (SetGame, Start, Mute, MuteWatcher, RemoveWatcher, NewLink)
"""Actions that clients send and logs never hold."""

LOGGED: tuple[type[Action], ...] = (
    *[kind for kind in TableAction if kind not in _REQUESTS],
    *(Open, Begin, Settle, RunOut, PassHost, ReturnHost, ChangeGame, GiveSeat, SettleGuesses),
    *(Silence, Ban, Relink, ReserveSeat, LeaveOut),
)
"""Every action around the game that logs may hold; clients send only ``TableAction``."""
