"""The value of a two-player standing in French poker, which is the chance of winning the game.

The value of a round is the chance that a sound player wins it. Payments, the end of the game and
the winner come from the rule book. Conceding counts as losing and opening the next round, as in the
policy of a single round.
"""

import functools
from typing import NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from mendax.core.game import Seat
from mendax.games.french_poker import ending
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.state import FrenchPokerState
from mendax.games.french_poker.view import FrenchPokerView

Worth = TypeVar("Worth", float, npt.NDArray[np.float64])


class Stakes(NamedTuple):
    """The stakes of a round: a seat's chances to win the game after winning and after losing the
    round."""

    win: float
    lose: float

    def chance(self, value: Worth) -> Worth:
        """Return the chance to win the game if the round has this value (+1 if won, −1 if lost)."""
        return self.lose + (self.win - self.lose) * (1 + value) / 2


class MatchWorth:
    """The values of two-player standings under one rule set, given the value of opening a round."""

    def __init__(self, rules: FrenchPokerRules, opening: float) -> None:
        self.rules, self.opening = rules, opening
        self._chance = functools.cache(self._weighed)

    def stakes(self, view: FrenchPokerView, seat: Seat) -> Stakes:
        """Return the stakes of the current round for one of the two players left."""
        return self._stakes(self._standing(view), seat)

    def chance(self, view: FrenchPokerView, seat: Seat, opener: Seat) -> float:
        """Return the seat's chance to win the game if ``opener`` opens the next round."""
        return self._chance(self._standing(view), seat, opener)

    def conceding(self, view: FrenchPokerView, seat: Seat) -> float:
        """Return the seat's chance to win the game if it concedes."""
        standing = self._standing(view)
        other = next(s for s in ending.playing(standing) if s != seat)
        opener = other if self.rules.next_starter == "winner" else seat
        return self._after(standing, seat, other, seat, opener)

    def _standing(self, view: FrenchPokerView) -> FrenchPokerState:
        done = tuple((seat,) for seat in view.done)
        return FrenchPokerState(
            self.rules, view.standing, view.pot, view.discharging, phase="open", done=done
        )

    def _stakes(self, standing: FrenchPokerState, seat: Seat) -> Stakes:
        other = next(s for s in ending.playing(standing) if s != seat)
        winner_opens = self.rules.next_starter != "loser"
        won = self._after(standing, other, seat, seat, seat if winner_opens else other)
        lost = self._after(standing, seat, other, seat, other if winner_opens else seat)
        return Stakes(won, lost)

    def _after(
        self, standing: FrenchPokerState, loser: Seat, winner: Seat, seat: Seat, opener: Seat
    ) -> float:
        settled, _ = ending.settle(standing, loser, winner)
        if ending.ends(settled):
            return float(ending.places(replace(settled, phase="over"))[seat] == 1)
        return self._chance(settled, seat, opener)

    def _weighed(self, standing: FrenchPokerState, seat: Seat, opener: Seat) -> float:
        value = self.opening if opener == seat else -self.opening
        return self._stakes(standing, seat).chance(value)
