"""Tests of invariants of French poker in random games under random house rules."""

import random

import pytest

from mendax.core.concrete import concrete
from mendax.core.game import CHANCE
from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.claims import order_of
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.state import FrenchPokerState
from mendax.games.rules import parse_options, write_options
from mendax.testing.rule_sets import random_rules
from mendax.testing.walks import by_kind

POKER = FrenchPoker()
LONGEST = 20_000
BLOCKS = [0, *(pytest.param(block, marks=pytest.mark.proof) for block in range(1, 5))]


@pytest.mark.parametrize("block", BLOCKS)
def test_invariants_hold_in_random_games_under_random_rules(block: int) -> None:
    """Play 10 games under each of 20 rule sets. Tokens are kept or lost but never created, and
    games end."""
    for number in range(block * 20, block * 20 + 20):
        rng = random.Random(f"rules {number}")
        rules: FrenchPokerRules = random_rules(POKER, rng)
        assert parse_options(FrenchPokerRules(), write_options(rules).split()) == rules
        for _ in range(10):
            play(rules, rng.choice(POKER.seats), rng)


def play(rules: FrenchPokerRules, seats: int, rng: random.Random) -> None:
    state, choose = POKER.initial_state(rules, seats), by_kind(rng)
    whole = sum(state.standing) + state.pot
    for _ in range(LONGEST):
        actors = POKER.actors(state)
        if not actors:
            break
        (actor,) = actors
        before = state
        if actor == CHANCE:
            actions = [action for action, _ in POKER.chance_outcomes(state)]
        else:
            actions = list(concrete(POKER.legal_actions(state, actor)))
        state, _ = POKER.apply(state, actor, choose(actor, actions))
        invariants(before, state, whole)
    result = POKER.result(state)
    assert result is not None
    assert sum(result.payoffs) == 0


def invariants(before: FrenchPokerState, state: FrenchPokerState, whole: int) -> None:
    held = sum(state.standing) + state.pot
    lost = sum(before.standing) + before.pot - held
    rules = state.rules
    if rules.scoring == "charge":
        assert held == whole
    else:
        assert lost in (0, 1)
        assert lost == 0 or (state.round > before.round or state.phase == "over")
    assert min(state.standing) >= 0
    assert state.pot >= 0
    gone = [seat for group in state.done for seat in group]
    assert len(gone) == len(set(gone))
    assert all(state.standing[seat] == 0 for seat in gone)
    assert len(state.dice) in (0, 5)
    assert all(die.seen is None for die in state.dice if die.open and die.pips is not None)
    said = [order_of(rules).step[announced.claim] for announced in state.claims]
    assert said == sorted(set(said))
    if state.phase not in ("lot", "over"):
        assert state.turn not in gone
