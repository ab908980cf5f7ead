"""Tests that Liar's Dice obeys the laws of every game, and scripted rounds."""

from random import Random

import pytest
from mendax_liars_dice import LiarsDice
from mendax_liars_dice.bots import Careful
from mendax_liars_dice.rules import LiarsDiceRules
from mendax_liars_dice.values import Claim, Doubt, Roll, State

from mendax.core.game import CHANCE, Action, IllegalAction, step
from mendax.testing import GameTests

GAME = LiarsDice()


class TestLaws(GameTests):
    game = GAME


def played(rolls: str, *actions: Action, wild: bool = True) -> State:
    """Return the state after these rolls and actions, in order."""
    dice = rolls.split()
    rules = LiarsDiceRules(dice=len(dice[0]), wild_ones=wild)
    state = GAME.initial_state(rules, len(dice))
    for roll in dice:
        state = step(GAME, state, CHANCE, Roll(roll)).state
    for action in actions:
        state = step(GAME, state, state.turn, action).state
    return state


def test_a_claim_of_too_many_dice_costs_the_claimer_a_die() -> None:
    assert played("255 346", Claim(3, 5), Doubt()).left == (2, 3)


def test_a_doubt_of_a_true_claim_costs_the_doubter_a_die() -> None:
    assert played("255 346", Claim(2, 5), Doubt()).left == (3, 2)


def test_ones_count_as_every_face_if_they_are_wild() -> None:
    assert played("155 346", Claim(3, 5), Doubt()).left == (3, 2)
    assert played("155 346", Claim(3, 5), Doubt(), wild=False).left == (2, 3)
    with pytest.raises(IllegalAction):
        played("155 346", Claim(1, 1))


def test_the_loser_begins_and_a_seat_without_dice_is_out() -> None:
    assert played("25 34 66", Claim(1, 5), Claim(2, 5), Doubt()).turn == 1
    state = played("5 4 6", Claim(1, 5), Claim(2, 5), Doubt())
    assert (state.left, state.out, state.turn) == ((1, 0, 1), (1,), 2)


def test_a_claim_must_be_higher_and_possible() -> None:
    for claim in (Claim(2, 4), Claim(2, 3), Claim(1, 6), Claim(5, 2)):
        with pytest.raises(IllegalAction, match="There are 4 dice in all"):
            played("25 34", Claim(2, 4), claim)
    assert played("25 34", Claim(2, 4), Claim(2, 5)).turn == 0
    offers = GAME.legal_actions(played("25 34", Claim(4, 6)), 1)
    assert [offer.action for offer in offers] == [Doubt()]


def test_the_careful_bot_claims_what_is_likely_and_doubts_the_rest() -> None:
    def chosen(rolls: str, *actions: Action) -> Action:
        state = played(rolls, *actions)
        bot = Careful("liars_dice", state.rules, state.turn, 2, Random(1))
        return bot.choose(GAME.view(state, state.turn), GAME.legal_actions(state, state.turn))

    assert chosen("333 256") == Claim(1, 3)
    assert chosen("333 256", Claim(1, 3)) == Claim(1, 5)
    assert chosen("333 256", Claim(2, 3)) == Doubt()
    assert chosen("66 66", Claim(4, 6)) == Doubt()
