"""Tests of beliefs about unseen faces: colours by counting, marks by Bayes, and expected forces."""

import pytest

from mendax.bots.sword_of_lies.beliefs import (
    Doubtful,
    UnseenCards,
    outlook,
    unseen,
)
from mendax.bots.sword_of_lies.seat_history import SeatHistory
from mendax.games.sword_of_lies.state import Mark
from tests.games.sword_of_lies.story import SWORD, A, B, at_betting, shield_of, sword_for


def test_colours_are_counted_from_all_faces_that_one_sees() -> None:
    story = at_betting((200,) * 3, hands="Ah Kd, 2c 3c, 5c 6c")
    left = unseen(story.state.rules, SWORD.view(story.state, A))
    assert (left.red, left.black) == (24, 26)
    assert left.share_of_red == pytest.approx(24 / 50)


def test_an_interrogator_who_knows_the_card_is_nearly_certain() -> None:
    mark, left = Mark(A, "red", True, B), UnseenCards(20, 20)
    assert Doubtful(B, mark, known=True).right(left) > 0.95
    assert Doubtful(B, mark, known=False).right(left) == 0.5
    assert Doubtful(B, mark, known=False, honesty=0.8).right(left) == pytest.approx(0.8)


def test_ones_own_marked_cards_are_shields_or_swords_for_sure() -> None:
    story = at_betting((200,) * 3, hands=f"{shield_of('B')} 2c, {sword_for('A')} 3c, 5c 6c")
    rules, history = story.state.rules, SeatHistory(3, 2)
    own = outlook(rules, SWORD.view(story.state, A), history)
    assert own.shields[A] == 1
    assert [card.owner for card in own.doubtful] == [B]
    theirs = outlook(rules, SWORD.view(story.state, B), history)
    assert theirs.gifts[B][A] == 1
    assert [card.owner for card in theirs.doubtful] == [A]
