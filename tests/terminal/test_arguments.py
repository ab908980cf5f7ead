"""Tests of words of the command line, and of the errors for unknown words."""

from typing import Any

import msgspec
import pytest

from mendax.core.game import AnyGame
from mendax.games import GAMES
from mendax.games.editions import full_words
from mendax.terminal.arguments import listed, rules_of
from mendax.testing.rule_sets import game_options


@pytest.mark.parametrize("name", GAMES)
def test_stored_rules_and_rules_in_json_are_understood(name: str) -> None:
    game = GAMES[name]
    for rules in game.presets.values():
        assert rules_of(game, None, (" ".join(full_words(game, rules)),)) == rules
        fields = msgspec.to_builtins(rules).items()
        spelled = [f"{field}={str(value).lower()}" for field, value in fields]
        applying = [word for word in spelled if _applies(game, rules, word)]
        assert rules_of(game, None, applying) == rules


def _applies(game: AnyGame, rules: Any, word: str) -> bool:
    option = next(one for one in game_options(game) if one.name == word.partition("=")[0])
    return option.unmet(rules) is None


def test_names_are_split_at_commas_and_empty_ones_left_out() -> None:
    assert listed("odds, liar,,odds ,") == ("odds", "liar", "odds")
    assert listed(" ") == ()
