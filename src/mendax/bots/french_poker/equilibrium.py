"""A bot that plays a solved round.

Heads-up, even an opponent that knows the bot's strategy gains nothing. With more than two players,
the bot plays the solution of a simplified round. It then wins less from other bots than
``searching``, but resists the exploiter that beats ``searching`` in nearly every round. At tables
of three, another opponent gains against the bot (``docs/french-poker.md``). If the adviser has no
solution for the rules, the bot plays like ``searching``.
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

    An adviser gets only the seat's view, so it cannot reveal hidden facts. The creator of the bot
    provides the adviser.
    """

    def mixture(self, view: FrenchPokerView) -> Mapping[Action, float] | None:
        """Return the probability of each action in the acting seat's equilibrium strategy.

        Returns None if the adviser has no solution.
        """


class FrenchPokerEquilibrium(Searching):
    """Plays the mixed strategy of its adviser."""

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
        """Return the adviser's mixture or, without an adviser, that of ``Searching``."""
        advised = None if self.advice is None else self.advice.mixture(view)
        return super().mixture(view, offers) if advised is None else advised
