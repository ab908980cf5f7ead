"""What one seat or a spectator sees and remembers, built field by field from the state.

The pips of a die under the cup are shown to those who have seen it since it fell.
"""

from msgspec.structs import replace

from mendax.core.game import Seat, Value
from mendax.core.meanings import BySeat
from mendax.games.french_poker import ending
from mendax.games.french_poker.actions import Places
from mendax.games.french_poker.claims import Pips
from mendax.games.french_poker.state import (
    Announcement,
    Deed,
    Die,
    Disclosure,
    FrenchPokerState,
    Phase,
)


class DieView(Value, frozen=True):
    """A die as one observer knows it; ``pips`` is None if they don't. The rest is public."""

    pips: Pips | None
    open: bool
    seen: tuple[Seat, ...] | None
    """Who has seen it since it fell; None: everyone."""
    since: int
    """How many claims of the round had been made when it fell."""


class FrenchPokerView(Value, frozen=True):
    """What one seat (or a spectator: ``you`` is None) sees and remembers."""

    you: Seat | None
    phase: Phase
    turn: Seat
    round: int
    standing: BySeat[int]
    pot: int
    discharging: bool
    done: tuple[Seat, ...]
    """Who plays no more: out, or in a charge safe."""
    claims: tuple[Announcement, ...]
    dice: tuple[DieView, ...]
    falling: Places
    deed: Deed
    """What the one with the dice has done so far this turn (in phases fall and cup)."""
    kept: Places
    last: Disclosure | None
    places: BySeat[int] | None


def view(state: FrenchPokerState, observer: Seat | None) -> FrenchPokerView:
    """What ``observer`` sees, and of hidden dice what they remember."""
    return FrenchPokerView(
        you=observer,
        phase=state.phase,
        turn=state.turn,
        round=state.round,
        standing=state.standing,
        pot=state.pot,
        discharging=state.discharging,
        done=tuple(seat for group in state.done for seat in group),
        claims=state.claims,
        dice=tuple([_die_as_known(die, observer) for die in state.dice]),
        falling=state.falling,
        deed=state.deed,
        kept=state.kept,
        last=state.last,
        places=ending.places(state) if state.phase == "over" else None,
    )


def open_view(state: FrenchPokerState) -> FrenchPokerView:
    """A spectator's view of all five dice, for a game that is over."""
    dice = tuple([DieView(die.pips, die.open, die.seen, die.since) for die in state.dice])
    return replace(view(state, None), dice=dice)


def _die_as_known(die: Die, observer: Seat | None) -> DieView:
    pips = die.pips if die.known_to(observer) else None
    return DieView(pips, die.open, die.seen, die.since)
