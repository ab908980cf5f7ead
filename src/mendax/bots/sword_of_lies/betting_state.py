"""The state of the betting before a decision, and a model of calls, for any betting limit."""

from typing import NamedTuple

import numpy as np

from mendax.bots.sword_of_lies.battle import Bools, Floats
from mendax.core.game import Seat
from mendax.games.sword_of_lies.view import SwordView


class BettingState(NamedTuple):
    """The public betting state; chips are by seat."""

    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    """Chips bet in this round."""
    paid: tuple[int, ...]
    """Chips paid in this game, including this round."""
    live: tuple[Seat, ...]
    level: int
    boldest: Seat
    """The seat with the highest bet so far; −1 if there is none or the seat folded."""
    highest: int
    """The highest bet."""


def betting_state(view: SwordView, paid: tuple[int, ...]) -> BettingState:
    """Return the betting as the acting seat sees it."""
    boldest = view.boldest
    return BettingState(
        stacks=view.stacks,
        bets=view.bets,
        paid=paid,
        live=view.live,
        level=view.level,
        boldest=-1 if boldest is None or boldest.seat not in view.live else boldest.seat,
        highest=0 if boldest is None else boldest.to,
    )


class CallingModel(NamedTuple):
    """A quantal response to a price: a logistic function of its value, plus random guesses."""

    noise: float
    """The logistic's scale, in shares of the pot."""
    guesses: float
    """The probability of a call regardless of the value, and of a fold."""

    def calls(self, surplus: Floats, luck: Floats) -> Bools:
        """Return whether a seat calls.

        ``surplus`` is its expected share of the pot minus the price as a share; ``luck`` is uniform
        in [0, 1).
        """
        reckoned = 1 / (1 + np.exp(-surplus / self.noise))
        return np.asarray(luck < self.guesses + (1 - 2 * self.guesses) * reckoned)
