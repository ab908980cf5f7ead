"""Tests that how-to-play texts of Sword of Lies have the table's figures and mention only existing
options."""

from collections.abc import Mapping
from typing import Any

from mendax.games.sword_of_lies.how_to_play import goal, how_to_play
from mendax.games.sword_of_lies.rules import SwordRules


def said(**options: Any) -> dict[str, Mapping[str, str | int]]:
    """Return all sentences by their keys, without the common prefix, with their figures."""
    lines = [line for section in how_to_play(SwordRules(**options)) for line in section.lines]
    return {line.key.removeprefix("sword-of-lies-play-"): line.arguments for line in lines}


def test_the_order_is_that_of_the_game() -> None:
    headings = [section.heading.key for section in how_to_play(SwordRules())]
    assert [key.removeprefix("sword-of-lies-play-") for key in headings] == [
        *("aim", "set-up", "castling", "betting", "war"),
    ]
    assert all(section.lines for section in how_to_play(SwordRules()))


def test_figures_are_those_of_the_table() -> None:
    told = said(min_buy_in=90, big_blind=6, cards=3, deals=7)
    assert told["buy-in"]["chips"] == 90
    assert told["big-blind"]["chips"] == 6
    assert told["cards"]["cards"] == told["trade-limit"]["trades"] == 3
    assert told["talks"]["deals"] == 7
    assert said(trade_limit=2)["trade-limit"]["trades"] == 2


def test_absent_rules_are_not_explained() -> None:
    without = said(small_blind=0, ante=0, rake=0, triple_attack=False, turn_clock=0)
    assert not {"small-blind", "ante", "rake", "triple", "clock"} & without.keys()
    has = said(small_blind=1, ante=1, rake=5, triple_attack=True, turn_clock=30)
    assert {"small-blind", "ante", "rake", "triple", "clock"} <= has.keys()


def test_one_plays_for_a_pot_or_for_all_there_is() -> None:
    assert goal(SwordRules(rebuys=True)).key == "sword-of-lies-goal-pot"
    assert goal(SwordRules(rebuys=False)).key == "sword-of-lies-goal-all"
