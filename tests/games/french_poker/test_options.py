"""Tests that every option of French poker makes a round end differently than under the default
rules.

The options are read from the rules, so a new one without a story fails here.
"""

from collections.abc import Callable
from typing import Final

import pytest

from mendax.games.french_poker import actions, events
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.rules import options
from tests.games.french_poker.story import POKER, A, B, C, Story


def loser(story: Story) -> int:
    """Return the loser of the round that has just ended."""
    assert story.state.last
    return story.state.last.loser


def one_token_is_soon_gone() -> None:
    assert Story(2, tokens=1).opens(66521, 66).doubts().is_over
    assert not Story(2).opens(66521, 66).doubts().is_over


def straights_stand_where_the_table_wants_them() -> None:
    assert loser(Story().opens(12345, "three").doubts()) == B
    assert loser(Story(straights="french").opens(12345, "three").doubts()) == A
    assert loser(Story(straights="none").opens(23456, 22).doubts()) == A


def kickers_decide_between_equal_pairs() -> None:
    assert loser(Story(kickers="full").opens(66521, 6652).doubts()) == B
    assert loser(Story(kickers="full").opens(66521, 6653).doubts()) == A


def without_general_claims_a_pair_has_a_rank() -> None:
    story = Story(general_claims=False).rolls(66521)
    assert all(isinstance(claim, int) for claim in story.values(actions.Announce))
    assert loser(story.says(66).doubts()) == B


def who_looked_must_roll() -> None:
    story = Story(must_reroll=True).opens(66521, 55).believes()
    assert not story.can(actions.Announce)
    assert loser(story.keeps_open((0, 1), 341).says(66).doubts()) == C


def all_dice_stay_under_the_cup() -> None:
    story = Story(keeping="closed").opens(66521, 55).believes()
    assert not story.can(actions.KeepHidden)
    assert not story.can(actions.KeepOpen)
    story.rolls_rest((0, 1), 666)
    assert (story.lying, story.seen_by(A), story.seen_by(C)) == ("hhhhh", "66???", "?????")
    assert story.heard_by(C)[0] == events.Rerolled(B, (0, 1))
    assert loser(story.says(66666).doubts()) == C


def some_dice_are_shown_and_none_rolled() -> None:
    story = Story(keeping="free").opens(66521, 55).believes().shows((0, 1))
    assert (story.lying, story.seen_by(C)) == ("oohhh", "66???")
    assert not story.can(actions.Show)
    story.rolls_rest((0, 1, 2), 66).shows((4,))
    assert (story.lying, story.seen_by(C), story.seen_by(A)) == ("oohho", "66??6", "665?6")
    assert loser(story.says(6666).doubts()) == C


def dice_are_rolled_again_more_than_once() -> None:
    refused = Story().opens(66521, 55).believes().keeps_open((0, 1), 346)
    assert refused.refused(actions.KeepOpen((0, 1, 4))).arguments == {"rerolls": 1}
    story = Story(rerolls=2).opens(66521, 55).believes().keeps_open((0, 1), 346)
    assert loser(story.keeps_open((0, 1, 4), 66).says(66666).doubts()) == C
    assert not Story(rerolls=2).opens(66521, 55).can(actions.KeepOpen)


def the_opener_rolls_again_too() -> None:
    assert not Story().rolls(66521).can(actions.KeepOpen)
    story = Story(opener="plays").rolls(66521).keeps_open((0, 1), 666)
    assert story.seen_by(C) == "66???"
    assert not story.can(actions.KeepOpen)
    assert loser(story.says(66666).doubts()) == B


def dice_are_passed_on_blind() -> None:
    story = Story(blind_pass=True).opens(66521, 55).passes(66)
    assert story.seen_by(B) == "?????"
    assert loser(story.passes("two-pairs").doubts()) == C


def the_top_claim_must_be_doubted() -> None:
    assert Story().opens(66666, 66666).can(actions.Concede)
    story = Story(top_claim="must_doubt").opens(66666, 66666)
    assert not story.can(actions.Concede)
    assert loser(story.doubts()) == B


def ones_stand_for_any_face() -> None:
    assert loser(Story().opens(66621, 6666).doubts()) == A
    assert loser(Story(ones="wild").opens(66621, 6666).doubts()) == B
    assert loser(Story(ones="high").opens(66652, 111).doubts()) == A
    assert loser(Story(ones="high").opens(11162, 666).doubts()) == B
    assert loser(Story().opens(11162, 666).doubts()) == A


def losers_take_from_the_pot() -> None:
    story = Story(3, scoring="charge").opens(66521, 66).doubts()
    assert story.standing == (0, 1, 0)
    assert story.state.pot == 6


def the_first_one_out_ends_the_game() -> None:
    assert Story(3, tokens=1, ends_when="first_out").opens(66521, 66).doubts().is_over
    assert not Story(3, tokens=1).opens(66521, 66).doubts().is_over


def poker_dice_show_other_faces_and_are_played_alike() -> None:
    story = Story(faces="poker").opens(66521, 55)
    assert story.state.claims == Story().opens(66521, 55).state.claims
    assert loser(story.doubts()) == B
    refused = Story(faces="poker").opens(66521, 6655).believes().refused(actions.Announce(66))
    assert refused.arguments == {"claim": "AA", "beat": "AAKK", "top": "AAAAA"}


def the_loser_opens_the_next_round() -> None:
    for starter, wrong, right in (
        ("doubter_or_next", C, B),
        ("loser", B, A),
        ("winner", A, B),
        ("doubter", B, B),
    ):
        assert Story(next_starter=starter).opens(66521, 66).doubts().starts == wrong
        assert Story(next_starter=starter).opens(66521, 666).doubts().starts == right
    conceded = Story(next_starter="winner").opens(66521, 66666).concedes()
    assert conceded.starts == A
    assert Story(next_starter="doubter").opens(66521, 66666).concedes().starts == B


def the_clock_plays_an_honest_game() -> None:
    """Check the default action: the table runs the clock (``tests/table``), and the rules choose
    the action.
    """
    story = Story(turn_clock=5).opens(66521, 55)
    assert POKER.default_action(story.state, B) == actions.Believe()
    story.believes()
    assert POKER.default_action(story.state, B) == actions.Announce(66)


def closed_and_free() -> None:
    all_dice_stay_under_the_cup()
    some_dice_are_shown_and_none_rolled()


STORIES: Final[dict[str, Callable[[], None]]] = {
    "tokens": one_token_is_soon_gone,
    "straights": straights_stand_where_the_table_wants_them,
    "kickers": kickers_decide_between_equal_pairs,
    "general_claims": without_general_claims_a_pair_has_a_rank,
    "keeping": closed_and_free,
    "rerolls": dice_are_rolled_again_more_than_once,
    "opener": the_opener_rolls_again_too,
    "must_reroll": who_looked_must_roll,
    "blind_pass": dice_are_passed_on_blind,
    "top_claim": the_top_claim_must_be_doubted,
    "ones": ones_stand_for_any_face,
    "faces": poker_dice_show_other_faces_and_are_played_alike,
    "scoring": losers_take_from_the_pot,
    "ends_when": the_first_one_out_ends_the_game,
    "next_starter": the_loser_opens_the_next_round,
    "turn_clock": the_clock_plays_an_honest_game,
}


def test_every_option_has_its_story(subtests: pytest.Subtests) -> None:
    for name in [option.name for option in options(FrenchPokerRules)]:
        with subtests.test(name=name):
            STORIES[name]()
