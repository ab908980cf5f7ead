"""Tests which observers see dice that fall, are kept, are rolled again or are laid open."""

import pytest

from mendax.games.french_poker.actions import Places, RollRest, Show
from mendax.games.french_poker.events import LaidOpen, Shown
from tests.games.french_poker.story import B, Story


@pytest.mark.parametrize("kept", [(0, 1, 2, 3, 4), (1, 0), (0, 0), (5,), (True,)])
def test_kept_dice_are_places_in_order_and_not_all(kept: Places) -> None:
    story = Story(keeping="closed").opens(66521, 55).believes()
    assert story.refused(RollRest(kept)).key.startswith("french-poker-refused-")


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
