"""Tests that one die obeys the laws of every game, and that scripted rounds follow its rules."""

from pathlib import Path
from random import Random

import pytest
from mendax_one_die import OneDie
from mendax_one_die.bots import Careful
from mendax_one_die.rules import OneDieRules
from mendax_one_die.values import Claim, Doubt, Fall, OneDieState

from mendax.core.game import CHANCE, Action, Actor, IllegalAction, step
from mendax.testing import GameTests, GoldenTests

GAME = OneDie()


class TestLaws(GameTests):
    game = GAME


class TestGolden(GoldenTests):
    game = GAME
    folder = Path(__file__).parent / "golden"


def played(rules: OneDieRules, dice: str, *actions: Action) -> OneDieState:
    """Return the state after these dice and actions, in order."""
    state = GAME.initial_state(rules, len(dice))
    for pips in dice:
        state = step(GAME, state, CHANCE, Fall(int(pips))).state
    for action in actions:
        actor: Actor = state.turn
        state = step(GAME, state, actor, action).state
    return state


def test_a_claim_of_too_much_costs_the_claimer_a_life() -> None:
    assert played(OneDieRules(), "25", Claim(8), Doubt()).lives == (2, 3)


def test_a_doubt_of_what_holds_costs_the_doubter() -> None:
    assert played(OneDieRules(), "25", Claim(6), Doubt()).lives == (3, 2)
    assert played(OneDieRules(exact_costs_two=True), "25", Claim(6), Doubt()).lives == (3, 2)
    assert played(OneDieRules(exact_costs_two=True), "25", Claim(7), Doubt()).lives == (3, 1)


def test_whoever_lost_begins_and_whoever_has_no_lives_is_out() -> None:
    state = played(OneDieRules(lives=1), "146", Claim(9), Claim(13), Doubt())
    assert (state.lives, state.out, state.turn) == ((1, 0, 1), (1,), 2)
    assert played(OneDieRules(), "146", Claim(9), Claim(13), Doubt()).turn == 1


def test_a_claim_must_be_higher_and_possible() -> None:
    state = played(OneDieRules(), "25", Claim(8))
    for total in (8, 13):
        with pytest.raises(IllegalAction, match="Now 9 to 12 can be claimed"):
            step(GAME, state, 1, Claim(total))
    assert GAME.legal_actions(played(OneDieRules(), "25", Claim(12)), 1)[0].action == Doubt()


def test_the_careful_bot_claims_the_least_and_doubts_what_is_unlikely() -> None:
    def chosen(dice: str, *actions: Action) -> Action:
        state = played(OneDieRules(), dice, *actions)
        bot = Careful("one_die", state.rules, state.turn, len(dice), Random(1))
        return bot.choose(GAME.view(state, state.turn), GAME.legal_actions(state, state.turn))

    assert chosen("61") == Claim(2)
    assert chosen("14", Claim(7)) == Claim(8)
    assert chosen("14", Claim(8)) == Doubt()
    assert chosen("66", Claim(12)) == Doubt()
