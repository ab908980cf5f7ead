"""The example game of the rules for players, move by move."""

from mendax.games.sword_of_lies import actions, war_events
from tests.games.sword_of_lies.story import A, B, C, dealt, strike, strike_twice


def test_the_example_of_the_rules_goes_as_it_is_told() -> None:
    story = dealt("5c 6c, Ks 7s, 8h 9c", "Ad 3d 4d")
    assert story.state.turn == A
    story.asks(A, B, 0, "red", believed=False)
    story.does(B, actions.OfferTrade(1, C, 0, 0)).does(C, actions.NamePrice(5, ""))
    story.does(B, actions.Pay()).asks(C, B, 1, "black")
    assert (story.state.blind, story.state.turn) == (B, C)
    story.calls(C).raises(A, 20).calls(B, C)
    story.reveals((B, 0), (C, 0), (A, 0))
    assert story.state.swords == (1, 0, 0)
    story.checks(B, C, A).reveals((B, 0), (C, 0), (A, 0)).checks(B, C, A)
    assert story.state.swords == (6, 0, 0)
    assert [story.lives(seat) for seat in (A, B, C)] == [(1, 1), (1, 2), (1, 1)]
    story.does(C, actions.ProposeDeal(A, 10, "nothing", "spare", "", private=False))
    story.does(A, actions.SignDeal(1))
    story.fight(A=strike_twice((B, 0), (B, 1), 0))
    assert story.lives(B) == (1,)
    assert story.happened(war_events.PromiseKept).seat == A
    story.fight(A=strike(B, 0)).fight(A=strike(C, 0))
    assert story.state.swords == (2, 0, 0)
    story.fight(A=strike(C, 0))
    assert story.phase == "over"
    assert story.sees(None).lives == (1, 0, 0)
    assert story.won == (50, -25, -25)
