"""What is done and what happens at one die, its state, and what one sees of it."""

from typing import ClassVar, Literal

from mendax.core.game import Action, Event, Glimpse, Opening, Opens, Seat, Value
from mendax.core.meanings import BySeat
from mendax_one_die.rules import OneDieRules

# ── actions ──────────────────────────────────────────────────────────────────────────────────


class Fall(Action, frozen=True):
    """Chance: the next die falls, under the hand of its seat."""

    pips: int


class Claim(Action, frozen=True):
    """Says that all dice together show so much, or more."""

    total: int


class Doubt(Action, frozen=True):
    """Has all dice shown."""


# ── events ───────────────────────────────────────────────────────────────────────────────────


class RoundStarted(Event, frozen=True):
    """A round begins; the seat will claim first."""

    number: int
    seat: Seat


class Saw(Glimpse, frozen=True):
    """One's own die."""

    opens: ClassVar[Opens] = {Fall: ("pips",)}

    pips: int


class Claimed(Event, frozen=True):
    """A seat claims so much, or more."""

    seat: Seat
    total: int


class Doubted(Event, frozen=True):
    """A seat doubts the last claim."""

    seat: Seat
    claimer: Seat


class Shown(Opening, frozen=True):
    """The die of a seat, after a doubt."""

    opens: ClassVar[Opens] = {Fall: ("pips",)}

    seat: Seat
    pips: int


class Counted(Event, frozen=True):
    """What all dice show together, and whether the claim holds."""

    sum: int
    total: int
    holds: bool


class Lost(Event, frozen=True):
    """A seat loses lives."""

    seat: Seat
    cost: int
    left: int


class WentOut(Event, frozen=True):
    """A seat has no lives left."""

    seat: Seat


class GameEnded(Event, frozen=True):
    """One seat is left."""

    winner: Seat


# ── the state, and what one sees ─────────────────────────────────────────────────────────────


class OneDieState(Value, frozen=True):
    """Everything; ``dice`` and ``draws`` are by seat, 0 and -1 where no die has fallen."""

    rules: OneDieRules
    lives: tuple[int, ...]
    dice: tuple[int, ...]
    draws: tuple[int, ...]
    drawn: int = 0
    """Dice that fell in this game so far."""
    round: int = 1
    turn: Seat = 0
    total: int | None = None
    """The last claim of this round."""
    claimer: Seat | None = None
    last_dice: tuple[int, ...] = ()
    """All dice of the round before."""
    out: tuple[Seat, ...] = ()
    """In the order in which they went out."""


class OneDieView(Value, frozen=True):
    """What one seat or a spectator sees."""

    round: int
    phase: Literal["roll", "claim", "over"]
    turn: Seat
    total: int | None
    claimer: Seat | None
    lives: BySeat[int]
    dice: BySeat[int | None]
    """One's own die; the others are hidden."""
    last_dice: BySeat[int]


class Facts(Value, frozen=True):
    """What follows from the rules alone."""

    faces: int
