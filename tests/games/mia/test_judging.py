"""Tests of the truth of claims and their costs; ``test_book`` has whole rounds."""

from typing import Literal

import pytest

from mendax.games.mia import judging
from mendax.games.mia.ladder import ladder
from mendax.games.mia.order import PLAIN
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim, How, MiaState


def opened(rules: MiaRules, roll: int, *values: int) -> MiaState:
    """Return the state after these values were announced in order and ``roll`` was opened."""
    claims = tuple(Claim(n % 2, value, "looked") for n, value in enumerate(values))
    return MiaState(rules, (6, 6), claims=claims, roll=roll)


@pytest.mark.parametrize(("roll", "truth", "strict"), [(43, False, False), (54, True, True)])
def test_a_claim_holds_if_the_roll_is_as_good(roll: int, truth: bool, strict: bool) -> None:
    claim = Claim(0, 54, "looked")
    assert judging.holds(MiaRules(), claim, roll) is truth
    assert judging.holds(MiaRules(under_announcing="is_lie"), claim, roll) is strict


@pytest.mark.parametrize(("how", "held"), [("looked", False), ("rerolled", True)])
def test_understatement_holds_if_it_was_announced_as_or_over(how: How, held: bool) -> None:
    rules = MiaRules(under_announcing="is_lie", blind_reroll="same_or_higher")
    assert judging.holds(rules, Claim(0, 54, how), 65) is held


def test_only_the_top_costs_more_and_only_when_doubted() -> None:
    rules = MiaRules(mia_true_cost=2, mia_lie_cost=1)
    assert judging.cost_of_opening(opened(rules, 21, 21), held=True, revealed=False) == 2
    assert judging.cost_of_opening(opened(rules, 54, 21), held=False, revealed=False) == 1
    assert judging.cost_of_opening(opened(rules, 21, 21), held=True, revealed=True) == 1
    assert judging.cost_of_opening(opened(rules, 65, 65), held=True, revealed=False) == 1


def test_where_the_top_doubles_it_does_so_wherever_it_comes_up() -> None:
    rules = MiaRules(mia_double_any=True)
    for roll, values in ((21, (65,)), (54, (21,)), (21, (21,))):
        assert judging.cost_of_opening(opened(rules, roll, *values), True, False) == 2
    assert judging.cost_of_opening(opened(rules, 54, 65), held=False, revealed=False) == 1


def test_giving_up_costs_one_or_two() -> None:
    costs = {"costs_one": 1, "costs_two": 2}
    for concede, cost in costs.items():
        rules = MiaRules(mia_concede=concede)  # type: ignore[arg-type]
        assert judging.cost_of_conceding(opened(rules, 54, 21)) == cost
    assert judging.cost_of_conceding(opened(MiaRules(mia_double_any=True), 54, 21)) == 2


def test_giving_up_below_the_top_costs_one_before_a_top() -> None:
    rules = MiaRules(mia_concede="costs_two", mia_double_any=True)
    assert judging.cost_of_conceding(opened(rules, 21, 65)) == 1
    assert judging.cost_of_conceding(opened(rules, 54, 21, 31, 65)) == 2


def test_the_pips_of_closed_dice_do_not_count() -> None:
    rules = MiaRules(stakes="pips")
    assert judging.cost_of_conceding(opened(rules, 65, 54)) == 1
    assert judging.cost_of_opening(opened(rules, 65, 54), held=True, revealed=False) == 11


@pytest.mark.parametrize("stakes", ["one", "rising", "pips"])
def test_no_round_costs_more_than_the_bound(stakes: Literal["one", "rising", "pips"]) -> None:
    rules = MiaRules(stakes=stakes, mia_on_mia=True, mia_true_cost=9)
    for roll, values in ((21, (21,) * 4), (66, (*PLAIN, 66)), (21, (*PLAIN, 21, 21, 21, 21))):
        cost = judging.cost_of_opening(opened(rules, roll, *values), True, False)
        assert cost <= judging.largest_cost(rules)


@pytest.mark.parametrize("how", ["looked", "unseen", "passed", "rerolled"])
def test_only_a_seat_that_saw_the_dice_may_show_them(how: How) -> None:
    claim = Claim(0, 54, how)
    assert judging.may_show(MiaRules(show_believed="may"), claim) is (how == "looked")
    assert not judging.may_show(MiaRules(), claim)


def test_the_ladder_names_the_rolls_that_make_each_claim_true() -> None:
    rungs = {rung.value: rung for rung in ladder(MiaRules()).rungs}
    assert rungs[21].held_by == (21,)
    assert set(rungs[65].held_by) == {65, 11, 22, 33, 44, 55, 66, 21}
    strict = ladder(MiaRules(under_announcing="is_lie")).rungs
    assert all(rung.held_by == rung.rolls for rung in strict)
