"""Solved wars for the Sword of Lies coach.

With two seats, a war has one value: an order is worth it if the order is right, and otherwise its
guarantee (``war_table``). With more seats, a war has many equilibria with different values.
``weigh`` lists several equilibria of the coming round, with later rounds solved by each of two
rules. An order that another order dominates costs the dominating order's mean gain in each of them.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from mendax.bots.sword_of_lies.exact import plan_at
from mendax.bots.sword_of_lies.orders import Bound, Plan, Scene, aims_at
from mendax.core.game import Seat
from mendax.solver.sword_of_lies.war_table import TwoSeats, solved_round, two_seats
from mendax.solver.sword_of_lies.wars import OrderWorth, Worths, solve

_REVIEW: Final = 40_000
"""The work limit for solving a war in a review by one of ``RULES``, in units of ``wars.MOST``."""
RULES: Final = (False, True)
"""Rules for later rounds: True selects the most even equilibrium, False that of regret matching."""


class Refutation(NamedTuple):
    """An order of the other seat, and the chips that it leaves to an order."""

    seat: Seat
    plan: Plan
    chips: float


class WeighedPlan(NamedTuple):
    """An order of one seat, with its values."""

    plan: Plan
    chances: tuple[float, ...]
    """The order's probability in each equilibrium of the round; those of regret matching come
    first."""
    worths: tuple[float, ...]
    """The order's value in chips in each equilibrium, against the others' strategies."""
    surplus: float = 0.0
    """The mean gain in chips of an order that dominates this one, or 0."""
    refutation: Refutation | None = None
    """The worst reply, if the war has two seats and the other seat has swords."""


class WarAdviser:
    """Solves wars, each within a work limit."""

    def __init__(self, most: float = _REVIEW) -> None:
        self._most = most

    def weigh(
        self, scene: Scene, bounds: Mapping[Seat, Bound] = MappingProxyType({})
    ) -> Mapping[Seat, tuple[WeighedPlan, ...]] | None:
        """Return the orders of every fighter that keep its promises, or None if the war is too
        large."""
        exact = None if any(map(any, bounds.values())) else two_seats(scene)
        if exact is not None:
            return {seat: _exact(exact, seat) for seat in scene.fighters}
        solved = []
        for even in RULES:
            found = solve(scene, bounds, self._most, even)
            if found is not None:
                solved.append(found)
            elif not solved:
                return None
        return {seat: _weighed(solved, seat) for seat in solved[0].orders}


def _exact(war: TwoSeats, seat: Seat) -> tuple[WeighedPlan, ...]:
    """Return the orders of a seat in a war with two seats."""
    other = next(each for each in war.seats if each != seat)
    return tuple(
        WeighedPlan(
            plan_at(each.order, other),
            (each.chance,),
            (war.chips_of(seat, each.worth),),
            refutation=Refutation(other, plan_at(each.reply, seat), war.chips_of(seat, each.least))
            if war.seen_by(other).mine.swords
            else None,
        )
        for each in solved_round(war.seen_by(seat)).orders
    )


def _weighed(solved: list[Worths], seat: Seat) -> tuple[WeighedPlan, ...]:
    """Return the orders of a seat, with the equilibria of all solutions in sequence."""
    every = list(zip(*(each.orders[seat] for each in solved), strict=True))
    best = [max(column) for column in zip(*map(_worths, every), strict=True)]
    found = []
    for same in every:
        surplus = min(order.surplus for order in same)
        worths = [min(w, top - surplus) for w, top in zip(_worths(same), best, strict=True)]
        chances = tuple(chance for order in same for chance in order.chances)
        found.append(WeighedPlan(plan_of(same[0]), chances, tuple(worths), surplus))
    return tuple(found)


def _worths(same: tuple[OrderWorth, ...]) -> tuple[float, ...]:
    return tuple(worth for order in same for worth in order.worths)


def plan_of(order: OrderWorth) -> Plan:
    """Convert an order of the solver to a plan of the bots."""
    targets = sorted(order.targets, key=lambda t: (t.seat, -t.lives, -t.swords))
    return Plan(tuple(aim for target in targets for aim in aims_at(*target)), order.price)
