"""What a bot of Sword of Lies may ask an adviser: a war round solved exactly.

Rules of this file
1. An adviser gets the open war (``Scene``) and nothing else: no secret is part of it.
2. Bots do not know where advice comes from; the caller that seats them passes it in.
3. Worths are chips of the pots, with this round and all later ones played as solved.
"""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from mendax.bots.sword_of_lies.orders import Bound, Plan, Scene
from mendax.core.game import Seat


class WeighedPlan(NamedTuple):
    """An order of one seat."""

    plan: Plan
    chances: tuple[float, ...]
    """How often it is written, by equilibrium of the round: first in the one that bots play."""
    worths: tuple[float, ...]
    """Against what the others write, by equilibrium of the round."""
    least: float
    """Whatever the others write in this round."""


class Advice(Protocol):
    """An adviser for one rule set."""

    def weigh(
        self, scene: Scene, bounds: Mapping[Seat, Bound]
    ) -> Mapping[Seat, tuple[WeighedPlan, ...]] | None:
        """The orders of every fighter that keep its word; None where the war is too large."""
