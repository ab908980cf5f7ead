"""Tests of how-to-play texts of Mia by table, with costs and chances as the rules compute them."""

from collections.abc import Mapping
from typing import Any

from mendax.games.mia.how_to_play import goal, how_to_play
from mendax.games.mia.rules import MiaRules


def said(**options: Any) -> dict[str, Mapping[str, str | int]]:
    """Return all sentences by their keys, without the common prefix, with their figures."""
    lines = [line for section in how_to_play(MiaRules(**options)) for line in section.lines]
    return {line.key.removeprefix("mia-play-"): line.arguments for line in lines}


def test_costs_of_the_top_are_those_of_the_book() -> None:
    assert said(mia_true_cost=2, mia_lie_cost=1)["doubt-top"] == {"top": 21, "true": 2, "lie": 1}
    assert said(mia_true_cost=1, mia_lie_cost=2)["doubt-top"] == {"top": 21, "true": 1, "lie": 2}
    assert said(mia_concede="costs_two")["concede"] == {"cost": 2}
    assert "concede" not in said(mia_concede="not_allowed")


def test_the_ladder_starts_at_the_top_with_equals_side_by_side() -> None:
    assert str(said()["ladder"]["ladder"]).startswith("21, 66, 55")
    assert "62 = 53" in str(said(order="pips")["ladder"]["ladder"])


def test_the_value_in_the_middle_is_beaten_by_half_of_all_rolls() -> None:
    assert said()["middle-higher"] == {"value": 54, "ways": 18}
    assert "middle-equal-or-higher" in said(announce="equal_or_higher")


def test_answers_to_the_top_are_omitted_where_it_opens_the_dice() -> None:
    told = said(mia_reveals=True)
    assert "reveals" in told
    assert not {"unbeaten", "concede", "doubt-top"} & told.keys()


def test_sections_without_a_sentence_are_left_out() -> None:
    plain = [section.heading.key for section in how_to_play(MiaRules(turn_clock=0))]
    timed = [section.heading.key for section in how_to_play(MiaRules(turn_clock=30))]
    assert [key for key in timed if key not in plain] == ["mia-play-besides"]


def test_the_clock_plays_or_loses() -> None:
    plays, loses = MiaRules(turn_clock=30), MiaRules(turn_clock=30, late="loses")
    for timed, key in ((plays, "mia-play-clock"), (loses, "mia-play-clock-loses")):
        assert key in {line.key for section in how_to_play(timed) for line in section.lines}


def test_one_plays_for_lives_or_for_a_score() -> None:
    assert goal(MiaRules()).key == "mia-goal-last-standing"
    scored = goal(MiaRules(scoring="points", rounds=9))
    assert (scored.key, scored.arguments) == ("mia-goal-scored", {"rounds": 9})
