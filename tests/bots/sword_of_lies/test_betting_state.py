"""Chips and seats as a view shows them, and how a price is answered."""

import numpy as np
from msgspec.structs import replace

from mendax.bots.sword_of_lies.betting_state import CallingModel, betting_state
from tests.games.sword_of_lies.story import SWORD, A, B, C, at_betting


def test_it_says_what_the_view_shows_and_whoever_folded_holds_the_highest_bet_no_more() -> None:
    story = at_betting((200,) * 3, A, "2c 3c 4c, 5c 6c 7c, 8c 9c Tc", cards=3)
    story.raises(B, 20)
    view = SWORD.view(story.state, C)
    state = betting_state(view, (2, 20, 0))
    assert (state.stacks, state.bets, state.level) == (view.stacks, view.bets, view.level)
    assert (state.paid, state.live) == ((2, 20, 0), (A, B, C))
    assert (state.boldest, state.highest) == (B, 20)
    gone = betting_state(replace(view, live=(A, C)), (2, 20, 0))
    assert (gone.boldest, gone.highest) == (-1, 20)


def test_the_more_a_call_is_worth_the_more_call_and_guesses_stay() -> None:
    luck = np.linspace(0.0005, 0.9995, 1000)
    model = CallingModel(noise=0.05, guesses=0.1)
    called = [model.calls(np.full(1000, surplus), luck).mean() for surplus in (-1, -0.05, 0, 1)]
    assert called == sorted(called)
    assert (called[0], called[2], called[3]) == (0.1, 0.5, 0.9)
