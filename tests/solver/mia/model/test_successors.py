"""Tests of the successors of a round: the next round, new lives, or the end of the game."""

import numpy as np
import pytest

from mendax.games.mia.order import ROLLS
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.rules import with_options
from mendax.solver.mia.model.positions import Position
from mendax.solver.mia.model.rule_tables import LOOKED, RuleTables, rule_tables
from mendax.solver.mia.model.successors import (
    GameOver,
    LivesChoice,
    NextRound,
    successor_of,
    worth_of,
)


def _caught(t: RuleTables) -> int:
    """Return the outcome of lying with the lowest roll that has a name."""
    low = ROLLS.index(31)
    return int(t.doubt[LOOKED, 5, low])


def _at(*lives: int, settled: tuple[int, ...] = ()) -> Position:
    return Position(lives, tuple(seat in settled for seat in range(len(lives))))


def test_the_last_one_standing_has_won() -> None:
    t = rule_tables(MiaRules(), 2)
    assert successor_of(t, _caught(t), _at(1, 4)) == GameOver((0.0, 1.0))


def test_a_seat_going_out_of_three_leaves_two() -> None:
    t = rule_tables(MiaRules(), 3)
    found = successor_of(t, _caught(t), _at(1, 4, 2))
    assert found == NextRound(_at(4, 2), (1, 2), (0.0, 0.0, 0.0))


def test_first_out_loses_the_game() -> None:
    t = rule_tables(PRESETS["classic"], 3)
    assert successor_of(t, _caught(t), _at(1, 4, 2)) == GameOver((0.0, 1.0, 1.0))


def test_a_seat_at_three_lives_may_roll_once() -> None:
    t = rule_tables(with_options(MiaRules(), {"life_reroll": "may"}), 2)
    found = successor_of(t, _caught(t), _at(4, 2))
    assert isinstance(found, LivesChoice)
    assert found.seat == 0
    assert found.keep == NextRound(Position((2, 3), (False, True)), (1, 0), (0.0, 0.0))
    assert isinstance(successor_of(t, _caught(t), _at(4, 2, settled=(0,))), NextRound)


def test_the_choice_of_lives_takes_the_higher_value() -> None:
    t = rule_tables(with_options(MiaRules(), {"life_reroll": "may"}), 2)
    choice = successor_of(t, _caught(t), _at(4, 2))
    good = {position: np.array([0.0, float(position.lives[1] > 3)]) for position in _six()}
    assert worth_of(choice, good, 2)[0] == pytest.approx(0.5)
    bad = {position: np.array([0.0, float(position.lives[1] == 3)]) for position in _six()}
    assert worth_of(choice, bad, 2)[0] == 1.0


def _six() -> list[Position]:
    return [Position((2, lives), (False, True)) for lives in range(1, 7)]


def test_in_scored_games_rounds_are_counted_down_and_gains_kept() -> None:
    t = rule_tables(with_options(PRESETS["scored"], {"scoring": "money"}), 2)
    found = successor_of(t, _caught(t), Position((0, 0), (False, False), left=3))
    assert found == NextRound(Position((0, 0), (False, False), left=2), (1, 0), (-11.0, 11.0))
    last = successor_of(t, _caught(t), Position((0, 0), (False, False), left=1))
    assert last == GameOver((-11.0, 11.0))
