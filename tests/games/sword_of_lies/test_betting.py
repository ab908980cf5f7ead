"""Tests of bet sizes: the smallest and the largest amounts, limits, and all-ins that reopen
betting."""

import pytest

from mendax.games.sword_of_lies import actions, events
from mendax.games.sword_of_lies.pots import raked, shared
from mendax.games.sword_of_lies.rules import SwordRules
from tests.games.sword_of_lies.story import A, B, C, D, at_betting

DEEP = (200, 200, 200)


def test_everything_is_said_all_in() -> None:
    story = at_betting(DEEP)
    assert story.refused(actions.Raise(200)).arguments["allowed"] == "4–199"
    story.all_in(B)
    assert story.happened(events.WentAllIn) == events.WentAllIn(B, 200, 200)
    assert not story.can(actions.Call)
    assert story.refused(actions.Call()).key == "sword-refused-call-all-in"
    assert story.can(actions.AllIn)


def test_an_all_in_below_a_full_raise_does_not_reopen_betting() -> None:
    story = at_betting((200, 200, 13), blind=A).raises(B, 10).all_in(C)
    assert story.can(actions.Raise)
    assert story.range(actions.Raise)[0] == 21
    story.calls(A)
    assert not story.can(actions.Raise, B)
    reason = story.refused(actions.Raise(30), B)
    assert reason.key == "sword-refused-not-reopened"
    assert reason.arguments == {"chips": 3, "full": 8}
    assert story.can(actions.Call, B)


def test_short_all_ins_that_make_a_full_raise_together_reopen_it() -> None:
    story = at_betting((200, 200, 15, 20), blind=A).raises(B, 10).all_in(C, D).calls(A)
    assert story.can(actions.Raise, B)


def test_no_raise_without_an_opponent_who_can_call() -> None:
    story = at_betting((200, 20, 20), blind=A).all_in(B, C)
    assert not story.can(actions.Raise)
    assert not story.can(actions.AllIn)
    assert story.refused(actions.Raise(60)).key == "sword-refused-nobody-to-call"


def test_pot_limit_raises_to_no_more_than_the_pot() -> None:
    story = at_betting(DEEP, limit="pot_limit", small_blind=1)
    assert story.range(actions.Raise) == (4, 6)  # call 1, pot 4, raise by 4
    assert not story.can(actions.AllIn)
    assert story.refused(actions.AllIn()).key == "sword-refused-over-limit"


def test_fixed_limit_doubles_from_round_three_and_caps_raises() -> None:
    story = at_betting(DEEP, hands="2c 3c 4c, 2d 3d 4d, 2h 3h 4h", limit="fixed_limit")
    assert story.range(actions.Raise) == (4, 4)
    story.raises(B, 4).raises(C, 6).raises(A, 8)
    assert not story.can(actions.Raise)
    assert story.refused(actions.Raise(10)).key == "sword-refused-raises"
    story.calls(B, C).reveals_circle()
    assert story.range(actions.Bet) == (2, 2)
    story.checks(A, B, C).reveals_circle()
    assert story.range(actions.Bet) == (4, 4)


def test_the_view_counts_down_the_raises_of_a_fixed_limit() -> None:
    story = at_betting(DEEP, limit="fixed_limit", fixed_raises=3)
    left = [story.sees(None).raises_left, story.raises(B, 4).sees(A).raises_left]
    left.append(story.raises(C, 6).sees(A).raises_left)
    assert left == [2, 1, 0]
    assert not story.can(actions.Raise)
    assert story.calls(A, B).sees(A).raises_left is None  # the round is over
    assert at_betting(DEEP, limit="no_limit").sees(A).raises_left is None


def test_no_call_without_a_bet() -> None:
    story = at_betting(DEEP).calls(B, C)
    assert story.refused(actions.Call()).key == "sword-refused-call-nothing"


@pytest.mark.parametrize(("before", "cap", "taken"), [(0, 0, 5), (0, 4, 4), (3, 4, 1)])
def test_the_rake_is_a_part_rounded_down_up_to_its_cap(before: int, cap: int, taken: int) -> None:
    assert raked(SwordRules(rake=5, rake_cap=cap), 109, before) == taken


def test_odd_chips_go_one_by_one_in_the_order_of_the_winners() -> None:
    assert shared(11, (2, 0, 1), 4) == (4, 3, 4, 0)
    assert sum(shared(17, (0, 3), 5)) == 17
