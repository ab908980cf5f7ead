"""Tests of phase II: blinds and antes, betting order, skipped turns, and returned chips."""

from mendax.games.sword_of_lies import actions, events
from mendax.games.sword_of_lies.state import Boldness
from tests.games.sword_of_lies.story import A, B, C, at_betting, sword_for


def test_ruling_a_short_big_blind_does_not_lower_the_call() -> None:
    story = at_betting((1, 100, 100), big_blind=10)
    assert story.state.betting.level == 10
    assert story.range(actions.Raise)[0] == 20
    assert story.calls(B).happened(events.Called).chips == 10
    story.folds(C)
    assert story.happened(events.Returned) == events.Returned(B, 9)
    assert (story.phase, story.stacks) == ("reveal", (0, 99, 100))


def test_ruling_an_empty_post_is_not_the_highest_bet() -> None:
    story = at_betting((0, 100, 100), big_blind=10)
    assert story.happened(events.Posted).chips == 0
    assert story.sees(None).boldest is None
    assert not story.can(actions.Check)
    story.calls(B, C).reveals_circle()
    assert story.sees(None).boldest is None
    assert story.bets(B, 10).sees(None).boldest == Boldness(B, 10, posted=False)


def test_the_highest_bettor_is_shown_from_the_post_on() -> None:
    story = at_betting((100, 100, 100), big_blind=10)
    for observer in (A, C, None):
        assert story.sees(observer).boldest == Boldness(A, 10, posted=True)
    assert story.raises(B, 30).sees(None).boldest == Boldness(B, 30, posted=False)


def test_an_unpostable_blind_need_not_be_called() -> None:
    """C has already put in more than the all-in players can win from C."""
    story = at_betting((6, 5, 40), ante=5, big_blind=10, small_blind=4)
    assert story.state.betting.bets == (1, 0, 0)
    assert story.acting == (C,)
    assert story.calls(C).happened(events.Returned) == events.Returned(C, 9)
    story = at_betting((6, 40, 5), ante=5, big_blind=10, small_blind=4)
    assert story.happened(events.Returned) == events.Returned(B, 3)
    assert story.phase == "reveal"


def test_betting_is_skipped_if_impossible_but_reveals_are_not() -> None:
    story = at_betting((50, 50, 90), hands=f"{sword_for('B')} 2c, 2d 3d, 2h 3h")
    story.all_in(B).calls(C).all_in(A)
    assert story.phase == "reveal"
    story.reveals_circle()
    assert len(story.all_of(events.Revealed)) == 6
    assert not story.all_of(events.BettingBegan)
    assert story.phase == "negotiation"
