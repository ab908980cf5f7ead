"""The book hands each question to the phase that answers it, and leaves no action without."""

import pytest

from mendax.core.game import CHANCE, RulesError
from mendax.games.sword_of_lies import actions, book
from mendax.games.sword_of_lies.rules import PRESETS, SwordRules
from tests.games.sword_of_lies.story import SWORD, A, B, C, Story, at_betting, at_war, dealt


def test_every_action_does_something_and_nothing_else_is_handed_on() -> None:
    deeds = {*book._DEEDS, *book._DEEDS_OF_MANY}
    assert deeds == set(SWORD.actions)
    assert not set(book._DEEDS) & set(book._DEEDS_OF_MANY)


def test_chance_deals_players_act_and_nobody_at_the_end() -> None:
    dealing = Story(SWORD.initial_state(SwordRules(), 3))
    assert SWORD.actors(dealing.state) == (CHANCE,)
    assert SWORD.legal_actions(dealing.state, A) == ()
    assert SWORD.actors(dealt("Ah 2c, Ks 3d, 4h 5s").state) == (A,)
    assert SWORD.actors(at_betting((200, 200, 200)).state) == (B,)
    assert SWORD.actors(at_war(("2", "2", "2"), (2, 2, 2)).state) == (A, B, C)
    over = at_betting((200, 200, 200)).folds(B, C)
    assert (SWORD.actors(over.state), SWORD.legal_actions(over.state, A)) == ((), ())


def test_who_is_absent_skips_folds_or_checks_and_holds() -> None:
    assert SWORD.default_action(dealt("Ah 2c, Ks 3d, 4h 5s").state, A) == actions.Skip()
    assert SWORD.default_action(at_betting((200, 200, 200)).state, B) == actions.Fold()
    war = at_war(("2", "2", "2"), (2, 2, 2))
    assert SWORD.default_action(war.state, A) == actions.Ready()


def test_the_talks_have_a_clock_that_all_share() -> None:
    war = at_war(("2", "2", "2"), (2, 2, 2), negotiation_clock=90)
    assert SWORD.common_clock(war.state) == 90
    assert SWORD.common_clock(at_betting((200, 200, 200)).state) is None


def test_a_sitting_begins_with_stacks_that_can_go_on() -> None:
    rules = PRESETS["house"]
    least = SWORD.to_go_on(rules)
    state = SWORD.next_game(rules, (least, least, 10 * least), button=4)
    assert state.brought == (least, least, 10 * least)
    assert state.button == 1
    with pytest.raises(RulesError):
        SWORD.next_game(rules, (least - 1, least, least), button=0)
    with pytest.raises(RulesError):
        SWORD.initial_state(rules, 2)


def test_nobody_loses_more_than_was_brought() -> None:
    rules = SwordRules(min_buy_in=50)
    assert SWORD.payoff_bounds(rules, 4) == (-50, 150)
    assert SWORD.buy_in(rules) == 50
    assert SWORD.most_buy_in(SwordRules(min_buy_in=50, max_buy_in=80)) == 80
    assert SWORD.most_buy_in(rules) > 50
