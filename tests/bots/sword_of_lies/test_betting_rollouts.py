"""Bets of a fixed size: the last raise gets the four swords, and who always raises is foreseen."""

from typing import Any

import pytest
from msgspec.structs import replace

from mendax.bots.sword_of_lies.betting_rollouts import FixedLimitModel, raising_rate
from mendax.bots.sword_of_lies.player import Choices
from mendax.core.game import Seat
from mendax.games.sword_of_lies import actions
from mendax.games.sword_of_lies import events as said
from tests.bots.sword_of_lies.seats import chosen, seated
from tests.games.sword_of_lies.story import SWORD, A, B, C, Story, at_betting

STAKES: dict[str, Any] = {"limit": "fixed_limit", "ante": 20, "cards": 3}


def before_the_war(by: Seat = C) -> Story:
    """The last round of betting; ``by`` has brought it to three raises, A is to answer."""
    story = at_betting((200,) * 3, A, "2c 3c 4c, 5c 6c 7c, 8c 9c Tc", **STAKES)
    story.calls(B, C).checks(A)
    for number in (2, 3, 4):
        story.reveals_circle()
        if number < 4:
            story.checks(A, B, C)
    story.bets(A, 4).raises(B, 8).raises(C, 12)
    assert story.state.turn == A
    return story


def test_who_can_get_the_four_swords_for_good_takes_them() -> None:
    """A chip or four for four swords that nobody can take back, all cards being alike."""
    assert chosen("marshal", before_the_war(), A, 8) == [actions.Raise(16)] * 8


def test_what_is_seen_of_somebody_weighs_beside_what_is_thought_of_people() -> None:
    model = FixedLimitModel()
    unknown = raising_rate(0, 0, model)
    assert 0 < unknown < 0.5
    assert raising_rate(1, 1, model) > unknown > raising_rate(0, 1, model)
    assert raising_rate(100, 100, model) > 0.9


@pytest.mark.parametrize(("raises", "worth_more"), [(True, "stay"), (False, "raise")])
def test_nobody_makes_the_last_raise_but_one_before_somebody_who_always_raises(
    raises: bool, worth_more: str
) -> None:
    """B would take the four swords with the next raise, if B is one who does that."""
    story = at_betting((200,) * 3, B, "2c 3c 4c, 5c 6c 7c, 8c 9c Tc", **STAKES)
    story.calls(C, A).checks(B)
    for number in (2, 3, 4):
        story.reveals_circle()
        if number < 4:
            story.checks(B, C, A)
    story.bets(B, 4).raises(C, 8)
    bot = seated("marshal", story.state.rules, A, 3)
    for _ in range(40):
        bot.hear(said.BettingBegan(1, B))
        bot.hear(said.Raised(B, 4) if raises else said.Called(B, 2))
        bot.hear(said.Called(C, 2))
    bot.hear(said.PotsFormed(()))
    bot.hear(said.BettingBegan(4, B))
    bot.hear(said.BetMade(B, 4))
    bot.hear(said.Raised(C, 8))
    weighed = bot.weighed_bets(
        SWORD.view(story.state, A), Choices(SWORD.legal_actions(story.state, A))
    )
    worth = {type(action): value for value, action in weighed}
    gap = worth[actions.Raise] - worth[actions.Call]
    assert (gap < 0) == (worth_more == "stay")


def test_who_has_a_hopeless_army_folds_to_a_bet() -> None:
    """One bare card against all of somebody else's, and the swords."""
    story = at_betting((200,) * 3, A, "2c 3c, 4c 5c, 6c 7c", limit="fixed_limit", cards=2)
    story.folds(B)
    rows = story.state.rows
    bare = replace(story.state, rows=(rows[A], (), rows[C][:1]), swords=(6, 0, 0))
    assert bare.turn == C
    assert set(chosen("marshal", Story(bare), C, 4)) == {actions.Fold()}
