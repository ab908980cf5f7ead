"""Tests that generated puzzles are reproducible, graded by their costs, and confirmed by a walk
over the engine."""

from itertools import islice

import pytest
from msgspec import convert
from msgspec.structs import replace

from mendax.core.game import RulesError
from mendax.games.french_poker.view import FrenchPokerView
from mendax.games.mia.view import MiaView
from mendax.practice.collection import GAMES, packaged
from mendax.practice.generating import generate
from mendax.practice.puzzle import EXCELLENT, MIXED, Puzzle, right
from tests.practice.walks import WALKS
from tests.proof import parametrize

CLOSE = {"mia": 1e-9, "french_poker": 1e-9, "sword_of_lies": 5e-5}
"""The largest allowed difference from a value of the walk, in points. The tables of wars have a
resolution of 6e-6 points."""


def some(game: str, count: int, seed: str = "tests") -> list[Puzzle]:
    return list(islice(generate(game, seed), count))


def assert_walked(puzzle: Puzzle, rounding: float = 0.0) -> None:
    """Check the values of all options by a walk over the engine.

    An option that no sound player takes may be worth less than in the walk, which assumes one of
    several equally good answers. With blind passes a seat may act again after such an option and do
    better than the policy: then the walk is a lower bound.
    """
    walked = WALKS[puzzle.game](puzzle).worths(puzzle)
    close = CLOSE[puzzle.game] + rounding
    for option in puzzle.options:
        passing = "blind_pass" in puzzle.rules or puzzle.preset == "board_game_arena"
        if passing and option.share < MIXED:
            assert option.worth > walked[option.action] - close, puzzle.id
            continue
        if puzzle.seats == 2 and puzzle.game != "sword_of_lies" and option.share < MIXED:
            assert option.worth < walked[option.action] + close, puzzle.id
            continue
        assert option.worth == pytest.approx(walked[option.action], abs=close), puzzle.id


@pytest.mark.parametrize("game", GAMES)
def test_equal_seeds_give_equal_puzzles(game: str) -> None:
    first = some(game, 3)
    assert some(game, 2) == first[:2]
    assert some(game, 2, "another") != first[:2]


@pytest.mark.parametrize("game", [*GAMES, "mia_bars"])
def test_every_puzzle_has_a_right_and_a_wrong_option(game: str) -> None:
    for puzzle in some(game, 12):
        costs = [option.cost for option in puzzle.options]
        assert min(costs) == 0
        assert {True, False} == set(map(right, puzzle.options))
        for option in puzzle.options:
            assert option.grade == "excellent" or option.share < MIXED
            assert option.cost > EXCELLENT or option.grade == "excellent"


@pytest.mark.parametrize("game", [*GAMES, "mia_bars"])
def test_values_are_those_of_a_walk_over_the_engine(game: str) -> None:
    for puzzle in some(game, 4):
        assert_walked(puzzle)


VIEWS = {"mia": MiaView, "french_poker": FrenchPokerView}
ROUNDING = 0.005
"""The largest rounding error of a packaged value, in points."""


@parametrize("step", (10, 499), test=(499,))
@pytest.mark.parametrize("game", VIEWS)
def test_packaged_values_are_those_of_a_walk(game: str, step: int) -> None:
    for packed in islice(packaged(game), 0, None, step):
        assert_walked(replace(packed, view=convert(packed.view, VIEWS[game])), ROUNDING)


def test_a_game_without_puzzles_is_refused() -> None:
    with pytest.raises(RulesError) as caught:
        next(generate("chess", "1"))
    assert caught.value.reason.key == "practice-refused-game"
