"""Compares the second engine of Mia with the rules, in random games under random house rules.

Both must always agree: who acts, every legal action, who sees the dice, all standings, the next
starter, and the places.
"""

import random
from collections.abc import Sequence
from typing import Final

import pytest

from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, Action, Offer
from mendax.games.mia import Mia, actions
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import MiaState
from mendax.testing.rule_sets import random_rules
from mendax.testing.walks import by_kind
from tests.games.mia.second_engine import KNOWN, SecondEngine

MIA: Final = Mia()
GAMES: Final = 40
"""The number of games in each block; the test has 10 blocks, the proof 500."""
LONGEST: Final = 3000
"""The maximum number of actions. Rounds that toasts and equal values prolong end long before it."""
LATE: Final = 0.2
"""The share of decisions at which a forfeit may be chosen."""


def agrees(engine: SecondEngine, state: MiaState) -> None:
    actor = engine.actor()
    assert MIA.actors(state) == (() if actor is None else (actor, *engine.others()))
    assert all(MIA.legal_actions(state, s) == (Offer(actions.Doubt()),) for s in engine.others())
    assert list(state.standing) == engine.standing
    assert {s for group in state.out for s in group} == set(range(engine.seats)) - {
        *engine.playing()
    }
    if actor is None:
        result = MIA.result(state)
        assert result is not None
        assert result.places == engine.places()
        assert sum(result.payoffs) == 0
        return
    if actor != CHANCE:
        legal = concrete(MIA.legal_actions(state, engine.turn))
        said = {(type(act), getattr(act, "value", getattr(act, "seat", None))) for act in legal}
        assert said == engine.moves()
    if engine.asks in ("lives", "die", "lot"):
        return
    for observer in (None, *range(engine.seats)):
        view = MIA.view(state, observer)
        knows = (-1 if observer is None else observer) in engine.knowing
        assert view.roll == (engine.dice if knows else None)
        assert (view.direction, view.looked) == (engine.step, engine.looked)
        assert [(c.seat, c.value, c.how) for c in view.claims] == engine.claims


def extreme(choices: Sequence[Action], highest: bool) -> list[Action]:
    """Return the four lowest values of each kind of action, which make rounds last long, or the two
    highest, which make claims of the top value frequent."""
    kinds: dict[type[Action], list[Action]] = {}
    for action in choices:
        kinds.setdefault(type(action), []).append(action)
    return [act for same in kinds.values() for act in (same[-2:] if highest else same[:4])]


def seldom_late(choices: Sequence[Action], rng: random.Random) -> list[Action]:
    """Return the choices, mostly without the forfeit that would end most rounds early."""
    late = rng.random() < LATE
    return [action for action in choices if late or not isinstance(action, actions.Forfeit)]


def play(rules: MiaRules, seats: int, rng: random.Random) -> None:
    state, engine, choose = (
        MIA.initial_state(rules, seats),
        SecondEngine(rules, seats),
        by_kind(rng),
    )
    draws, style = 0, rng.choice(("any", "low", "high"))
    for _ in range(LONGEST):
        agrees(engine, state)
        actors = MIA.actors(state)
        assert (state.draws, state.round) == (draws, engine.round)
        if not actors:
            return
        actor = rng.choice(actors)
        if not isinstance(actor, int):
            draws += 1
            choices = [action for action, _ in MIA.chance_outcomes(state)]
        else:
            choices = list(concrete(MIA.legal_actions(state, actor)))
            choices = choices if style == "any" else extreme(choices, style == "high")
            choices = seldom_late(choices, rng)
        state, told = MIA.apply(state, actor, choose(actor, choices))
        engine.hear(told)
    raise AssertionError(f"no end after {LONGEST} actions")


@pytest.mark.parametrize(
    "block", [*range(10), *(pytest.param(n, marks=pytest.mark.proof) for n in range(10, 500))]
)
def test_the_second_engine_agrees_in_random_games(block: int) -> None:
    for number in range(GAMES):
        rng = random.Random(f"second engine {block} {number}")
        rules: MiaRules = random_rules(MIA, rng, KNOWN)
        try:
            play(rules, 20 if number == 0 else rng.choice(MIA.seats[:5]), rng)
        except AssertionError as problem:
            problem.add_note(f"block {block}, game {number}: {rules}")
            raise
