"""Tolerances stand in the order that their meaning asks for; their figures have no other judge."""

import sys

from mendax.solver.generic import tolerances as t

ROUNDING = sys.float_info.epsilon
PROMISED = 1e-9
"""The largest deviation that any test of a solved policy allows."""


def test_ties_lie_above_rounding_and_below_all_that_is_told_apart() -> None:
    assert 100 * ROUNDING < t.TIE <= t.TIE_BY_BELIEF < PROMISED
    assert t.TIE_BY_BELIEF == t.PREFERRED, "both are compared with payoffs weighed by a belief"


def test_what_counts_as_never_said_or_as_no_gain_is_no_deviation_that_is_allowed() -> None:
    assert t.TIE_BY_BELIEF < t.NEVER_SAID < PROMISED
    assert t.TIE_BY_BELIEF < t.GAIN < PROMISED


def test_iterations_end_within_what_is_promised() -> None:
    assert t.SWEPT < t.FIXED <= t.TIE
    assert t.FINER < 1, "the inner iteration is the finer one"
    assert t.LOOSE * t.FINER**t.ITERATIONS < t.FIXED, "so many halvings reach the fixed point"
    assert t.CLOSER > 1


def test_bounds_are_there_and_whole() -> None:
    for most in (t.ITERATIONS, t.SWEEPS, t.REPETITIONS):
        assert type(most) is int
        assert most > 16, "more than any solved policy was seen to need"
