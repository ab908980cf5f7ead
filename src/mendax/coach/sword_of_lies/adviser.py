"""Solved wars for the bots and the coach of Sword of Lies: ``bots.sword_of_lies.advice``.

With more than two seats a war has many equilibria, and their worths differ. ``weigh`` lists several
of the coming round, with later rounds solved by one rule, or by either rule.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from mendax.bots.sword_of_lies.advice import WeighedPlan
from mendax.bots.sword_of_lies.orders import Bound, Plan, Scene, aims_at
from mendax.core.game import Seat
from mendax.solver.sword_of_lies.wars import OrderWorth, Worths, solve

_MOVE: Final = 10_000
"""Work for one order of a bot: at most some 0.2 s of a processor in plain Python."""
_REVIEW: Final = 40_000
"""Work for one order of a review, for each of the rules."""


class WarAdviser:
    """Solves the wars it is shown, with a limit of work for each."""

    def __init__(self, most: float = _MOVE, rules: tuple[bool, ...] = (False,)) -> None:
        """``rules`` by which equilibria are taken: the first one is what bots play."""
        self._most, self._rules = most, rules

    @classmethod
    def for_reviews(cls) -> "WarAdviser":
        """One that takes its time and weighs by either rule."""
        return cls(_REVIEW, (False, True))

    def weigh(
        self, scene: Scene, bounds: Mapping[Seat, Bound] = MappingProxyType({})
    ) -> Mapping[Seat, tuple[WeighedPlan, ...]] | None:
        """The orders of every fighter that keep its word; None where the war is too large."""
        solved = []
        for even in self._rules:
            found = solve(scene, bounds, self._most, even)
            if found is not None:
                solved.append(found)
            elif not solved:
                return None
        return {seat: _weighed(solved, seat) for seat in solved[0].orders}


def _weighed(solved: list[Worths], seat: Seat) -> tuple[WeighedPlan, ...]:
    """The orders of a seat, with the equilibria of all solutions in a row."""
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
    """An order of the solver as the bots write it."""
    targets = sorted(order.targets, key=lambda t: (t.seat, -t.lives, -t.swords))
    return Plan(tuple(aim for target in targets for aim in aims_at(*target)), order.price)
