"""Tests of a responder with short memory at tables of three, with the rule book and its bots."""

import functools
from collections import Counter
from random import Random

import numpy as np
import pytest

from bench.three_seats.five_dice import (
    GAME,
    RULES,
    Follower,
    Maker,
    ShortMemoryPlayer,
    bot_maker,
    rounds_lost,
)
from bench.three_seats.forgetting import HIDDEN, LEFT, OPEN, SEATS, ForgettingRound
from bench.three_seats.simplified_round import SimplifiedRound
from bench.three_seats.split_dice import split_dice
from mendax.arena.local_game import drawn
from mendax.coach.french_poker.policies import among_more
from mendax.coach.seating import advice_for
from mendax.core.game import CHANCE
from mendax.games.french_poker.actions import Announce, Doubt, KeepHidden, KeepOpen
from mendax.games.french_poker.claims import DICE, order_of
from mendax.games.french_poker.view import FrenchPokerView

pytestmark = pytest.mark.proof

ROUNDS = 900


@functools.cache
def _strategy() -> ForgettingRound:
    policy = among_more(RULES)
    assert policy is not None
    return SimplifiedRound(policy, split_dice(DICE, 6, order_of(RULES).worth)).strategy()


def _strategy_of(view: FrenchPokerView) -> dict[object, float] | None:
    """Return the chances of doubts, kept dice and claims, or None if the memories differ."""
    strategy, order = _strategy(), order_of(RULES)
    parts = strategy.dice.parts
    claims = [-1, *(order.step[said.claim] for said in view.claims)]
    deeds = {"left": LEFT, "kept-hidden": HIDDEN}
    laid = parts.index(tuple(sorted(die.pips or 0 for die in view.dice if die.open)))
    if view.phase == "answer":
        if any((die.pips is not None) != die.open for die in view.dice):
            return None
        above, claim = claims[-2] + 1, claims[-1]
        deed = deeds.get(view.claims[-1].deed, OPEN)
        return {Doubt(): float(strategy.doubts(above)[deed, laid, claim - above])}
    answerer = (view.turn + 1) % SEATS
    if any((die.seen is None or answerer in die.seen) != die.open for die in view.dice):
        return None
    covered = parts.index(tuple(sorted(die.pips or 0 for die in view.dice if not die.open)))
    pairs = list(zip(strategy.dice.hidden, strategy.dice.open, strict=True))
    split, above = pairs.index((covered, laid)), claims[-1] + 1
    if view.deed == "left":
        if parts[laid]:
            return None
        if not strategy.leaves(above)[split]:
            rolls = strategy.rolls(above)[strategy.dice.hand[split]]
            return {
                (parts[part], bool(hidden)): float(rolls[part, hidden])
                for part, hidden in np.argwhere(rolls)
            }
    says = strategy.says(above)[deeds.get(view.deed, OPEN), split]
    return {
        Announce(order.spellings[above + n]): float(chance)
        for n, chance in enumerate(says)
        if chance
    }


def test_the_strategy_is_the_bots_where_memories_agree() -> None:
    adviser, compared = advice_for(GAME.name, RULES, SEATS), Counter[object]()
    for number in range(60):
        rng, state = Random(f"memories {number}"), GAME.initial_state(RULES, SEATS)
        while state.last is None:
            (actor,) = GAME.actors(state)
            if actor == CHANCE:
                action = drawn(GAME.chance_outcomes(state), rng)
            elif state.phase == "open":
                action = GAME.legal_actions(state, actor)[0].action
            else:
                view = GAME.view(state, actor)
                mixture = adviser.mixture(view)
                expected = _strategy_of(view)
                if expected is not None:
                    found = Counter[object]()
                    for choice, chance in mixture.items():
                        if isinstance(choice, KeepHidden | KeepOpen):
                            kept = tuple(sorted(view.dice[n].pips or 0 for n in choice.kept))
                            found[kept, isinstance(choice, KeepHidden)] += chance
                        elif view.phase == "cup" or choice == Doubt():
                            found[choice] += chance
                    expected = {choice: chance for choice, chance in expected.items() if chance}
                    assert {c: p for c, p in found.items() if p} == pytest.approx(expected)
                    compared[view.phase, view.deed] += 1
                action = rng.choices(list(mixture), list(mixture.values()))[0]
            state = GAME.apply(state, actor, action).state
    assert min(compared.values()) > 5
    assert len(compared) >= 3


@pytest.mark.parametrize(
    "other",
    [bot_maker("equilibrium"), lambda _seat, rng: Follower(_strategy(), rng)],
    ids=["equilibrium", "follower"],
)
def test_the_responder_loses_as_many_rounds_as_computed(other: Maker) -> None:
    player = ShortMemoryPlayer(_strategy())
    computed = (0.5 - float(player.payoffs.mean())) / 1.5
    assert computed == pytest.approx(0.268, abs=0.001)
    played = rounds_lost(lambda *_: player, other, ROUNDS, "test") / ROUNDS
    error = (computed * (1 - computed) / ROUNDS) ** 0.5
    assert abs(played - computed) < 3 * error
