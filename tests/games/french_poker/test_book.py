"""Tests of a round of French poker in which believing takes the dice as they are (rulebook,
"Play")."""

import pytest

from mendax.core.game import Action
from mendax.games.french_poker import actions, state
from tests.games.french_poker.story import ALL, POKER, B, C, Story


def test_any_claim_may_open_a_round_whatever_the_hand_is() -> None:
    ladder = POKER.reference(Story().state.rules)
    assert Story().rolls(66521).values(actions.Announce) == tuple(r.claim for r in ladder.rungs)
    for claim in ("high-die", 66, 66666):
        assert Story().opens(66521, claim).state.turn == B


def test_a_some_are_kept_hidden_and_the_rest_rolled_in_the_open() -> None:
    story = Story().opens(66521, 66).believes().keeps_hidden((0, 1), 643)
    assert story.lying == "hhooo"
    assert story.seen_by(B) == "66643"
    assert story.seen_by(C) == story.seen_by(None) == "??643"
    story.says("three")
    assert story.state.claims[-1] == state.Announcement(B, "three", "kept-hidden", (0, 1))


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


def test_every_claim_is_higher_than_the_last() -> None:
    story = Story().opens(66521, 6611).believes()
    assert story.values(actions.Announce)[:3] == (6622, 6633, 6644)
    assert story.says(66655).believes().values(actions.Announce)[0] == "four"


# ── must_reroll ──────────────────────────────────────────────────────────────────────────────


def test_must_reroll_a_player_who_looks_rolls_a_die() -> None:
    story = Story(must_reroll=True).opens(66521, 66).believes()
    assert not story.can(actions.Announce)
    assert ALL not in story.values(actions.KeepOpen)
    assert len(story.values(actions.KeepOpen)) == 31
    assert story.keeps_open((0, 1, 2, 3), 5).can(actions.Announce)


# ── blind_pass ───────────────────────────────────────────────────────────────────────────────


def test_blind_pass_the_dice_go_on_unseen_with_a_higher_claim() -> None:
    story = Story(blind_pass=True).opens(66521, 66)
    assert story.values(actions.PassOn)[0] == "two-pairs"
    story.passes("three")
    assert story.state.claims[-1] == state.Announcement(B, "three", "passed")
    assert story.seen_by(B) == "?????"
    assert story.state.turn == C


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
