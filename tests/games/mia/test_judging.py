"""Tests of the bound of costs, and of the rolls that make a claim true."""

from typing import Literal

import pytest

from mendax.games.mia import judging
from mendax.games.mia.ladder import ladder
from mendax.games.mia.order import PLAIN
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim, MiaState


def opened(rules: MiaRules, roll: int, *values: int) -> MiaState:
    """Return the state after these values were announced in order and ``roll`` was opened."""
    claims = tuple(Claim(n % 2, value, "looked") for n, value in enumerate(values))
    return MiaState(rules, (6, 6), claims=claims, roll=roll)


@pytest.mark.parametrize("stakes", ["one", "rising", "pips"])
def test_no_round_costs_more_than_the_bound(stakes: Literal["one", "rising", "pips"]) -> None:
    rules = MiaRules(stakes=stakes, mia_on_mia=True, mia_true_cost=9)
    for roll, values in ((21, (21,) * 4), (66, (*PLAIN, 66)), (21, (*PLAIN, 21, 21, 21, 21))):
        cost = judging.cost_of_opening(opened(rules, roll, *values), True, False)
        assert cost <= judging.largest_cost(rules)


def test_the_ladder_names_the_rolls_that_make_each_claim_true() -> None:
    rungs = {rung.value: rung for rung in ladder(MiaRules()).rungs}
    assert rungs[21].held_by == (21,)
    assert set(rungs[65].held_by) == {65, 11, 22, 33, 44, 55, 66, 21}
    strict = ladder(MiaRules(under_announcing="is_lie")).rungs
    assert all(rung.held_by == rung.rolls for rung in strict)
