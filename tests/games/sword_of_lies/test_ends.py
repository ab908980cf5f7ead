"""Every game ends, whatever the table has chosen; ``./run bench sword_ends`` plays 100,000."""

import pytest

from testbed.sword_ends import combination, combinations, ended, every_combination
from testbed.sword_ends import rule_set as drawn


@pytest.mark.parametrize(
    "games", [range(50), pytest.param(range(50, 400), marks=pytest.mark.proof)], ids=len
)
def test_games_under_all_kinds_of_rules_end_within_their_bound(games: range) -> None:
    assert all(ended(number) > 0 for number in games)


def test_every_combination_of_choices_and_switches_comes_up() -> None:
    wanted = every_combination()
    assert len(wanted) == combinations() >= 10_000
    assert {combination(drawn(number)[0]) for number in range(combinations())} == wanted
    seats = {(drawn(number)[0].lowest_rank, drawn(number)[1]) for number in range(12 * 18)}
    assert len(seats) == 12 * 18
