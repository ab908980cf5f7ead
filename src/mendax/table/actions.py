"""Actions around a game, such as taking a seat, setting rules and talking.

A table's log numbers these actions and the game's actions in one sequence. Class and field names
are the text form in the log and the keys of the wire, so they never change.
"""

from fractions import Fraction
from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta

from mendax.core.game import Action, Seat, Value

Name = Annotated[str, Meta(min_length=1, max_length=64)]
"""A name before cleaning; a cleaned name has at most 20 visible characters."""
RulesName = Annotated[str, Meta(max_length=64)]
"""A group's name for its rules before cleaning; a cleaned one has at most 40 visible characters."""
Word = Annotated[str, Meta(min_length=1, max_length=64)]
ClientSeedHex = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
ShareHash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Settings(Value, frozen=True, kw_only=True):
    """The table's settings, which the host chooses in addition to the rules."""

    spectators: bool = True
    """True if people without a seat may watch."""
    chat: bool = True
    """True if players may write free text. Quick phrases have a separate setting, ``phrases``."""
    phrases: bool = True
    open_seed: bool = False
    """True if the seed is published after each game, which reveals every bluff."""
    pace: Literal["slow", "normal", "fast"] = "normal"
    """The speed of bots."""
    hints: bool = False
    """True if players may ask for a sound player's advice. The setting is visible to everyone."""
    whispers: bool = True
    """True if two players may talk in private, which also requires ``chat``."""
    reactions: bool = True
    """True if players may send reactions."""

    take_over: bool = True
    """True if a latecomer may take over a bot's seat in a running game."""

    locked: bool = False
    """True if seats are locked to the host's bots and to people who have sat here before."""

    programs_talk: bool = False
    """True if programs may talk and send reactions."""

    patience: Annotated[int, Meta(ge=10, le=900)] = 60
    """Seconds that a game without a clock waits for a disconnected person or a program to act."""

    added_fields: ClassVar[tuple[str, ...]] = (
        *("reactions", "take_over", "locked", "programs_talk", "patience"),
    )


class Sit(Action, frozen=True):
    """Take a free seat under this name, before the first game or between games."""

    name: Name
    program: bool = False
    """True if a program takes the seat. Its player stays marked as a program at this table."""
    mask: Word | None = None
    """The requested mask. The log records the assigned mask."""

    added_fields: ClassVar[tuple[str, ...]] = ("program", "mask")


class Rename(Action, frozen=True):
    """Change your name."""

    name: Name


class Leave(Action, frozen=True):
    """Leave your seat. In a running game, a bot plays for you until you return."""


class Return(Action, frozen=True):
    """Take your seat back from the bot."""


class AddBot(Action, frozen=True):
    """Seat a bot of this character, by default under the character's name; host only."""

    bot: Word
    name: Name | None = None
    mask: Word | None = None
    """The requested mask, as in ``Sit``."""

    added_fields: ClassVar[tuple[str, ...]] = ("name", "mask")


class AddPerson(Action, frozen=True):
    """Seat another player on your device, under this name and with this mask (as in ``Sit``)."""

    name: Name
    mask: Word | None = None


class Remove(Action, frozen=True):
    """Remove a bot, or kick a person permanently; host only. In a running game, a bot plays the
    seat. The owner of a device uses the same action to remove the people added to it.
    """

    seat: Seat


class HandOver(Action, frozen=True):
    """Make the person in this seat the host; host only."""

    seat: Seat


class Arrange(Action, frozen=True):
    """Set the seating order; host only. ``order`` lists the seats of all people present."""

    order: tuple[Seat, ...]


class SetRules(Action, frozen=True):
    """Use this preset with these changes to its options (``lives=5``), under the group's name for
    these rules; host only.
    """

    preset: Word
    changes: tuple[Word, ...] = ()
    name: RulesName = ""

    added_fields: ClassVar[tuple[str, ...]] = ("name",)


class SetGame(Action, frozen=True):
    """Choose the next game (logged as ``ChangeGame``), with its last rules at this table or the
    preset with the current preset's name; host only.
    """

    game: Word


class SetTable(Action, frozen=True):
    """Change the table's settings; host only."""

    settings: Settings


class BindShare(Action, frozen=True):
    """Bind a share of the next game's randomness, once, by its ``core.shares.share_hash``."""

    bound: ShareHash


class AddShare(Action, frozen=True):
    """Open a bound share after the game has begun: 16 bytes in hexadecimal digits."""

    share: ClientSeedHex


class BuyIn(Action, frozen=True):
    """Buy chips between games, within the table's limits. Only games for chips allow this."""

    chips: Annotated[int, Meta(ge=1, le=1_000_000)]


class Start(Action, frozen=True):
    """Begin the first or next game; host only. The log contains ``Begin`` instead."""


class TakeOver(Action, frozen=True):
    """Take over the seat of a bot, or of a player who left, when the next round begins."""

    seat: Seat
    name: Name


class DropTakeOver(Action, frozen=True):
    """Withdraw your ``TakeOver`` and keep watching."""


class Ready(Action, frozen=True):
    """Declare whether you are ready. The next game begins when all players present are ready."""

    on: bool


class Guess(Action, frozen=True):
    """Guess whether the claim made in entry ``claim`` is true, as an eliminated player.

    The guess stays secret until the claim is opened.
    """

    claim: Annotated[int, Meta(ge=0, le=2**53)]
    believe: bool


class Vote(Action, frozen=True):
    """Vote for the next game (``voting``). A vote of None withdraws the earlier vote."""

    game: Word | None


class ResetScore(Action, frozen=True):
    """Reset the evening's score to zero; host only."""


class StandIn(Action, frozen=True):
    """Let a bot play a disconnected person's seat, as requested by the host or, if the host is
    disconnected, by any seated player. The table requests this automatically after
    ``Settings.patience``.
    """

    seat: Seat


class Say(Action, frozen=True):
    """Send free text to the table, up to 280 characters."""

    text: Annotated[str, Meta(min_length=1, max_length=280)]


class Whisper(Action, frozen=True):
    """Send free text to one seat. Other players see only that the two are talking."""

    to: Seat
    text: Annotated[str, Meta(min_length=1, max_length=280)]


class SayPhrase(Action, frozen=True):
    """Say a quick phrase, which each client shows in its own language."""

    phrase: Word


class React(Action, frozen=True):
    """Send a reaction to everyone, optionally directed at seat ``to``."""

    reaction: Word
    to: Seat | None = None


Talk = Say | Whisper | SayPhrase | React
"""The actions that are sent to others but change nothing."""


class Wear(Action, frozen=True):
    """Put on a mask. If a bot wears it, the bot gets your former mask."""

    mask: Word


class Mute(Action, frozen=True):
    """Mute or, if ``on`` is false, unmute a player (logged as ``Silence``); host only."""

    seat: Seat
    on: bool


class MuteWatcher(Action, frozen=True):
    """Mute or unmute the spectator with this name; host only."""

    name: Name
    on: bool


class RemoveWatcher(Action, frozen=True):
    """Permanently remove the spectator with this name (logged as ``Ban``); host only."""

    name: Name


class NewLink(Action, frozen=True):
    """Give the table a new address (logged as ``Relink``); host only.

    The old link still works for people who have a seat here.
    """


TableAction = (
    *(Sit, Rename, Leave, Return, AddBot, Remove, HandOver, Arrange, SetRules, SetTable, SetGame),
    *(BindShare, AddShare, BuyIn, Start, Ready, StandIn, Say, Whisper, SayPhrase, React, Wear),
    *(TakeOver, DropTakeOver, Guess, AddPerson, Mute, MuteWatcher, RemoveWatcher, NewLink, Vote),
    ResetScore,
)


class Open(Action, frozen=True):
    """Open a table for this game with these rules. Every log starts with this action. ``stand_in``
    is the bot that replaces players who leave.
    """

    game: Word
    preset: Word
    changes: tuple[Word, ...]
    stand_in: Word
    open_seed: bool = False
    """The initial ``Settings.open_seed``. It is false at tables of earlier releases."""
    rules_name: RulesName = ""
    """The group's name for the rules, or empty."""
    tournament: Annotated[str, Meta(max_length=64)] = ""
    """The id of the tournament that is the table's host, or empty."""

    added_fields: ClassVar[tuple[str, ...]] = ("open_seed", "rules_name", "tournament")


class GiveSeat(Action, frozen=True):
    """Give the seat to the person who requested to take it over. The table logs this action at the
    start of a round or the end of a game.
    """

    seat: Seat


class ChangeGame(Action, frozen=True):
    """The log's form of ``SetGame``: the next game, its rules as words, its stand-in, and new bots
    for the bots' seats, in seating order.
    """

    game: Word
    preset: Word
    changes: tuple[Word, ...]
    stand_in: Word
    bots: tuple[Word, ...]


class Silence(Action, frozen=True):
    """The log's form of ``Mute`` and ``MuteWatcher``: mute or unmute this person at this table."""

    person: Word
    on: bool


class Ban(Action, frozen=True):
    """The log's form of ``RemoveWatcher``: remove this person."""

    person: Word


class Relink(Action, frozen=True):
    """The log's form of ``NewLink``, with the table's new address."""

    address: Word


class ReserveSeat(Action, frozen=True):
    """The log's form of a host's request to reserve a seat for a program. A key identifies the
    program. The seat is called ``name`` until the program chooses its own name.
    """

    program: Word
    name: Name
    mask: Word | None = None

    added_fields: ClassVar[tuple[str, ...]] = ("mask",)


class PassHost(Action, frozen=True):
    """Make this seat the host until the absent host returns. The table logs this action."""

    to: Seat


class ReturnHost(Action, frozen=True):
    """Make the returned host the host again. The table logs this action."""


class Begin(Action, frozen=True):
    """The log's form of ``Start``: begin a game with these rules and, in games for chips, these
    stacks.

    The actor is the table if the game began because everyone was ready. The rules are words,
    starting with the edition: ``edition=2 lives=5 …``.
    """

    rules: tuple[Word, ...]
    stacks: tuple[int, ...] | None


class LeaveOut(Action, frozen=True):
    """Exclude the bound shares that are still unopened. The table logs this action."""


class Settle(Action, frozen=True):
    """The result of a game, logged at its end and valid in every later edition of the rules."""

    payoffs: tuple[Fraction, ...]
    places: tuple[int, ...]
    lines: ClientSeedHex
    """The hash of the game's lines since ``Begin``, which binds the result to them."""


class SettleGuesses(Action, frozen=True):
    """The seats that guessed right and wrong about an opened claim, logged by the table."""

    truth: bool
    """True if the claim was true."""
    right: tuple[Seat, ...]
    wrong: tuple[Seat, ...]


class RunOut(Action, frozen=True):
    """Record that this seat's clock ran out, just before its default action."""

    seat: Seat


_REQUESTS: Final = (SetGame, Start, Mute, MuteWatcher, RemoveWatcher, NewLink)
"""Actions that clients send but logs never contain."""

LOGGED: tuple[type[Action], ...] = (
    *[kind for kind in TableAction if kind not in _REQUESTS],
    *(Open, Begin, Settle, RunOut, PassHost, ReturnHost, ChangeGame, GiveSeat, SettleGuesses),
    *(Silence, Ban, Relink, ReserveSeat, LeaveOut),
)
"""The actions around the game that logs may contain. Clients send only ``TableAction``."""
