"""Tests of pot winners, the rake, and the final stacks."""

import pytest

from mendax.games.sword_of_lies import events
from mendax.games.sword_of_lies.ending import best, paid_out
from mendax.games.sword_of_lies.state import Pot
from testbed.sword_ends import combination, combinations, ended, every_combination
from testbed.sword_ends import rule_set as drawn
from tests.games.sword_of_lies.story import SWORD, A, B, C, D, Story, at_betting, at_war

DEEP = (200, 200, 200)


def test_the_last_one_takes_the_whole_pot_without_a_war() -> None:
    story = at_betting(DEEP).raises(B, 30)
    assert story.sees(None).won == ()
    story = story.folds(C, A)
    assert story.phase == "over"
    assert story.won == story.sees(None).won == (-2, 2, 0)
    result = SWORD.result(story.state)
    assert result is not None
    assert (result.reason.key, result.places) == ("sword-end-folds", (3, 1, 2))


def test_a_three_way_all_in_has_two_side_pots_of_other_winners() -> None:
    """A (30 chips) has the most lives, followed by B (80) and C (150). D pays them all."""
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


def test_the_rake_of_each_pot_is_rounded_down_and_capped() -> None:
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


def test_most_lives_win_and_ties_go_by_swords_before_the_war() -> None:
    war = at_war(("21", "21", "2"), (0, 2, 9))
    assert best(war.state, (A, B, C)) == (B,)
    assert best(war.state, (A, C)) == (A,)
    even = at_war(("21", "12", "2"), (1, 1, 9))
    assert best(even.state, (A, B, C)) == (A, B)
    assert best(at_betting(DEEP).state, (B, C)) == (B, C)


@pytest.mark.parametrize(
    "games", [range(50), pytest.param(range(50, 400), marks=pytest.mark.proof)], ids=len
)
def test_games_under_all_kinds_of_rules_end_within_their_bound(games: range) -> None:
    assert all(ended(number) > 0 for number in games)


def test_every_combination_of_choices_and_switches_comes_up() -> None:
    wanted = every_combination()
    assert len(wanted) == combinations() >= 10_000
    assert {combination(drawn(number)[0]) for number in range(combinations())} == wanted
    seats = {(drawn(number)[0].lowest_rank, drawn(number)[1]) for number in range(12 * 18)}
    assert len(seats) == 12 * 18
