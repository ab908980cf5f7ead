"""The state of the betting before a decision, and a model of calls, for any betting limit."""

from typing import NamedTuple

import numpy as np

from mendax.bots.sword_of_lies.battle import Bools, Floats
from mendax.core.game import Seat
from mendax.games.sword_of_lies.view import SwordView


class BettingState(NamedTuple):
    """The public betting state. Chips are by seat."""

    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    """The chips bet in this round."""
    paid: tuple[int, ...]
    """The chips paid in this game, including this round."""
    live: tuple[Seat, ...]
    level: int
    boldest: Seat
    """The seat with the highest bet so far, or −1 if there is none or the seat folded."""
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
    """A quantal response to a price: a logistic function of its value, with random guesses."""

    noise: float
    """The scale of the logistic function, in shares of the pot."""
    guesses: float
    """The probability of a call regardless of its value. A fold has the same probability."""

    def calls(self, surplus: Floats, luck: Floats) -> Bools:
        """Return whether a seat calls.

        ``surplus`` is the seat's expected share of the pot minus the price as a share of the pot.
        ``luck`` is uniform in [0, 1).
        """
        reckoned = 1 / (1 + np.exp(-surplus / self.noise))
        return np.asarray(luck < self.guesses + (1 - 2 * self.guesses) * reckoned)
