"""Typed HTTP requests and answers; the rules in ``messages`` also apply here."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mendax.core.game import Action, Reason, Seat, Value
from mendax.games.rules import HeadingName
from mendax.server.wire.messages import EntryOut, GameOut
from mendax.table.actions import Name
from mendax.table.views import TableView

Word = Annotated[str, Meta(max_length=40)]
Changes = dict[Word, Word | int | bool]
"""Options that differ from the preset, by name."""


class TableOut(TableView, frozen=True):
    """A table as the requester may see it without connecting."""

    you: Seat | None = None
    """The requester's seat, if any."""
    to_act: tuple[Seat, ...] = ()
    """The seats a running game waits for, if the requester may watch it."""


class OpenTableIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table and take a seat: the game, its rules, and the first bots."""

    game: Word
    name: Annotated[str, Meta(min_length=1, max_length=64)]
    preset: Word | None = None
    changes: Changes = {}
    bots: Annotated[tuple[Word, ...], Meta(max_length=19)] = ()
    bot_names: Annotated[tuple[Name, ...], Meta(max_length=19)] = ()
    """Names for the first bots; the others are named after their character."""
    open_seed: bool | None = None
    """The initial value of the table setting with this name; null means the game's default."""


class RulesIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule set: a preset (by default, the game's own) and options that differ from it."""

    game: Word
    preset: Word | None = None
    changes: Changes = {}


class RulesOut(Struct, frozen=True):
    """A valid rule set: all its options as words, and the options that differ from the preset."""

    preset: str
    rules: str
    changes: tuple[str, ...]


class SessionOut(Struct, frozen=True):
    """A guest's session, held by a cookie that scripts can't read."""

    known: bool
    """True if this browser already had a session."""


class AidOut(Struct, frozen=True):
    """Odds that the requester could compute from their view of the game after entry ``number``."""

    number: int
    aid: Value | None


class MomentOut(Struct, frozen=True):
    """The events of one moment in a tutorial, and the state after it, as at a table."""

    entries: tuple[EntryOut, ...]
    game: GameOut
    aid: Value | None


class WayOut(Struct, frozen=True):
    """One way to continue from a tutorial step: by this action or, if null, after reading."""

    action: Action | None
    moments: tuple[MomentOut, ...]
    to: int
    """The next step's number."""


class StepOut(Struct, frozen=True):
    """A tutorial step. Texts are catalogue keys; a step without ways is the end."""

    text: str
    spotlight: str
    """The part of the board that the step explains, by ``data-part``; empty if there is none."""
    otherwise: str | None
    """The text for an action that does not continue; null if there is only text to read."""
    ways: tuple[WayOut, ...]


class TutorialOut(Struct, frozen=True):
    """A game's complete scripted first deal: all branches, as the learner sees them.

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

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class OwnLineOut(Struct, frozen=True):
    """An action by the requester, as stored in the log."""

    number: int
    at: int
    """Milliseconds since 1970."""
    actor: str
    """``seat2`` in a game, ``person`` around it."""
    action: str


class OwnTableOut(Struct, frozen=True):
    """A table that the requester visited, and their actions there."""

    id: str
    game: str
    lines: tuple[OwnLineOut, ...]


class KeyListedOut(Struct, frozen=True):
    """A key that the requester made for a program. The key itself is never shown again."""

    id: str
    """The id with which to revoke it."""
    name: str
    """The owner's name for the key."""
    table: str | None
    """The stored id of the table that the key is limited to; null for a listed program's key."""
    created: int
    """The time of creation, in milliseconds since 1970 like ``used``."""
    used: int
    """The time of the program's last use or, before any use, of creation."""


class PersonOut(Struct, frozen=True):
    """All data stored about the requester."""

    devices: tuple[int, ...]
    """The start of each device's session, in milliseconds since 1970."""
    tables: tuple[OwnTableOut, ...]
    whole: bool
    """True if all lines are included."""
    keys: tuple[KeyListedOut, ...] = ()
    """The requester's keys for programs."""


class SeatKeyOut(Struct, frozen=True):
    """A seat reserved for a program, with its key, which is shown only once."""

    seat: Seat
    key: str


class NewKeyIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Create a key for one of the requester's programs."""

    name: Name
    """The key's name in lists."""


class NewKeyOut(Struct, frozen=True):
    """A key for a program that can be listed and accepts challenges; it is shown only once."""

    key: str
    id: str
    """The id with which to revoke it."""


class OpenToOut(Struct, frozen=True):
    """A game that a program plays, with its limits."""

    game: str
    presets: tuple[str, ...] = ()
    """The presets that the program plays; empty means any rules."""
    most_seats: int = 20
    """The largest table at which the program takes a seat."""


class ProgramOnlineOut(Struct, frozen=True):
    """A program that is online and accepts challenges."""

    number: int
    """The id with which to challenge the program, valid while it stays online."""
    name: str
    games: tuple[OpenToOut, ...]
    tables: int
    """The number of tables at which the program currently has a seat."""
    most_tables: int
    """The maximum number of tables at which the program has a seat at once."""


class ChallengeIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Invite an online program to this table."""

    number: int


class ChallengeOut(Struct, frozen=True):
    """The program's answer to an invitation, with the reason if it declined."""

    accepted: bool
    reason: Reason | None = None
    words: str = ""
    """The program's own text, if any."""


class CodeOut(Struct, frozen=True):
    """A code that can be spoken and leads to a table, and the seconds for which it is valid."""

    code: str
    seconds: int


class Address(Struct, frozen=True):
    """A table's address: ``/t/<id>`` in the browser."""

    id: str


class Problem(Struct, frozen=True):
    """Any HTTP error: the reason as a catalogue key, and as English text."""

    reason: Reason
    text: str


Kind = Literal["choice", "number", "switch"]


class ConditionOut(Struct, frozen=True):
    """A condition on another option: one of these values or, without ``among``, none of them."""

    option: str
    values: tuple[str | int | bool, ...]
    among: bool


class OptionOut(Struct, frozen=True):
    """A house rule, for the form."""

    name: str
    kind: Kind
    default: str | int | bool
    values: tuple[str, ...]
    low: int
    high: int
    source: str
    applies: tuple[ConditionOut, ...]
    """Unless all of these hold, the option has no effect and stays at its default."""
    heading: HeadingName
    """The heading under which the form lists the option."""


class PresetOut(Struct, frozen=True):
    """A named rule set: every option with its value."""

    name: str
    values: dict[str, str | int | bool]


class PackagedBotOut(Struct, frozen=True):
    """A bot from an installed package."""

    name: str
    package: str


class GameSetupOut(Struct, frozen=True):
    """One of this server's games, with everything the rules form needs."""

    name: str
    fewest: int
    most: int
    options: tuple[OptionOut, ...]
    presets: tuple[PresetOut, ...]
    default_preset: str
    bots: tuple[str, ...]
    advised: tuple[str, ...]
    """The bots that use solved policies (see ``/api/coverage``)."""
    levels: dict[str, tuple[str, ...]]
    """The bots for "easy", "normal", "hard" and "perfect", weakest level first, in seating order.

    "perfect" is empty without a solved game; offer it only at tables whose coverage is "whole".
    """
    packaged: tuple[PackagedBotOut, ...]
    """Bots from installed packages."""
    coached: bool
    """True if finished games can be reviewed and hints can be allowed."""
    strategies: bool
    """True if whole strategies can be shown (see ``/api/strategy``)."""
    league: bool = False
    """True if this server shows a league (see ``/api/league``), for any game."""
