"""Views of seats and spectators, built field by field from the state.

Only the seat that rolled the dice and looked sees them, unless the rules also show them to other
seats.
"""

from itertools import chain

from msgspec.structs import replace

from mendax.core.game import Seat, Value
from mendax.core.meanings import BySeat
from mendax.games.mia import ending
from mendax.games.mia.order import Roll
from mendax.games.mia.state import Claim, Disclosure, MiaState, Phase
from mendax.games.rules import check_observer


class MiaView(Value, frozen=True):
    """The view of a seat, or of a spectator if ``you`` is None."""

    you: Seat | None
    phase: Phase
    turn: Seat
    round: int
    standing: BySeat[int]
    out: tuple[Seat, ...]
    claims: tuple[Claim, ...]
    roller: Seat | None
    """The seat that rolled the dice under the cup, or that took them over. None without dice."""
    looked: bool
    roll: Roll | None
    """The dice under the cup, if this seat has seen them."""
    last: Disclosure | None
    places: BySeat[int] | None
    life_rerolled: tuple[Seat, ...] = ()
    """The seats that have already had their choice of new lives (``life_reroll``)."""
    direction: int = 1
    """1 if play goes clockwise, otherwise −1."""
    kept: bool = False
    """True if ``roller`` took over the dice without rolling (``look_and_pass``)."""


def open_view(state: MiaState) -> MiaView:
    """Return a spectator's view with open cups, for a game that is over."""
    return replace(view(state, None), roll=state.roll)


def view(state: MiaState, observer: Seat | None) -> MiaView:
    """Return the view of ``observer``: everything except dice that it has not seen."""
    check_observer(observer, len(state.standing))
    return MiaView(
        you=observer,
        phase=state.phase,
        turn=state.turn,
        round=state.round,
        standing=state.standing,
        out=tuple(chain.from_iterable(state.out)),
        claims=state.claims,
        roller=state.roller,
        looked=state.looked,
        roll=state.roll if ending.knows(state, observer) else None,
        last=state.last,
        places=ending.places(state) if state.phase == "over" else None,
        life_rerolled=state.life_rerolled,
        direction=state.direction,
        kept=state.kept,
    )
