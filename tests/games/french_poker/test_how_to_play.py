"""Tests of how-to-play texts of French poker by table: the hands in order, and the possible
actions."""

from typing import Any

from mendax.games.french_poker.how_to_play import goal, how_to_play
from mendax.games.french_poker.rules import FrenchPokerRules


def said(**options: Any) -> list[str]:
    """Return the keys of all sentences, in order, without their common prefix."""
    sections = how_to_play(FrenchPokerRules(**options))
    lines = [line for section in sections for line in section.lines]
    return [line.key.removeprefix("french-poker-play-") for line in lines]


def hands(**options: Any) -> list[str]:
    return [key.removeprefix("hand-") for key in said(**options) if key.startswith("hand-")]


def test_hands_are_listed_highest_first_in_the_tables_order() -> None:
    assert hands()[:2] == ["five", "four"]
    assert hands()[-1] == "high-die"
    assert "straight-to-6" in hands()
    assert not [hand for hand in hands(straights="none") if hand.startswith("straight")]
    usual, french = hands(), hands(straights="french")
    assert sorted(usual) == sorted(french)
    assert usual != french


def test_only_possible_actions_are_explained() -> None:
    assert "pass" not in said()
    assert "pass" in said(blind_pass=True)
    assert "leave" in said()
    assert "leave" not in said(must_reroll=True)
    assert "wild" in said(ones="wild")
    assert "poker-dice" in said(faces="poker")


def test_sections_without_a_sentence_are_left_out() -> None:
    plain = [section.heading.key for section in how_to_play(FrenchPokerRules(turn_clock=0))]
    timed = [section.heading.key for section in how_to_play(FrenchPokerRules(turn_clock=30))]
    assert [key for key in timed if key not in plain] == ["french-poker-play-besides"]


def test_a_charge_is_played_for_something_else() -> None:
    charge = FrenchPokerRules(scoring="charge", top_claim="must_doubt")
    assert goal(charge).key == "french-poker-goal-charge"
    assert goal(FrenchPokerRules()).key == "french-poker-goal-last-standing"
