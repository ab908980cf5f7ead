"""Tests of bets as puzzles: samples, errors of values, the displayed view, and the explanation."""

from itertools import islice
from random import Random

import numpy as np
import pytest

from mendax.bots.sword_of_lies.beliefs import outlook
from mendax.bots.sword_of_lies.betting_rollouts import FixedLimitModel
from mendax.core.game import Reason
from mendax.practice import sword_bets
from mendax.practice.puzzle import (
    ERRORS,
    BettingView,
    Judged,
    MarkedCard,
    Puzzle,
    PuzzleOption,
    grade,
    right,
)
from mendax.practice.sword_bets import (
    BetDecision,
    PotShares,
    bet_reason,
    decisions,
    judged,
)
from tests.practice.bet_walk import differences


def bets(count: int, seed: str = "bets") -> list[Puzzle]:
    return [p for p in islice(sword_bets.spots(Random(seed)), count) if p is not None]


@pytest.fixture(scope="module")
def decided() -> list[BetDecision]:
    return decisions("standard", 3, Random("decisions"))


def dice() -> np.random.Generator:
    return np.random.default_rng(7)


def test_differences_within_the_error_are_no_faults() -> None:
    assert grade(1.9, 0.0, 1.0) == "excellent"
    assert grade(2.9, 0.0, 1.0) == "good"
    assert grade(7.1, 0.0, 1.0) == "blunder"
    for puzzle in bets(6):
        assert 0 < puzzle.error < 2
        for option in puzzle.options:
            assert right(option) or option.cost > ERRORS * puzzle.error


def test_puzzles_ignore_habits_of_lying(decided: list[BetDecision]) -> None:
    """A puzzle shows no earlier answers, so the solver can only count."""
    read = [outlook(each.rules, each.view, each.history) for each in decided]
    assert any(card.honesty != 0.5 for known in read for card in known.doubtful)
    assert all(card.honesty == 0.5 for each in decided for card in each.known().doubtful)


def test_the_error_shrinks_with_the_number_of_estimates(decided: list[BetDecision]) -> None:
    model = FixedLimitModel()
    few, many = (
        np.mean([judged(each, dice(), model, times)[1] for each in decided[:2]])
        for times in (4, 24)
    )
    assert many < 0.7 * few


def test_a_fold_is_worth_zero_and_missing_if_a_check_is_legal(
    decided: list[BetDecision],
) -> None:
    for each in decided[:3]:
        options, _ = judged(each, dice(), FixedLimitModel(), 1)
        worths = {option.action: option.worth for option in options}
        assert worths.get("fold", 0.0) == 0.0
        assert ("fold" in worths) == ("check" not in worths)


def test_a_boldest_seat_wins_more_with_its_four_swords(decided: list[BetDecision]) -> None:
    found = [sword_bets.shares(each, dice()) for each in decided[:3]]
    assert sum(each.armed for each in found) > sum(each.plain for each in found)


def _options(*costs: float) -> tuple[PuzzleOption, ...]:
    words = ("fold", "call", "raise 8")
    made = (Judged(w, 10 - c, 0.0) for w, c in zip(words, costs, strict=True))
    return tuple(
        PuzzleOption(o.action, o.worth, 10 - o.worth, 0.0, grade(10 - o.worth, 0.0)) for o in made
    )


def test_the_explanation_names_the_right_bet_and_the_price() -> None:
    plain = MarkedCard(0, None)
    view = BettingView(0, ((plain,), (plain,)), (9, 9), (0, 4), 36, 4, 1, 4, 4, 2, 3, 4)
    said = bet_reason(_options(10, 0, 3), view, PotShares(40, 20))
    told: dict[str, str | int] = {
        "action": "call",
        "armed": 40,
        "plain": 20,
        "need": 10,
        "next": "3.0",
    }
    assert said == Reason("practice-why-bet", told)
    assert bet_reason(_options(10, 0, 0), view, PotShares(40, 20)).arguments["action"] == "either"


def test_values_of_bets_are_those_of_a_walk_over_the_engine() -> None:
    found = differences("bets", 4, deals=600)
    assert max(map(abs, found)) < 4


@pytest.mark.proof
def test_values_of_a_hundred_bets_are_those_of_a_walk() -> None:
    """Differences are in standard errors. With many groups, their mean square is close to 1."""
    found = differences("proof", 100, deals=3000)
    assert max(map(abs, found)) < 4
    assert np.mean(np.square(found)) < 1.5
