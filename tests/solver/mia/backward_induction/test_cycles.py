"""Laps of a value said over itself, on toys whose repetitions are plain numbers."""

import numpy as np
import pytest

from mendax.solver.mia.backward_induction.cycles import MOST, NotConverged, Repetition, around
from mendax.solver.mia.model.rule_tables import Floats


def _lap(worth: float, after: Floats, stays: float, lingers: float) -> Repetition:
    """One turn, one seat: leaves with ``worth``, or stays."""
    leaves, stay = np.array([[worth]]), np.array([[stays]])
    return Repetition(leaves + stay @ after, {}, leaves, stay, np.array([[lingers]]))


def test_a_lap_that_is_followed_by_itself_is_found_at_once() -> None:
    found = around(
        lambda after, _: _lap(1.0, after, 0.5, 1.0), np.zeros((1, 1)), 1, 1e-13, 1.0, MOST
    )
    assert len(found.laps) == 1
    assert found.laps[0].rows[0, 0] == pytest.approx(2.0)


def test_laps_that_do_the_opposite_of_the_next_come_round_after_two() -> None:
    def before(after: Floats, _: int) -> Repetition:
        return _lap(float(after[0, 0] < 1.0), after, 0.5, 1.0)

    found = around(before, np.zeros((1, 1)), 1, 1e-13, 1.0, MOST)
    assert len(found.laps) == 2
    first, second = (repetition.rows[0, 0] for repetition in found.laps)
    assert {first < 1.0, second < 1.0} == {True, False}


def test_where_nobody_gets_far_the_last_lap_does_not_matter() -> None:
    rng = np.random.default_rng(3)

    def before(after: Floats, _: int) -> Repetition:
        return _lap(float(rng.uniform()), after, 0.05, 0.1)

    found = around(before, np.zeros((1, 1)), 1, 2e-6, 1.0, MOST)
    assert len(found.laps) == 7, "six laps are survived once in a million"
    assert found.moved <= 2e-6


def test_what_nobody_ever_leaves_is_unsettled() -> None:
    with pytest.raises(NotConverged):
        around(lambda after, _: _lap(0.0, after, 1.0, 1.0), np.ones((1, 1)), 1, 1e-13, 1.0, MOST)
