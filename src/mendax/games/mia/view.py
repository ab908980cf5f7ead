"""What one seat or a spectator sees, built field by field; nothing is taken away from a state.

The dice under the cup are shown to the seat that rolled them and looked, and to nobody else.
"""

from itertools import chain

from msgspec.structs import replace

from mendax.core.game import Seat, Value
from mendax.core.meanings import BySeat
from mendax.games.mia import ending
from mendax.games.mia.order import Roll
from mendax.games.mia.state import Claim, Disclosure, MiaState, Phase


class MiaView(Value, frozen=True):
    """What one seat (or a spectator: ``you`` is None) sees."""

    you: Seat | None
    phase: Phase
    turn: Seat
    round: int
    standing: BySeat[int]
    out: tuple[Seat, ...]
    claims: tuple[Claim, ...]
    roller: Seat | None
    """Whose roll lies under the cup, if there is one."""
    looked: bool
    roll: Roll | None
    """The dice under the cup, if you are the one who rolled them and looked."""
    last: Disclosure | None
    places: BySeat[int] | None
    life_rerolled: tuple[Seat, ...] = ()
    """Who has had the choice of new lives; everybody has it once (``life_reroll``)."""


def open_view(state: MiaState) -> MiaView:
    """A spectator's view of open cups, for a game that is over."""
    return replace(view(state, None), roll=state.roll)


def view(state: MiaState, observer: Seat | None) -> MiaView:
    """What ``observer`` sees: everything but dice that they have not looked at."""
    mine = observer is not None and observer == state.roller and state.looked
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
        roll=state.roll if mine else None,
        last=state.last,
        places=ending.places(state) if state.phase == "over" else None,
        life_rerolled=state.life_rerolled,
    )
