"""Tests of grades, ratings and the form of a puzzle."""

from typing import get_args

import pytest

from mendax.practice.puzzle import (
    EXCELLENT,
    GOOD,
    INACCURATE,
    MIDDLE,
    SIGNS,
    Grade,
    grade,
    rated_after,
    rating,
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


def test_a_puzzle_that_half_of_the_beginners_miss_has_their_rating() -> None:
    assert rating(0.5) == MIDDLE
    assert rating(0.1) < rating(0.5) < rating(0.9)
    assert rating(0.0) == rating(0.01)


def test_a_rating_rises_by_solving_and_slower_with_experience() -> None:
    assert rated_after(1500, 1500, True, 0) == 1532
    assert rated_after(1500, 1500, False, 0) == 1468
    assert rated_after(1500, 1500, True, 10) == 1512
    assert rated_after(1500, 1900, True, 0) > rated_after(1500, 1500, True, 0)


def test_every_grade_has_a_distinct_sign() -> None:
    assert len(set(SIGNS.values())) == len(get_args(Grade)) == len(SIGNS)
