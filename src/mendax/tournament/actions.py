"""The actions of a tournament: of its players, its host and its clock.

A tournament's log numbers these actions in one sequence. As at a table, class and field names are
the text form in the log, so they never change.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta

from mendax.core.game import Action, Value
from mendax.table.actions import Name, Word
from mendax.tournament.pairing import LEAST, MOST, Tables, Way

Number = Annotated[int, Meta(ge=0, le=9_999)]
"""The number of a player, in the order of arrival, or of a table; both are counted from 0."""


class TournamentPlan(Value, frozen=True, kw_only=True):
    """The decisions of the host: the game with its rules, and the course of the rounds."""

    game: Word
    preset: Word
    changes: tuple[Word, ...] = ()
    """The options that differ from the preset, as words (``lives=5``); complete in the log."""
    way: Way = "swiss"
    size: Annotated[int, Meta(ge=LEAST, le=MOST)] = 4
    """The wished number of players at a table."""
    rounds: Annotated[int, Meta(ge=0, le=50)] = 0
    """The number of rounds, or 0 without a limit."""
    until: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """The moment after which no round begins, in milliseconds since 1970, or 0 without one."""
    minutes: Annotated[int, Meta(ge=1, le=120)] = 12
    """The length of a round. Games that still run are then decided by their present state."""
    rest: Annotated[int, Meta(ge=5, le=3600)] = 30
    """Seconds between the end of a round and the next pairing."""
    bots: bool = True
    """True if bots fill a table with fewer players than ``size``."""
    programs: bool = False
    """True if programs may take part."""


class OpenTournament(Action, frozen=True):
    """Open a tournament. Every log begins with this action; its person is the host."""

    name: Name
    plan: TournamentPlan


class Enter(Action, frozen=True):
    """Take part from the next round on, or come back."""

    name: Name
    program: bool = False


class Quit(Action, frozen=True):
    """Take no part in further rounds."""


class Replan(Action, frozen=True):
    """Change the plan of the rounds that are not yet seated; host only."""

    plan: TournamentPlan


class HoldClock(Action, frozen=True):
    """Stop or restart the tournament's clock; host only. Running games go on."""

    on: bool


class SwapSeats(Action, frozen=True):
    """Exchange two players of the seated round before it starts; host only."""

    one: Number
    other: Number


class Dismiss(Action, frozen=True):
    """Remove a player permanently; host only."""

    player: Number


class Hush(Action, frozen=True):
    """Mute a player at all tables, or lift that; host only."""

    player: Number
    on: bool


class Enlarge(Action, frozen=True):
    """Show a table of the round large on the projector; host only.

    Without a table, the projector chooses one.
    """

    table: Number | None


class End(Action, frozen=True):
    """End the tournament with the present ranking; host only."""


class SeatRound(Action, frozen=True):
    """Seat the players of the next round. Written by the tournament, as all following actions."""

    tables: Tables
    ids: tuple[Word, ...]
    """The id of each table."""


class StartRound(Action, frozen=True):
    """Start the games of the seated round."""


class CallTime(Action, frozen=True):
    """End the running round: its running games are decided by their present state."""


class Finish(Action, frozen=True):
    """Record the result of a table's game."""

    table: Number
    places: tuple[Annotated[int, Meta(ge=1, le=20)], ...]
    """The finishing places of all seats, from 1. The seats of players come first."""


class Close(Action, frozen=True):
    """End the tournament after its last round."""


Step = Literal["seat", "start", "call_time", "close"]
"""The steps of a tournament's clock."""
HOST_ACTIONS: Final = (Replan, HoldClock, SwapSeats, Dismiss, Hush, Enlarge, End)
PERSON_ACTIONS: Final = (OpenTournament, Enter, Quit, *HOST_ACTIONS)
CLOCK_ACTIONS: Final = (SeatRound, StartRound, CallTime, Finish, Close)
LOGGED: Final = (*PERSON_ACTIONS, *CLOCK_ACTIONS)
