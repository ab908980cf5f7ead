"""What the kit says of Mia is what the book says."""

from random import Random

import pytest
from msgspec.structs import replace

from mendax.core.game import CHANCE, Offer, OneOf
from mendax.games.mia import Mia
from mendax.games.mia.actions import Announce, Doubt
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim
from mendax.games.mia.view import MiaView
from mendax.kit import mia

RULES = MiaRules()


def seen(**fields: object) -> MiaView:
    """A view of seat 0 with some fields changed."""
    game, rng = Mia(), Random(1)
    state = game.initial_state(RULES, 2)
    while CHANCE in game.actors(state):
        state = game.apply(state, CHANCE, rng.choice(game.chance_outcomes(state))[0]).state
    return replace(game.view(state, 0), **fields)


def test_chances_are_those_of_two_dice() -> None:
    assert mia.chance_to_reach(21, RULES) == pytest.approx(2 / 36)
    assert mia.chance_to_reach(31, RULES) == 1
    assert mia.chance_to_beat(21, RULES) == 0
    assert mia.chance_to_beat(66, RULES) == pytest.approx(2 / 36)
    assert mia.is_at_least(11, 65, RULES)
    assert not mia.is_at_least(65, 11, RULES)
    assert mia.ladder(RULES)[-1] == 21


def test_claims_are_told_by_seat() -> None:
    claims = (Claim(0, 41, "looked"), Claim(1, 54, "looked"), Claim(0, 65, "looked"))
    view = seen(claims=claims)
    assert mia.last_claim(view) == claims[-1]
    assert mia.claims_of(view, 0) == (41, 65)
    assert mia.last_claim(seen(claims=())) is None


def test_the_truth_is_told_only_where_it_may_be() -> None:
    offers = (Offer(Announce(61), (OneOf("value", (61, 62)),)),)
    assert mia.truth(seen(roll=62), offers) == Announce(62)
    assert mia.truth(seen(roll=31), offers) is None
    assert mia.truth(seen(roll=None), offers) is None
    assert mia.truth(seen(roll=62), (Offer(Doubt()),)) is None
