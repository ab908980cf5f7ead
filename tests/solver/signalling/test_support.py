"""Tests of a support and its equations: the conditions of equilibrium, in memory only."""

import numpy as np
import pytest

from mendax.solver.signalling.game import SignallingGame
from mendax.solver.signalling.support import (
    largest_gain,
)

BLUFF = SignallingGame(
    c=np.array([[0.0, 1.0], [0.0, 1.0]]),
    g=np.array([[0.1, -2.0], [0.1, 0.5]]),
    d=np.array([[-1.0, 1.0], [-1.0, -1.0]]),
    w=np.array([0.7, 0.3]),
    honest=np.array([0, 1]),
    fixed=np.full(2, -1.0),
)
"""The low type mixes the truth with a bluff, and the high claim is doubted half of the time."""


def test_the_largest_gain_is_that_of_the_worst_type_or_reply() -> None:
    c, g, d, w, *_ = BLUFF
    choice = np.ones(2, np.bool_)
    always = np.array([[0.0, 1.0], [0.0, 1.0]])
    believed = largest_gain(c, g, d, w, always, np.zeros(2), choice)
    assert believed == pytest.approx(0.4), "the answerer would doubt: 0.7 - 0.3"
    doubted = largest_gain(c, g, d, w, always, np.array([0.0, 1.0]), choice)
    assert doubted == pytest.approx(1.0), "the low type would say the truth: 0 instead of -1"
