"""A state of Sword of Lies is a value that reads back, and says who knows its secrets."""

from random import Random
from typing import get_args

import msgspec

from mendax.core.game import CHANCE
from mendax.games.sword_of_lies.state import Card, Phase, SwordState
from testbed.sword_play import chosen, play
from tests.games.sword_of_lies.story import SWORD, A, at_betting, at_war, dealt, rules_of


def test_a_card_is_known_to_those_who_owned_it_and_lives_only_in_the_war() -> None:
    story = dealt("Ah 2c, Ks 3d, 4h 5s")
    for seat, row in enumerate(story.state.rows):
        assert [(card.seen, card.revealed, card.lives) for card in row] == [((seat,), False, 0)] * 2
    assert Card("Ah", 0, (A,)).mark is None
    assert at_war(("21", "1", "1"), (0, 0, 0)).lives(A) == (2, 1)


def test_before_the_war_there_is_none_and_before_a_bet_nobody_is_boldest() -> None:
    state = dealt("Ah 2c, Ks 3d, 4h 5s").state
    assert (state.war, state.boldest, state.round, state.swords) == (None, None, 0, (0, 0, 0))
    begun = at_betting((200, 200, 200)).state
    assert begun.boldest is not None
    assert (begun.boldest.seat, begun.boldest.posted, begun.round) == (A, True, 1)


def test_every_moment_of_a_game_reads_back_and_is_in_a_phase_of_the_list() -> None:
    seen: list[SwordState] = []
    start = SWORD.initial_state(rules_of(cards=2, shield_side=True), 3)
    play(start, Random(3), lambda _before, _actor, _action, after, _told: seen.append(after))
    for state in (*seen[::7], seen[-1]):
        assert msgspec.convert(msgspec.to_builtins(state), SwordState) == state
    assert {state.phase for state in seen} <= set(get_args(Phase))
    assert seen[-1].phase == "over"


def test_the_number_of_draws_is_that_of_actions_of_chance() -> None:
    state, luck, draws = SWORD.initial_state(rules_of(cards=2), 3), Random(5), 0
    while CHANCE in SWORD.actors(state):
        state = SWORD.apply(state, CHANCE, chosen(state, CHANCE, luck)).state
        draws += 1
    assert state.draws == draws >= 6
