"""The actions, the events, the state and the view of Liar's Dice."""

from typing import ClassVar, Literal

from mendax.core.game import Action, Event, Glimpse, Opening, Opens, Seat, Value
from mendax.core.meanings import BySeat
from mendax_liars_dice.rules import LiarsDiceRules

Face = Literal[1, 2, 3, 4, 5, 6]


class Bid(Value, frozen=True):
    """A number of dice, and the face that they show."""

    count: int
    face: int


# ── actions ──────────────────────────────────────────────────────────────────────────────────


class Roll(Action, frozen=True):
    """A chance action that rolls all dice of the next seat, such as ``13455``."""

    dice: str


class Claim(Action, frozen=True):
    """A claim that at least this many of all dice show this face."""

    count: int
    face: int


class Doubt(Action, frozen=True):
    """A doubt of the last claim, which reveals all dice."""


# ── events ───────────────────────────────────────────────────────────────────────────────────


class RoundStarted(Event, frozen=True):
    """A round began; the seat claims first."""

    number: int
    seat: Seat


class Rolled(Glimpse, frozen=True):
    """A private event with the dice of the seat that receives it."""

    opens: ClassVar[Opens] = {Roll: ("dice",)}

    dice: str


class Claimed(Event, frozen=True):
    """A seat made a claim."""

    seat: Seat
    count: int
    face: int


class Doubted(Event, frozen=True):
    """A seat doubted the last claim."""

    seat: Seat
    claimer: Seat


class Shown(Opening, frozen=True):
    """A seat's dice were revealed after a doubt."""

    opens: ClassVar[Opens] = {Roll: ("dice",)}

    seat: Seat
    dice: str


class Counted(Event, frozen=True):
    """The dice were counted after a doubt; ``holds`` tells whether the claim was true."""

    count: int
    face: int
    holds: bool


class LostDie(Event, frozen=True):
    """A seat lost a die."""

    seat: Seat
    left: int


class GameEnded(Event, frozen=True):
    """The game ended with only one seat left."""

    winner: Seat


# ── the state and the view ───────────────────────────────────────────────────────────────────


class State(Value, frozen=True):
    """The full state of a game."""

    rules: LiarsDiceRules
    left: tuple[int, ...]
    """The number of dice of each seat."""
    rolled: tuple[str, ...]
    """The dice of each seat, empty before its roll."""
    round: int = 1
    turn: Seat = 0
    claim: Bid | None = None
    claimer: Seat | None = None
    last_round: tuple[str, ...] = ()
    """The dice of each seat in the previous round."""
    out: tuple[Seat, ...] = ()
    """The seats without dice, in the order in which they lost their last one."""
    draws: int = 0
    """The number of rolls before this round."""


class View(Value, frozen=True):
    """The view of one seat or a spectator."""

    round: int
    turn: Seat
    claim: Bid | None
    claimer: Seat | None
    dice: BySeat[tuple[Face | None, ...]]
    """The seat's own dice; the others are hidden."""
    last_round: BySeat[tuple[Face, ...]]
