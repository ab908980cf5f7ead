"""Tests of claim trees: beliefs, ends of games, and best responses."""

import numpy as np
import pytest
from hypothesis import given, settings

from mendax.solver.claim_tree.double_oracle import equilibrium
from mendax.solver.claim_tree.game import (
    OPEN,
    AnswerStrategies,
    Chances,
    History,
    StrategyProfile,
    belief,
    best_response_of_other,
    best_response_of_roller,
    defaults,
    end_probabilities,
    expected_payoff,
    pure,
)
from tests.solver.claim_tree.random_games import SEEDS, random_game


@settings(max_examples=20, deadline=None)
@given(SEEDS)
def test_every_game_ends_in_one_way(seed: int) -> None:
    game = random_game(seed)
    ended = end_probabilities(game, equilibrium(game).play)
    whole = ended.opened.sum() + ended.accepted.sum() + ended.first.sum() + ended.outside
    assert whole == pytest.approx(1)
    assert min(ended.opened.min(), ended.accepted.min(), ended.first.min()) >= 0


@settings(max_examples=20, deadline=None)
@given(SEEDS)
def test_best_responses_get_the_equilibrium_value(seed: int) -> None:
    game = random_game(seed)
    play = equilibrium(game).play
    payoff = expected_payoff(game, end_probabilities(game, play))
    assert float(game.w @ best_response_of_roller(game, play)) == pytest.approx(payoff, abs=1e-9)
    assert best_response_of_other(game, play) == pytest.approx(payoff, abs=1e-9)


def _always(value: int) -> StrategyProfile:
    """Return a profile in which every type claims ``value``, and every first claim is opened."""
    game = random_game(1)
    other: dict[History, Chances] = {(int(first),): pure(OPEN) for first in game.first}
    return StrategyProfile([pure(value)] * len(game.w), AnswerStrategies(other, {}, defaults(game)))


def test_a_claim_off_the_path_is_believed_to_be_a_tremble() -> None:
    game = random_game(1)
    told = belief(game.w, _always(2), (1,))
    assert not told.on_path
    assert told.chances == pytest.approx(game.w)


def test_a_best_response_leaves_a_claim_that_is_opened() -> None:
    game, play = random_game(1), _always(3)
    truthful = np.array([game.opened[0, : kind + 1, kind].max() for kind in range(len(game.w))])
    assert best_response_of_roller(game, play) == pytest.approx(truthful)
    ended = end_probabilities(game, play)
    assert expected_payoff(game, ended) == pytest.approx(float(game.w @ game.opened[0, 3]))
