"""Tests of wars solved by backward induction and by its compiled twin.

It also tests ``mendax.solver.sword_of_lies.quick``.
"""

import json
import subprocess
import sys
from random import Random

import numpy as np
import pytest

from mendax.bots.sword_of_lies.orders import Bound, Scene
from mendax.games.sword_of_lies.state import Pot
from mendax.solver.sword_of_lies import backward_induction as induction
from mendax.solver.sword_of_lies.wars import _arrays, _no_orders, solve
from tests.games.sword_of_lies.story import Story
from tests.proof import parametrize
from tests.solver.sword_of_lies.by_hand import ByHand, random_war, scene_of

RULES: tuple[dict[str, bool], ...] = (
    {},
    {"hard_shields": True},
    {"may_hold": True},
    {"triple_attack": True},
    {"hard_shields": True, "may_hold": True, "triple_attack": True},
)
AUDITED = Scene(((2, 1), (1, 1, 1), (1, 1, 1, 1)), (3, 3, 0), (3, 3, 0), (Pot(174, (0, 1, 2)),))
"""A war of a recorded game, in which two of three can strike."""


def assert_same(story: Story) -> None:
    """Check that the solver's values are those of the engine with its strategies, in every
    state.
    """
    for even in (False, True):
        solved = solve(scene_of(story.state), most=1e7, even=even)
        assert solved is not None
        assert np.allclose(solved.seats, ByHand(even).value(story), atol=1e-2)


@pytest.mark.parametrize("options", RULES)
@parametrize("number", range(20), test=range(3))
def test_wars_of_two_seats_have_the_value_of_the_book(
    number: int, options: dict[str, bool]
) -> None:
    luck = Random(f"two seats {number}")
    assert_same(random_war(luck, 2, 2, 2 + bool(options.get("triple_attack")), **options))


@pytest.mark.parametrize("options", RULES)
@parametrize("number", range(8), test=range(1))
def test_wars_of_three_seats_are_in_equilibrium_by_the_book(
    number: int, options: dict[str, bool]
) -> None:
    luck = Random(f"three seats {number}")
    assert_same(random_war(luck, 3, 2, 1 + number % 2, **options))


def test_an_order_of_several_equilibria_has_a_worth_in_each() -> None:
    """Every listed equilibrium of this war gives both fighters half of the pot."""
    solved = solve(AUDITED)
    assert solved is not None
    assert solved.seats == pytest.approx((87, 87, 0))
    assert solved.gain < 1e-3
    orders = solved.orders[0]
    listed = range(len(orders[0].worths))
    assert len(listed) > 1
    for at in listed:
        assert sum(order.chances[at] for order in orders) == pytest.approx(1)
        assert max(order.worths[at] for order in orders) == pytest.approx(87)


def test_an_order_is_not_justified_by_dominated_orders_of_others() -> None:
    """One sword at seat 3 is worth half of the pot only if seat 2 writes a dominated order."""
    for even in (False, True):
        solved = solve(AUDITED, even=even)
        assert solved is not None
        [one] = [o for o in solved.orders[0] if [t[0] for t in o.targets] == [2] and not o.price]
        assert max(one.worths) < 70


LEADER = Scene(((1,), (1, 1), (2, 1, 1)), (1, 1, 0), (3, 1, 1), (Pot(60, (0, 1, 2)),))
"""A war in which seat 2 can win a share only by striking seat 3, which leads."""


@pytest.mark.parametrize("even", [False, True])
def test_an_order_that_never_wins_more_is_dominated(even: bool) -> None:
    solved = solve(LEADER, even=even)
    assert solved is not None
    orders = solved.orders[1]
    [weak] = [order for order in orders if order.targets[0].seat == 0]
    assert weak.surplus > 6
    assert {t.seat for t in orders[weak.dominator].targets} == {2}


@pytest.mark.parametrize("even", [False, True])
@pytest.mark.parametrize("number", range(6))
def test_no_listed_equilibrium_contains_a_dominated_order(number: int, even: bool) -> None:
    luck = Random(f"dominated {number}")
    solved = solve(scene_of(random_war(luck, 3, 2, 2).state), most=1e6, even=even)
    assert solved is not None
    for order in (order for orders in solved.orders.values() for order in orders):
        assert order.dominator < 0 or not any(order.chances)


def test_promises_bind_the_coming_round() -> None:
    bound = {0: Bound(spare=frozenset({1})), 1: Bound(strike=frozenset({0}))}
    solved = solve(AUDITED, bound)
    assert solved is not None
    assert all({t.seat for t in order.targets} == {2} for order in solved.orders[0])
    assert all(0 in {t.seat for t in order.targets} for order in solved.orders[1])
    impossible = solve(AUDITED, {0: Bound(spare=frozenset({1, 2}))})
    free = solve(AUDITED)
    assert impossible is not None
    assert free is not None
    assert len(impossible.orders[0]) == len(free.orders[0])


def test_large_wars_and_wars_that_are_over_are_not_solved() -> None:
    assert solve(AUDITED, most=100) is None
    assert solve(AUDITED._replace(swords=(0, 0, 0))) is None
    assert solve(AUDITED._replace(lives=((2, 1), (), ()))) is None
    twenty = Scene(((2, 2, 1, 1),) * 20, (8,) * 20, (8,) * 20, (Pot(400, tuple(range(20))),))
    assert solve(twenty) is None


def test_folded_seats_and_side_pots_are_left_as_they_are() -> None:
    scene = Scene(
        ((1, 1), (), (1,), (1,)), (1, 0, 1, 0), (1, 0, 1, 2), (Pot(40, (0, 2, 3)), Pot(20, (0, 2)))
    )
    solved = solve(scene)
    assert solved is not None
    assert solved.seats[1] == 0
    assert sum(solved.seats) == pytest.approx(60)


SCENE = Scene(((2, 1), (1, 1), (), (1,)), (2, 1, 0, 2), (2, 1, 5, 2), (Pot(40, (0, 1, 2, 3)),))
SEATS = (0, 1, 2, 3)


def test_work_is_counted_and_bounds_the_search() -> None:
    war, key, memo = _arrays(SCENE, SEATS, 1e6, even=False)
    assert induction.solved(war, memo, key, 1e-4)
    done = memo.counted[induction.WORK]
    assert 0 < done < 1e6
    _, _, fewer = _arrays(SCENE, SEATS, done / 100, even=False)
    assert not induction.solved(war, fewer, key, 1e-4)


def test_all_chips_are_paid_out_in_every_profile() -> None:
    war, key, memo = _arrays(SCENE, SEATS, 1e6, even=False)
    assert induction.solved(war, memo, key, 1e-4)
    stage = induction.stage_of(war, key, *_no_orders())
    profile, missing = induction.fill(war, memo, stage, induction.row_tables(war, stage), 0)
    assert (profile, missing) == (len(stage.payoffs), -1)
    assert np.allclose(stage.payoffs.sum(axis=1), 40)
    mixed = np.zeros((3, int(stage.sizes.max())))
    mixed[:, 0] = 1
    assert np.allclose(induction.mean_of(stage, mixed), stage.payoffs[0])


_PROGRAM = """
import json, sys
from random import Random
from mendax.solver.sword_of_lies.quick import quicken
from mendax.solver.sword_of_lies.wars import solve
from tests.solver.sword_of_lies.by_hand import random_war, scene_of
if sys.argv[1] == "fast":
    quicken()
luck, found = Random("twins"), []
for number in range(40):
    options = {"hard_shields": number % 2 == 0, "triple_attack": number % 3 == 0}
    scene = scene_of(random_war(luck, 2 + number % 2, 3, 2, **options).state)
    for even in (False, True):
        solved = solve(scene, most=4000, even=even)
        orders = None if solved is None else list(solved.orders.values())
        found.append(orders and [solved.seats, orders, solved.gain])
print(json.dumps(found))
"""


@pytest.mark.proof
def test_compiled_and_plain_kernels_agree() -> None:
    plain, fast = (
        json.loads(
            subprocess.run(
                [sys.executable, "-c", _PROGRAM, how], capture_output=True, check=True, text=True
            ).stdout
        )
        for how in ("plain", "fast")
    )
    assert sum(each is not None for each in plain) > 40
    assert plain == fast
