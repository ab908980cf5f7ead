"""Tests that the arrays equal the rules, for any house rules."""

import random

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, Actor, step
from mendax.games.mia.actions import Announce, Believe, Concede, Doubt, DrawLot, Reroll
from mendax.games.mia.order import ROLLS
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import MiaState
from mendax.solver.mia.model.rule_tables import (
    GAME,
    LOOKED,
    REROLLED,
    UNSEEN,
    RuleTables,
    rule_tables,
)
from tests.solver.standard import house_rules


@settings(max_examples=60)
@given(rules=house_rules(), seats=st.integers(2, 4), seed=st.integers(0, 2**32))
def test_every_round_that_is_played_ends_as_its_table_says(
    rules: MiaRules, seats: int, seed: int
) -> None:
    rng = random.Random(seed)
    rules = replace(rules, lives=9, rounds=999, life_reroll="off")
    state = GAME.initial_state(rules, seats)
    state = GAME.apply(state, CHANCE, DrawLot(rng.randrange(seats))).state
    if rules.scoring != "lives":
        state = replace(state, standing=(1000,) * seats)
    t = rule_tables(rules, seats)
    for _ in range(60):
        if state.round > 1:
            return
        actor = rng.choice(GAME.actors(state))
        if actor == CHANCE:
            falls, odds = zip(*GAME.chance_outcomes(state), strict=True)
            action = rng.choices(falls, [float(x) for x in odds])[0]
        else:
            assert isinstance(actor, int)
            action = rng.choice(list(concrete(GAME.legal_actions(state, actor))))
            if actor == state.turn:
                _agrees(t, state, actor)
        before, state = state, step(GAME, state, actor, action).state
        if state.round > 1 and isinstance(action, Doubt | Concede):
            doubter = None if isinstance(action, Concede) else actor
            _ended_as_foretold(t, before, state, doubter)


def _agrees(t: RuleTables, state: MiaState, seat: int) -> None:
    offered = list(concrete(GAME.legal_actions(state, seat)))
    to_beat = t.numbers(claim.value for claim in state.claims)[-1] if state.claims else -1
    if state.phase == "cup":
        said = {a.value for a in offered if isinstance(a, Announce)}
        assert said == {t.values[p] for p in t.legal[to_beat + 1]}
        again = {a.value for a in offered if isinstance(a, Reroll)}
        assert again == ({t.values[p] for p in t.reroll[to_beat + 1]} if state.looked else set())
    if state.phase == "answer":
        assert (Believe() in offered) == t.believable[to_beat]
        assert (Concede() in offered) == (t.concede[to_beat] >= 0)


def _ended_as_foretold(
    t: RuleTables, before: MiaState, after: MiaState, doubter: Actor | None
) -> None:
    claim, seats = before.claims[-1], len(before.standing)
    how = {"looked": LOOKED, "unseen": UNSEEN, "rerolled": REROLLED}[claim.how]
    roll = ROLLS.index(before.roll or 0)
    said = t.numbers(claim.value for claim in before.claims)[-1]
    outcome = t.concede[said]
    if isinstance(doubter, int):
        place = (doubter - claim.seat) % seats
        by_seat = t.doubt[how] if place == 1 else t.others[place - 2, how]
        outcome = by_seat[said, roll]
    pairs = zip(after.standing, before.standing, strict=True)
    change = np.roll([new - old for new, old in pairs], -claim.seat)
    assert tuple(change) == t.outcomes[outcome].change
    assert (after.turn - claim.seat) % seats == t.outcomes[outcome].starter
