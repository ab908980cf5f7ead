"""The house rules, the actions, the events, the state and the view of Skull."""

from typing import Annotated, ClassVar, Literal

from mendax.core.game import Action, Event, Glimpse, Opens, Seat, Value
from mendax.core.meanings import BySeat
from mendax.games.rules import Range, Rules, Source

Disc = Literal["rose", "skull"]
Phase = Literal["lay", "bid", "turn", "discard", "chance", "over"]


class SkullRules(Rules, frozen=True, kw_only=True):
    """The house rules of one table."""

    wins: Annotated[int, Range(1, 3), Source("standard; 2")] = 2


# ── actions ──────────────────────────────────────────────────────────────────────────────────


class Lay(Action, frozen=True):
    """Lay a disc face down on one's own pile."""

    disc: Disc


class Bid(Action, frozen=True):
    """Bid to turn over this many discs without a skull."""

    count: int


class Pass(Action, frozen=True):
    """Leave the bidding of this round."""


class Turn(Action, frozen=True):
    """Turn over the top disc of another seat's pile."""

    pile: Seat


class Discard(Action, frozen=True):
    """Give up one of one's own discs, after finding one's own skull."""

    disc: Disc


class Take(Action, frozen=True):
    """A chance action that takes a disc, after the bidder found the skull of another seat."""

    disc: Disc


# ── events ───────────────────────────────────────────────────────────────────────────────────


class Laid(Event, frozen=True):
    """A seat laid a disc face down."""

    seat: Seat


class Hid(Event, frozen=True):
    """A private event with the disc that its receiver laid."""

    disc: Disc


class BidMade(Event, frozen=True):
    """A seat made a bid."""

    seat: Seat
    count: int


class Passed(Event, frozen=True):
    """A seat left the bidding."""

    seat: Seat


class Turned(Event, frozen=True):
    """The top disc of a seat's pile was turned over."""

    seat: Seat
    disc: Disc


class Won(Event, frozen=True):
    """A seat turned over as many roses as it had bid."""

    seat: Seat
    wins: int


class LostDisc(Event, frozen=True):
    """A seat lost a disc for good."""

    seat: Seat
    left: int


class Missed(Event, frozen=True):
    """A private event with the disc that its receiver gave up."""

    disc: Disc


class Took(Glimpse, frozen=True):
    """A private event with the disc that chance took from its receiver."""

    opens: ClassVar[Opens] = {Take: ("disc",)}

    disc: Disc


# ── the state and the view ───────────────────────────────────────────────────────────────────


class State(Value, frozen=True):
    """The full state of a game."""

    rules: SkullRules
    discs: tuple[tuple[Disc, ...], ...]
    """The discs that each seat still has, laid or not."""
    piles: tuple[tuple[Disc, ...], ...]
    """The discs laid in this round, the last one on top."""
    turned: tuple[int, ...]
    """The number of discs of each pile that are face up, from the top."""
    wins: tuple[int, ...]
    round: int = 1
    phase: Phase = "lay"
    turn: Seat = 0
    bid: int = 0
    passed: tuple[Seat, ...] = ()
    out: tuple[Seat, ...] = ()
    """The seats without discs, in the order in which they lost their last one."""
    draws: int = 0
    """The number of discs that chance has taken."""


class View(Value, frozen=True):
    """The view of one seat or a spectator. Hidden discs are None."""

    round: int
    phase: Phase
    turn: Seat
    bid: int | None
    wins: BySeat[int]
    hand: BySeat[tuple[Disc | None, ...]]
    pile: BySeat[tuple[Disc | None, ...]]
