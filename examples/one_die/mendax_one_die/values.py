"""The actions, the events, the state and the view of one die."""

from typing import ClassVar, Literal

from mendax.core.game import Action, Event, Glimpse, Opening, Opens, Seat, Value
from mendax.core.meanings import BySeat
from mendax_one_die.rules import OneDieRules

# ── actions ──────────────────────────────────────────────────────────────────────────────────


class Fall(Action, frozen=True):
    """Chance: the next die is rolled, hidden from other seats."""

    pips: int


class Claim(Action, frozen=True):
    """Claim that all dice together show this total, or more."""

    total: int


class Doubt(Action, frozen=True):
    """Doubt the last claim: all dice are shown."""


# ── events ───────────────────────────────────────────────────────────────────────────────────


class RoundStarted(Event, frozen=True):
    """A round began; the seat will claim first."""

    number: int
    seat: Seat


class Saw(Glimpse, frozen=True):
    """The die of the seat that receives this event. Private."""

    opens: ClassVar[Opens] = {Fall: ("pips",)}

    pips: int


class Claimed(Event, frozen=True):
    """A seat claimed this total, or more."""

    seat: Seat
    total: int


class Doubted(Event, frozen=True):
    """A seat doubted the last claim."""

    seat: Seat
    claimer: Seat


class Shown(Opening, frozen=True):
    """The die of a seat, after a doubt."""

    opens: ClassVar[Opens] = {Fall: ("pips",)}

    seat: Seat
    pips: int


class Counted(Event, frozen=True):
    """The sum of all dice, and whether the claim holds."""

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
    """One seat is left."""

    winner: Seat


# ── the state and the view ───────────────────────────────────────────────────────────────


class OneDieState(Value, frozen=True):
    """The full state; ``dice`` and ``draws`` are by seat: 0 and -1 before the die is rolled."""

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
