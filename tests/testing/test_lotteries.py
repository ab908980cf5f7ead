"""Tests that clients can repeat each draw from public events, with the outcomes of the rules."""

from fractions import Fraction
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

from mendax.core.concrete import concrete
from mendax.core.extensions import Redrawable
from mendax.core.game import CHANCE, AnyGame
from mendax.core.lotteries import Cards
from mendax.core.text_form import write
from mendax.games import BUILT_IN
from mendax.testing.rule_sets import random_rules
from tests.proof import parametrize


def outcomes_match(game: AnyGame, rules: Any, seats: int, luck: Random) -> int:
    """Compare the lotteries with the rule book in one game, and return the number of draws."""
    assert isinstance(game, Redrawable)
    cards = Cards(game.lotteries(rules, seats))
    state, draws = game.initial_state(rules, seats), 0
    for _ in range(300):
        if not (actors := game.actors(state)):
            break
        actor = luck.choice(actors)
        if actor != CHANCE:
            action = luck.choice(list(concrete(game.legal_actions(state, actor))))
            state = game.apply(state, actor, action).state
            continue
        possible = game.chance_outcomes(state)
        action = luck.choice(possible)[0]
        reached, told = game.apply(state, actor, action)
        public = [to_builtins(event) for event, to in told if to is None]
        event = cards.lottery(public, draws)
        assert event is not None, public
        words, tickets = cards.tickets(event)
        whole = sum(tickets)
        held = [(word, Fraction(n, whole)) for word, n in zip(words, tickets, strict=True) if n]
        assert held == [(write(one), odds) for one, odds in possible]
        cards.take(event, write(action))
        cards.shuffle(public)
        state, draws = reached, draws + 1
    return draws


@pytest.mark.parametrize("name", BUILT_IN)
@parametrize("seed", range(60), test=range(6))
def test_lotteries_are_those_of_the_rules(name: str, seed: int) -> None:
    game, luck = BUILT_IN[name], Random(seed)
    rules = random_rules(game, Random(seed)) if seed else game.presets[game.default_preset]
    smallest, largest = game.seats[0], game.seats[-1]
    for seats in (smallest, luck.randint(smallest, min(largest, 8))):
        assert outcomes_match(game, rules, seats, luck) > 0


def test_determining_cards_return_to_a_pack_that_is_too_small() -> None:
    """Three seats with two cards each leave three of twelve cards, which a tie uses up."""
    game = BUILT_IN["sword_of_lies"]
    rules = game.presets[game.default_preset]
    rules = type(rules)(cards=3, lowest_rank=12)
    assert all(outcomes_match(game, rules, 3, Random(seed)) for seed in range(60))
