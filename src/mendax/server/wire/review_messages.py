"""HTTP answers about finished games, and hints. The rules in ``messages`` apply."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from mendax.coach.habits import Habit
from mendax.coach.results import Alternative, Coverage, Hint, Review, Unit
from mendax.coach.spot_counts import SpotCount
from mendax.core.game import Reason, Seat
from mendax.practice.claim_cards import ClaimCard
from mendax.practice.mix import MixTally
from mendax.practice.puzzle import Puzzle
from mendax.server.wire.messages import EntryOut
from mendax.story.telling import Highlight, Tally
from mendax.table.views import SeatView, TableView

Kind = Literal["claim", "cup", "answer", "other"]
"""The kind of a decision (see ``mendax.measure``)."""
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


class DearestOut(Struct, frozen=True):
    """The decision of a player that cost the most."""

    entry: int
    kind: Kind
    roll: str | None
    """The dice that the player knew."""
    claim: str | None
    """The claim to beat or to answer."""
    done: str
    cost: float
    sound: tuple[Alternative, ...]
    """The moves of sound play with their probabilities, most frequent first. With three or more
    players left, only the best move.
    """


class SoundPlayerOut(Struct, frozen=True):
    """One player of a finished game beside sound play, as far as the requester may know it."""

    seat: Seat
    decisions: int
    """The number of decisions in the figures: they have a price, and their dice are known."""
    hidden: int
    """The number of decisions whose dice the requester does not know. No figure includes them."""
    cost: float
    """The sum of the prices of the decisions."""
    lies: SpotCount | None
    """False claims, over all claims with known dice; None if a decision is hidden."""
    doubts: SpotCount
    """Doubts, over all answers."""
    dearest: DearestOut | None
    """None if no decision cost anything."""


class SoundPlayOut(Struct, frozen=True):
    """All players of a finished game beside sound play."""

    game: int
    """The number of the game at the table."""
    kind: str
    """The name of the game."""
    rules: str
    names: tuple[str, ...]
    you: Seat | None
    open: bool
    """True if this game's seed was opened. Every decision is then known."""
    unit: Unit | None
    """The unit of all values; None if no decision has a price."""
    one_of_many: bool
    """True if some prices are from positions with three or more players, where the solution is one
    of many.
    """
    players: tuple[SoundPlayerOut, ...]


class OtherAnswerOut(Struct, frozen=True):
    """A legal answer to a claim in a public replay."""

    action: str
    """The answer in the text form of records, such as ``doubt``."""
    cost: float | None
    """The price of the answer, at least 0; None where the solution is one of many."""


class PublicAnswerOut(Struct, frozen=True):
    """An answer to a claim in a public replay, which a visitor may guess first."""

    entry: int
    seat: Seat
    done: str
    """The player's answer in the text form of records."""
    options: tuple[OtherAnswerOut, ...]
    """All legal answers, in the same order everywhere."""


class PublicAnswersOut(Struct, frozen=True):
    """The answers to claims in a public replay whose prices need no hidden dice."""

    unit: Unit | None
    """The unit of all costs; None if no answer has a price."""
    answers: tuple[PublicAnswerOut, ...]


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
