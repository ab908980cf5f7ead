"""Tests of words of the command line, and of the errors for unknown words."""

from typing import Any

import msgspec
import pytest

from mendax.core.game import AnyGame, RulesError
from mendax.games import GAMES
from mendax.games.editions import full_words
from mendax.games.mia.rules import PRESETS
from mendax.terminal.arguments import listed, require_within, rules_of
from mendax.testing.rule_sets import game_options

MIA = GAMES["mia"]


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


def test_an_unknown_preset_is_refused_with_the_known_ones() -> None:
    with pytest.raises(RulesError) as caught:
        rules_of(MIA, "x" * 99, ())
    assert caught.value.reason.arguments == {"given": "x" * 40, "allowed": ", ".join(PRESETS)}


def test_names_are_split_at_commas_and_empty_ones_left_out() -> None:
    assert listed("odds, liar,,odds ,") == ("odds", "liar", "odds")
    assert listed(" ") == ()


@pytest.mark.parametrize("given", [0, 6, -1])
def test_a_number_beyond_its_span_is_refused_with_the_span(given: int) -> None:
    with pytest.raises(RulesError) as caught:
        require_within("games", given, 5)
    assert caught.value.reason.arguments == {"name": "games", "allowed": "1–5", "given": given}
