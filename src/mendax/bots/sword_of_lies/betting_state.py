"""The betting at one's turn, and how others are thought to answer a price, at any limit."""

from typing import NamedTuple

import numpy as np

from mendax.bots.sword_of_lies.battle import Bools, Floats
from mendax.core.game import Seat
from mendax.games.sword_of_lies.view import SwordView


class BettingState(NamedTuple):
    """Chips and seats as the view shows them; chips are by seat."""

    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    """In this round."""
    paid: tuple[int, ...]
    """In this game, this round included."""
    live: tuple[Seat, ...]
    level: int
    boldest: Seat
    """Who made the highest bet so far; −1 if nobody did, or they folded."""
    highest: int
    """That bet."""


def betting_state(view: SwordView, paid: tuple[int, ...]) -> BettingState:
    """The betting as the seat whose turn it is sees it."""
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
    """A noisy best answer to a price: a logistic of what it is worth, and now and then a guess."""

    noise: float
    """The scale of the logistic, in shares of the pot."""
    guesses: float
    """How often somebody calls, and how often they fold, whatever it is worth."""

    def calls(self, surplus: Floats, luck: Floats) -> Bools:
        """Who calls: ``surplus`` is the share of the pot that is expected less that of the price,
        ``luck`` uniform between 0 and 1."""
        reckoned = 1 / (1 + np.exp(-surplus / self.noise))
        return np.asarray(luck < self.guesses + (1 - 2 * self.guesses) * reckoned)
