"""Tests of the decisions of a policy at the table, from a seat's view."""

import random

import pytest
from msgspec.structs import replace

from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, RulesError
from mendax.games.mia.actions import DrawLot, Shake
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import MiaState
from mendax.games.rules import parse_options
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.model.rule_tables import GAME
from mendax.solver.mia.policy.policy import Policy


@pytest.fixture(scope="module")
def policy() -> Policy:
    words = "lives=4 life_reroll=may mia_reveals=yes blind_reroll=new_value"
    return solve(parse_options(MiaRules(), words.split()), 2).policy


def _walk(policy: Policy, seed: int) -> list[MiaState]:
    """Play a game by the policy."""
    rng = random.Random(seed)
    state = GAME.apply(GAME.initial_state(policy.rules, 2), CHANCE, DrawLot(seed % 2)).state
    states = [state]
    while actors := GAME.actors(state):
        (actor,) = actors
        if isinstance(actor, str):
            odds = [(a, float(x)) for a, x in GAME.chance_outcomes(state)]
        else:
            odds = list(policy.odds(GAME.view(state, actor), state.life_rerolled))
            legal = list(concrete(GAME.legal_actions(state, actor)))
            assert all(action in legal for action, _ in odds)
            assert sum(x for _, x in odds) == pytest.approx(1)
        actions, weights = zip(*odds, strict=True)
        state = GAME.apply(state, actor, rng.choices(actions, weights)[0]).state
        states.append(state)
    return states


def test_a_policy_covers_every_decision(policy: Policy) -> None:
    phases = {state.phase for seed in range(60) for state in _walk(policy, seed)}
    assert phases >= {"open", "cup", "answer", "lives", "lives-fall", "over"}


def test_it_tells_the_next_starter_from_how_the_round_ended(policy: Policy) -> None:
    """Play with three lives is the same whether the starter is given or not."""
    choices = 0
    for seed in range(60):
        for state in _walk(policy, seed):
            if state.phase == "lives":
                view = GAME.view(state, state.turn)
                told = policy.odds(view, state.life_rerolled, state.starter)
                assert policy.odds(view, state.life_rerolled) == told
                choices += 1
    assert choices > 20


def test_a_policy_plays_no_position_that_it_does_not_know(policy: Policy) -> None:

    state = GAME.apply(GAME.initial_state(policy.rules, 2), CHANCE, DrawLot(0)).state
    shaken = GAME.apply(replace(state, standing=(9, 9)), 0, Shake()).state
    fallen = GAME.apply(shaken, CHANCE, GAME.chance_outcomes(shaken)[0][0]).state
    with pytest.raises(RulesError):
        policy.odds(GAME.view(fallen, 0))
