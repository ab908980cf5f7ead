"""Views of seats and spectators, built field by field from the state.

A view shows a die under the cup to the seats that have seen the die since it fell.
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
from mendax.games.rules import check_observer


class DieView(Value, frozen=True):
    """A die as one observer knows it. Unknown ``pips`` are None; the other fields are public."""

    pips: Pips | None
    open: bool
    seen: tuple[Seat, ...] | None
    """The seats that have seen the die since it fell, or None for everyone."""
    since: int
    """The number of claims in the round when the die fell."""


class FrenchPokerView(Value, frozen=True):
    """The view of a seat, or of a spectator if ``you`` is None."""

    you: Seat | None
    phase: Phase
    turn: Seat
    round: int
    standing: BySeat[int]
    pot: int
    discharging: bool
    done: tuple[Seat, ...]
    """The seats that have stopped playing because they are out or, in a charge, safe."""
    claims: tuple[Announcement, ...]
    dice: tuple[DieView, ...]
    falling: Places
    deed: Deed
    """The current action with the dice (in the phases fall and cup)."""
    kept: Places
    last: Disclosure | None
    places: BySeat[int] | None
    rerolled: int = 0
    """The number of re-rolls by the seat with the dice since it took the dice."""


def view(state: FrenchPokerState, observer: Seat | None) -> FrenchPokerView:
    """Return the view of ``observer``, with the hidden dice that it remembers."""
    check_observer(observer, len(state.standing))
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
        rerolled=state.rerolled,
    )


def open_view(state: FrenchPokerState) -> FrenchPokerView:
    """Return a spectator's view with all five dice, for a game that is over."""
    dice = tuple([DieView(die.pips, die.open, die.seen, die.since) for die in state.dice])
    return replace(view(state, None), dice=dice)


def _die_as_known(die: Die, observer: Seat | None) -> DieView:
    pips = die.pips if die.known_to(observer) else None
    return DieView(pips, die.open, die.seen, die.since)
