"""What a seat of French poker sees of dice and claims, as solved rounds count them.

It goes by the view of the seat, no more, and knows no policy.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from mendax.core.game import Seat
from mendax.games.french_poker.actions import KeepHidden, KeepOpen, Places
from mendax.games.french_poker.claims import ClaimOrder, Dice
from mendax.games.french_poker.view import FrenchPokerView
from mendax.solver.french_poker.best_response import KEPT
from mendax.solver.french_poker.round_model import NOTHING_SAID

KEPT_NUMBER: Final[Mapping[Dice, int]] = {kept: number for number, kept in enumerate(KEPT)}
"""The number that solved rounds give to dice that lie open, in ascending order."""


class SeenDie(NamedTuple):
    """A die of whoever has the dice."""

    pips: int
    known: bool
    """Whether the next one knows it, too."""


Hand = tuple[SeenDie, ...]


def hand_of(view: FrenchPokerView) -> Hand:
    """The dice of a seat that knows them all, in their places."""
    other = next_seat(view)
    return tuple(SeenDie(die.pips or 0, die.seen is None or other in die.seen) for die in view.dice)


def next_seat(view: FrenchPokerView) -> Seat:
    """Who will answer whoever has the dice."""
    seats = len(view.standing)
    after = ((view.turn + n) % seats for n in range(1, seats))
    return next(seat for seat in after if seat not in view.done)


def pips_of(hand: Hand, known: bool) -> Dice:
    """Those of the dice that the next one knows, or does not know, in ascending order."""
    return tuple(sorted(die.pips for die in hand if die.known == known))


def claimed_step(view: FrenchPokerView, order: ClaimOrder, which: int) -> int:
    """The step of the last claim (−1) or the one before (−2)."""
    if len(view.claims) < -which:
        return NOTHING_SAID
    return order.step[view.claims[which].claim]


def keeping(kept: Sequence[object], hand: Sequence[object], hidden: bool) -> KeepHidden | KeepOpen:
    """To keep some of the dice, as an action: by their places, the first of equal ones."""
    left, places = list(kept), list[int]()
    for place, die in enumerate(hand):
        if die in left:
            left.remove(die)
            places.append(place)
    at: Places = tuple(places)
    return KeepHidden(at) if hidden else KeepOpen(at)
