"""Time limits are sums."""

import pytest

from mendax.table.clock import Due, due


@pytest.mark.parametrize(
    ("limit", "since", "at", "left"),
    [(30, 0, 0, 30_000), (30, 5_000, 5_001, 29_999), (30, 0, 30_000, 0), (30, 0, 99_000, 0)],
)
def test_what_is_left(limit: int, since: int, at: int, left: int) -> None:
    assert due((2, 3), limit, since, at) == Due((2, 3), left)


def test_no_limit_or_nobody_is_no_clock() -> None:
    assert due((1,), 0, 0, 5) is None
    assert due((), 30, 0, 5) is None


def test_a_clock_of_another_worker_that_goes_slow_gives_no_more_than_a_little() -> None:
    assert due((1,), 30, 1_000, 900) == Due((1,), 30_100)
