"""Typed HTTP requests and answers. The rules in ``messages`` also apply here."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from mendax.core.game import Action, Reason, Seat, Value
from mendax.games.rules import Option
from mendax.server.wire.messages import EntryOut, GameOut
from mendax.server.wire.program_messages import GameOffered
from mendax.table.actions import Name, RulesName
from mendax.table.views import TableView

Word = Annotated[str, Meta(max_length=40)]
Changes = dict[Word, Word | int | bool]
"""Options that differ from the preset, by name."""


class TableOut(TableView, frozen=True):
    """A table as the requester may see it without connecting."""

    you: Seat | None = None
    """The requester's seat, or null without a seat."""
    to_act: tuple[Seat, ...] = ()
    """The seats that a running game waits for, if the requester may watch the game."""


class OpenTableIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table and take a seat: the game, its rules, and the first bots."""

    game: Word
    name: Annotated[str, Meta(min_length=1, max_length=64)]
    preset: Word | None = None
    changes: Changes = {}
    bots: Annotated[tuple[Word, ...], Meta(max_length=19)] = ()
    bot_names: Annotated[tuple[Name, ...], Meta(max_length=19)] = ()
    """Names for the first bots. Other bots are named after their character."""
    open_seed: bool | None = None
    """The initial value of the table setting with this name; null means the game's default."""
    rules_name: RulesName = ""
    """The group's name for the rules, which everyone at the table sees."""


class RulesIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule set: a preset (by default, the game's default) and the options that differ from it."""

    game: Word
    preset: Word | None = None
    changes: Changes = {}


class RulesOut(Struct, frozen=True):
    """A valid rule set: all its options as words, the nearest preset, and the options that differ
    from it.
    """

    preset: str
    rules: str
    changes: tuple[str, ...]


class SessionOut(Struct, frozen=True):
    """The session of a guest, stored in a cookie that scripts can't read."""

    known: bool
    """True if this browser already had a session."""


class AidOut(Struct, frozen=True):
    """The odds that the requester could compute from their view of the game after entry
    ``number``.
    """

    number: int
    aid: Value | None


class MomentOut(Struct, frozen=True):
    """The events of one moment in a tutorial, and the state after them, as at a table."""

    entries: tuple[EntryOut, ...]
    game: GameOut
    aid: Value | None


class WayOut(Struct, frozen=True):
    """One way to continue from a tutorial step: this action or, if null, reading the text."""

    action: Action | None
    moments: tuple[MomentOut, ...]
    to: int
    """The number of the next step."""


class StepOut(Struct, frozen=True):
    """A step of a tutorial. Texts are catalogue keys. A step without ways is the end."""

    text: str
    spotlight: str
    """The ``data-part`` of the part of the board that the step explains; empty if it explains
    none.
    """
    otherwise: str | None
    """The text for an action that does not continue the tutorial; null if the step has only
    text.
    """
    ways: tuple[WayOut, ...]


class TutorialOut(Struct, frozen=True):
    """The complete scripted first deal of a game: all branches, as the learner sees them.

    Seat names are catalogue keys.
    """

    table: TableView
    you: Seat
    opening: tuple[MomentOut, ...]
    steps: tuple[StepOut, ...]


class DevicesOut(Struct, frozen=True):
    """The requester's devices."""

    known: bool
    """True if this device has a session."""
    since: tuple[int, ...]
    """The start of each device's session, in milliseconds since 1970."""


class DoneOut(Struct, frozen=True):
    """The request was carried out."""

    done: bool


class MoveIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Move a person to this device with a code."""

    code: Annotated[str, Meta(min_length=1, max_length=2000)]


class OwnLineOut(Struct, frozen=True):
    """An action by the requester, as stored in the log."""

    number: int
    at: int
    """The time in milliseconds since 1970."""
    actor: str
    """The actor: ``seat2`` in a game, ``person`` around it."""
    action: str


class OwnTableOut(Struct, frozen=True):
    """A table that the requester visited, and the requester's actions there."""

    id: str
    game: str
    lines: tuple[OwnLineOut, ...]


class KeyListedOut(Struct, frozen=True):
    """A key that the requester made for a program. The key itself is never shown again."""

    id: str
    """The id for revoking the key."""
    name: str
    """The name that the owner chose for the key."""
    table: str | None
    """The stored id of the only table where the key is valid; null for the key of a listed
    program, and ``opening`` for a key that lets the requester open tables.
    """
    created: int
    """The time of creation. Like ``used``, it is in milliseconds since 1970."""
    used: int
    """The time of the program's last use or, for an unused key, of creation."""


Minutes = Annotated[int, Meta(ge=0, lt=1440)]
"""Minutes after midnight UTC."""


class CallsOut(Struct, frozen=True):
    """How this server calls absent players of slow games."""

    push_key: str | None
    """The server's public key for Web Push in URL-safe base64; null without Web Push."""
    webhooks: bool
    """True if tables may send their calls to a webhook."""


class BrowserIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's subscription to Web Push. Keys are URL-safe base64."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    key: Annotated[str, Meta(max_length=100)]
    """The browser's public key (``p256dh``)."""
    secret: Annotated[str, Meta(max_length=40)]
    """The browser's authentication secret (``auth``)."""
    language: Word
    quiet_from: Minutes = 0
    """The start of the quiet hours. If it equals ``quiet_to``, there are no quiet hours."""
    quiet_to: Minutes = 0


class EndpointIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that receives no more calls."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class ReminderIn(Struct, frozen=True, forbid_unknown_fields=True):
    """When to call a browser because mistakes are due in practice. It replaces the previous one."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    game: Word = ""
    """The game of the mistakes."""
    at: Annotated[int, Meta(ge=0, lt=2**53)] = 0
    """Milliseconds since 1970. A past time means no call."""
    count: Annotated[int, Meta(ge=0, le=60)] = 0
    """The number of mistakes that are due at this time. 0 means no call."""


class TableCallsOut(Struct, frozen=True):
    """How a table calls its players."""

    muted: bool
    """True if the requester is not called from this table."""
    webhook: str | None
    """The host of the table's webhook, without the rest of its address; null without a webhook."""
    host: bool
    """True if the requester may change the webhook."""


class MuteIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Call the requester no longer from a table, or again."""

    muted: bool


class WebhookIn(Struct, frozen=True, forbid_unknown_fields=True):
    """The address that receives a table's calls, and the language of their texts."""

    url: Annotated[str, Meta(max_length=1000)]
    language: Word


class ShowReplayIn(Struct, frozen=True, forbid_unknown_fields=True):
    """How a finished game is shown to everyone."""

    masked: bool = False
    """True to show letters instead of names, and no free words."""
    listed: bool = False
    """True if search engines may list the replay."""


class ShownReplayOut(Struct, frozen=True):
    """A replay that everyone may see, at ``/r/{code}``."""

    code: str


class OwnReplayOut(Struct, frozen=True):
    """A replay that the requester shows to everyone."""

    code: str
    table: str
    game: int
    masked: bool
    listed: bool
    at: int
    """The time of its creation, in milliseconds since 1970."""


class PersonOut(Struct, frozen=True):
    """All data stored about the requester."""

    devices: tuple[int, ...]
    """The start of each device's session, in milliseconds since 1970."""
    tables: tuple[OwnTableOut, ...]
    whole: bool
    """True if all of the requester's lines are included."""
    rows: dict[str, list[dict[str, Any]]]
    """The other rows about the requester, keyed by database table: keys for programs, browsers to
    call, calls, and the reports and public replays that the requester made.
    """


class ReportIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Report the person with this name at the table to the server's owner."""

    name: Name


class SeatKeyOut(Struct, frozen=True):
    """A seat reserved for a program, and its key, which is shown only this once."""

    seat: Seat
    key: str


class NewKeyIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Create a key for one of the requester's programs."""

    name: Name
    """The name of the key in lists."""


class OpeningKeyIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Use a key from the server's owner, which lets the requester open tables."""

    key: Annotated[str, Meta(max_length=100)]


class NewKeyOut(Struct, frozen=True):
    """A key for a program that can be listed and accepts challenges. It is shown only this once."""

    key: str
    id: str
    """The id for revoking the key."""


class ProgramOnlineOut(Struct, frozen=True):
    """A program that is online and accepts challenges."""

    number: int
    """The id for challenging the program. It is valid while the program stays online."""
    name: str
    games: tuple[GameOffered, ...]
    tables: int
    """The number of tables where the program currently has a seat."""
    most_tables: int
    """The maximum number of tables where the program has a seat at the same time."""


class ChallengeIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Invite an online program to this table."""

    number: int


class ChallengeOut(Struct, frozen=True):
    """The program's answer to an invitation, with the reason if the program declined."""

    accepted: bool
    reason: Reason | None = None
    words: str = ""
    """The text from the program, if any."""


class CodeOut(Struct, frozen=True):
    """A code that can be spoken and leads to a table, and its lifetime in seconds."""

    code: str
    seconds: int


class TypedIn(Struct, frozen=True, forbid_unknown_fields=True):
    """The text in which a person typed or pasted a table's code or link."""

    typed: Annotated[str, Meta(max_length=2000)]


class Address(Struct, frozen=True):
    """The address of a table, ``/t/<id>`` in the browser, or of a tournament."""

    id: str
    tournament: bool = False
    """True for a tournament, ``/tournament/<id>`` in the browser."""


class Problem(Struct, frozen=True):
    """An HTTP error: the reason as a catalogue key, and as English text."""

    reason: Reason
    text: str


class PresetOut(Struct, frozen=True):
    """A named rule set, with the value of every option."""

    name: str
    values: dict[str, str | int | bool]


class PackagedBotOut(Struct, frozen=True):
    """A bot from an installed package."""

    name: str
    package: str


class GameSetupOut(Struct, frozen=True):
    """One of this server's games, with all data that the rules form needs."""

    name: str
    fewest: int
    most: int
    options: tuple[Option, ...]
    presets: tuple[PresetOut, ...]
    default_preset: str
    bots: tuple[str, ...]
    advised: tuple[str, ...]
    """The bots that use solved policies (see ``/api/coverage``)."""
    levels: dict[str, tuple[str, ...]]
    """The opponents for "easy", "normal", "hard" and "perfect", weakest level first.

    A table with n opponents seats the first n bots of the level, in this order. "perfect" is empty
    without a solved game; offer it only at tables whose coverage is "whole".
    """
    levels_unsolved: dict[str, tuple[str, ...]]
    """The opponents of each level at tables where bots cannot use a solved game."""
    packaged: tuple[PackagedBotOut, ...]
    """The bots from installed packages."""
    coached: bool
    """True if finished games can be reviewed and hints can be allowed."""
    strategies: bool
    """True if complete strategies can be shown (see ``/api/strategy``)."""
    priced: bool
    """True if the decisions of finished games can be compared with sound play."""
