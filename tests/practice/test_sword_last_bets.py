"""Tests of the last bets of two players as puzzles: values, grades and explanations."""

from collections import Counter

import pytest

from mendax.practice.collection import packaged
from mendax.practice.puzzle import Puzzle, right
from tests.practice.last_bets_by_hand import LastBets, decides
from tests.proof import parametrize

EVERY = 12
"""One of this many puzzles is checked outside the proof."""


def last_bets() -> list[Puzzle]:
    """Return the packaged bets of two players in the last round, whose values are exact."""
    return [p for p in packaged("sword_of_lies") if p.kind == "bet" and not p.error]


@parametrize("start", range(EVERY), test=(0,))
def test_packaged_last_bets_have_the_values_of_a_second_recursion(start: int) -> None:
    for puzzle in last_bets()[start::EVERY]:
        worths = LastBets(puzzle).worths()
        assert list(worths) == [option.action for option in puzzle.options]
        top = max(worths.values())
        for option in puzzle.options:
            assert option.worth == pytest.approx(worths[option.action], abs=0.02), puzzle.id
            assert right(option) == (top - worths[option.action] <= 1), puzzle.id
        assert sum(map(right, puzzle.options)) == 1


@parametrize("start", range(EVERY), test=(1,))
def test_the_named_fact_decides(start: int) -> None:
    """With that fact changed, another option is best."""
    for puzzle in last_bets()[start::EVERY]:
        assert decides(puzzle), (puzzle.id, puzzle.why)


def test_the_figures_of_an_explanation_are_those_of_the_wars() -> None:
    for puzzle in last_bets()[::EVERY]:
        told, solved = puzzle.why.arguments, LastBets(puzzle)
        assert told["armed"] == round(100 * solved.war(0))
        assert told["plain"] == round(100 * solved.war(1))
        price, pot = puzzle.view["price"], puzzle.view["pot"]
        assert told["need"] == round(100 * price / (pot + price))
        costs = [option.cost for option in puzzle.options if not right(option)]
        assert float(told["next"]) == pytest.approx(min(costs), abs=0.051)


def test_there_are_600_last_bets_and_each_answer_is_right_in_a_third() -> None:
    found = Counter(puzzle.best.action.split()[0] for puzzle in last_bets())
    assert sum(found.values()) >= 600
    assert max(found.values()) <= 0.4 * sum(found.values())
    assert min(found.values()) >= 0.2 * sum(found.values())
