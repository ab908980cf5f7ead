"""Solved wars for the coach of Sword of Lies.

With more than two seats, a war has many equilibria with different values. ``weigh`` lists several
equilibria of the coming round, with later rounds solved by either rule.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from mendax.bots.sword_of_lies.orders import Bound, Plan, Scene, aims_at
from mendax.core.game import Seat
from mendax.solver.sword_of_lies.wars import OrderWorth, Worths, solve

_REVIEW: Final = 40_000
"""The work limit for an order in a review, under each of the rules."""
RULES: Final = (False, True)
"""Two ways to choose an equilibrium of later rounds: by regret matching, or the most even one."""


class WeighedPlan(NamedTuple):
    """An order of one seat."""

    plan: Plan
    chances: tuple[float, ...]
    """The probability of the order in each equilibrium of the round; the first is by regret
    matching."""
    worths: tuple[float, ...]
    """The value of the order in chips against the others' strategies, in each equilibrium of the
    round."""
    least: float
    """The lowest value of the order over all orders of the others in this round."""


class WarAdviser:
    """Solves wars within a work limit for each."""

    def __init__(self, most: float = _REVIEW) -> None:
        self._most = most

    def weigh(
        self, scene: Scene, bounds: Mapping[Seat, Bound] = MappingProxyType({})
    ) -> Mapping[Seat, tuple[WeighedPlan, ...]] | None:
        """Return the orders of every fighter that keep the fighter's promises; None if the war is
        too large."""
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
    """Return an order of the solver as a plan of the bots."""
    targets = sorted(order.targets, key=lambda t: (t.seat, -t.lives, -t.swords))
    return Plan(tuple(aim for target in targets for aim in aims_at(*target)), order.price)
