"""The beginner: mostly honest, mostly trusting, strikes back."""

import pytest

from mendax.games.sword_of_lies import actions
from tests.bots.sword_of_lies.seats import castling, chosen, seated
from tests.bots.sword_of_lies.tournament import SWORD
from tests.games.sword_of_lies.story import (
    A,
    B,
    C,
    at_war,
)


def test_squires_mostly_tell_the_truth() -> None:
    story = castling().does(A, actions.Interrogate(B, 2))
    told = chosen("squire", story, B, 60)
    assert 35 < told.count(actions.NameColour("black")) < 60, "mostly, not always"


def test_a_squire_believes_about_two_of_three_whatever_is_named() -> None:
    for place in (0, 2):
        asked = castling().does(A, actions.Interrogate(B, place))
        answered = asked.does(B, actions.NameColour("red"))
        assert 25 < chosen("squire", answered, A, 60).count(actions.Believe()) < 55


@pytest.mark.parametrize(("pledge", "signs"), [("nothing", False), ("spare", True)])
def test_a_squire_gives_no_peace_for_nothing(pledge: actions.Pledge, signs: bool) -> None:
    story = at_war(("111", "111", "1111"), (4, 4, 4))
    story.does(B, actions.ProposeDeal(A, 0, pledge, "spare", "", private=False))
    assert (actions.SignDeal(1) in chosen("squire", story, A)) is signs


def test_a_squire_strikes_back() -> None:
    story = at_war(("111", "111", "111"), (2, 4, 4))
    story.ready()
    bot = seated("squire", story.state.rules, B, 3)
    bot.history.attacked[C] = {B}
    offers = SWORD.legal_actions(story.state, B)
    for _ in range(12):
        action = bot.choose(SWORD.view(story.state, B), offers)
        assert getattr(action, "target", getattr(action, "first", "")).startswith("seat3")
