"""Tests of war orders, solved and by every model of how a war continues."""

import numpy as np
import pytest

from mendax.bots.sword_of_lies.battle import WarArrays, WarRules
from mendax.bots.sword_of_lies.orders import Aim, Bound, Plan, Scene, searched
from mendax.bots.sword_of_lies.war_model import SHARP
from mendax.coach.sword_of_lies.adviser import WarAdviser, WeighedPlan
from mendax.coach.sword_of_lies.war_orders import Fight, in_its_best_equilibrium, sure_gap
from mendax.games.sword_of_lies.state import Pot
from mendax.solver.sword_of_lies.wars import solve
from tests.solver.sword_of_lies.test_wars import AUDITED, LEADER

ONE, TWO, OTHER = Plan((Aim(1, 1),)), Plan((Aim(1, 2),)), Plan((Aim(2, 1),))
WEIGHED = (
    WeighedPlan(ONE, (1.0, 0.0), (10.0, 5.0), 0.0),
    WeighedPlan(TWO, (0.0, 1.0), (4.0, 5.0), 0.0),
    WeighedPlan(OTHER, (0.0, 0.0), (1.0, 3.0), 0.0),
)


def war() -> WarArrays:
    return WarArrays(WarRules(), np.random.default_rng(1), SHARP)


def fight(scene: Scene) -> Fight:
    return Fight(scene, 0, searched(scene, war()), war)


def test_an_order_is_judged_by_its_most_favourable_equilibrium() -> None:
    assert [o.worth for o in in_its_best_equilibrium(WEIGHED, ONE)] == [10, 4, 1]
    assert [o.worth for o in in_its_best_equilibrium(WEIGHED, TWO)] == [5, 5, 3]
    assert [o.worth for o in in_its_best_equilibrium(WEIGHED, OTHER)] == [5, 5, 3]
    assert [o.worth for o in in_its_best_equilibrium(WEIGHED, None)] == [10, 4, 1]


def test_searching_marshals_value_the_last_sword() -> None:
    scene = Scene(((1, 1), (1, 1, 1), (1,)), (1, 0, 0), (1, 0, 0), (Pot(30, (0, 1, 2)),))
    assert sure_gap(fight(scene).draws(ONE, OTHER)) == pytest.approx(30)
    assert sure_gap(fight(scene).draws(OTHER, ONE)) == 0
    assert sure_gap(fight(scene).draws(ONE, ONE)) == 0


def test_orders_are_weighed_by_either_rule() -> None:
    both = WarAdviser().weigh(AUDITED)
    matched, even = solve(AUDITED), solve(AUDITED, even=True)
    assert both is not None
    assert matched is not None
    assert even is not None
    assert both.keys() == {0, 1}
    for all_of, first, last in zip(both[0], matched.orders[0], even.orders[0], strict=True):
        assert all_of.chances == first.chances + last.chances
        assert all_of.surplus == min(first.surplus, last.surplus)
        if not all_of.surplus:
            assert all_of.worths == first.worths + last.worths
    assert sum(each.chances[0] for each in both[0]) == pytest.approx(1)


def test_a_dominated_order_costs_its_surplus_in_every_equilibrium() -> None:
    weighed = WarAdviser().weigh(LEADER)
    assert weighed is not None
    [weak] = [order for order in weighed[1] if order.plan.aims[0].seat == 0]
    best = [max(column) for column in zip(*(o.worths for o in weighed[1]), strict=True)]
    assert weak.surplus > 6
    assert all(top - worth >= weak.surplus for top, worth in zip(best, weak.worths, strict=True))


GIVEN_AWAY = Scene(((1, 1, 1, 1), (2, 1, 1), ()), (2, 2, 0), (3, 2, 0), (Pot(100, (0, 1)),))
"""A war of two seats that any single sword wins by force, and that every double attack can lose."""


def test_with_two_seats_an_order_costs_what_its_worst_reply_takes() -> None:
    weighed = WarAdviser().weigh(GIVEN_AWAY)
    assert weighed is not None
    for order in weighed[0]:
        assert order.refutation is not None
        [worth] = order.worths
        assert worth == pytest.approx(100) if not order.plan.paid else worth < 60
        assert order.refutation.chips == pytest.approx(worth)


def test_promises_of_two_seats_are_weighed_by_the_solver_of_many() -> None:
    bound = {1: Bound(strike=frozenset({0}))}
    weighed = WarAdviser().weigh(GIVEN_AWAY, bound)
    assert weighed is not None
    assert all(order.refutation is None for order in weighed[0])
