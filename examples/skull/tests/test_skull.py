"""Tests that Skull obeys the laws of every game, and that scripted rounds follow its rules."""

import pytest
from mendax_skull import Skull
from mendax_skull.values import Bid, Discard, Lay, Pass, SkullRules, State, Take, Turn

from mendax.core.game import CHANCE, Action, IllegalAction, step
from mendax.testing import GameTests

GAME = Skull()
ROSE, SKULL = Lay("rose"), Lay("skull")


class TestLaws(GameTests):
    game = GAME


def played(*actions: Action, wins: int = 2) -> State:
    """Return the state of a game of three after these actions, in order."""
    state = GAME.initial_state(SkullRules(wins=wins), 3)
    for action in actions:
        actor = GAME.actors(state)[0]
        state = step(GAME, state, actor, action).state
    return state


def test_a_bid_is_made_once_all_piles_have_a_disc() -> None:
    with pytest.raises(IllegalAction):
        played(ROSE, ROSE, Bid(1))
    assert played(ROSE, ROSE, ROSE, Bid(1)).phase == "bid"
    with pytest.raises(IllegalAction, match="Bid 2 to 3"):
        played(ROSE, ROSE, ROSE, Bid(1), Bid(4))


def test_the_highest_bid_starts_at_once_with_the_own_pile() -> None:
    state = played(ROSE, ROSE, SKULL, ROSE, Bid(4))
    assert (state.phase, state.turned) == ("turn", (0, 1, 0))


def test_a_fulfilled_bid_is_a_win_and_enough_wins_end_the_game() -> None:
    bid = (ROSE, ROSE, SKULL, Bid(2), Pass(), Pass(), Turn(1))
    assert (played(*bid).wins, played(*bid).phase) == ((1, 0, 0), "lay")
    result = GAME.result(played(*bid, wins=1))
    assert result is not None
    assert result.places == (1, 2, 2)


def test_the_bidder_chooses_a_disc_for_their_own_skull() -> None:
    state = played(SKULL, ROSE, ROSE, Bid(1), Pass(), Pass())
    assert (state.phase, GAME.actors(state)) == ("discard", (0,))
    after = step(GAME, state, 0, Discard("skull")).state
    assert (after.discs[0], after.turn) == (("rose", "rose", "rose"), 0)


def test_chance_takes_a_disc_for_the_skull_of_another_player() -> None:
    state = played(ROSE, SKULL, ROSE, Bid(2), Pass(), Pass(), Turn(1))
    assert GAME.actors(state) == (CHANCE,)
    assert len(step(GAME, state, CHANCE, Take("rose")).state.discs[0]) == 3


def test_a_seat_without_discs_is_out_and_the_last_one_wins() -> None:
    lost = (SKULL, ROSE, ROSE, Bid(1), Pass(), Pass(), Discard("rose"))
    state = played(*lost, *lost, *lost, *lost[:-1], Discard("skull"))
    assert (state.out, state.turn, state.phase) == ((0,), 1, "lay")


def test_other_players_see_the_number_of_discs_and_not_their_kind() -> None:
    state = played(ROSE, SKULL)
    view = GAME.view(state, 0)
    assert view.pile == (("rose",), (None,), ())
    assert view.hand[1] == (None, None, None)
