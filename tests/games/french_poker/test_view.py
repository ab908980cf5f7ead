"""Tests of the knowledge of each seat (rulebook, "What each player may see")."""

from mendax.core.game import Opening
from mendax.games.french_poker import events
from tests.games.french_poker.story import B, D, Story


def test_which_dice_were_rolled_hidden_or_open_is_public() -> None:
    story = Story(4).opens(66521, 66).believes().keeps_open((0, 3), 111)
    fell = [(e.die, e.seat) for e in story.heard_by(None) if isinstance(e, events.Fell)]
    assert fell == [(1, B), (2, B), (4, B)]
    assert story.events[0] == events.KeptOpen(B, (0, 3))
    assert [die.since for die in story.view(D).dice] == [0, 1, 1, 0, 1]


def test_conceding_shows_no_dice() -> None:
    story = Story(4).opens(66521, 66666).concedes()
    assert not [event for event in story.events if isinstance(event, Opening)]


def test_a_new_round_remembers_only_how_the_last_one_ended() -> None:
    story = Story(4).opens(66521, "two-pairs").doubts()
    view = story.view(None)
    assert view.dice == ()
    assert view.last is not None
    assert view.last.dice == (6, 6, 5, 2, 1)
