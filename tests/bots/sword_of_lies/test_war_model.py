"""Tests that pots at the end of a war go to the best seat that paid for them."""

import numpy as np
import pytest

from mendax.bots.sword_of_lies.battle import standings as by_merit
from mendax.bots.sword_of_lies.war_model import (
    by_own_shields,
    pot_splits,
    winnings,
)


def test_pots_go_to_the_best_contributor() -> None:
    lives, armed = np.array([[3, 2, 2, 0]]), np.array([[4, 6, 6, 9]])
    merit = by_merit(lives, armed)
    merit[0, 3] = -1  # folded
    paid = np.array([[10, 40, 40, 20]])
    won = [float(winnings(merit, paid, seat)[0]) for seat in range(4)]
    assert won == [40.0, 35.0, 35.0, 0.0]
    tied = by_merit(np.array([[2, 2, 1]]), np.zeros((1, 3), dtype=np.int64))
    assert pot_splits(tied).tolist() == [[0.5, 0.5, 0.0]]


def test_expected_swords_and_shields_shrink_to_the_mean() -> None:
    shields = np.array([[0, 0]] * 90 + [[3, 0]] * 10)
    won = np.where(shields == 3, 1.0, 0.2)
    expected = by_own_shields(won, shields, (0,))
    assert expected[0, 0] < won[:, 0].mean() < expected[99, 0] < 1.0
    assert expected[99, 0] == pytest.approx(0.5 * 1.0 + 0.5 * won[:, 0].mean())
    assert expected[:, 1] == pytest.approx(won[:, 1].mean())
