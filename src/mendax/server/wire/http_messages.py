"""What is asked and answered over HTTP, typed; the rules of ``messages`` hold here too."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from mendax.coach.results import Coverage, Hint, Review
from mendax.core.game import Action, Reason, Seat, Value
from mendax.server.wire.messages import EntryOut, GameOut
from mendax.story.telling import Highlight, Tally
from mendax.table.actions import Name
from mendax.table.views import SeatView, TableView

Word = Annotated[str, Meta(max_length=40)]
Changes = dict[Word, Word | int | bool]
"""Options that differ from the preset, by name."""


class TableOut(TableView, frozen=True):
    """A table as whoever asks may see it from outside."""

    you: Seat | None = None
    """Where they sit, if they do."""
    to_act: tuple[Seat, ...] = ()
    """Whom a running game waits for, where they may watch it."""


class OpenTableIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table and sit down at it: the game, its rules, and bots to begin with."""

    game: Word
    name: Annotated[str, Meta(min_length=1, max_length=64)]
    preset: Word | None = None
    changes: Changes = {}
    bots: Annotated[tuple[Word, ...], Meta(max_length=19)] = ()
    bot_names: Annotated[tuple[Name, ...], Meta(max_length=19)] = ()
    """How the first of the bots are called; the others are called like their character."""
    open_seed: bool | None = None
    """How the table's setting of that name begins; null: as is usual for the game."""


class RulesIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule set: a preset (the game's own default if none is named) and what differs from it."""

    game: Word
    preset: Word | None = None
    changes: Changes = {}


class RulesOut(Struct, frozen=True):
    """A rule set that can be played: its options as words, all and those off the preset."""

    preset: str
    rules: str
    changes: tuple[str, ...]


class SessionOut(Struct, frozen=True):
    """A guest's session, held by a cookie that scripts can't read."""

    known: bool
    """Whether this browser had one already."""


class AidOut(Struct, frozen=True):
    """What the asker could reckon from what they see of the game after entry ``number``."""

    number: int
    aid: Value | None


class LessonOut(Struct, frozen=True):
    """A finished game gone through: what one seat's decisions were worth, by what it knew then."""

    game: int
    """Its number at the table."""
    kind: str
    """The name of the game that was played."""
    names: tuple[str, ...]
    rules: str
    open: bool
    """Whether the seed of this game was opened, so that every seat's game may be looked at."""
    coverage: Coverage
    review: Review


class StoryOut(Struct, frozen=True):
    """What was worth telling of a finished game, as the asker may know it."""

    game: int
    """Its number at the table."""
    kind: str
    """The name of the game that was played."""
    rules: str
    seats: tuple[SeatView, ...]
    """Who played, as they were right after the game."""
    you: Seat | None
    open: bool
    """Whether the seed of this game was opened, so that all lies are told."""
    places: tuple[int, ...]
    reason: Reason
    ended: int
    """Milliseconds since 1970."""
    seconds: int
    """How long it was played."""
    moves: int
    """How many moves players made."""
    highlights: tuple[Highlight, ...]
    """The best first; texts are keys of the catalogue."""
    tallies: tuple[Tally, ...]
    """By seat; none in a game whose claims are not counted."""


class ReplayStepOut(Struct, frozen=True):
    """One move with what chance did after it, and what was seen then."""

    entries: tuple[EntryOut, ...]
    fresh: bool
    """Whether ``view`` is whole; else it has only what differs from the step before."""
    view: dict[str, Any]


class ReplayOut(Struct, frozen=True):
    """A finished game step by step, as its reader may see it."""

    game: int
    """Its number at the table."""
    games: int
    """How many games this table had begun by then."""
    table: TableView
    """The table while this game was played."""
    you: Seat | None
    """Where the reader sat in this game."""
    open: bool
    """Whether it is shown with all cups open."""
    may_open: bool
    """Whether it could be."""
    places: tuple[int, ...]
    reason: Reason
    whole: bool
    """Whether these are all steps; of a game that is very long they are the first ones."""
    steps: tuple[ReplayStepOut, ...]


class HintOut(Struct, frozen=True):
    """What a sound player would do after entry ``number``, or why that can't be said."""

    number: int
    hint: Hint | None
    reason: Reason | None


class MomentOut(Struct, frozen=True):
    """What happens at one stroke in a tutorial, and what is so after it, as at a table."""

    entries: tuple[EntryOut, ...]
    game: GameOut
    aid: Value | None


class WayOut(Struct, frozen=True):
    """How a step of a tutorial goes on: by this action, or (null) by reading on."""

    action: Action | None
    moments: tuple[MomentOut, ...]
    to: int
    """The number of the next step."""


class StepOut(Struct, frozen=True):
    """A step of a tutorial. Texts are keys of the catalogue; without a way on it is the end."""

    text: str
    spotlight: str
    """The part of the board that it is about, by its ``data-part``; empty: none."""
    otherwise: str | None
    """What is said of an action that does not go on; null: there is nothing to do but to read."""
    ways: tuple[WayOut, ...]


class TutorialOut(Struct, frozen=True):
    """A game's first deal by a script, whole: all that can happen, as its learner is told it.

    Names of seats are keys of the catalogue.
    """

    table: TableView
    you: Seat
    opening: tuple[MomentOut, ...]
    steps: tuple[StepOut, ...]


class DevicesOut(Struct, frozen=True):
    """The devices of whoever asks."""

    known: bool
    """Whether this one is known here."""
    since: tuple[int, ...]
    """Since when each is theirs, in milliseconds since 1970."""


class DoneOut(Struct, frozen=True):
    """What was asked for is done."""

    done: bool


class MoveIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Come to this device by a code."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class OwnLineOut(Struct, frozen=True):
    """Something that the asker did, as the log has it."""

    number: int
    at: int
    """Milliseconds since 1970."""
    actor: str
    """``seat2`` in a game, ``person`` around it."""
    action: str


class OwnTableOut(Struct, frozen=True):
    """A table where the asker was, and what they did there."""

    id: str
    game: str
    lines: tuple[OwnLineOut, ...]


class KeyListedOut(Struct, frozen=True):
    """A key that the asker made for a program. The key itself is never shown again."""

    id: str
    """By which it is revoked."""
    name: str
    """What its owner calls it."""
    table: str | None
    """The store's id of the table that it is good for; null: a program of the list has it."""
    created: int
    """Milliseconds since 1970, as ``used``."""
    used: int
    """When its program came last, or else when it was made."""


class PersonOut(Struct, frozen=True):
    """All that is kept of whoever asks."""

    devices: tuple[int, ...]
    """Since when each device is theirs, in milliseconds since 1970."""
    tables: tuple[OwnTableOut, ...]
    whole: bool
    """Whether these are all lines."""
    keys: tuple[KeyListedOut, ...] = ()
    """Those of programs, as the asker made them."""


class SeatKeyOut(Struct, frozen=True):
    """A seat that is kept for a program, and the key that leads it there. Shown this once."""

    seat: Seat
    key: str


class NewKeyIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Make a key for a program of one's own."""

    name: Name
    """What to call it among one's keys."""


class NewKeyOut(Struct, frozen=True):
    """A key for a program that is in the list of those that accept challenges. Shown this once."""

    key: str
    id: str
    """By which it is revoked."""


class OpenToOut(Struct, frozen=True):
    """A game that a program plays, and within which bounds."""

    game: str
    presets: tuple[str, ...] = ()
    """None: any rules."""
    most_seats: int = 20
    """The largest table that it sits down at."""


class ProgramOnlineOut(Struct, frozen=True):
    """A program that is online and accepts challenges."""

    number: int
    """By which it is asked; good as long as it stays online."""
    name: str
    games: tuple[OpenToOut, ...]
    tables: int
    """At how many tables it sits now."""
    most_tables: int
    """At how many it sits at most."""


class ChallengeIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask a program that is online to this table."""

    number: int


class ChallengeOut(Struct, frozen=True):
    """Whether a program that was asked to a table comes, and if not why."""

    accepted: bool
    reason: Reason | None = None
    words: str = ""
    """Its own, if it gave any."""


class CodeOut(Struct, frozen=True):
    """A code that can be said aloud and leads to a table, for so many seconds from now."""

    code: str
    seconds: int


class Address(Struct, frozen=True):
    """Where the table is: ``/t/<id>`` in the browser."""

    id: str


class Problem(Struct, frozen=True):
    """Any HTTP error: why, as a key of the catalogue, and the same in English words."""

    reason: Reason
    text: str


Kind = Literal["choice", "number", "switch"]


class ConditionOut(Struct, frozen=True):
    """What an option asks of another: one of these values, or (not ``among``) none of them."""

    option: str
    values: tuple[str | int | bool, ...]
    among: bool


class OptionOut(Struct, frozen=True):
    """One house rule for the form."""

    name: str
    kind: Kind
    default: str | int | bool
    values: tuple[str, ...]
    low: int
    high: int
    source: str
    applies: tuple[ConditionOut, ...]
    """All of these must be met, or the option means nothing and stays at its default."""


class PresetOut(Struct, frozen=True):
    """A named rule set: every option with its value."""

    name: str
    values: dict[str, str | int | bool]


class PackagedBotOut(Struct, frozen=True):
    """A bot of an installed package."""

    name: str
    package: str


class GameSetupOut(Struct, frozen=True):
    """A game that can be played here, with everything the rules form needs."""

    name: str
    fewest: int
    most: int
    options: tuple[OptionOut, ...]
    presets: tuple[PresetOut, ...]
    default_preset: str
    bots: tuple[str, ...]
    advised: tuple[str, ...]
    """Those of the bots that know the game where it is solved (see ``/api/coverage``)."""
    packaged: tuple[PackagedBotOut, ...]
    """Those of the bots that installed packages bring."""
    coached: bool
    """Whether finished games can be gone through, and hints allowed."""
    strategies: bool
    """Whether whole strategies can be looked at (see ``/api/strategy``)."""
    league: bool = False
    """Whether this server shows a league (see ``/api/league``), whichever game it plays."""
