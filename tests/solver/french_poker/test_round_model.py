"""Tests of the model of a round that is made from the rules."""

import numpy as np
import pytest
from msgspec.structs import replace

from mendax.games.french_poker.rules import PRESETS, FrenchPokerRules
from mendax.solver.french_poker.round_model import Floats, essential, slips


def test_rules_with_equal_rounds_share_a_model() -> None:
    standard = essential(FrenchPokerRules())
    for change in ("tokens", "next_starter", "faces", "blind_pass", "top_claim", "scoring"):
        value = {
            "tokens": 2,
            "next_starter": "loser",
            "faces": "poker",
            "blind_pass": True,
            "top_claim": "must_doubt",
            "scoring": "charge",
        }[change]
        assert essential(replace(FrenchPokerRules(), **{change: value})) == standard
    for preset in ("first_evening", "french", "plain", "wild", "brisk"):
        assert essential(PRESETS[preset]) != standard


def test_slips_tell_the_truth() -> None:
    worth, claims = np.array([[5], [2]]), np.array([6, 5, 4, 3])
    said: Floats = slips(worth, claims)
    assert said.sum(axis=1) == pytest.approx(1.0)
    assert said[0].argmax() == 1
    assert said[0, 0] == 0
    assert said[1].tolist() == [0, 0, 0, 1]
