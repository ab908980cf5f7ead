"""Tests the laws of `mendax.testing` for every registered game.

`./run test` checks the default preset of each game and a few random rule sets with fixed seeds.
`./run proof` checks every preset and rule sets that differ from run to run.
"""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mendax.core.game import Action, AnyGame
from mendax.games import GAMES
from mendax.games.rules import with_options
from mendax.testing import check_laws, check_random_rules, laws
from mendax.testing.check import check_rules, table_sizes
from mendax.testing.rule_sets import game_options, reconciled, some_values
from mendax.testing.two_worlds import Thin
from mendax.testing.walks import kinds_apart
from tests.games.french_poker.thinned import falls_and_claims

DEPTH = 50
"""The number of actions, enough to reach the war of Sword of Lies, and rounds of Mia too long to
enumerate."""
LARGE = 10
"""The number of seats at tables that play the ``LIGHT`` rules."""
LIGHT: dict[str, dict[str, Any]] = {"sword_of_lies": {"cards": 2, "deals": 0, "trade_limit": 1}}
"""Options that keep a game of many seats short enough for every law.

Deals at 20 seats are 342 pairs with about 19 x 19 pledges each, asked in every twin world.
"""
RANDOM_RULES = {"mia": 20, "french_poker": 10, "sword_of_lies": 3}
"""The number of random rule sets that `./run test` checks for each game; the default is 5."""
PARTS = 5
"""The number of parts of the rule sets that hypothesis draws, so that workers share them."""
WALKERS: dict[str, Thin] = {"french_poker": falls_and_claims}
"""A game's thinned tree, which is searched completely as far as 8,000 histories per level allow."""
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def each_preset(*games: AnyGame) -> pytest.MarkDecorator:
    """Parametrize a test by all presets of some games. All but the default preset are proof."""
    cases = [
        pytest.param(
            game,
            name,
            id=f"{game.name}-{name}",
            marks=() if name == game.default_preset else pytest.mark.proof,
        )
        for game in games
        for name in game.presets
    ]
    return pytest.mark.parametrize(("game", "preset"), cases)


@each_preset(*GAMES.values())
def test_every_preset_keeps_every_law(game: AnyGame, preset: str) -> None:
    rules = game.presets[preset]
    light = with_options(rules, LIGHT.get(game.name, {}))
    for seats in table_sizes(game):
        check_laws(game, rules if seats < LARGE else light, seats, seed=preset)


@each_preset(*GAMES.values())
def test_non_interference_holds_deep_in_a_thinned_tree(game: AnyGame, preset: str) -> None:
    rules = with_options(game.presets[preset], LIGHT.get(game.name, {}))
    for width in (2, 3):

        def few(actions: Sequence[Action], width: int = width) -> Sequence[Action]:
            return kinds_apart(actions, width, f"{preset} {width}")

        assert laws.non_interference_deep(game, rules, game.seats[0], 40, DEPTH, few) >= 30


@each_preset(*(GAMES[name] for name in WALKERS))
def test_non_interference_holds_in_a_games_own_thinned_tree(game: AnyGame, preset: str) -> None:
    rules, walker = game.presets[preset], WALKERS[game.name]
    depth = laws.non_interference(game, rules, game.seats[0], 16_000, walker)
    assert depth >= 11  # in French poker: an opening roll, claims, belief, keeping, a second roll


@each_game
def test_random_rule_sets_keep_every_law(game: AnyGame) -> None:
    for seed in range(RANDOM_RULES.get(game.name, 5)):
        check_random_rules(game, seed)


def rule_sets(game: AnyGame) -> st.SearchStrategy[Any]:
    """Draw house rules that do not contradict each other."""
    drawn = st.fixed_dictionaries(
        {option.name: st.sampled_from(some_values(option)) for option in game_options(game)}
    )
    return drawn.map(lambda changes: reconciled(game, changes))


@pytest.mark.proof
@pytest.mark.parametrize("part", range(PARTS))
@each_game
@settings(max_examples=5)
@given(drawn=st.data())
def test_every_rule_set_keeps_every_law(game: AnyGame, part: int, drawn: st.DataObject) -> None:
    rules = drawn.draw(rule_sets(game))
    seats = drawn.draw(st.sampled_from(game.seats[:4]))
    check_laws(game, rules, seats, seed=drawn.draw(st.integers(0, 2**32)), histories=200)


@each_game
@given(drawn=st.data())
def test_every_rule_set_reads_back(game: AnyGame, drawn: st.DataObject) -> None:
    check_rules(game, drawn.draw(rule_sets(game)))
