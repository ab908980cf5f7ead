"""Tests that among people, values of future rounds add up, and more lives are never worse."""

import numpy as np
import pytest

from mendax.coach.mia.adviser import adviser_for
from mendax.coach.mia.usual_worth import UsualWorth
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.solver.mia.model.positions import Position
from mendax.solver.mia.model.rule_tables import rule_tables
from mendax.solver.mia.policy.policy import Policy


def policy_of(preset: str, seats: int) -> Policy:
    adviser = adviser_for(PRESETS[preset], seats)
    assert adviser is not None
    return adviser.policy


def anybody() -> Policy:
    """Return the packaged policy for three of whom anybody may doubt."""
    adviser = adviser_for(MiaRules(doubter="anybody", lives=3), 3)
    assert adviser is not None
    return adviser.policy


@pytest.mark.parametrize(
    ("preset", "whole"), [("standard", 1.0), ("classic", 2.0), ("contest", 0.0), ("", 1.0)]
)
def test_values_are_zero_sum(preset: str, whole: float) -> None:
    policy = policy_of(preset, 3) if preset else anybody()
    ends = UsualWorth(policy).ends(policy.start)
    assert ends.sum(axis=1) == pytest.approx(whole)


def test_two_seat_values_match_the_solved_game() -> None:
    policy = policy_of("standard", 3)
    last = Position((1, 1, 1), (False,) * 3)
    ends, t = UsualWorth(policy).ends(last), rule_tables(policy.rules, 3)
    two = policy.sheets[Position((1, 1), (False,) * 2)].worth[0]
    for outcome, worth in zip(t.outcomes, ends, strict=True):
        gone = [seat for seat in range(3) if outcome.change[seat] < 0]
        assert gone
        left = [(outcome.starter + n) % 3 for n in range(3)]
        left = [seat for seat in left if seat not in gone]
        assert worth[left] == pytest.approx(two)


def test_lives_are_worth_having() -> None:
    usual = UsualWorth(policy_of("standard", 3))
    even, ahead = (
        np.array(usual.ends(Position((lives, 3, 3), (False,) * 3))[:, 0]) for lives in (3, 4)
    )
    assert (ahead > even).all()
