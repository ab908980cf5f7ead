"""How often a player makes a kind of move, beside the equilibrium's rate in the same spots."""

import math
from collections.abc import Iterable

from mendax.core.game import Value


class SpotCount(Value, frozen=True):
    """The count of a kind of move over spots, and its distribution for an equilibrium player.

    If the player followed the equilibrium, ``made`` would have the mean ``expected`` and the
    variance ``variance``, because the spots' draws are independent given the spots.
    """

    spots: int = 0
    made: int = 0
    expected: float = 0.0
    """The sum of the equilibrium's probabilities p of the move, one for each spot."""
    variance: float = 0.0
    """The sum of p(1 − p)."""

    @property
    def rate(self) -> float:
        """Return the share of spots with the move; 0 without spots."""
        return self.made / max(1, self.spots)

    @property
    def expected_rate(self) -> float:
        """Return the equilibrium's share in the same spots; 0 without spots."""
        return self.expected / max(1, self.spots)

    @property
    def score(self) -> float:
        """Return the difference from the equilibrium in standard deviations.

        It is infinite if the equilibrium's count is certain and another was made.
        """
        excess = self.made - self.expected
        if self.variance > 0:
            return excess / math.sqrt(self.variance)
        return math.copysign(math.inf, excess) if abs(excess) > 1e-9 else 0.0


def counted(spots: Iterable[tuple[bool, float]]) -> SpotCount:
    """Return the count over spots: whether the move was made, and the equilibrium's probability."""
    each = list(spots)
    return SpotCount(
        len(each),
        sum(made for made, _ in each),
        math.fsum(chance for _, chance in each),
        math.fsum(chance * (1 - chance) for _, chance in each),
    )
