"""Tests that public entrances answer arguments of the wrong type or size in sentences."""

import functools
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from mendax import (
    CHANCE,
    IllegalAction,
    LocalGame,
    MendaxError,
    RulesError,
    game_named,
    match,
    step,
)
from mendax.core.game import Offer
from mendax.environments.mia.vector_env import MiaVectorEnv
from mendax.games import BUILT_IN
from mendax.kit.own_offers import any_action
from mendax.solver.french_poker import round_equilibrium
from mendax.solver.mia import equilibrium

MIA, FRENCH = game_named("mia"), game_named("french_poker")
ODD: Any = None
SWORD: Any = game_named("sword_of_lies").presets["standard"]
STANDARD: Any = MIA.presets["standard"]
WRONG: dict[str, Callable[[], object]] = {
    "There is no preset called “standart”": lambda: match(MIA, "standart", ["random"] * 2, 1, "s"),
    "There is no game called “maya”": lambda: match("maya", "standard", ["random"] * 2, 1, "s"),
    "no rules of mia in FrenchPokerRules": lambda: match(
        MIA, FRENCH.presets["standard"], ["random"] * 2, 1, "s"
    ),
    "at least one game, not -1": lambda: match(MIA, STANDARD, ["random"] * 2, -1, "s"),
    "at least one game, not 1.5": lambda: match(MIA, STANDARD, ["random"] * 2, 1.5, "s"),  # type: ignore[arg-type]
    "for 2–20 players, not '3'": lambda: MIA.initial_state(STANDARD, "3"),  # type: ignore[arg-type]
    "no rules of mia in NoneType": lambda: MIA.initial_state(ODD, 2),
    "no rules of mia in SwordRules": lambda: equilibrium.solve(SWORD, 2),
    "Did you mean “standard”": lambda: round_equilibrium.solve("standart"),
    "Available: standard": lambda: MIA.presets["x"],
    "from 1, not 0": lambda: MiaVectorEnv(0),
    "from 1, not 2.0": lambda: MiaVectorEnv(2.0),  # type: ignore[arg-type]
    "actions are integers, not float64": lambda: begun(MiaVectorEnv(2)).step([0.5, 0.5]),  # type: ignore[arg-type]
}


def begun(games: MiaVectorEnv) -> MiaVectorEnv:
    games.reset(seed=1)
    return games


@pytest.mark.parametrize("said", WRONG)
def test_a_wrong_argument_is_named(said: str) -> None:
    with pytest.raises((MendaxError, ValueError)) as caught:
        WRONG[said]()
    assert said in str(caught.value)


def test_an_unknown_preset_is_a_key_error_too() -> None:
    for name in BUILT_IN:
        with pytest.raises(KeyError, match="There is no preset"):
            game_named(name).presets["standart"]


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_view_belongs_to_a_seat_or_a_spectator(name: str) -> None:
    game = game_named(name)
    state = game.initial_state(game.presets["standard"], 3)
    for observer in (0, 2, None):
        game.view(state, observer)
    strangers: list[Any] = [3, -1, "0", 1.0, True]
    for stranger in strangers:
        with pytest.raises(RulesError, match="There is no seat"):
            game.view(state, stranger)


class Returns:
    """A bot that returns one value for every question."""

    def __init__(self, value: Callable[[Sequence[Offer]], Any]) -> None:
        self._value = value

    def hear(self, event: object) -> None:
        """Ignore the event."""

    def choose(self, view: object, offers: Sequence[Offer]) -> Any:
        """Return the value."""
        return self._value(offers)


def same(value: object, offers: Sequence[Offer]) -> object:
    """Return ``value``, whatever the offers are."""
    return value


def played(local: LocalGame) -> None:
    while local.result is None:
        local.advance()


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_bot_that_returns_no_action_is_named(name: str) -> None:
    game = game_named(name)
    bots: Any = dict.fromkeys(range(3), Returns(lambda offers: any_action(offers, Random(1))))
    values: list[Any] = [None, "roll", 61, {"kind": "roll"}]
    for value in values:
        wrong: Any = {**bots, 0: Returns(functools.partial(same, value))}
        local = LocalGame(game, "standard", 3, wrong, Random(2))
        with pytest.raises(IllegalAction, match="An action is needed") as caught:
            played(local)
        assert caught.value.offers
        assert repr(value)[:5] in str(caught.value)


def test_a_bot_may_return_an_offer_and_games_may_be_named() -> None:
    bot: Any = Returns(lambda offers: offers[0])
    local = LocalGame(MIA, "standard", 2, {0: bot, 1: bot}, Random(2))
    for _ in range(20):
        if local.result is None:
            local.advance()
    assert match("mia", "standard", ["random", "truthful"], 2, "s").standings
    assert repr(MIA) == "game_named('mia')"


def test_no_chance_action_is_made_up() -> None:
    state = MIA.initial_state(STANDARD, 2)
    with pytest.raises(IllegalAction, match="An action is needed"):
        step(MIA, state, CHANCE, None)  # type: ignore[arg-type]
