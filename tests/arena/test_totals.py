"""Totals of games."""

import pytest

from mendax.arena.totals import Totals


def test_margins_are_those_of_the_mean() -> None:
    total = Totals(4, 2.0, 4.0, 3.0)  # 1, 1, 1, −1: spread 1
    assert total.mean == 0.5
    assert total.margin == pytest.approx(1.96 / 2)
    assert Totals(1, 1.0, 1.0).margin is None
