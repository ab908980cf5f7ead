"""Tests of worst cases, and of the rule that only moves of the solution are recommended."""

from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from mendax.coach.guarantees import best_instead, best_made, cost, invited, worst_of_claims

Floats = NDArray[np.float64]
STEPS = 400


class Move(NamedTuple):
    name: str
    worth: float
    chance: float


def test_a_move_that_is_never_made_is_not_the_best() -> None:
    moves = [Move("concede", 0.382, 0.0), Move("doubt", 0.363, 1.0)]
    assert best_made(moves).name == "doubt"
    assert cost(moves[1], best_made(moves)) == 0


def test_a_move_that_is_always_made_is_no_mistake() -> None:
    moves = [Move("believe", 0.2, 0.7), Move("doubt", 0.5, 0.3), Move("concede", 0.1, 0.0)]
    best = best_made(moves)
    assert best.name == "doubt"
    assert cost(moves[0], best) == 0
    assert cost(moves[2], best) == pytest.approx(0.4)


def test_equal_moves_are_decided_by_frequency() -> None:
    moves = [Move("a", 0.5, 0.2), Move("b", 0.5 - 1e-5, 0.8), Move("c", 0.6, 0.001)]
    assert best_made(moves).name == "b"


class Stage(NamedTuple):
    odds: Floats
    doubted: Floats
    accepted: Floats
    doubts: Floats


@st.composite
def stages(draw: st.DrawFn) -> Stage:
    """A small game of claims and answers, in which any probability of a doubt is given."""
    rolls, claims = draw(st.integers(1, 4)), draw(st.integers(1, 4))
    worth = st.sampled_from((-1.0, -0.5, 0.0, 0.5, 1.0))

    def table() -> Floats:
        return np.array([[draw(worth) for _ in range(claims)] for _ in range(rolls)])

    odds = np.array([draw(st.integers(1, 6)) for _ in range(rolls)], float)
    doubts = np.array([draw(st.integers(0, 4)) / 4 for _ in range(claims)])
    return Stage(odds / odds.sum(), table(), table(), doubts)


def values(stage: Stage, doubts: Floats) -> Floats:
    found: Floats = doubts * stage.doubted + (1 - doubts) * stage.accepted
    return found


@given(stages())
def test_the_worst_answer_is_found_among_all_equally_good_answers(stage: Stage) -> None:
    """A search over all probabilities of a doubt, one claim at a time, finds the same value."""
    before = values(stage, stage.doubts)
    worst = worst_of_claims(*stage, best_instead(before))
    for claim in range(len(stage.doubts)):
        doubts, lowest = stage.doubts.copy(), before[:, claim]
        for step in range(STEPS + 1):
            doubts[claim] = step / STEPS
            after = values(stage, doubts)
            if stage.odds @ after.max(axis=1) <= stage.odds @ before.max(axis=1) + 1e-9:
                lowest = np.minimum(lowest, after[:, claim])
        assert worst[:, claim] == pytest.approx(lowest, abs=3 / STEPS)
        assert (worst[:, claim] <= lowest + 1e-8).all()


def test_an_expected_answer_invites_each_roll_that_gains() -> None:
    odds, best = np.array([0.5, 0.25, 0.25]), np.array([0.0, 0.5, 1.0])
    assert invited(odds, best, np.array([1.0, 1.0, 1.0])) == pytest.approx(0.5 + 0.125)
    assert invited(odds, best, best) == 0
    assert invited(odds, best, np.array([-1.0, -1.0, 1.0])) == 0
