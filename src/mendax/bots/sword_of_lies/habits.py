"""The habits of other seats in castling: how often they believe, and how often they are honest.

1. Both rates are estimated only in the current game, from marks, which are public, and from faces
   that the observer sees.
2. A rate has a symmetric Beta prior. A seat without history is therefore unpredictable, and one
   answer or verdict changes little.
3. Players at one table are alike to some degree. The actions of a seat count twice, and those of
   other opponents once.
"""

from collections.abc import Iterable
from math import comb
from random import Random
from typing import Final, NamedTuple

from mendax.core.game import Seat
from mendax.games.cards import Colour, colour
from mendax.games.sword_of_lies.view import SwordView

PRIOR: Final = 4
"""The number of imagined observations of each outcome, in addition to those of the game."""
_OWN: Final = 2
"""The weight of a seat's own actions. Those of other opponents have the weight 1."""


class BetaRate(NamedTuple):
    """The two parameters of the Beta distribution of an outcome's rate."""

    yes: int
    no: int

    @property
    def mean(self) -> float:
        """Return the expected rate."""
        return self.yes / (self.yes + self.no)

    @property
    def mostly(self) -> float:
        """Return the probability that the rate exceeds 0.5."""
        tosses = self.yes + self.no - 1
        return sum(comb(tosses, heads) for heads in range(self.yes)) / float(2**tosses)


def belief(view: SwordView, seat: Seat) -> BetaRate:
    """Return how often ``seat`` believes answers, by the marks of all opponents."""
    marks = [card.mark for row in view.rows for card in row if card.mark is not None]
    return _habit(((mark.by, mark.believed) for mark in marks), seat, view.you)


def honesty(view: SwordView, seat: Seat) -> BetaRate:
    """Return how often ``seat`` names the true colour, by the marked faces that the view shows."""
    shown = [
        (card.mark.of, card.mark.named == colour(card.face))
        for row in view.rows
        for card in row
        if card.mark is not None and card.face is not None
    ]
    return _habit(shown, seat, view.you)


def _habit(observed: Iterable[tuple[Seat, bool]], seat: Seat, you: Seat | None) -> BetaRate:
    counts = {True: PRIOR, False: PRIOR}
    for of, outcome in observed:
        if of != you or of == seat:
            counts[outcome] += _OWN if of == seat else 1
    return BetaRate(counts[True], counts[False])


def told_truly(counted: float, honest: float) -> float:
    """Return the probability that a named colour is true, by Bayes' rule.

    ``counted`` is this probability by counting colours, and ``honest`` is how often the speaker
    tells the truth.
    """
    true, false = counted * honest, (1 - counted) * (1 - honest)
    return true / (true + false)


def chance_of_lie(listener: BetaRate) -> float:
    """Return the probability that a bot lies to ``listener``.

    It leans from 0.5 to a lie by the square of how sure it is that the listener believes more than
    half of all answers. So weak evidence hardly makes a bot predictable to a listener who knows it.
    """
    lean = 2 * listener.mostly - 1
    return (1 + lean * abs(lean)) / 2


def colour_to_name(true: Colour, drawn: Colour, listener: BetaRate, rng: Random) -> Colour:
    """Return the colour to name for a card of colour ``true``; ``drawn`` is a random colour.

    The answer is a lie with the probability ``chance_of_lie``.
    """
    lean = 2 * chance_of_lie(listener) - 1
    if rng.random() >= abs(lean):
        return drawn
    return true if lean < 0 else "black" if true == "red" else "red"
