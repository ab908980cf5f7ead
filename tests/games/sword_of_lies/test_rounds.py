"""Tests of phase II: blinds and antes, betting order, skipped turns, and returned chips."""

from mendax.games.sword_of_lies import actions, events
from mendax.games.sword_of_lies.state import Boldness, Pot
from tests.games.sword_of_lies.story import SWORD, A, B, C, D, at_betting, sword_for

DEEP = (200, 200, 200)


def test_ruling_the_big_blind_posts_and_acts_last_in_round_one() -> None:
    story = at_betting(DEEP, blind=B)
    assert story.state.betting.bets == (0, 2, 0)
    assert story.state.turn == C
    story.calls(C, A)
    assert story.state.turn == B
    assert story.can(actions.Raise)
    assert story.checks(B).phase == "reveal"


def test_the_big_blind_reveals_and_bets_first_in_later_rounds() -> None:
    story = at_betting(DEEP, blind=B).calls(C, A).checks(B)
    assert story.acting == (B,)
    story.reveals((B, 0), (C, 0), (A, 0))
    assert (story.phase, story.state.turn) == ("betting", B)


def test_if_the_big_blind_folds_the_next_clockwise_acts_first() -> None:
    story = at_betting((200,) * 4, blind=B).calls(C, D).raises(A, 10).folds(B).calls(C, D)
    assert story.acting == (C,)
    story.reveals((C, 0), (D, 0), (A, 0))
    assert story.state.turn == C
    assert story.sees(None).rows[B] == ()


def test_an_all_in_big_blind_reveals_first_and_bets_no_more() -> None:
    story = at_betting((200, 2, 200), blind=B).calls(C, A)
    assert story.acting == (B,)
    story.reveals((B, 0), (C, 0), (A, 0))
    assert story.state.turn == C


def test_a_small_blind_sits_left_of_the_big_blind_and_acts_first() -> None:
    story = at_betting(DEEP, blind=A, small_blind=1)
    assert story.state.betting.bets == (2, 1, 0)
    assert story.state.turn == B
    assert story.calls(B).happened(events.Called).chips == 1


def test_antes_go_straight_to_the_pot() -> None:
    story = at_betting((200, 3, 200), ante=5)
    assert story.state.betting.paid == (5, 3, 5)
    assert story.sees(None).pots == (Pot(9, (A, B, C)), Pot(4, (A, C)))
    assert story.state.betting.bets == (2, 0, 0)


def test_a_blind_is_posted_as_far_as_the_stack_goes() -> None:
    story = at_betting((1, 200, 200))
    assert story.happened(events.Posted).chips == 1
    assert story.state.betting.bets == (1, 0, 0)


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


def test_ruling_an_absent_player_checks_or_folds() -> None:
    story = at_betting(DEEP)
    assert SWORD.default_action(story.state, B) == actions.Fold()
    story.calls(B, C)
    assert SWORD.default_action(story.state, A) == actions.Check()


def test_uncalled_chips_are_returned() -> None:
    story = at_betting((50, 200, 200))
    story.raises(B, 120).folds(C).all_in(A)
    assert story.happened(events.Returned) == events.Returned(B, 70)
    assert story.stacks == (0, 150, 200)


def test_betting_is_skipped_if_impossible_but_reveals_are_not() -> None:
    story = at_betting((50, 50, 90), hands=f"{sword_for('B')} 2c, 2d 3d, 2h 3h")
    story.all_in(B).calls(C).all_in(A)
    assert story.phase == "reveal"
    story.reveals_circle()
    assert len(story.all_of(events.Revealed)) == 6
    assert not story.all_of(events.BettingBegan)
    assert story.phase == "negotiation"


def test_a_player_without_chips_stays_in_the_hand() -> None:
    story = at_betting((0, 100, 100), blind=B).calls(C).checks(B)
    assert story.sees(None).pots == (Pot(4, (B, C)),)
    assert A in story.state.betting.live


def test_folding_is_legal_when_checking_is() -> None:
    story = at_betting(DEEP).calls(B, C).folds(A)
    assert story.state.betting.live == (B, C)
    assert story.sees(None).pots == (Pot(6, (B, C)),)
