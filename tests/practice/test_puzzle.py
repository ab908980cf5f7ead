"""Tests of grades, ratings and the form of a puzzle."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis.strategies import floats, integers

from mendax.practice.puzzle import (
    EXCELLENT,
    GOOD,
    INACCURATE,
    SIGNS,
    Grade,
    PuzzleOption,
    grade,
    rated_after,
    rating,
    solving,
)


@pytest.mark.parametrize(
    ("cost", "share", "given"),
    [
        (0.0, 0.0, "excellent"),
        (EXCELLENT, 0.0, "excellent"),
        (EXCELLENT + 0.01, 0.0, "good"),
        (GOOD, 0.0, "good"),
        (GOOD + 0.01, 0.0, "inaccurate"),
        (INACCURATE, 0.0, "inaccurate"),
        (INACCURATE + 0.01, 0.0, "blunder"),
        (3.0, 0.2, "excellent"),
    ],
)
def test_grades_follow_from_the_cost_and_every_mixed_option_is_right(
    cost: float, share: float, given: str
) -> None:
    assert grade(cost, share) == given


def two(cost: float) -> tuple[PuzzleOption, ...]:
    """Return a right option and one that costs ``cost``."""
    return tuple(PuzzleOption("", -loss, loss, 0.0, grade(loss, 0.0)) for loss in (0.0, cost))


def test_ratings_rise_with_misses_and_with_close_values() -> None:
    assert rating(two(20), 0.1) < rating(two(20), 0.5) < rating(two(20), 0.9)
    assert rating(two(20), 0.5) > rating(two(40), 0.5)
    assert rating(two(2), 0.5) > rating(two(8), 0.5) > rating(two(20), 0.5)
    assert 600 <= rating(two(90), 0.0) < rating(two(1.1), 1.0) <= 2400


def test_the_players_behind_a_rating_solve_as_often_as_expected() -> None:
    """A player with a puzzle's rating solves it halfway between guessing and certainty."""
    assert solving(1500, 1500, 0.0) == 0.5
    assert solving(1500, 1500, 0.5) == 0.75
    assert solving(3000, 600, 0.25) == pytest.approx(1.0, abs=1e-5)
    assert solving(600, 3000, 0.25) == pytest.approx(0.25, abs=1e-5)


def test_a_rating_rises_by_solving_and_slower_with_experience() -> None:
    assert rated_after(1500, 1500, 0.0, True, 0) == 1532
    assert rated_after(1500, 1500, 0.0, False, 0) == 1468
    assert rated_after(1500, 1500, 0.0, True, 10) == 1512
    assert rated_after(1500, 1900, 0.0, True, 0) > rated_after(1500, 1500, 0.0, True, 0)


@given(mine=integers(600, 2400), puzzle=integers(600, 2400), guess=floats(0.1, 0.5))
def test_guessing_never_raises_a_rating(mine: int, puzzle: int, guess: float) -> None:
    up = rated_after(mine, puzzle, guess, True, 10) - mine
    down = rated_after(mine, puzzle, guess, False, 10) - mine
    assert guess * up + (1 - guess) * down <= 0.5 or mine + down == 600


def test_every_grade_has_a_distinct_sign() -> None:
    assert len(set(SIGNS.values())) == len(get_args(Grade)) == len(SIGNS)
