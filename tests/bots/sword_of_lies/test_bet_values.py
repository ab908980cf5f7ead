"""Which bets are tried, in proportion to the pot."""

import pytest

from mendax.bots.sword_of_lies.bet_values import bet_sizes


def test_bets_are_within_what_may_be_bet_ascending_and_all_different() -> None:
    tried = bet_sizes(20, 200, 10, 60, 0)
    assert list(tried) == sorted(set(tried))
    assert (tried[0], tried[-1]) == (20, 190)


@pytest.mark.parametrize("pot", [1, 50, 5000])
def test_no_bet_is_beyond_its_bounds(pot: int) -> None:
    assert all(20 <= to <= 200 for to in bet_sizes(20, 200, 10, pot, 0))


def test_after_raises_the_smallest_are_left_out() -> None:
    least = [bet_sizes(20, 10_000, 10, 100, answered)[0] for answered in range(4)]
    assert least == [20, 60, 110, 110]
