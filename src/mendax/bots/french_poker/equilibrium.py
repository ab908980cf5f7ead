"""The player who knows the solved round: heads-up nobody gains by knowing how it plays.

Among more than two it plays a round that is simpler than the real one: that wins less of the others
than searching does, and the player who takes nearly every round off ``searching`` finds nothing
against it; another may (``docs/french-poker.md``). Where its adviser can't say, as the rules are
not solved, it searches as ``searching`` does.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Protocol

from mendax.bots.french_poker.player import Mixture
from mendax.bots.french_poker.searching import Searching
from mendax.core.game import Action, Offer, Seat
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.view import FrenchPokerView


class RoundAdvice(Protocol):
    """An adviser for one rule set and number of seats.

    It is handed what the seat sees and nothing else, so it can tell no secret. The caller that
    seats a bot hands it in.
    """

    def mixture(self, view: FrenchPokerView) -> Mapping[Action, float] | None:
        """Return what a sound player does at the seat to act, with the chance of each action.

        None if the adviser can't say.
        """


class FrenchPokerEquilibrium(Searching):
    """Does what its adviser says, each thing as often as it says."""

    def __init__(
        self,
        game: str,
        rules: FrenchPokerRules,
        seat: Seat,
        seats: int,
        rng: Random,
        advice: RoundAdvice | None = None,
    ) -> None:
        super().__init__(game, rules, seat, seats, rng)
        self.advice = advice

    def mixture(self, view: FrenchPokerView, offers: Sequence[Offer]) -> Mixture[Action]:
        """What a sound player does here; without advice, what a searching one does."""
        advised = None if self.advice is None else self.advice.mixture(view)
        return super().mixture(view, offers) if advised is None else advised
