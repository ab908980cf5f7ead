"""Tests which observers see dice that fall, are kept, are rolled again or are laid open."""

import pytest

from mendax.games.french_poker.actions import Places, RollRest, Show
from mendax.games.french_poker.events import Fell, LaidOpen, Rerolled, Saw, Shown
from tests.games.french_poker.story import A, B, C, Story


def test_five_hidden_dice_are_seen_by_the_opener_alone() -> None:
    story = Story().rolls(66521)
    assert (story.seen_by(A), story.seen_by(B), story.seen_by(None)) == ("66521", "?????", "?????")
    assert story.lying == "hhhhh"


@pytest.mark.parametrize("keeping", ["closed", "free"])
def test_hidden_rerolls_are_forgotten(keeping: str) -> None:
    story = Story(keeping=keeping).opens(66521, 55).believes().rolls_rest((1, 4), 344)
    assert (story.seen_by(A), story.seen_by(B), story.seen_by(C)) == ("?6??1", "36441", "?????")
    kinds = [type(event) for event in story.heard_by(C)]
    assert kinds.count(Rerolled) == 1
    assert kinds.count(Fell) == 3
    assert Saw not in kinds
    assert story.state.rerolled == 1


@pytest.mark.parametrize("kept", [(0, 1, 2, 3, 4), (1, 0), (0, 0), (5,), (True,)])
def test_kept_dice_are_places_in_order_and_not_all(kept: Places) -> None:
    story = Story(keeping="closed").opens(66521, 55).believes()
    assert story.refused(RollRest(kept)).key.startswith("french-poker-refused-")


def test_dice_kept_as_they_lie_stay_open_or_hidden() -> None:
    story = Story(keeping="free").opens(66521, 55).believes().shows((0, 4))
    story.says("two-pairs").believes().rolls_rest((0, 1), 234)
    assert story.lying == "ohhhh"
    assert (story.seen_by(A), story.seen_by(B), story.seen_by(C)) == ("66???", "66???", "66234")


def test_shown_dice_are_opened_to_everyone() -> None:
    story = Story(keeping="free").opens(66521, 55).believes().shows((0, 4))
    assert story.heard_by(None) == [LaidOpen(B, (0, 4)), Shown(1, 0, 6), Shown(5, 4, 1)]
    assert story.state.rerolled == 0
    assert story.says(66).state.claims[-1].deed == "laid-open"


def test_only_hidden_dice_can_be_shown() -> None:
    story = Story(keeping="free").opens(66521, 55).believes().shows((0, 4))
    story.says("two-pairs").believes()
    assert story.values(Show)[-1] == (1, 2, 3)
    assert story.refused(Show((0,))).key == "french-poker-refused-unknown-dice"
