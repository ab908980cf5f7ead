"""Tests of the reason for a bet's cost: the one factor that explains the difference."""

from random import Random
from typing import Any

from mendax.bots.sword_of_lies.marshal import Marshal
from mendax.coach.sword_of_lies.reasons import reason, things
from mendax.coach.sword_of_lies.weighing import Choice, Weigher
from mendax.games.sword_of_lies import SwordOfLies, actions
from tests.games.sword_of_lies.story import SWORD, A, Story, at_betting


def last_round(**options: Any) -> Story:
    """Return the last betting round of three, checked to B; all cards are open and alike."""
    story = at_betting(
        (200,) * 3, A, "2c 3c, 4c 5c, 6c 7c", cards=2, ante=20, limit="fixed_limit", **options
    )
    while story.state.round < 3:
        if story.phase == "reveal":
            story.reveals_circle()
        else:
            story.turns(actions.Check() if story.can(actions.Check) else actions.Call())
    return story


def checked(story: Story) -> Choice:
    """Return the coach's comment on a check by the player to act."""
    seat = story.state.turn
    judge = Weigher(story.state.rules, 3, seat, Random(1))
    return judge.bet(story.sees(seat), SWORD.legal_actions(story.state, seat), actions.Check())


def test_the_last_chance_for_the_highest_bet_names_its_swords() -> None:
    choice = checked(last_round())
    assert choice.lost > 0
    assert choice.why == "swords"


def test_no_swords_are_named_where_the_highest_bet_earns_none() -> None:
    story = last_round(shield_side=True)
    seat = story.state.turn
    marshal = Marshal(SwordOfLies.name, story.state.rules, seat, 3, Random(1))
    assert "swords" not in things(marshal, story.sees(seat))


def test_the_reason_explains_most_of_the_difference() -> None:
    assert reason(10, {"swords": [9.0, 8.0], "folds": [2.0, 3.0]}) == "folds"
    assert reason(10, {"swords": [-2.0], "folds": [2.0]}) == "swords"
    assert reason(10, {"swords": [9.0], "folds": [5.0]}) is None
    assert reason(10, {}) is None
