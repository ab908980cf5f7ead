"""What a pact adds: peace helps those who would have struck each other, a broken one nobody."""

import numpy as np

from mendax.bots.sword_of_lies.battle import Targeting, WarArrays, WarRules
from mendax.bots.sword_of_lies.orders import Scene
from mendax.bots.sword_of_lies.pacts import Pact, gains, trust
from mendax.games.sword_of_lies.state import Outcome, Pot, Promise

A, B, C = range(3)
SCENE = Scene(((1, 1), (1, 1), (1, 1, 1, 1)), (2, 2, 4), (2, 2, 4), (Pot(300, (A, B, C)),))

SURE = (1.0, 1.0, 1.0)


def war() -> WarArrays:
    """Wars of one seed."""
    return WarArrays(WarRules(), np.random.default_rng(3), Targeting())


def test_peace_with_the_strongest_adds_to_what_it_wins() -> None:
    [gain] = gains(SCENE, war(), [Pact(C, A, "spare", "spare")], [], SURE)
    assert gain.mine > 0


def test_a_pact_of_nothing_adds_nothing_but_chance() -> None:
    [gain] = gains(SCENE, war(), [Pact(A, B, "nothing", "nothing")], [], SURE)
    assert abs(gain.mine) < 25
    assert abs(gain.yours) < 25


def test_what_holds_already_adds_little_more() -> None:
    peace = Pact(C, A, "spare", "spare")
    [first] = gains(SCENE, war(), [peace], [], SURE)
    [again] = gains(SCENE, war(), [peace], [peace], SURE)
    assert again.mine < first.mine / 2


def test_a_word_that_is_doubted_is_worth_less() -> None:
    """The more likely it is broken, the less peace with the strongest gains."""
    peace = Pact(C, A, "spare", "spare")
    sure, broken = (gains(SCENE, war(), [peace], [], (t, 1.0, 1.0))[0] for t in (1.0, 0.0))
    assert sure.mine > broken.mine + 3 * (sure.error + broken.error)
    assert sure.yours == broken.yours


def test_trust_grows_with_promises_kept_and_ends_with_one_broken() -> None:
    def promises(*outcomes: Outcome) -> list[Promise]:
        return [Promise(A, B, "spare", "", False, 1, outcome) for outcome in outcomes]

    unknown = trust([], A)
    assert 0.5 < unknown < 1
    assert unknown == trust(promises("open"), A) == trust(promises("broken"), B)
    assert trust(promises("kept", "kept"), A) > trust(promises("kept"), A) > unknown
    assert trust(promises("kept", "broken"), A) == 0
