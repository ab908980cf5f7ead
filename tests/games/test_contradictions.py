"""Tests that every declared contradiction of every game is refused with its reason."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from mendax.core.game import AnyGame, RulesError
from mendax.games import BUILT_IN
from mendax.games.rules import Contradiction, with_options
from mendax.testing.rule_sets import game_options, some_values


def declared() -> Iterator[tuple[AnyGame, Contradiction, dict[str, Any]]]:
    """Yield every combination of values that a contradiction forbids."""
    for game in BUILT_IN.values():
        known = {option.name: option for option in game_options(game)}
        for contradiction in game.rules.contradictions:
            names = [name for name, _ in contradiction.when]
            fitting = [
                [value for value in values if value in some_values(known[name])]
                for name, values in contradiction.when
            ]
            for values in product(*fitting):
                yield game, contradiction, dict(zip(names, values, strict=True))


def test_contradicting_options_are_refused_with_the_reason() -> None:
    for game, contradiction, changes in declared():
        default: Any = game.rules()
        with pytest.raises(RulesError) as caught:
            with_options(default, changes)
        assert caught.value.reason.key == contradiction.key, changes
        assert caught.value.reason.arguments["options"] == ", ".join(changes)
        with pytest.raises(RulesError):
            game.initial_state(game.rules(**changes), game.seats[0])


def test_each_option_of_a_contradiction_is_allowed_alone() -> None:
    for game, _, changes in declared():
        default: Any = game.rules()
        for name, value in changes.items():
            assert getattr(with_options(default, {name: value}), name) == value


def test_solved_values_are_values_of_their_option() -> None:
    for game in BUILT_IN.values():
        for option in game_options(game):
            for value in option.solved.values if option.solved else ():
                option.check(value)
