"""The answers of HTTP about games that are over, and hints; the rules of ``messages`` apply."""

from typing import Any

from msgspec import Struct

from mendax.coach.results import Coverage, Hint, Review
from mendax.core.game import Reason, Seat
from mendax.practice.puzzle import Puzzle
from mendax.server.wire.messages import EntryOut
from mendax.story.telling import Highlight, Tally
from mendax.table.views import SeatView, TableView


class LessonOut(Struct, frozen=True):
    """A review of a finished game: the values of one seat's decisions, given its knowledge at the
    time."""

    game: int
    """The game's number at the table."""
    kind: str
    """The name of the game."""
    names: tuple[str, ...]
    rules: str
    open: bool
    """True if the seed of this game was opened, so that every seat can be reviewed."""
    coverage: Coverage
    review: Review
    cards: tuple[Puzzle, ...]
    """The costliest decisions as puzzles, to be tried again."""


class StoryOut(Struct, frozen=True):
    """The highlights of a finished game, as far as the requester may know them."""

    game: int
    """The game's number at the table."""
    kind: str
    """The name of the game."""
    rules: str
    seats: tuple[SeatView, ...]
    """The players, as they were right after the game."""
    you: Seat | None
    open: bool
    """True if the seed of this game was opened, so that all lies are shown."""
    places: tuple[int, ...]
    reason: Reason
    ended: int
    """Milliseconds since 1970."""
    seconds: int
    """The duration of the game in seconds."""
    moves: int
    """The number of the players' moves."""
    highlights: tuple[Highlight, ...]
    """The highlights, best first; their texts are keys of the catalogue."""
    tallies: tuple[Tally, ...]
    """One tally for each seat; empty in a game whose claims are not counted."""


class ReplayStepOut(Struct, frozen=True):
    """One move with the chance actions after it, and the view after them."""

    entries: tuple[EntryOut, ...]
    fresh: bool
    """True if ``view`` is complete; otherwise it has only the fields that differ from the previous
    step."""
    view: dict[str, Any]


class ReplayOut(Struct, frozen=True):
    """A finished game step by step, as the requester may see it."""

    game: int
    """The game's number at the table."""
    games: int
    """The number of games that the table had begun by then."""
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
    """True if all steps are included; a very long game has only its first ones."""
    steps: tuple[ReplayStepOut, ...]


class HintOut(Struct, frozen=True):
    """The policy's move after entry ``number``, or the reason why there is none."""

    number: int
    hint: Hint | None
    reason: Reason | None
