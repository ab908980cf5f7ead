"""The actions, the events, the state and the view of one die."""

from typing import ClassVar, Literal

from mendax.core.game import Action, Event, Glimpse, Opening, Opens, Seat, Value
from mendax.core.meanings import BySeat
from mendax_one_die.rules import OneDieRules

# ── actions ──────────────────────────────────────────────────────────────────────────────────


class Fall(Action, frozen=True):
    """A chance action that rolls the next die, hidden from other seats."""

    pips: int


class Claim(Action, frozen=True):
    """A claim that the sum of all dice is at least this total."""

    total: int


class Doubt(Action, frozen=True):
    """A doubt of the last claim, which reveals all dice."""


# ── events ───────────────────────────────────────────────────────────────────────────────────


class RoundStarted(Event, frozen=True):
    """A round began; the seat will claim first."""

    number: int
    seat: Seat


class Saw(Glimpse, frozen=True):
    """A private event with the die of the seat that receives it."""

    opens: ClassVar[Opens] = {Fall: ("pips",)}

    pips: int


class Claimed(Event, frozen=True):
    """A seat claimed at least this total."""

    seat: Seat
    total: int


class Doubted(Event, frozen=True):
    """A seat doubted the last claim."""

    seat: Seat
    claimer: Seat


class Shown(Opening, frozen=True):
    """A seat's die was revealed after a doubt."""

    opens: ClassVar[Opens] = {Fall: ("pips",)}

    seat: Seat
    pips: int


class Counted(Event, frozen=True):
    """The dice were added up after a doubt; ``holds`` tells whether the claim was true."""

    sum: int
    total: int
    holds: bool


class Lost(Event, frozen=True):
    """A seat lost lives."""

    seat: Seat
    cost: int
    left: int


class WentOut(Event, frozen=True):
    """A seat has no lives left."""

    seat: Seat


class GameEnded(Event, frozen=True):
    """The game ended with only one seat left."""

    winner: Seat


# ── the state and the view ───────────────────────────────────────────────────────────────


class OneDieState(Value, frozen=True):
    """The full state of a game. ``dice`` has 0, and ``draws`` -1, for a seat without a rolled
    die."""

    rules: OneDieRules
    lives: tuple[int, ...]
    dice: tuple[int, ...]
    draws: tuple[int, ...]
    drawn: int = 0
    """The number of dice rolled in this game so far."""
    round: int = 1
    turn: Seat = 0
    total: int | None = None
    """The last claim of this round."""
    claimer: Seat | None = None
    last_dice: tuple[int, ...] = ()
    """All dice of the previous round."""
    out: tuple[Seat, ...] = ()
    """The seats that are out, in order."""


class OneDieView(Value, frozen=True):
    """The view of one seat or a spectator."""

    round: int
    phase: Literal["roll", "claim", "over"]
    turn: Seat
    total: int | None
    claimer: Seat | None
    lives: BySeat[int]
    dice: BySeat[int | None]
    """The seat's own die; the others are hidden."""
    last_dice: BySeat[int]


class Facts(Value, frozen=True):
    """Facts that follow from the rules alone."""

    faces: int
