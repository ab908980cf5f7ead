"""Tests of a round of French poker in which believing takes the dice as they are (rulebook,
"Play")."""

import pytest

from mendax.core.game import Action
from mendax.games.french_poker import actions, events, state
from tests.games.french_poker.story import ALL, POKER, A, B, C, Story


def test_the_first_player_is_drawn_and_rolls_five_hidden_dice() -> None:
    story = Story(first=B)
    assert story.starts == B
    story.rolls(66521)
    assert story.lying == "hhhhh"
    assert story.seen_by(B) == "66521"
    assert story.seen_by(A) == story.seen_by(C) == story.seen_by(None) == "?????"


def test_any_claim_may_open_a_round_whatever_the_hand_is() -> None:
    ladder = POKER.reference(Story().state.rules)
    assert Story().rolls(66521).values(actions.Announce) == tuple(r.claim for r in ladder.rungs)
    for claim in ("high-die", 66, 66666):
        assert Story().opens(66521, claim).state.turn == B


def test_the_opener_claims_without_rolling_again() -> None:
    story = Story().rolls(66521)
    assert not story.can(actions.KeepHidden)
    assert not story.can(actions.KeepOpen)


def test_believing_takes_the_dice_as_they_lie() -> None:
    story = Story().opens(66521, 66).believes()
    assert story.state.turn == B
    assert story.seen_by(B) == "66521"
    assert story.lying == "hhhhh"
    assert story.can(actions.Announce)


def test_a_some_are_kept_hidden_and_the_rest_rolled_in_the_open() -> None:
    story = Story().opens(66521, 66).believes().keeps_hidden((0, 1), 643)
    assert story.lying == "hhooo"
    assert story.seen_by(B) == "66643"
    assert story.seen_by(C) == story.seen_by(None) == "??643"
    story.says("three")
    assert story.state.claims[-1] == state.Announcement(B, "three", "kept-hidden", (0, 1))


def test_b_some_are_kept_open_and_the_rest_rolled_hidden() -> None:
    story = Story().opens(66521, 66).believes().keeps_open((0, 1), 643)
    assert story.lying == "oohhh"
    assert story.seen_by(B) == "66643"
    assert story.seen_by(A) == story.seen_by(None) == "66???"


def test_c_all_five_are_rolled_hidden() -> None:
    story = Story().opens(66521, 66).believes().keeps_open((), 12345)
    assert story.lying == "hhhhh"
    assert story.seen_by(B) == "12345"
    assert story.seen_by(A) == "?????"


def test_d_without_a_roll_every_die_stays_as_it_lay() -> None:
    story = Story().opens(66521, 66).believes().keeps_open((0, 1), 643).says("three")
    story.believes().says(666)
    assert story.lying == "oohhh"
    assert story.state.claims[-1].deed == "left"


def test_in_a_open_dice_that_are_kept_go_under_the_cup_too() -> None:
    story = Story().opens(66521, 66).believes().keeps_open((0, 1), 643).says("three")
    story.believes().keeps_hidden((0, 2), 665)
    assert story.lying == "hohoo"


def test_in_b_hidden_dice_that_are_kept_are_laid_open_too() -> None:
    story = Story().opens(66521, 66).believes().keeps_hidden((0, 1), 643).says("three")
    story.believes().keeps_open((0, 2), 222)
    assert story.lying == "ohohh"
    assert [e.pips for e in story.events if isinstance(e, events.Shown)] == [6]


def test_at_least_one_die_is_kept_hidden_and_one_rolled_open() -> None:
    story = Story().opens(66521, 66).believes()
    kept = story.values(actions.KeepHidden)
    assert len(kept) == 30
    assert () not in kept
    assert ALL not in kept


def test_any_number_is_kept_open_from_none_to_all_five() -> None:
    story = Story().opens(66521, 66).believes()
    assert len(story.values(actions.KeepOpen)) == 32
    story.keeps_open(ALL)
    assert story.lying == "ooooo"
    assert story.seen_by(None) == "66521"
    story.says("two-pairs")
    assert story.seen_by(None) == "66521"


def test_one_rolls_only_once_a_turn() -> None:
    story = Story().opens(66521, 66).believes().keeps_hidden((0, 1), 643)
    assert not story.can(actions.KeepHidden)
    assert not story.can(actions.KeepOpen)
    assert story.can(actions.Announce)


def test_every_claim_is_higher_than_the_last() -> None:
    story = Story().opens(66521, 6611).believes()
    assert story.values(actions.Announce)[:3] == (6622, 6633, 6644)
    assert story.says(66655).believes().values(actions.Announce)[0] == "four"


def test_looking_is_believing() -> None:
    story = Story().opens(66521, 66)
    assert story.seen_by(B) == "?????"
    assert not story.believes().can(actions.Doubt)


def test_the_dice_go_round_the_table() -> None:
    story = Story().opens(66521, 66).believes().says("two-pairs").believes().says("three")
    assert story.state.turn == A
    assert story.without(B).believes().says("four").state.turn == C


# ── must_reroll ──────────────────────────────────────────────────────────────────────────────


def test_must_reroll_a_player_who_looks_rolls_a_die() -> None:
    story = Story(must_reroll=True).opens(66521, 66).believes()
    assert not story.can(actions.Announce)
    assert ALL not in story.values(actions.KeepOpen)
    assert len(story.values(actions.KeepOpen)) == 31
    assert story.keeps_open((0, 1, 2, 3), 5).can(actions.Announce)


def test_must_reroll_the_opener_has_rolled_already() -> None:
    assert Story(must_reroll=True).rolls(66521).can(actions.Announce)


# ── blind_pass ───────────────────────────────────────────────────────────────────────────────


def test_blind_pass_the_dice_go_on_unseen_with_a_higher_claim() -> None:
    story = Story(blind_pass=True).opens(66521, 66)
    assert story.values(actions.PassOn)[0] == "two-pairs"
    story.passes("three")
    assert story.state.claims[-1] == state.Announcement(B, "three", "passed")
    assert story.seen_by(B) == "?????"
    assert story.state.turn == C


def test_blind_pass_the_passer_answers_for_the_claim() -> None:
    story = Story(blind_pass=True).opens(66521, 66).passes("three").doubts()
    assert story.happened(events.LaidOff).seat == B
    assert Story(blind_pass=True).opens(66651, 66).passes("three").doubts().standing == (5, 5, 4)


def test_blind_pass_dice_once_seen_stay_known_when_they_return() -> None:
    story = Story(2, blind_pass=True).opens(66521, 66).passes("three")
    assert story.state.turn == A
    assert story.seen_by(A) == "66521"
    assert story.seen_by(B) == "?????"


def test_blind_pass_is_off_unless_the_table_says_so() -> None:
    assert not Story().opens(66521, 66).can(actions.PassOn)


# ── an absent player ─────────────────────────────────────────────────────────────────────────


def test_an_absent_player_plays_on_honestly(subtests: pytest.Subtests) -> None:
    cases: list[tuple[Story, Action]] = [
        (Story(), actions.Shake()),
        (Story().rolls(66521), actions.Announce(66)),
        (Story().opens(66521, 44), actions.Believe()),
        (Story().opens(66521, 44).believes(), actions.Announce(66)),
        (Story(2).opens(66521, 66).believes().says(666), actions.Doubt()),  # A knows all five dice
        (Story(3).opens(66521, 66).believes().says(666), actions.Believe()),  # C knows none of them
        (Story().opens(66521, 66).believes(), actions.Announce("two-pairs")),
        (Story(must_reroll=True).opens(66521, 66).believes(), actions.KeepOpen(())),
        (Story().opens(66521, 66666), actions.Concede()),
        (Story(top_claim="must_doubt").opens(66521, 66666), actions.Doubt()),
    ]
    for story, action in cases:
        with subtests.test(story=story):
            assert POKER.default_action(story.state, story.state.turn) == action
