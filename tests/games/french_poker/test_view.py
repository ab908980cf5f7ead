"""Tests of the knowledge of each seat (rulebook, "What each player may see")."""

from mendax.core.game import Glimpse, Opening, Unseen
from mendax.games.french_poker import events
from tests.games.french_poker.story import A, B, C, D, Story

EVERYONE = (A, B, C, D, None)


def all_see(story: Story) -> dict[int | None, str]:
    return {who: story.seen_by(who) for who in EVERYONE}


def test_passed_dice_stay_known_until_they_are_rolled_hidden() -> None:
    story = Story(4).opens(66521, 66)
    assert all_see(story) == {A: "66521", B: "?????", C: "?????", D: "?????", None: "?????"}
    story.believes().keeps_open((0,), 5544).says("two-pairs")
    assert all_see(story) == {A: "6????", B: "65544", C: "6????", D: "6????", None: "6????"}
    story.believes().keeps_hidden((1, 2, 3), 33).says(6655)
    assert all_see(story) == {A: "3???3", B: "35543", C: "35543", D: "3???3", None: "3???3"}
    story.believes().says("three")
    assert all_see(story) == {A: "3???3", B: "35543", C: "35543", D: "35543", None: "3???3"}
    assert story.view(A).dice[1].seen == (B, C, D)


def test_all_seats_remember_an_open_die_that_becomes_hidden() -> None:
    story = Story(4).opens(66521, 66).believes().keeps_open((0, 1), 111).says("two-pairs")
    story.believes().keeps_hidden((0, 1), 234)
    assert story.lying == "hhooo"
    assert set(all_see(story).values()) == {"66234"}
    assert story.view(None).dice[0].seen is None


def test_open_dice_are_forgotten_by_a_hidden_reroll() -> None:
    story = Story(4).opens(66521, 66).believes().keeps_open((0, 1), 111).says("two-pairs")
    story.believes().keeps_open((), 23456)
    assert all_see(story) == {A: "?????", B: "?????", C: "23456", D: "?????", None: "?????"}


def test_which_dice_were_rolled_hidden_or_open_is_public() -> None:
    story = Story(4).opens(66521, 66).believes().keeps_open((0, 3), 111)
    fell = [(e.die, e.seat) for e in story.heard_by(None) if isinstance(e, events.Fell)]
    assert fell == [(1, B), (2, B), (4, B)]
    assert story.events[0] == events.KeptOpen(B, (0, 3))
    assert [die.since for die in story.view(D).dice] == [0, 1, 1, 0, 1]


def test_dice_fall_under_the_cup_before_the_eyes_of_one() -> None:
    story = Story(4).rolls(66521)
    for stranger in (B, C, D, None):
        heard = story.heard_by(stranger)
        assert not [event for event in heard if isinstance(event, Opening)]
        assert heard.count(Unseen((A,))) == 5
    seen = [event for event in story.heard_by(A) if isinstance(event, Glimpse)]
    assert [event.pips for event in seen if isinstance(event, events.Saw)] == [6, 6, 5, 2, 1]


def test_only_the_believer_sees_the_hidden_dice() -> None:
    story = (
        Story(4).opens(66521, 66).believes().keeps_open((0, 1), 234).says("two-pairs").believes()
    )
    saw = [event for event in story.heard_by(C) if isinstance(event, events.Saw)]
    assert [(event.die, event.pips) for event in saw] == [(2, 2), (3, 3), (4, 4)]
    assert story.heard_by(D) == [events.Believed(C), *[Unseen((C,))] * 3]


def test_dice_are_shown_only_to_those_at_whom_they_were_opened() -> None:
    story = Story(4).opens(66521, 66).believes().keeps_open((0, 4), 234)
    shown = [event for event in story.heard_by(None) if isinstance(event, events.Shown)]
    assert [(event.die, event.pips) for event in shown] == [(0, 6), (4, 1)]


def test_during_a_roll_only_fallen_dice_are_known() -> None:
    story = Story(4).opens(66521, 66).believes().keeps_open((0,), 54)
    assert story.state.phase == "fall"
    assert story.view(B).falling == (3, 4)
    assert all_see(story) == {A: "6????", B: "654??", C: "6????", D: "6????", None: "6????"}


def test_conceding_shows_no_dice() -> None:
    story = Story(4).opens(66521, 66666).concedes()
    assert not [event for event in story.events if isinstance(event, Opening)]


def test_a_new_round_remembers_only_how_the_last_one_ended() -> None:
    story = Story(4).opens(66521, "two-pairs").doubts()
    view = story.view(None)
    assert view.dice == ()
    assert view.last is not None
    assert view.last.dice == (6, 6, 5, 2, 1)
