"""Tests of a solved component: the values of its states, and the fixed point of a restarting
round."""

import numpy as np
import pytest

from mendax.games.mia.rules import MiaRules
from mendax.games.rules import parse_options
from mendax.solver.generic.tolerances import ITERATIONS
from mendax.solver.mia.backward_induction.component import ComponentSolver, fixed_point
from mendax.solver.mia.backward_induction.cycles import NotConverged
from mendax.solver.mia.model.components import components
from mendax.solver.mia.model.rule_tables import Floats


def _solver(words: str, seats: int) -> ComponentSolver:
    (only,) = components(parse_options(MiaRules(), words.split()), seats, "round")
    solver = ComponentSolver(only, {}, {}, {})
    solver.solve()
    return solver


def test_the_value_of_a_round_follows_from_its_states() -> None:
    sheet = _solver("", 2).sheet(0)
    assert sheet.worth[0] == pytest.approx((0.297142688333, -0.297142688333), abs=1e-12)
    assert sheet.worth.sum(axis=1) == pytest.approx(np.zeros(len(sheet.worth)))
    assert sheet.worth[-1, 0] < sheet.worth[0, 0], "it is worse to have to beat a high value"


def test_turns_of_a_position_that_is_alike_everywhere_are_alike() -> None:
    solver = _solver("", 3)
    assert solver.component.period == 1
    np.testing.assert_allclose(solver.rows[1, :, :3], np.roll(solver.rows[0, :, :3], 1, axis=1))


def test_policy_iteration_finds_the_fixed_point_in_one_step() -> None:
    asked: list[float] = []

    def backup(guess: Floats) -> tuple[Floats, Floats]:
        asked.append(float(guess[0]))
        return 1.0 + 0.9 * guess, np.array([10.0])

    assert fixed_point(np.zeros(1), backup) == pytest.approx([10.0])
    assert len(asked) == 2


def test_value_iteration_converges_where_policy_iteration_fails() -> None:
    def backup(guess: Floats) -> tuple[Floats, Floats]:
        return 1.0 + 0.5 * guess, guess + 100.0

    assert fixed_point(np.zeros(1), backup) == pytest.approx([2.0], abs=1e-12)


def test_a_component_without_a_fixed_point_is_refused() -> None:
    asked: list[float] = []

    def backup(guess: Floats) -> tuple[Floats, Floats]:
        asked.append(float(guess[0]))
        return guess + 1.0, guess + 1.0

    with pytest.raises(NotConverged):
        fixed_point(np.zeros(1), backup)
    assert len(asked) <= 2 * ITERATIONS + 1
