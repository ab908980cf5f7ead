"""Tests of strategies that forget, and of responders that remember, against a walk by places."""

import numpy as np
import pytest

from bench.three_seats.forgetting import SEATS, ForgettingRound, Weights, no_weights
from bench.three_seats.full_memory import FullMemoryResponse
from bench.three_seats.learning import learned
from bench.three_seats.split_dice import SplitDice, split_dice, toy_worth
from mendax.games.french_poker.claims import HANDS, order_of
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.solver.french_poker.round_model import round_model
from tests.bench.three_seats.place_walk import PlaceWalk
from tests.proof import parametrize


def _toy(dice: int, faces: int) -> SplitDice:
    return split_dice(dice, faces, toy_worth(dice, faces))


def _random(dice: SplitDice, seed: int) -> ForgettingRound:
    """Return strategies in which every weight is random, and a third of them are 0."""
    rng = np.random.default_rng(seed)
    weights = [
        rng.random(part.shape) * (rng.random(part.shape) > 1 / 3) for part in no_weights(dice)
    ]
    weights[-1] *= dice.keepable
    return ForgettingRound(dice, Weights(*weights), pooled=False)


@parametrize("dice, faces", [(1, 4), (2, 2), (2, 3)], test=[(1, 4), (2, 2)])
def test_payoffs_equal_those_of_a_walk_by_places(dice: int, faces: int) -> None:
    strategy = _random(_toy(dice, faces), seed=dice)
    walk = PlaceWalk(strategy, faces, follows=True)
    found = strategy.followed()
    assert found.sum() == pytest.approx(0)
    assert found == pytest.approx([walk.payoff(n) for n in range(SEATS)], abs=1e-12)


@parametrize("dice, faces", [(1, 4), (2, 2), (2, 3)], test=[(1, 4), (2, 2)])
def test_full_memory_gains_as_much_as_in_a_walk_by_places(dice: int, faces: int) -> None:
    strategy = _random(_toy(dice, faces), seed=dice)
    walk = PlaceWalk(strategy, faces, follows=False)
    found = FullMemoryResponse(strategy).payoffs()
    assert found == pytest.approx([walk.payoff(n) for n in range(SEATS)], abs=1e-12)


def test_a_responder_gains_at_most_as_much_as_one_that_remembers() -> None:
    strategy = _random(_toy(3, 3), seed=5)
    remembering = FullMemoryResponse(strategy).payoffs()
    assert (strategy.responded().payoffs <= remembering + 1e-12).all()
    assert (strategy.followed() <= remembering + 1e-12).all()
    assert (remembering - strategy.responded().payoffs).max() > 1e-3


@pytest.mark.parametrize("pooled", [False, True])
def test_learning_leaves_little_to_gain(pooled: bool) -> None:
    strategy = learned(_toy(2, 4), 300, pooled)
    assert (strategy.responded().payoffs - strategy.followed()).max() < 0.02
    doubts = strategy.doubts(1)
    same = np.ptp(doubts[:, 0], axis=0).max() < 1e-12
    assert same == pooled


def test_splits_of_five_dice_have_the_worth_of_the_rule_book() -> None:
    rules = FrenchPokerRules()
    dice, model = split_dice(5, 6, order_of(rules).worth), round_model(rules)
    assert (dice.top, len(dice.parts), len(dice.worth)) == (model.top, 462, 4368)
    hands = [
        tuple(sorted(dice.parts[u] + dice.parts[o]))
        for u, o in zip(dice.hidden, dice.open, strict=True)
    ]
    assert dice.worth.tolist() == [model.worth[HANDS.index(hand)] for hand in hands]
    assert dice.rolled_hidden.sum(axis=0) == pytest.approx(1)
    assert dice.rolled_open.sum(axis=0) == pytest.approx(1)
