"""The value of a war order, by several models of the rounds after it.

A war with two seats has exact values, and a small enough war with more seats is solved
(``adviser``). A solved war may have several equilibria with different values. An order is valued in
the equilibrium that suits it best, so it counts as a mistake only if it is one in every
equilibrium, or if another order dominates it. Larger wars have two models: the tuned policy of
``battle`` after this round, and marshals that search each later round and solve wars that have
become small. An order is a mistake only if both models agree. Its cost is the smaller of the two
costs.
"""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

import numpy as np

from mendax.bots.sword_of_lies.battle import WarArrays
from mendax.bots.sword_of_lies.orders import (
    Effort,
    Plan,
    Scene,
    Writing,
    after,
    drawn_from,
    searched,
)
from mendax.coach.sword_of_lies.adviser import WeighedPlan
from mendax.core.game import Seat
from mendax.solver.sword_of_lies.war_table import share_of, two_seats
from mendax.solver.sword_of_lies.wars import solve

_ROUNDS: Final = 24
"""The number of wars that marshals play after each of two orders."""
_EFFORT: Final = Effort(turns=4, wars=200)
"""The search effort of these marshals."""
_SMALL: Final = 2_000
"""The work limit for a war that has become small."""
_SURE: Final = 2.0
"""A difference counts only if it exceeds this many standard errors."""


class AdvisedOrder(NamedTuple):
    """An order in one equilibrium."""

    plan: Plan
    worth: float
    chance: float


def best_equilibrium(orders: Sequence[WeighedPlan], written: Plan | None) -> int:
    """Return the index of the equilibrium in which ``written`` loses least to the best order.

    If ``written`` is None or not among the orders, return 0, the solution by regret matching.
    """
    mine = next((order for order in orders if order.plan == written), None)
    if mine is None:
        return 0
    best = [max(order.worths[e] for order in orders) for e in range(len(mine.worths))]
    lacks = [top - worth for top, worth in zip(best, mine.worths, strict=True)]
    return lacks.index(min(lacks))


def in_its_best_equilibrium(
    orders: Sequence[WeighedPlan], written: Plan | None
) -> tuple[AdvisedOrder, ...]:
    """Return all of a seat's orders in the equilibrium that is best for ``written``."""
    at = best_equilibrium(orders, written)
    return tuple(AdvisedOrder(o.plan, o.worths[at], o.chances[at]) for o in orders)


class Draw(NamedTuple):
    """One draw of the others' orders, and the difference between two orders against it."""

    written: Mapping[Seat, Plan]
    gap: float
    """The difference in chips."""


def sure_gap(draws: Sequence[Draw]) -> float:
    """Return the mean difference, or 0 if it is within the sampling error."""
    gaps = [draw.gap for draw in draws]
    mean, error = fmean(gaps), stdev(gaps) / sqrt(len(gaps))
    return mean if mean > _SURE * error else 0.0


class Fight(NamedTuple):
    """A round of war with the others' possible orders, for one seat."""

    scene: Scene
    seat: Seat
    writings: tuple[Writing, ...]
    war: Callable[[], WarArrays]

    def draws(self, better: Plan, worse: Plan) -> list[Draw]:
        """Compare two orders, each followed by rounds that marshals play.

        Both orders face the same orders of the other seats.
        """
        draws, known = list[Draw](), dict[Scene, float]()
        for _ in range(_ROUNDS):
            war = self.war()
            written = {w.seat: drawn_from(w, war.rng) for w in self.writings if w.seat != self.seat}
            won = [
                self._fought_out(after(self.scene, written | {self.seat: plan}, war), war, known)
                for plan in (better, worse)
            ]
            draws.append(Draw(written, won[0] - won[1]))
        return draws

    def _fought_out(self, scene: Scene, war: WarArrays, known: dict[Scene, float]) -> float:
        """Return the chips that the seat wins in a war that marshals play to the end."""
        while scene.fighters:
            if scene not in known:
                known[scene] = self._value(scene)
            if not np.isnan(known[scene]):
                return known[scene]
            drawn = {w.seat: drawn_from(w, war.rng) for w in searched(scene, war, effort=_EFFORT)}
            scene = after(scene, drawn, war)
        final = np.array([[sum(row) for row in scene.lives]])
        return float(scene.worth(final)[0, self.seat])

    def _value(self, scene: Scene) -> float:
        """Return the chips that the seat wins in a solved war, or NaN."""
        exact = two_seats(scene)
        if exact is not None and self.seat in exact.seats:
            return exact.chips_of(self.seat, share_of(exact.seen_by(self.seat)))
        solved = solve(scene, most=_SMALL)
        return float("nan") if solved is None else solved.seats[self.seat]
