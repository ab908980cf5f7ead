"""The laws, over every registered game and every preset, by the kit that authors of games use.

There are no excuses.
"""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mendax.core.game import AnyGame
from mendax.games import GAMES
from mendax.games.rules import with_options
from mendax.testing import check_laws, laws
from mendax.testing.check import check_rules, table_sizes
from mendax.testing.rule_sets import game_options, reconciled, some_values
from mendax.testing.walks import kinds_apart

DEEP = 50
"""Actions: well into the war of Sword of Lies, and rounds of Mia that nobody could count."""
LARGE = 10
"""A table of so many seats is played by the ``LIGHT`` rules."""
LIGHT: dict[str, dict[str, Any]] = {"sword_of_lies": {"cards": 2, "deals": 0, "trade_limit": 1}}
"""What makes a game of very many seats short enough to be held to every law.

Deals at twenty seats are 342 pairs with some 19 x 19 pledges each, asked in every twin world: more
than half a minute of processor time for one preset. Smaller tables have them.
"""
PARTS = 5
"""A game of Sword of Lies under any rules takes some five seconds of processor time."""
PRESETS = [
    pytest.param(game, name, marks=() if name == game.default_preset else pytest.mark.proof)
    for game in GAMES.values()
    for name in game.presets
]
NAMES = [f"{game.name}-{name}" for game in GAMES.values() for name in game.presets]


@pytest.mark.parametrize(("game", "preset"), PRESETS, ids=NAMES)
def test_every_preset_keeps_every_law(game: AnyGame, preset: str) -> None:
    rules = game.presets[preset]
    light = with_options(rules, LIGHT.get(game.name, {}))
    for seats in table_sizes(game):
        check_laws(game, rules if seats < LARGE else light, seats, seed=preset)


@pytest.mark.parametrize(("game", "preset"), PRESETS, ids=NAMES)
def test_non_interference_holds_deep_in_a_thinned_tree(game: AnyGame, preset: str) -> None:
    rules = with_options(game.presets[preset], LIGHT.get(game.name, {}))
    for width in (2, 3):

        def few(actions: Any, width: int = width) -> Any:
            return kinds_apart(actions, width, f"{preset} {width}")

        assert laws.non_interference_deep(game, rules, game.seats[0], 40, DEEP, few) >= 30


def rule_sets(game: AnyGame) -> st.SearchStrategy[Any]:
    """Any house rules that do not contradict each other."""
    drawn = st.fixed_dictionaries(
        {option.name: st.sampled_from(some_values(option)) for option in game_options(game)}
    )
    return drawn.map(lambda changes: reconciled(game, changes))


@pytest.mark.proof
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
@settings(max_examples=5)
@given(drawn=st.data())
def test_every_rule_set_keeps_every_law(game: AnyGame, part: int, drawn: st.DataObject) -> None:
    rules = drawn.draw(rule_sets(game))
    seats = drawn.draw(st.sampled_from(game.seats[:4]))
    check_laws(game, rules, seats, seed=drawn.draw(st.integers(0, 2**32)), histories=200)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
@given(drawn=st.data())
def test_every_rule_set_reads_back(game: AnyGame, drawn: st.DataObject) -> None:
    check_rules(game, drawn.draw(rule_sets(game)))
