"""Solved wars as bots and coach get them: orders as the bots write them, every equilibrium."""

import pytest

from mendax.bots.sword_of_lies.orders import Aim, Plan
from mendax.coach.sword_of_lies.adviser import WarAdviser, plan_of
from mendax.solver.sword_of_lies.wars import OrderWorth, Target, solve
from tests.solver.sword_of_lies.test_wars import AUDITED


def test_orders_are_written_as_bots_write_them() -> None:
    twice = OrderWorth((Target(1, 2, 2), Target(2, 1, 1)), 0, 0.0, (1.0,), (0.0,))
    assert plan_of(twice) == Plan((Aim(1, 2), Aim(1, 0), Aim(2, 1)), 0)


def test_orders_are_weighed_by_either_rule() -> None:
    both = WarAdviser().weigh(AUDITED)
    matched, even = solve(AUDITED), solve(AUDITED, even=True)
    assert both is not None
    assert matched is not None
    assert even is not None
    assert both.keys() == {0, 1}
    for all_of, first, last in zip(both[0], matched.orders[0], even.orders[0], strict=True):
        assert all_of.worths == first.worths + last.worths
        assert all_of.chances == first.chances + last.chances
        assert all_of.least == min(first.least, last.least)
    assert sum(each.chances[0] for each in both[0]) == pytest.approx(1)


def test_wars_that_are_too_large_are_not_weighed() -> None:
    assert WarAdviser(50).weigh(AUDITED) is None
