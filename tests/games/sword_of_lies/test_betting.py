"""Phase II: blinds, rounds, limits, all-ins, side pots, and the folds of a big blind."""

from mendax.games.sword_of_lies import actions, events
from mendax.games.sword_of_lies.ending import paid_out
from mendax.games.sword_of_lies.state import Boldness, Pot
from tests.games.sword_of_lies.story import SWORD, A, B, C, D, Story, at_betting, at_war, sword_for

DEEP = (200, 200, 200)


# ── blinds ───────────────────────────────────────────────────────────────────────────────────


def test_ruling_the_big_blind_posts_and_has_the_last_word_in_the_first_round() -> None:
    story = at_betting(DEEP, blind=B)
    assert story.state.betting.bets == (0, 2, 0)
    assert story.state.turn == C
    story.calls(C, A)
    assert story.state.turn == B
    assert story.can(actions.Raise)
    assert story.checks(B).phase == "reveal"


def test_the_big_blind_reveals_and_bets_first_in_every_later_round() -> None:
    story = at_betting(DEEP, blind=B).calls(C, A).checks(B)
    assert story.acting == (B,)
    story.reveals((B, 0), (C, 0), (A, 0))
    assert (story.phase, story.state.turn) == ("betting", B)


def test_a_big_blind_who_folds_gives_the_first_word_to_the_next_clockwise() -> None:
    story = at_betting((200,) * 4, blind=B).calls(C, D).raises(A, 10).folds(B).calls(C, D)
    assert story.acting == (C,)
    story.reveals((C, 0), (D, 0), (A, 0))
    assert story.state.turn == C
    assert story.sees(None).rows[B] == ()


def test_a_big_blind_who_is_all_in_reveals_first_and_bets_no_more() -> None:
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


def test_ruling_whoever_posts_nothing_holds_no_highest_bet() -> None:
    story = at_betting((0, 100, 100), big_blind=10)
    assert story.happened(events.Posted).chips == 0
    assert story.sees(None).boldest is None
    assert not story.can(actions.Check)
    story.calls(B, C).reveals_circle()
    assert story.sees(None).boldest is None
    assert story.bets(B, 10).sees(None).boldest == Boldness(B, 10, posted=False)


def test_who_holds_the_highest_bet_is_shown_from_the_post_on() -> None:
    story = at_betting((100, 100, 100), big_blind=10)
    for observer in (A, C, None):
        assert story.sees(observer).boldest == Boldness(A, 10, posted=True)
    assert story.raises(B, 30).sees(None).boldest == Boldness(B, 30, posted=False)


def test_nobody_is_asked_to_call_a_blind_that_nobody_could_post() -> None:
    """C has put in more than the others, who are all-in, can win from them."""
    story = at_betting((6, 5, 40), ante=5, big_blind=10, small_blind=4)
    assert story.state.betting.bets == (1, 0, 0)
    assert story.acting == (C,)
    assert story.calls(C).happened(events.Returned) == events.Returned(C, 9)
    story = at_betting((6, 40, 5), ante=5, big_blind=10, small_blind=4)
    assert story.happened(events.Returned) == events.Returned(B, 3)
    assert story.phase == "reveal"


# ── amounts ──────────────────────────────────────────────────────────────────────────────────


def test_the_smallest_bet_is_the_big_blind_and_the_smallest_raise_the_last_full_one() -> None:
    story = at_betting(DEEP).calls(B, C).checks(A).reveals_circle()
    assert story.state.turn == A
    assert story.range(actions.Bet) == (2, 197)
    assert story.bets(A, 20).range(actions.Raise) == (40, 197)
    assert story.raises(B, 50).range(actions.Raise) == (80, 197)


def test_everything_is_said_all_in() -> None:
    story = at_betting(DEEP)
    assert story.refused(actions.Raise(200)).arguments["allowed"] == "4–199"
    story.all_in(B)
    assert story.happened(events.WentAllIn) == events.WentAllIn(B, 200, 200)
    assert not story.can(actions.Call)
    assert story.refused(actions.Call()).key == "sword-refused-call-all-in"
    assert story.can(actions.AllIn)


def test_an_all_in_below_a_full_raise_does_not_reopen_the_betting() -> None:
    story = at_betting((200, 200, 13), blind=A).raises(B, 10).all_in(C)
    assert story.can(actions.Raise)
    assert story.range(actions.Raise)[0] == 21
    story.calls(A)
    assert not story.can(actions.Raise, B)
    reason = story.refused(actions.Raise(30), B)
    assert reason.key == "sword-refused-not-reopened"
    assert reason.arguments == {"chips": 3, "full": 8}
    assert story.can(actions.Call, B)


def test_an_all_in_little_above_the_blind_does_not_let_a_caller_raise() -> None:
    story = at_betting((200, 200, 3)).calls(B).all_in(C).calls(A)
    assert (story.state.turn, story.can(actions.Raise), story.can(actions.Call)) == (B, False, True)


def test_short_all_ins_that_make_a_full_raise_together_reopen_it() -> None:
    story = at_betting((200, 200, 15, 20), blind=A).raises(B, 10).all_in(C, D).calls(A)
    assert story.can(actions.Raise, B)


def test_a_full_all_in_reopens_the_betting() -> None:
    story = at_betting((200, 200, 18), blind=A).raises(B, 10).all_in(C).calls(A)
    assert story.can(actions.Raise, B)


def test_nobody_raises_when_no_opponent_could_call_it() -> None:
    story = at_betting((200, 20, 20), blind=A).all_in(B, C)
    assert not story.can(actions.Raise)
    assert not story.can(actions.AllIn)
    assert story.refused(actions.Raise(60)).key == "sword-refused-nobody-to-call"


def test_pot_limit_raises_to_no_more_than_the_pot() -> None:
    story = at_betting(DEEP, limit="pot_limit", small_blind=1)
    assert story.range(actions.Raise) == (4, 6)  # call 1, pot 4, raise by 4
    assert not story.can(actions.AllIn)
    assert story.refused(actions.AllIn()).key == "sword-refused-over-limit"


def test_fixed_limit_bets_one_size_doubled_from_the_third_round_and_so_many_times() -> None:
    story = at_betting(DEEP, hands="2c 3c 4c, 2d 3d 4d, 2h 3h 4h", limit="fixed_limit")
    assert story.range(actions.Raise) == (4, 4)
    story.raises(B, 4).raises(C, 6).raises(A, 8)
    assert not story.can(actions.Raise)
    assert story.refused(actions.Raise(10)).key == "sword-refused-raises"
    story.calls(B, C).reveals_circle()
    assert story.range(actions.Bet) == (2, 2)
    story.checks(A, B, C).reveals_circle()
    assert story.range(actions.Bet) == (4, 4)


def test_the_number_of_raises_at_fixed_limit_is_an_option() -> None:
    story = at_betting(DEEP, limit="fixed_limit", fixed_raises=2).raises(B, 4)
    assert not story.can(actions.Raise)


def test_there_is_nothing_to_call_without_a_bet() -> None:
    story = at_betting(DEEP).calls(B, C)
    assert story.refused(actions.Call()).key == "sword-refused-call-nothing"


def test_ruling_an_absent_player_checks_or_folds() -> None:
    story = at_betting(DEEP)
    assert SWORD.default_action(story.state, B) == actions.Fold()
    story.calls(B, C)
    assert SWORD.default_action(story.state, A) == actions.Check()


# ── pots ─────────────────────────────────────────────────────────────────────────────────────


def test_chips_that_nobody_called_go_back() -> None:
    story = at_betting((50, 200, 200))
    story.raises(B, 120).folds(C).all_in(A)
    assert story.happened(events.Returned) == events.Returned(B, 70)
    assert story.stacks == (0, 150, 200)


def test_the_last_one_takes_the_whole_pot_without_a_war() -> None:
    story = at_betting(DEEP).raises(B, 30).folds(C, A)
    assert story.phase == "over"
    assert story.won == (-2, 2, 0)
    result = SWORD.result(story.state)
    assert result is not None
    assert (result.reason.key, result.places) == ("sword-end-folds", (3, 1, 2))


def test_betting_is_skipped_when_nobody_can_bet_but_the_reveals_are_not() -> None:
    story = at_betting((50, 50, 90), hands=f"{sword_for('B')} 2c, 2d 3d, 2h 3h")
    story.all_in(B).calls(C).all_in(A)
    assert story.phase == "reveal"
    story.reveals_circle()
    assert len(story.all_of(events.Revealed)) == 6
    assert not story.all_of(events.BettingBegan)
    assert story.phase == "negotiation"


def test_a_three_way_all_in_with_two_side_pots_won_by_different_players() -> None:
    """A (30 chips) is left with most lives, then B (80), then C (150); D pays them all."""
    story = at_betting((30, 80, 150, 200), blind=D).all_in(A, B).all_in(C).calls(D)
    pots = story.sees(None).pots
    assert pots == (
        Pot(120, (A, B, C, D)),
        Pot(150, (B, C, D)),
        Pot(140, (C, D)),
    )
    war = at_war(("2222", "222", "22", "1"), (0, 2, 0, 0), story.state.betting.paid)
    ended = Story(paid_out(war.state, ()).state)
    chips = [n - m for n, m in zip(ended.stacks, war.stacks, strict=True)]
    assert chips == [120, 150, 140, 0]


def test_the_rake_is_taken_from_every_pot_rounded_down_up_to_its_cap() -> None:
    story = at_betting((200, 200, 45), rake=10, rake_cap=16)
    story.raises(B, 100).all_in(C).calls(A)
    assert [pot.chips for pot in story.sees(None).pots] == [135, 110]
    story.to_the_end()
    rakes = [event.rake for event in story.all_of(events.PotWon)]
    assert rakes == [13, 3]
    assert story.state.raked == 16
    assert sum(story.won) == -16


def test_ruling_no_reveal_no_rake() -> None:
    story = at_betting((200, 200, 200), rake=50).calls(B).folds(C, A)
    assert (story.phase, story.state.raked) == ("over", 0)
    story = at_betting((200, 200, 200), rake=50).calls(B, C).checks(A).reveals_circle()
    story.bets(A, 10).folds(B, C)
    assert (story.phase, story.state.raked) == ("over", 3)


def test_without_a_cap_the_rake_is_the_whole_percentage() -> None:
    story = at_betting((200, 200, 200), rake=5).raises(B, 100).calls(C, A).to_the_end()
    assert story.state.raked == 15


def test_a_player_without_chips_plays_on_for_nothing() -> None:
    story = at_betting((0, 100, 100), blind=B).calls(C).checks(B)
    assert story.sees(None).pots == (Pot(4, (B, C)),)
    assert A in story.state.betting.live


def test_whoever_may_check_may_fold_all_the_same() -> None:
    story = at_betting(DEEP).calls(B, C).folds(A)
    assert story.state.betting.live == (B, C)
    assert story.sees(None).pots == (Pot(6, (B, C)),)
