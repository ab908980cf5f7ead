"""Solved wars for the Sword of Lies coach.

With more than two seats, a war has many equilibria with different values. ``weigh`` lists several
equilibria of the coming round, with later rounds solved by each of two rules.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from mendax.bots.sword_of_lies.orders import Bound, Plan, Scene, aims_at
from mendax.core.game import Seat
from mendax.solver.sword_of_lies.wars import OrderWorth, Worths, solve

_REVIEW: Final = 40_000
"""The work limit for solving a war in a review by one of ``RULES``, in units of ``wars.MOST``."""
RULES: Final = (False, True)
"""Rules for later rounds: True selects the most even equilibrium, False that of regret matching."""


class WeighedPlan(NamedTuple):
    """An order of one seat, with its values."""

    plan: Plan
    chances: tuple[float, ...]
    """The order's probability in each equilibrium of the round; those of regret matching come
    first."""
    worths: tuple[float, ...]
    """The order's value in chips in each equilibrium, against the others' strategies."""
    least: float
    """The order's lowest value against any orders of the others in this round."""


class WarAdviser:
    """Solves wars, each within a work limit."""

    def __init__(self, most: float = _REVIEW) -> None:
        self._most = most

    def weigh(
        self, scene: Scene, bounds: Mapping[Seat, Bound] = MappingProxyType({})
    ) -> Mapping[Seat, tuple[WeighedPlan, ...]] | None:
        """Return the orders of every fighter that keep its promises, or None if the war is too
        large."""
        solved = []
        for even in RULES:
            found = solve(scene, bounds, self._most, even)
            if found is not None:
                solved.append(found)
            elif not solved:
                return None
        return {seat: _weighed(solved, seat) for seat in solved[0].orders}


def _weighed(solved: list[Worths], seat: Seat) -> tuple[WeighedPlan, ...]:
    """Return the orders of a seat, with the equilibria of all solutions in sequence."""
    return tuple(
        WeighedPlan(
            plan_of(same[0]),
            tuple(chance for order in same for chance in order.chances),
            tuple(worth for order in same for worth in order.worths),
            min(order.least for order in same),
        )
        for same in zip(*(each.orders[seat] for each in solved), strict=True)
    )


def plan_of(order: OrderWorth) -> Plan:
    """Convert an order of the solver to a plan of the bots."""
    targets = sorted(order.targets, key=lambda t: (t.seat, -t.lives, -t.swords))
    return Plan(tuple(aim for target in targets for aim in aims_at(*target)), order.price)
