"""Tests that time limits are sums."""

import pytest

from mendax.table.clock import Deadline, Due, deadline


@pytest.mark.parametrize(
    ("limit", "since", "at", "left"),
    [(30, 0, 0, 30_000), (30, 5_000, 5_001, 29_999), (30, 0, 30_000, 0), (30, 0, 99_000, 0)],
)
def test_the_time_left_is_never_negative(limit: int, since: int, at: int, left: int) -> None:
    assert deadline((2, 3), limit, since) == Deadline((2, 3), since + 1000 * limit)
    assert Deadline((2, 3), since + 1000 * limit).due(at) == Due((2, 3), left)


def test_no_deadline_without_limit_or_seat() -> None:
    assert deadline((1,), 0, 0) is None
    assert deadline((), 30, 0) is None


def test_a_slow_clock_of_another_worker_gains_only_a_little() -> None:
    assert Deadline((1,), 31_000).due(900) == Due((1,), 30_100)
