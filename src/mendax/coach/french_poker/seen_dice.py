"""The dice and claims that a seat sees in French poker, numbered as in solved rounds.

The functions use only the seat's view, and no policy.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from mendax.core.game import Seat
from mendax.games.french_poker.actions import KeepHidden, KeepOpen, Places, RollRest
from mendax.games.french_poker.claims import ClaimOrder, Dice
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.view import FrenchPokerView
from mendax.solver.french_poker.best_response import KEPT
from mendax.solver.french_poker.round_model import NOTHING_SAID

KEPT_NUMBER: Final[Mapping[Dice, int]] = {kept: number for number, kept in enumerate(KEPT)}
"""The numbers, in solved rounds, of sets of open dice (ascending)."""


class SeenDie(NamedTuple):
    """One of the dice of the player whose turn it is."""

    pips: int
    known: bool
    """True if the next player also knows the die."""


Hand = tuple[SeenDie, ...]


def hand_of(view: FrenchPokerView) -> Hand:
    """Return the dice of a seat by place if it knows all its dice."""
    other = next_seat(view)
    return tuple(SeenDie(die.pips or 0, die.seen is None or other in die.seen) for die in view.dice)


def next_seat(view: FrenchPokerView) -> Seat:
    """Return the seat that will answer the player with the dice."""
    seats = len(view.standing)
    after = ((view.turn + n) % seats for n in range(1, seats))
    return next(seat for seat in after if seat not in view.done)


def pips_of(hand: Hand, known: bool) -> Dice:
    """Return, ascending, the dice that the next player knows or does not know."""
    return tuple(sorted(die.pips for die in hand if die.known == known))


def claimed_step(view: FrenchPokerView, order: ClaimOrder, which: int) -> int:
    """Return the rank of the last claim (``which`` −1) or the claim before it (−2)."""
    if len(view.claims) < -which:
        return NOTHING_SAID
    return order.step[view.claims[which].claim]


def keeping(
    kept: Sequence[object], hand: Sequence[object], hidden: bool, rules: FrenchPokerRules
) -> KeepHidden | KeepOpen | RollRest:
    """Return the action of keeping these dice, by place. Of equal dice, the first are kept."""
    left, places = list(kept), list[int]()
    for place, die in enumerate(hand):
        if die in left:
            left.remove(die)
            places.append(place)
    at: Places = tuple(places)
    if rules.keeping != "split":
        return RollRest(at)
    return KeepHidden(at) if hidden else KeepOpen(at)
