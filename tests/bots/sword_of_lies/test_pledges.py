"""Tests of estimates of deals: the value of a pledge, and the cost of keeping it."""

import pytest

from mendax.bots.sword_of_lies.pledges import gain_by_pledges
from mendax.games.sword_of_lies import actions
from mendax.games.sword_of_lies.view import SwordView
from tests.bots.sword_of_lies.tournament import SWORD
from tests.games.sword_of_lies.story import A, B, C, at_war, strike

LIFE = 3.0
"""Chips: 30 in the pot, ten lives."""


def view_of(swords: tuple[int, int, int] = (4, 4, 4)) -> SwordView:
    view: SwordView = SWORD.view(at_war(("111", "111", "1111"), swords).state, A)
    return view


@pytest.mark.parametrize(
    ("theirs", "mine", "gain"),
    [
        ("nothing", "nothing", 0.0),
        ("nothing", "spare", -LIFE / 4),
        ("spare", "nothing", LIFE / 4),
        ("spare", "spare", 0.0),
        ("strike-seat3", "strike-seat3", 0.0),
        ("strike-seat1", "nothing", 0.0),
    ],
)
def test_a_pledge_of_a_stranger_saves_a_quarter_of_a_life(
    theirs: actions.Pledge, mine: actions.Pledge, gain: float
) -> None:
    assert gain_by_pledges(view_of(), B, theirs=theirs, mine=mine) == pytest.approx(gain)


def test_pledges_of_swordless_seats_are_worthless() -> None:
    unarmed = view_of((4, 0, 4))
    assert gain_by_pledges(unarmed, B, theirs="spare", mine="nothing") == 0.0
    assert gain_by_pledges(view_of((0, 4, 4)), B, theirs="nothing", mine="spare") == 0.0


def test_pledges_of_seats_that_broke_their_word_are_worthless() -> None:
    story = at_war(("1111", "1111", "1111"), (4, 4, 4), cards=5)
    story.does(B, actions.ProposeDeal(A, 0, "spare", "nothing", "", private=False))
    story.does(A, actions.SignDeal(1))
    story.fight(A=strike(C, 0), B=strike(A, 0), C=strike(B, 1))
    view = SWORD.view(story.state, A)
    assert gain_by_pledges(view, B, theirs="spare", mine="nothing") == 0.0
    assert gain_by_pledges(view, C, theirs="spare", mine="nothing") > 0.0
