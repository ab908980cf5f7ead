"""Tests of games in which several answerers decide at the same time."""

import itertools

import numpy as np
import pytest

from mendax.solver.signalling.race import race_equilibrium
from mendax.solver.signalling.race_game import RaceGame, stage
from mendax.solver.signalling.race_stage import stage_equilibrium
from mendax.solver.signalling.support import Floats


def random_race(seed: int, answerers: int) -> RaceGame:
    """Return a random game in which a claim is true of the types at or above its column."""
    rng, types, claims = np.random.default_rng(seed), 5, 4
    true = np.arange(types)[:, None] >= np.arange(claims)
    pay = np.zeros((answerers + 1, answerers + 1, types, claims))
    pay[:, 0] = rng.uniform(-0.3, 0.3, (answerers + 1, 1, claims))
    for end in range(1, answerers + 1):
        pay[:, end] = rng.uniform(-0.2, 0.2, (answerers + 1, 1, 1))
        pay[0, end] += np.where(true, 1.0, -1.0)
        pay[end, end] += np.where(true, -1.0, 0.5)
    free = np.full((answerers, claims), -1.0)
    return RaceGame(pay, np.full(types, 1 / types), true.astype(np.float64), free)


def ends_of(doubts: Floats) -> Floats:
    """Return the odds of the ends of one claim, from every combination of doubts."""
    ends = np.zeros(len(doubts) + 1)
    for chosen in itertools.product((False, True), repeat=len(doubts)):
        first = [n + 1 for n, doubt in enumerate(chosen) if doubt] or [0]
        ends[first] += np.prod(np.where(chosen, doubts, 1 - doubts)) / len(first)
    return ends


def largest_gain(game: RaceGame) -> float:
    """Return the largest gain of a player from another choice, in the equilibrium of ``game``."""
    found = race_equilibrium(game)
    joint, (answerers, claims) = found.say * game.w[:, None], found.doubt.shape
    ends = np.stack([ends_of(found.doubt[:, p]) for p in range(claims)], axis=1)
    payoff = np.einsum("ep,erp->rp", ends, game.pay[0])
    gain = (payoff.max(axis=1) - (payoff * found.say).sum(axis=1)).max()
    for answerer, column in np.ndindex(answerers, claims):
        belief, worth = joint[:, column], []
        for choice in (found.doubt[answerer, column], 0.0, 1.0):
            doubts = found.doubt[:, column].copy()
            doubts[answerer] = choice
            worth.append(ends_of(doubts) @ game.pay[answerer + 1, :, :, column] @ belief)
        gain = max(gain, max(worth) - worth[0])
    return float(gain)


@pytest.mark.parametrize("answerers", [2, 3])
def test_a_lot_decides_among_those_who_doubt(answerers: int) -> None:
    doubts = np.random.default_rng(4).uniform(0, 1, (answerers, 6))
    found = stage(doubts)
    for column in range(6):
        assert found.ends[:, column] == pytest.approx(ends_of(doubts[:, column]))
        for answerer in range(answerers):
            low, high = doubts[:, column].copy(), doubts[:, column].copy()
            low[answerer], high[answerer] = 0, 1
            change = ends_of(high) - ends_of(low)
            assert found.slope[:, answerer, column] == pytest.approx(change)


@pytest.mark.parametrize("answerers", [2, 3])
def test_no_player_gains_by_another_choice(answerers: int) -> None:
    for seed in range(12):
        assert largest_gain(random_race(seed, answerers)) < 1e-9


def test_an_equilibrium_is_found_if_the_first_path_is_too_long() -> None:
    """With these payoffs, it takes thousands of steps near the precision 140."""
    claims, bluffs = 8, 0.72
    true = np.arange(claims + 1)[:, None] > np.arange(claims)  # the first type always lies
    pay = np.empty((4, 4, claims + 1, claims))
    believed, rising = np.array([0.41, 0.04, 0.14, 0.41]), np.array([0.003, -0.003, 0, 0])
    pay[:, 0] = (believed[:, None] + np.outer(rising, range(claims)))[:, None]
    if_true = [[0.43, 0, 0.2, 0.36], [0.36, 0.12, 0, 0.52], [0.46, 0.18, 0.18, 0.17]]
    if_lie = [[0.25, 0.25, 0.12, 0.38], [0.16, 0.23, 0.21, 0.4], [0.18, 0.18, 0.17, 0.46]]
    for end in range(3):
        ends = np.array([if_lie[end], if_true[end]])
        pay[:, end + 1] = ends.T[:, true.astype(int)]
    odds = np.array([bluffs, *[(1 - bluffs) / claims] * claims])
    free = np.full((3, claims), -1.0)
    assert largest_gain(RaceGame(pay, odds, true.astype(np.float64), free)) < 1e-9


def test_of_several_answers_without_hidden_dice_the_first_seat_doubts_alone() -> None:
    pay = np.array([[0.0, 0.0, 0.0], [-1.0, 1.0, 1.0], [-1.0, 1.0, 1.0]])
    pay[1, 2] = pay[2, 1] = 2.0  # each prefers a doubt of the other
    assert stage_equilibrium(pay, np.full(2, -1.0)).tolist() == [1.0, 0.0]
