"""Tests of house rules: ranges, contradictions, presets and seats."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bench.sword import waited
from mendax.core.game import RulesError
from mendax.games.rules import with_options
from mendax.games.sword_of_lies.rules import PRESETS, SwordRules, decks_for
from tests.games.sword_of_lies.story import SWORD, rules_of
from tests.reasons import because, spelled


def test_defaults_follow_the_source_and_standard_adds_stakes() -> None:
    rules = PRESETS["no_limit"]
    assert rules == SwordRules()
    assert (rules.cards, rules.big_blind, rules.small_blind, rules.ante) == (4, 2, 0, 0)
    assert (rules.limit, rules.reveal, rules.fold_cards) == ("no_limit", "in_turn", "face_down")
    struck = (rules.triple_attack, rules.shield_side, rules.hard_shields, rules.may_hold)
    assert struck == (False,) * 4
    assert not rules.any_target
    assert PRESETS["standard"] == replace(rules, limit="fixed_limit", ante=20)


@pytest.mark.parametrize(
    "name", ["standard", "quick", "long_table", "last_one", "siege", "struck_out"]
)
def test_ruling_the_ante_makes_the_pot_worth_fighting_for(name: str) -> None:
    rules = PRESETS[name]
    assert 0.05 <= rules.ante / rules.min_buy_in <= 0.1
    assert rules.limit == "fixed_limit"


def test_a_long_table_waits_less_than_the_standard_one() -> None:
    long, usual = PRESETS["long_table"], PRESETS["standard"]
    assert 0 < long.turn_clock <= 30
    assert 0 < long.negotiation_clock <= usual.negotiation_clock / 2
    for option in ("cards", "deals", "fixed_raises"):
        assert getattr(long, option) < getattr(usual, option)
    assert long.reveal == "simultaneous"
    assert decks_for(long, 20) == decks_for(usual, 20) == 2
    assert decks_for(replace(usual, cards=3), 13) == 1  # all 52 cards are dealt
    before, after = (waited(rules, 12, Random(1)).total() for rules in (usual, long))
    assert after < before * 3 / 4


def test_invalid_rules_are_refused_with_allowed_values(subtests: pytest.Subtests) -> None:
    cases: list[tuple[dict[str, Any], str]] = [
        ({"small_blind": 3}, "sword-contradiction-too-much options=small_blind, big_blind"),
        ({"min_buy_in": 5, "big_blind": 6}, "options=big_blind, min_buy_in given=6 allowed=0–5"),
        ({"ante": 201}, "options=ante, min_buy_in given=201 allowed=0–200"),
        (
            {"rake_cap": 5},
            "rules-applies-not-with options=rake_cap, rake option=rake_cap other=rake values=0",
        ),
        ({"cards": 1}, "rules-out-of-range option=cards given=1 allowed=2–8"),
        ({"lowest_rank": 14}, "allowed=2–13"),
        ({"limit": "spread"}, "allowed=no_limit, pot_limit, fixed_limit"),
        ({"may_hold": 1}, "allowed=yes, no"),
        ({"rake": 51}, "allowed=0–50"),
    ]
    for changes, told in cases:
        with subtests.test(told=told):
            with pytest.raises(RulesError) as caught:
                with_options(PRESETS["standard"], changes)
            assert told in spelled(caught.value.reason)


@pytest.mark.parametrize("seats", [2, 21, True, 3.0])
def test_wrong_numbers_of_seats_are_refused(seats: Any) -> None:
    with pytest.raises(RulesError, check=because("allowed=3–20")):
        SWORD.initial_state(rules_of(), seats)
