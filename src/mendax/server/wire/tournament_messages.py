"""Typed requests and answers about tournaments. The rules in ``messages`` also apply here."""

from typing import Literal

from msgspec import Struct

from mendax.coach.results import Unit
from mendax.measure.room import ClaimShare, RoomFigures
from mendax.table.actions import Name
from mendax.tournament.actions import (
    Dismiss,
    End,
    Enlarge,
    Enter,
    HoldClock,
    Hush,
    Quit,
    Replan,
    Step,
    SwapSeats,
    TournamentPlan,
)
from mendax.tournament.state import RoundTable


class OpenTournamentIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a tournament as its host."""

    name: Name
    plan: TournamentPlan
    """The plan. Its changes are words, such as ``lives=3``."""


class TournamentActionIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Do something in a tournament, as one of its people or as its host."""

    action: Enter | Quit | Replan | HoldClock | SwapSeats | Dismiss | Hush | Enlarge | End


class EntrantOut(Struct, frozen=True):
    """A player of a tournament."""

    name: str
    program: bool
    here: bool
    """True if the player takes part in the next round."""
    muted: bool
    place: int | None
    """The place in the ranking, or null for a player who left without a game."""
    points: float
    opposition: float
    """The mean points of the opponents."""
    games: int
    wins: int


class PlayerPointsOut(Struct, frozen=True):
    """A player's place and points after a round."""

    player: int
    place: int
    points: float


class CourseOut(Struct, frozen=True):
    """The ranking after each finished round, best first."""

    rounds: tuple[tuple[PlayerPointsOut, ...], ...]


class TournamentOut(Struct, frozen=True):
    """A tournament, as everyone may see it."""

    id: str
    number: int
    """The number of changes so far."""
    name: str
    phase: Literal["gathering", "seated", "playing", "called", "resting", "over"]
    round: int
    """The number of rounds seated so far."""
    plan: TournamentPlan
    held: bool
    """True while the host holds the clock."""
    step: Step | None
    """The next step of the clock, or null if the tournament waits for people."""
    left: int | None
    """Milliseconds until the step."""
    players: tuple[EntrantOut, ...]
    tables: tuple[RoundTable, ...]
    """The tables of the present round."""
    large: int | None
    """The number of the table that the host shows on the projector, or null."""
    you: int | None
    """The requester's number, or null for people who don't take part."""
    host: bool
    """True if the requester is the host."""


class TableStateOut(Struct, frozen=True):
    """The public state of a round's table."""

    names: tuple[str, ...]
    """The names of all seats."""
    places: tuple[int, ...]
    """The places if the game ended now; empty before the game and at a table that no one has
    opened.
    """
    still_in: tuple[int, ...]
    """The seats still in the game."""
    round: int
    """The number of the game's present round, or 0 before the game."""
    over: bool


class TableStatesOut(Struct, frozen=True):
    """The public states of all tables of a round, in their order."""

    tables: tuple[TableStateOut, ...]


class LieOut(Struct, frozen=True):
    """A lie in a finished game."""

    claim: str
    truth: str | None
    cost: float | None
    """Its price, in the debrief's unit; null without a solution."""
    name: str
    """The name of the person, or empty."""


class DebriefOut(Struct, frozen=True):
    """The claims and doubts of a tournament's people, beside sound play."""

    game: str
    rules: str
    read: int
    """The number of games that have been read so far."""
    games: int
    unit: Unit | None
    """The unit of prices; null without a solution."""
    one_of_many: bool
    """True if some prices are from positions whose equilibrium is one of many."""
    figures: RoomFigures
    claims: tuple[ClaimShare, ...]
    """How often each claim was a lie, from the most likely to the least likely claim."""
    dearest: LieOut | None
    """The lie that cost most, without its player's name."""
    boldest: LieOut | None
    """The lie that paid most: its believer gave up most by the solution."""
    you: RoomFigures | None
    """The requester's own figures."""
