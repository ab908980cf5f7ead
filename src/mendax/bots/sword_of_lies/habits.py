"""Habits of the other seats in castling: how often they believe, and how often they tell the truth.

Rules of this file
1. Both rates are estimated in this game only, from marks, which are public, and from faces that the
   observer sees.
2. A habit starts as a coin, whose rate has a symmetric Beta prior, so a seat without history is
   unpredictable, and one answer or verdict changes little.
3. Players of one table are alike to some degree: a seat's own actions count twice, and those of
   other opponents once.
"""

from collections.abc import Iterable, Sequence
from math import comb
from random import Random
from typing import Final, NamedTuple

from mendax.core.game import Seat
from mendax.games.cards import Colour, colour
from mendax.games.sword_of_lies.view import SwordView

PRIOR: Final = 4
"""Imagined observations of each outcome, in addition to those of the game."""
_OWN: Final = 2
"""The weight of a seat's own actions; those of other opponents have weight 1."""


class BetaRate(NamedTuple):
    """The Beta distribution of the rate of an outcome: its two parameters."""

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


def honesty(view: SwordView, answerers: Sequence[Sequence[Seat | None]], seat: Seat) -> BetaRate:
    """Return how often ``seat`` names the true colour, by the marked faces that the view shows.

    ``answerers`` has the seat that answered for each card of each row.
    """
    shown = [
        (by, card.mark.named == colour(card.face))
        for row, answered in zip(view.rows, answerers, strict=True)
        for card, by in zip(row, answered, strict=False)
        if card.mark is not None and card.face is not None and by is not None
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

    ``counted`` is its probability by counting colours, ``honest`` the speaker's rate of truth.
    """
    true, false = counted * honest, (1 - counted) * (1 - honest)
    return true / (true + false)


def colour_to_name(true: Colour, drawn: Colour, listener: BetaRate, rng: Random) -> Colour:
    """Return the colour to name for a card of colour ``true``; ``drawn`` is a coin's colour.

    The answer is a lie with the probability that ``listener`` believes more often than not.
    """
    lean = 2 * listener.mostly - 1
    if rng.random() >= abs(lean):
        return drawn
    return true if lean < 0 else "black" if true == "red" else "red"
