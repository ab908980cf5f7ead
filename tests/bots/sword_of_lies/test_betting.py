"""Tests of the bots' bets: the state that they read, the values of bets, and rollouts."""

from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from mendax.bots.sword_of_lies.battle import Armies, Bools, Ints, WarArrays
from mendax.bots.sword_of_lies.betting_state import betting_state
from mendax.bots.sword_of_lies.player import Choices, chips_in
from mendax.core.game import Seat
from mendax.games.sword_of_lies import actions
from mendax.games.sword_of_lies import events as said
from tests.bots.sword_of_lies.seats import chosen, seated
from tests.games.sword_of_lies.story import SWORD, A, B, C, Story, at_betting


def test_the_state_equals_the_view_and_drops_folded_high_bets() -> None:
    story = at_betting((200,) * 3, A, "2c 3c 4c, 5c 6c 7c, 8c 9c Tc", cards=3)
    story.raises(B, 20)
    view = SWORD.view(story.state, C)
    state = betting_state(view, (2, 20, 0))
    assert (state.stacks, state.bets, state.level) == (view.stacks, view.bets, view.level)
    assert (state.paid, state.live) == ((2, 20, 0), (A, B, C))
    assert (state.boldest, state.highest) == (B, 20)
    gone = betting_state(replace(view, live=(A, C)), (2, 20, 0))
    assert (gone.boldest, gone.highest) == (-1, 20)


STAKES: dict[str, Any] = {"limit": "fixed_limit", "ante": 20, "cards": 3}


def last_betting() -> Story:
    """Return the last round of betting, in which A acts first."""
    story = at_betting((200,) * 3, A, "2c 3c 4c, 5c 6c 7c, 8c 9c Tc", **STAKES)
    story.calls(B, C).checks(A)
    for number in (2, 3, 4):
        story.reveals_circle()
        if number < 4:
            story.checks(A, B, C)
    return story


def before_the_war(by: Seat = C) -> Story:
    """Return the last round of betting after ``by`` has raised to the third raise; A is to
    answer."""
    story = last_betting()
    story.bets(A, 4).raises(B, 8).raises(C, 12)
    assert story.state.turn == A
    return story


def test_final_four_swords_are_taken() -> None:
    """All cards are alike, so the bot pays one or four chips for four final swords."""
    assert chosen("marshal", before_the_war(), A, 8) == [actions.Raise(16)] * 8


@pytest.mark.parametrize(("raises", "worth_more"), [(True, "stay"), (False, "raise")])
def test_no_bot_makes_the_penultimate_raise_before_a_raiser(raises: bool, worth_more: str) -> None:
    """B would take the four swords with the next raise, if B tends to raise."""
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


class LostAmongSharpSeats(WarArrays):
    """A loses all cards if every seat is sharp, and wins if only A is."""

    def fought_out(self, armies: Armies, spared: Bools | None = None) -> Ints:
        final = np.ones(armies.swords.shape, dtype=np.int64)
        all_sharp = self.weights.shape[1] == 1
        final[:, A] = 0 if all_sharp else 2
        return final


def test_every_choice_meets_both_kinds_of_opponents_equally_often() -> None:
    story = last_betting()
    story.checks(A).bets(B, 4).calls(C)
    bot = seated("marshal", story.state.rules, A, 3)
    bot.wars = LostAmongSharpSeats
    for event in (said.BettingBegan(4, A), said.Checked(A), said.BetMade(B, 4), said.Called(C, 4)):
        bot.hear(event)
    view = SWORD.view(story.state, A)
    weighed = bot.weighed_bets(view, Choices(SWORD.legal_actions(story.state, A)))
    worth = {type(action): value for value, action in weighed}
    assert set(worth) == {actions.Fold, actions.Call, actions.Raise}
    pot = chips_in(view)
    assert worth[actions.Call] == pytest.approx((pot + 4) / 2 - 4, abs=0.5)
