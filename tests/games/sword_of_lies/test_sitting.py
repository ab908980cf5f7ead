"""A sitting: stacks live on from game to game, and the table's chips always add up."""

import random

import pytest

from mendax.core.game import RulesError
from mendax.games.sword_of_lies.sitting import buy, leave, played, sit_down
from tests.games.sword_of_lies.play import play
from tests.games.sword_of_lies.story import SWORD, A, B, C, at_betting, rules_of


def test_ruling_every_game_of_a_sitting_begins_with_the_stacks_of_the_last() -> None:
    table = sit_down(rules_of(), (200, 300, 400))
    assert (table.button, table.adds_up) == (2, True)
    game = SWORD.next_game(table.rules, table.stacks, table.button)
    assert game.betting.stacks == (200, 300, 400)
    ended = at_betting((200, 300, 400)).raises(B, 30).folds(C, A).state
    table = played(table, ended)
    assert (table.stacks, table.short, table.button) == ((198, 302, 400), (A,), 0)
    assert table.adds_up


def test_ruling_a_player_below_the_minimum_buys_in_again_or_leaves() -> None:
    ended = at_betting((200, 300, 400)).raises(B, 30).folds(C, A).state
    table = played(sit_down(rules_of(), (200, 300, 400)), ended)
    with pytest.raises(RulesError, match="sword-refused-buy-in seat=1 given=198 allowed=200"):
        SWORD.next_game(table.rules, table.stacks, 0)
    with pytest.raises(RulesError, match="given=1 allowed=2"):
        buy(table, A, 1)
    richer = buy(table, A, 100)
    assert (richer.stacks[A], richer.adds_up) == (298, True)
    fewer = leave(table, A)
    assert (fewer.stacks, fewer.short, fewer.adds_up) == ((302, 400), (), True)


def test_everyone_brings_at_least_the_minimum() -> None:
    for wrong in ((200, 199, 200), (200, 200, 10.5)):
        with pytest.raises(RulesError, match=r"seat=[23]"):
            sit_down(rules_of(), wrong)  # type: ignore[arg-type]


def test_a_game_that_is_not_over_is_not_settled() -> None:
    with pytest.raises(ValueError, match="not over"):
        played(sit_down(rules_of(), (200,) * 3), at_betting((200,) * 3).state)


def test_ruling_the_button_is_only_shown() -> None:
    state = SWORD.next_game(rules_of(dealer_button=True), (200,) * 3, 1)
    assert SWORD.view(state, None).button == 1
    assert SWORD.view(SWORD.initial_state(rules_of(), 3), None).button is None


def test_the_chips_of_a_long_sitting_are_the_buy_ins_less_the_rake() -> None:
    luck = random.Random(7)
    table = sit_down(rules_of("casino", min_buy_in=40), (40,) * 4)
    for _ in range(60):
        for seat in table.short:
            table = buy(table, seat, 40)
        state = SWORD.next_game(table.rules, table.stacks, table.button)
        table = played(table, play(state, luck))
        assert table.adds_up
    assert table.raked > 0
    assert sum(table.stacks) == sum(table.bought) - table.raked
