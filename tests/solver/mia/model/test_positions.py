"""Tests that costs of rounds and the relevant parts of standings follow from the rules."""

import pytest
from msgspec.structs import replace

from mendax.games.mia.rules import MiaRules
from mendax.games.rules import parse_options
from mendax.solver.mia.model.positions import (
    essential,
    points_matter,
)


@pytest.mark.parametrize(
    ("words", "matter"),
    [
        ("", False),
        ("scoring=money", False),
        ("scoring=points", True),
        ("scoring=points score_decrement=0", False),
        ("scoring=points score_all=yes score_increment=1 score_decrement=1", True),
        ("scoring=points score_all=yes score_increment=2 score_decrement=1", False),
        ("scoring=points score_all=yes score_increment=1 score_decrement=1 mia_reveals=yes", False),
    ],
)
def test_points_matter_if_a_seat_can_run_short(words: str, matter: bool) -> None:
    rules = parse_options(MiaRules(), words.split())
    assert points_matter(rules, 2, "match") is matter
    assert points_matter(rules, 3, "match") is matter
    assert not points_matter(rules, 2, "round")


def test_rules_that_are_played_alike_have_the_same_essence() -> None:
    standard = MiaRules()
    for other in (
        replace(standard, display="points"),
        replace(standard, turn_clock=30),
        replace(standard, rounds=3, score_all=True),
    ):
        assert essential(other, "match", 3) == standard
    assert essential(replace(standard, lives=3, ends_when="first_out"), "round", 3) == standard
    assert essential(replace(standard, lives=3), "match", 3) != standard
    turning = replace(standard, effect_21="turn", turn_on_loss=True, doubter="anybody")
    assert essential(turning, "match", 2) == standard
    assert essential(turning, "match", 3) == turning
