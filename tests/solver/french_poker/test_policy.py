"""Tests of a solved round that is queried turn by turn."""

import pytest

from mendax.coach.french_poker.policies import packaged
from mendax.games.french_poker.claims import HANDS, order_of
from mendax.games.french_poker.rules import PRESETS
from mendax.solver.french_poker.policy import RoundPolicy


def standard() -> RoundPolicy:
    policy = packaged(PRESETS["standard"])
    assert policy is not None
    return policy


def test_the_best_way_to_go_on_is_worth_the_turn() -> None:
    policy = standard()
    for to_beat in (10, 40, 70):
        for hand in range(0, len(HANDS), 17):
            best = policy.best_way(to_beat, hand)
            assert best.value == pytest.approx(-policy.believed(to_beat, hand), abs=1e-9)
            assert best.value == pytest.approx(max(w.value for w in policy.ways(to_beat, hand)))


def test_dice_that_both_know_are_claimed_in_truth_if_possible() -> None:
    policy, order = standard(), order_of(PRESETS["standard"])
    hand = HANDS.index((2, 2, 5, 5, 6))
    claim, worth = policy.left(order.step[66], hand)
    assert order.holds(HANDS[hand], order.spellings[claim])
    assert worth == policy.believed(claim, hand)
    claim, worth = policy.left(order.step["three"], hand)
    assert (claim, worth) == (order.step["three"] + 1, -1.0)
