"""Sums and ratings of a player's games in matches and leagues.

This module loads no numerical code, so the server can import it.
"""

import math
from typing import Final

from mendax.core.game import Value

_STANDARD_ERRORS: Final = 1.96
"""The half-width of a 95% confidence interval in standard errors, for a normal distribution."""


class Totals(Value, frozen=True):
    """The sums of a player's games in one or more rounds."""

    games: int = 0
    payoff: float = 0.0
    squares: float = 0.0
    """The sum of squared payoffs."""
    wins: float = 0.0
    faulty: int = 0
    """The number of games in which the player had a fault."""
    forfeits: int = 0

    def plus(self, other: "Totals") -> "Totals":
        """Return the sum of these totals and ``other``."""
        return Totals(*(getattr(self, f) + getattr(other, f) for f in self.__struct_fields__))

    @property
    def mean(self) -> float:
        """Return the mean payoff per game."""
        return self.payoff / max(1, self.games)

    @property
    def margin(self) -> float | None:
        """Return the half-width of the mean's 95% confidence interval, or None for fewer than two
        games."""
        if self.games < 2:
            return None
        spread = max(0.0, self.squares - self.payoff**2 / self.games) / (self.games - 1)
        return _STANDARD_ERRORS * math.sqrt(spread / self.games)


class Skill(Value, frozen=True):
    """A rating after a round."""

    mu: float
    sigma: float
