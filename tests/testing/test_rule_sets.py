"""Tests that random house rules have every value and no contradictions, and that a seed reproduces
them."""

import random
from itertools import combinations
from typing import Any

import pytest

from mendax.core.game import AnyGame
from mendax.games import GAMES
from mendax.games.mia.rules import MiaRules
from mendax.testing.rule_sets import (
    covering_rules,
    game_options,
    random_rules,
    reconciled,
    some_values,
)

MIA = GAMES["mia"]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_random_set_can_be_played_and_is_the_same_for_a_seed(game: object) -> None:
    sets = [random_rules(game, random.Random(seed)) for seed in range(40)]  # type: ignore[arg-type]
    assert all(rules.checked() == rules for rules in sets)
    assert sets == [random_rules(game, random.Random(seed)) for seed in range(40)]  # type: ignore[arg-type]
    assert len({repr(rules) for rules in sets}) > 30


def test_every_value_of_every_choice_comes_up() -> None:
    sets = [random_rules(MIA, random.Random(seed)) for seed in range(300)]
    for option in game_options(MIA):
        seen = {getattr(rules, option.name) for rules in sets}
        assert seen >= {*some_values(option)} or option.kind == "number", option.name


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_covering_sets_have_more_pairs_of_values_than_random(game: AnyGame) -> None:
    def pairs(sets: list[Any]) -> int:
        names = [option.name for option in game_options(game)]
        every = [combinations(((name, getattr(one, name)) for name in names), 2) for one in sets]
        return len({pair for each in every for pair in each})

    drawn, covering = random.Random(0), list(covering_rules(game, 28, random.Random(0)))
    assert len({repr(rules) for rules in covering}) == 28
    assert pairs(covering) > 1.05 * pairs([random_rules(game, drawn) for _ in range(28)])


def test_only_contradicting_changes_are_dropped() -> None:
    changes = {"order": "pips", "joker_32": "toast", "lives": 4}
    rules = reconciled(MIA, changes)
    assert rules.lives == 4
    assert (rules.order == "pips") != (rules.joker_32 == "toast")
    assert reconciled(MIA, {"lives": 4}) == MiaRules(lives=4)
    assert changes == {"order": "pips", "joker_32": "toast", "lives": 4}, "as it was"
