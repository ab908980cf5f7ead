"""HTTP answers about finished games, and hints; the rules in ``messages`` apply."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from mendax.coach.habits import Habit
from mendax.coach.results import Coverage, Hint, Review
from mendax.core.game import Reason, Seat
from mendax.practice.puzzle import Puzzle
from mendax.server.wire.messages import EntryOut
from mendax.story.telling import Highlight, Tally
from mendax.table.views import SeatView, TableView

Opponents = Literal["people", "bots", "mixed"]
"""The other players of a game."""


class LessonOut(Struct, frozen=True):
    """A finished game's review: one seat's decisions valued by what it knew at the time."""

    game: int
    """The game's number at the table."""
    kind: str
    """The game's name."""
    names: tuple[str, ...]
    rules: str
    open: bool
    """True if this game's seed was opened, so every seat can be reviewed."""
    coverage: Coverage
    review: Review
    cards: tuple[Puzzle, ...]
    """The costliest decisions as puzzles to try again."""
    against: Opponents
    habits: Mapping[Habit, float]
    """The total cost of each habit with a cost, in the review's unit."""


class StoryOut(Struct, frozen=True):
    """A finished game's highlights, as far as the requester may know them."""

    game: int
    """The game's number at the table."""
    kind: str
    """The game's name."""
    rules: str
    seats: tuple[SeatView, ...]
    """The players as they were right after the game."""
    you: Seat | None
    open: bool
    """True if this game's seed was opened, so all lies are shown."""
    places: tuple[int, ...]
    reason: Reason
    ended: int
    """Milliseconds since 1970."""
    seconds: int
    """The game's duration in seconds."""
    moves: int
    """The number of moves by players."""
    highlights: tuple[Highlight, ...]
    """The highlights, best first; their texts are catalogue keys."""
    tallies: tuple[Tally, ...]
    """One tally per seat; empty in a game whose claims are not counted."""
    against: Opponents
    """The players other than ``you``."""


class ReplayStepOut(Struct, frozen=True):
    """One move with the chance actions after it, and the resulting view."""

    entries: tuple[EntryOut, ...]
    fresh: bool
    """True if ``view`` is complete; otherwise it has only the fields that changed in this step."""
    view: dict[str, Any]


class ReplayOut(Struct, frozen=True):
    """A finished game step by step, as the requester may see it."""

    game: int
    """The game's number at the table."""
    games: int
    """The number of games that the table had begun at that time."""
    table: TableView
    """The table during this game."""
    you: Seat | None
    """The requester's seat in this game."""
    open: bool
    """True if the game is shown with all cups open."""
    may_open: bool
    """True if the game may be shown with all cups open."""
    places: tuple[int, ...]
    reason: Reason
    whole: bool
    """True if all steps are included; a very long game is cut off at the end."""
    steps: tuple[ReplayStepOut, ...]


class HintOut(Struct, frozen=True):
    """The policy's move after entry ``number``, or why there is none."""

    number: int
    hint: Hint | None
    reason: Reason | None
