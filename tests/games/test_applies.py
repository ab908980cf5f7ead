"""Tests that options whose condition is not met have no effect, and that other options have an
effect."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

import pytest
from msgspec.structs import asdict, replace

from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, Action, AnyGame, Seat
from mendax.games import GAMES
from mendax.games.rules import Option, Rules, with_options
from mendax.testing.rule_sets import game_options, reconciled, some_values
from mendax.testing.walks import by_kind

LONGEST: Final = 300
"""The number of actions of a game that are compared."""
TABLES: Final = 15
"""The number of rule sets at which an idle option is tried."""
TRIES: Final = 400
"""The number of games in which an applicable option must have had an effect."""
SHORT: Final[Mapping[str, Mapping[str, Any]]] = {
    "mia": {"lives": 4, "rounds": 3},
    "french_poker": {"tokens": 2},
    "sword_of_lies": {"cards": 2, "trade_limit": 1, "deals": 1},
}


def happenings(game: AnyGame, rules: Rules, seats: int, seed: str) -> Iterator[Any]:
    """Yield all observable facts of a game, step by step; ``seed`` decides the choices."""
    choose, state = by_kind(Random(seed)), game.initial_state(rules, seats)
    observers: tuple[Seat | None, ...] = (*range(seats), None)
    for _ in range(LONGEST):
        yield [game.view(state, observer) for observer in observers]
        actors = game.actors(state)
        yield actors
        if not actors:
            yield game.result(state)
            return
        actions = [*_open_to(game, state, actors[0])]
        yield actions, [game.default_action(state, a) for a in actors if a != CHANCE]
        state, told = game.apply(state, actors[0], choose(actors[0], actions))
        yield told


def _open_to(game: AnyGame, state: Any, actor: Any) -> Iterator[Action]:
    if actor == CHANCE:
        return (action for action, _ in game.chance_outcomes(state))
    return concrete(game.legal_actions(state, actor))


def differ(game: AnyGame, one: Rules, other: Rules, seats: int, seed: str) -> bool:
    """Return whether any fact of the same game differs under ``other`` rules."""
    both = (happenings(game, rules, seats, seed) for rules in (one, other))
    return any(a != b for a, b in zip(*both, strict=False))


def declared(game: AnyGame) -> list[Option]:
    """Return the options of ``game`` that do not always apply."""
    return [option for option in game_options(game) if option.applies]


def drawn(game: AnyGame, rng: Random) -> dict[str, Any]:
    """Return random values for all options, even if they contradict each other."""
    return {option.name: rng.choice(some_values(option)) for option in game_options(game)}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_conditions_name_existing_options(game: AnyGame) -> None:
    known = {option.name: option for option in game_options(game)}
    for option in known.values():
        for condition in option.applies:
            assert condition.option != option.name
            for value in condition.values:
                known[condition.option].check(value)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_an_idle_option_has_no_effect(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    rng, tried = Random(f"idle {game.name}"), set()
    sets = [reconciled(game, {**drawn(game, rng), **SHORT[game.name]}) for _ in range(TABLES)]
    monkeypatch.setattr(game.rules, "checked", lambda rules: rules)  # the engine gets it unchanged
    for number, rules in enumerate(sets):
        seats = rng.choice(game.seats[:3])
        for option in declared(game):
            if option.unmet(rules) is None:
                continue
            assert getattr(rules, option.name) == option.default
            tried.add(option.name)
            for value in some_values(option):
                idle = replace(rules, **{option.name: value})
                assert not differ(game, rules, idle, seats, f"{number}"), (option.name, value)
    assert tried == {option.name for option in declared(game)}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_an_option_that_applies_changes_something(game: AnyGame) -> None:
    for option in game_options(game):
        others = [value for value in some_values(option) if value != option.default]
        is_felt = (felt(game, option, value) for value in others)
        enough = any if option.kind == "number" else all  # the fifth raise of a round is rare
        assert enough(is_felt) if option.in_play else not any(is_felt), option.name


def felt(game: AnyGame, option: Option, value: Any) -> bool:
    """Return whether ``value`` has an effect other than the default's effect in some game."""
    rng = Random(f"felt {game.name} {option.name} {value}")
    for number in range(TRIES if option.in_play else 10):
        wished = {**drawn(game, rng), **SHORT[game.name], option.name: value}
        rules = reconciled(game, wished)
        usual = reconciled(game, {**asdict(rules), option.name: option.default})
        if not option.in_play and replace(usual, **{option.name: value}) != rules:
            continue  # another option does not apply without it, and has the effect
        if getattr(rules, option.name) == value and differ(game, rules, usual, 3, f"{number}"):
            return True
    return False


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_preset_is_as_it_is_played(game: AnyGame) -> None:
    for rules in game.presets.values():
        assert rules.checked() == rules
        assert with_options(rules, {}) == rules
