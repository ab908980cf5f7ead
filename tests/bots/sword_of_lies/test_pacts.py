"""What a pact adds: peace helps those who would have struck each other, a broken one nobody."""

import numpy as np

from mendax.bots.sword_of_lies.battle import Targeting, WarArrays, WarRules
from mendax.bots.sword_of_lies.orders import Scene
from mendax.bots.sword_of_lies.pacts import Pact, gains
from mendax.games.sword_of_lies.state import Pot

A, B, C = range(3)
SCENE = Scene(((1, 1), (1, 1), (1, 1, 1, 1)), (2, 2, 4), (2, 2, 4), (Pot(300, (A, B, C)),))


def war() -> WarArrays:
    """Wars of one seed."""
    return WarArrays(WarRules(), np.random.default_rng(3), Targeting())


def test_peace_with_the_strongest_adds_to_what_it_wins() -> None:
    [gain] = gains(SCENE, war(), [Pact(C, A, "spare", "spare")], [])
    assert gain.mine > 0


def test_a_pact_of_nothing_adds_nothing_but_chance() -> None:
    [gain] = gains(SCENE, war(), [Pact(A, B, "nothing", "nothing")], [])
    assert abs(gain.mine) < 25
    assert abs(gain.yours) < 25


def test_what_holds_already_adds_little_more() -> None:
    peace = Pact(C, A, "spare", "spare")
    [first] = gains(SCENE, war(), [peace], [])
    [again] = gains(SCENE, war(), [peace], [peace])
    assert again.mine < first.mine / 2
