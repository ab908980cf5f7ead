"""The laws of the house, over every registered game and every preset. There are no excuses."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mendax.core.game import AnyGame, RulesError
from mendax.core.record import read, write
from mendax.games import GAMES
from mendax.games.rules import parse_options, with_options, write_options
from mendax.testing import laws
from tests.walks import by_kind, game_options, kinds_apart, reconciled, some_values

LONGEST = 20_000
DEEP = 50
"""Actions: well into the war of Sword of Lies, and rounds of Mia that nobody could count."""
LIGHT: dict[str, dict[str, Any]] = {"sword_of_lies": {"cards": 2, "deals": 1, "trade_limit": 1}}
"""What makes a game of very many seats short enough to be held to every law."""
PRESETS = [(game, name) for game in GAMES.values() for name in game.presets]
NAMES = [f"{game.name}-{name}" for game, name in PRESETS]


def tables(game: AnyGame) -> list[int]:
    """The smallest table, one a seat larger, and the largest."""
    return sorted({*game.seats[:2], game.seats[-1]})


@pytest.mark.parametrize(("game", "preset"), PRESETS, ids=NAMES)
def test_every_preset_keeps_every_law(game: AnyGame, preset: str) -> None:
    rules = game.presets[preset]
    light = with_options(rules, LIGHT.get(game.name, {}))
    for seats in tables(game):
        choose = by_kind(random.Random(f"{game.name} {preset} {seats}"))
        laws.every_law(game, rules if seats < 10 else light, seats, choose, 1000, LONGEST)


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


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
@settings(max_examples=25)
@given(drawn=st.data())
def test_every_rule_set_keeps_every_law(game: AnyGame, drawn: st.DataObject) -> None:
    rules = drawn.draw(rule_sets(game))
    seats = drawn.draw(st.sampled_from(game.seats[:4]))
    choose = by_kind(drawn.draw(st.randoms(use_true_random=False)))
    laws.every_law(game, rules, seats, choose, 200, LONGEST)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
@given(drawn=st.data())
def test_every_rule_set_reads_back(game: AnyGame, drawn: st.DataObject) -> None:
    rules = drawn.draw(rule_sets(game))
    assert parse_options(game.rules(), write_options(rules).split()) == rules
    assert read(write(rules), [game.rules]) == rules


@pytest.mark.parametrize(("game", "preset"), PRESETS, ids=NAMES)
def test_a_table_of_absent_players_comes_to_an_end(game: AnyGame, preset: str) -> None:
    rng = random.Random(preset)
    here = laws.start(game, game.presets[preset], game.seats[:2][-1])
    while actors := game.actors(here.state):
        assert len(here.history) < LONGEST
        actor = actors[0]
        if actor == "chance":
            action = rng.choice(here.choices(actor))
        else:
            action = game.default_action(here.state, actor)
        here, _ = here.after(actor, action)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_so_many_seats_are_refused(game: AnyGame) -> None:
    rules = game.presets[game.default_preset]
    wrong: tuple[Any, ...] = (-1, 0, game.seats[0] - 1, game.seats[-1] + 1, True, 3.0, "3")
    for seats in wrong:
        with pytest.raises(RulesError, match=f"allowed={game.seats[0]}–{game.seats[-1]}"):
            game.initial_state(rules, seats)
