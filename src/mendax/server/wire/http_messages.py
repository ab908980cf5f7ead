"""The typed requests and answers of HTTP; the rules of ``messages`` also apply here."""

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
    """The seats that a running game waits for, if the requester may watch it."""


class OpenTableIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table and take a seat: the game, its rules, and the first bots."""

    game: Word
    name: Annotated[str, Meta(min_length=1, max_length=64)]
    preset: Word | None = None
    changes: Changes = {}
    bots: Annotated[tuple[Word, ...], Meta(max_length=19)] = ()
    bot_names: Annotated[tuple[Name, ...], Meta(max_length=19)] = ()
    """Names of the first bots; the others are named after their character."""
    open_seed: bool | None = None
    """The first value of the table's setting of that name; null: the game's default."""


class RulesIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule set: a preset (by default the game's own) and the options that differ from it."""

    game: Word
    preset: Word | None = None
    changes: Changes = {}


class RulesOut(Struct, frozen=True):
    """A valid rule set: its options as words, all of them and those that differ from the preset."""

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
    """One way to continue from a step of a tutorial: with this action, or (null) after reading."""

    action: Action | None
    moments: tuple[MomentOut, ...]
    to: int
    """The number of the next step."""


class StepOut(Struct, frozen=True):
    """A step of a tutorial. Texts are keys of the catalogue; a step without ways is the end."""

    text: str
    spotlight: str
    """The part of the board that the step explains, by its ``data-part``; empty: none."""
    otherwise: str | None
    """The text for an action that does not continue; null: there is only text to read."""
    ways: tuple[WayOut, ...]


class TutorialOut(Struct, frozen=True):
    """A scripted first deal of a game, complete: all branches, as the learner sees them.

    Names of seats are keys of the catalogue.
    """

    table: TableView
    you: Seat
    opening: tuple[MomentOut, ...]
    steps: tuple[StepOut, ...]


class DevicesOut(Struct, frozen=True):
    """The devices of the requester."""

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
    """An action of the requester, as stored in the log."""

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
    """The id for revoking it."""
    name: str
    """The owner's name for the key."""
    table: str | None
    """The store's id of the table that the key is limited to; null: it is for a listed program."""
    created: int
    """The creation of the key, in milliseconds since 1970 like ``used``."""
    used: int
    """The last use by the key's program; before that, the time of creation."""


class PersonOut(Struct, frozen=True):
    """All data stored about the requester."""

    devices: tuple[int, ...]
    """The start of each device's session, in milliseconds since 1970."""
    tables: tuple[OwnTableOut, ...]
    whole: bool
    """True if all lines are included."""
    keys: tuple[KeyListedOut, ...] = ()
    """The keys that the requester made for programs."""


class SeatKeyOut(Struct, frozen=True):
    """A seat reserved for a program, and the key for it. The key is shown only once."""

    seat: Seat
    key: str


class NewKeyIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Make a key for a program of the requester."""

    name: Name
    """The name of the key in lists."""


class NewKeyOut(Struct, frozen=True):
    """A key for a program that can be listed and accepts challenges. The key is shown only once."""

    key: str
    id: str
    """The id for revoking it."""


class OpenToOut(Struct, frozen=True):
    """A game that a program plays, with its limits."""

    game: str
    presets: tuple[str, ...] = ()
    """The presets that the program plays; empty: any rules."""
    most_seats: int = 20
    """The largest table at which the program takes a seat."""


class ProgramOnlineOut(Struct, frozen=True):
    """A program that is online and accepts challenges."""

    number: int
    """The id for challenging the program, valid while it stays online."""
    name: str
    games: tuple[OpenToOut, ...]
    tables: int
    """The number of tables at which the program has a seat now."""
    most_tables: int
    """The number of tables at which the program may have a seat at once."""


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
    """The address of a table: ``/t/<id>`` in the browser."""

    id: str


class Problem(Struct, frozen=True):
    """Any HTTP error: the reason as a key of the catalogue, and as English text."""

    reason: Reason
    text: str


Kind = Literal["choice", "number", "switch"]


class ConditionOut(Struct, frozen=True):
    """A condition of an option on another one: it has one of these values, or (without ``among``)
    none of them."""

    option: str
    values: tuple[str | int | bool, ...]
    among: bool


class OptionOut(Struct, frozen=True):
    """A house rule for the form."""

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
    """The heading of the form that the option belongs to."""


class PresetOut(Struct, frozen=True):
    """A named rule set: every option with its value."""

    name: str
    values: dict[str, str | int | bool]


class PackagedBotOut(Struct, frozen=True):
    """A bot of an installed package."""

    name: str
    package: str


class GameSetupOut(Struct, frozen=True):
    """A game of this server, with everything the rules form needs."""

    name: str
    fewest: int
    most: int
    options: tuple[OptionOut, ...]
    presets: tuple[PresetOut, ...]
    default_preset: str
    bots: tuple[str, ...]
    advised: tuple[str, ...]
    """The bots that play by solved policies (see ``/api/coverage``)."""
    levels: dict[str, tuple[str, ...]]
    """The bots for "easy", "normal" and "hard", in the order in which they are seated."""
    packaged: tuple[PackagedBotOut, ...]
    """The bots from installed packages."""
    coached: bool
    """True if finished games can be reviewed and hints can be allowed."""
    strategies: bool
    """True if whole strategies can be shown (see ``/api/strategy``)."""
    league: bool = False
    """True if this server shows a league (see ``/api/league``), for any game."""
