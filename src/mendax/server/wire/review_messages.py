"""HTTP answers about finished games, and hints. The rules in ``messages`` apply."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from mendax.coach.habits import Habit
from mendax.coach.results import Coverage, Hint, Review
from mendax.core.game import Reason, Seat
from mendax.practice.claim_cards import ClaimCard
from mendax.practice.mix import MixTally
from mendax.practice.puzzle import Puzzle
from mendax.server.wire.messages import EntryOut
from mendax.story.telling import Highlight, Tally
from mendax.table.views import SeatView, TableView

Opponents = Literal["people", "bots", "mixed"]
"""The kind of the other players in a game."""


class LessonOut(Struct, frozen=True):
    """The review of a finished game: one seat's decisions, valued by what the seat knew at the
    time.
    """

    game: int
    """The number of the game at the table."""
    kind: str
    """The name of the game."""
    names: tuple[str, ...]
    rules: str
    open: bool
    """True if this game's seed was opened. Every seat can then be reviewed."""
    coverage: Coverage
    review: Review
    cards: tuple[Puzzle, ...]
    """The costliest decisions, as puzzles to try again."""
    against: Opponents
    habits: Mapping[Habit, float]
    """The total cost of each habit, in the review's unit; habits without a cost are omitted."""
    mix: Mapping[str, MixTally] = {}
    """The seat's choices by kind, beside the frequencies of sound play (see ``practice.mix``)."""
    claims: tuple[ClaimCard, ...] = ()
    """Claims that the seat answered, as puzzles with the truth."""


class StoryOut(Struct, frozen=True):
    """The highlights of a finished game, as far as the requester may know them."""

    game: int
    """The number of the game at the table."""
    kind: str
    """The name of the game."""
    rules: str
    seats: tuple[SeatView, ...]
    """The players as they were right after the game."""
    you: Seat | None
    open: bool
    """True if this game's seed was opened. All lies are then shown."""
    places: tuple[int, ...]
    reason: Reason
    ended: int
    """The end of the game, in milliseconds since 1970."""
    seconds: int
    """The duration of the game in seconds."""
    moves: int
    """The number of moves by players."""
    highlights: tuple[Highlight, ...]
    """The highlights, best first. Their texts are catalogue keys."""
    tallies: tuple[Tally, ...]
    """One tally per seat. The list is empty in a game whose claims are not counted."""
    against: Opponents
    """The kind of the players other than ``you``."""
    loss: Highlight | None = None
    """Why ``you`` lost. None for winners and spectators, and if the reason is unknown."""


class ReplayStepOut(Struct, frozen=True):
    """One move and the chance actions after it, with the resulting view."""

    entries: tuple[EntryOut, ...]
    fresh: bool
    """True if ``view`` is complete. Otherwise it contains only the fields that changed in this
    step.
    """
    view: dict[str, Any]


class ReplayOut(Struct, frozen=True):
    """A finished game step by step, as the requester may see it."""

    game: int
    """The number of the game at the table."""
    games: int
    """The number of games that the table had begun at that time."""
    table: TableView
    """The table as it was during this game."""
    you: Seat | None
    """The requester's seat in this game."""
    open: bool
    """True if the game is shown with all cups open."""
    may_open: bool
    """True if the game may be shown with all cups open."""
    places: tuple[int, ...]
    reason: Reason
    whole: bool
    """True if all steps are included. A very long game is cut off at the end."""
    steps: tuple[ReplayStepOut, ...]


class HintOut(Struct, frozen=True):
    """A sound player's move after entry ``number``, or the reason why none is known."""

    number: int
    hint: Hint | None
    reason: Reason | None
