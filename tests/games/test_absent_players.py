"""Tests that games of absent players end under every rule set, also with one player present."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, Action, AnyGame, Seat
from mendax.games import BUILT_IN
from mendax.testing.rule_sets import game_options, reconciled, some_values
from mendax.testing.walks import by_kind
from tests.proof import parametrize

SEATS = 3
LONGEST = 30_000
"""The maximum number of actions; the longest of 3,000 random rule sets took 6,400."""


def rule_sets(game: AnyGame, block: int) -> Iterator[Any]:
    """Yield a random rule set for each value of each option, which has that value if the other
    options allow it."""
    rng = random.Random(f"absent {game.name} {block}")
    for option in game_options(game):
        for value in some_values(option):
            drawn = {other.name: rng.choice(some_values(other)) for other in game_options(game)}
            yield reconciled(game, drawn | {option.name: value})


def length(game: AnyGame, rules: Any, present: tuple[Seat, ...], rng: random.Random) -> int:
    """Return the number of actions of a game in which the seats in ``present`` play at random and
    the others are absent. The count stops at ``LONGEST``."""
    state, choose, actions = game.initial_state(rules, SEATS), by_kind(rng), 0
    while (actors := game.actors(state)) and actions < LONGEST:
        actor, action = actors[0], None
        if actor == CHANCE:
            outcomes = game.chance_outcomes(state)
            fallen, odds = zip(*outcomes, strict=True)
            action = rng.choices(fallen, [float(chance) for chance in odds])[0]
        elif actor in present:
            choices: list[Action] = list(concrete(game.legal_actions(state, actor)))
            action = choose(actor, choices)
        else:
            action = game.default_action(state, actor)
        state = game.apply(state, actor, action).state
        actions += 1
    return actions


@parametrize("block", range(10), test=range(1))
@pytest.mark.parametrize("present", [(), (0,)], ids=["all absent", "one present"])
@pytest.mark.parametrize("game", BUILT_IN.values(), ids=BUILT_IN.keys())
def test_absent_play_ends(game: AnyGame, present: tuple[Seat, ...], block: int) -> None:
    for number, rules in enumerate(rule_sets(game, block)):
        rng = random.Random(f"{number} {block}")
        assert length(game, rules, present, rng) < LONGEST, rules
