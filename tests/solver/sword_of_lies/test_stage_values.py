"""Worths of actions against strategies, by hand."""

import numpy as np
import pytest

from mendax.solver.sword_of_lies.stage_values import decode, gain_of, normalise, values_of

PENNIES = np.array([[1.0, -1.0], [-1.0, 1.0], [-1.0, 1.0], [1.0, -1.0]])
TWO = np.array([2, 2])


def test_worths_are_means_over_the_others() -> None:
    mixed = np.array([[1.0, 0.0], [0.25, 0.75]])
    assert values_of(PENNIES, TWO, mixed) == pytest.approx(np.array([[-0.5, 0.5], [-1.0, 1.0]]))
    assert gain_of(PENNIES, TWO, mixed) == pytest.approx(1.0)
    assert gain_of(PENNIES, TWO, np.full((2, 2), 0.5)) == pytest.approx(0.0)


def test_profiles_count_the_last_player_fastest() -> None:
    chosen = np.zeros(3, dtype=np.int64)
    decode(17, np.array([2, 3, 4]), chosen)
    assert chosen.tolist() == [1, 1, 1]


def test_normalised_values_sum_to_one() -> None:
    values = np.array([1.0, 3.0])
    assert normalise(values)
    assert values.tolist() == [0.25, 0.75]
    assert not normalise(np.zeros(2))
