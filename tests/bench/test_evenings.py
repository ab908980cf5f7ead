"""Tests of the people with whom the memory of marshals is measured."""

from collections.abc import Sequence
from typing import Any

import pytest

from bench.evenings import ANSWERS, GAMES, RULES, SEATS, VERDICTS, right
from testbed.sword_evenings import EveningGame, evening

OPPONENT = dict(VERDICTS)["like a marshal"]


def evenings(person: Any, count: int) -> Sequence[Sequence[EveningGame]]:
    """Return evenings of a person among marshals who pay every price."""
    return [list(evening(RULES, person, OPPONENT, SEATS, GAMES, f"{n}")) for n in range(count)]


def shares(person: Any, count: int, *, judges: bool = False) -> list[int]:
    """Return the percentages of right verdicts in the three parts of the evenings."""
    return [int(cell.partition("%")[0]) for cell in right(evenings(person, count), judges)]


def test_a_player_who_knows_the_memory_gains_little() -> None:
    """Without the discount of even records, marshals would be right in about 30%."""
    _, middle, late = shares(dict(ANSWERS)["knows the policy and the memory"], 20)
    assert min(middle, late) > 40


@pytest.mark.parametrize("judges", [False, True])
def test_the_shares_are_of_the_verdicts_about_or_by_the_person(*, judges: bool) -> None:
    person = dict(VERDICTS)["believes 90% of answers"]
    games = evenings(person, 3)
    first = [
        verdict.right
        for game in games
        for verdict in game[0].verdicts
        if (verdict.by if judges else verdict.of) == 0
    ]
    assert next(right(games, judges)).startswith(f"{sum(first) / len(first):.0%} ±")
