"""Tests that costs of rounds and the relevant parts of standings follow from the rules."""

import pytest
from msgspec.structs import replace

from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.rules import parse_options
from mendax.solver.mia.model.positions import (
    Position,
    capped,
    essential,
    largest_loss,
    points_matter,
)
from mendax.solver.mia.model.rule_tables import rule_tables


@pytest.mark.parametrize(
    ("words", "loss"),
    [
        ("", 2),
        ("mia_true_cost=1", 1),
        ("mia_true_cost=1 mia_lie_cost=2", 2),
        ("mia_true_cost=1 mia_concede=costs_two", 2),
        ("mia_reveals=yes", 1),
        ("mia_reveals=yes mia_double_any=yes", 2),
        ("scoring=points", 4),
        ("scoring=money score_decrement=7", 14),
        ("scoring=points score_decrement=3 score_all=yes score_increment=1", 5),
        ("scoring=points score_decrement=0", 0),
    ],
)
def test_the_largest_loss_is_that_of_the_rules(words: str, loss: int) -> None:
    assert largest_loss(rule_tables(parse_options(MiaRules(), words.split()), 2)) == loss


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


def test_points_that_cannot_be_lost_any_more_are_cut() -> None:
    t = rule_tables(PRESETS["scored"], 2)
    position = Position((0, 0), (False, False), left=2, points=(3, 20))
    assert capped(t, position).points == (3, 8)


def test_rules_that_are_played_alike_have_the_same_essence() -> None:
    standard = MiaRules()
    for other in (
        replace(standard, display="points"),
        replace(standard, turn_clock=30),
        replace(standard, rounds=3, score_all=True),
    ):
        assert essential(other, "match") == standard
    assert essential(replace(standard, lives=3, ends_when="first_out"), "round") == standard
    assert essential(replace(standard, lives=3), "match") != standard
