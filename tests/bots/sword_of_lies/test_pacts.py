"""Tests of the gains of a pact: peace helps seats that would have struck each other, and broken
peace helps no seat."""

import numpy as np

from mendax.bots.sword_of_lies.battle import Targeting, WarArrays, WarRules
from mendax.bots.sword_of_lies.orders import Scene
from mendax.bots.sword_of_lies.pacts import Pact, gains
from mendax.bots.sword_of_lies.pledges import trust
from mendax.games.sword_of_lies.state import Outcome, Pot, Promise

A, B, C = range(3)
SCENE = Scene(((1, 1), (1, 1), (1, 1, 1, 1)), (2, 2, 4), (2, 2, 4), (Pot(300, (A, B, C)),))

LOST = Scene(((1, 1, 1, 1), (1, 1, 2, 2), (1, 2, 2)), (4, 8, 2), (4, 8, 2), (Pot(300, (A, B, C)),))
"""B wins this war unless A strikes B; A hardly ever wins, whatever it does."""

CROWD = Scene(
    ((1, 1, 2, 2), (1, 1, 1, 1), (1, 1, 1, 2), (1, 1, 1, 1), (1, 1, 1, 2), (1, 1, 2, 2)),
    (6, 0, 6, 2, 2, 6),
    (6, 0, 6, 2, 2, 6),
    (Pot(504, tuple(range(6))),),
)
"""B wins twice as many wars if A strikes B first, because the others then have stronger targets."""

SURE = (1.0, 1.0, 1.0)


def war() -> WarArrays:
    """Return wars of one seed."""
    return WarArrays(WarRules(), np.random.default_rng(3), Targeting())


def test_peace_raises_the_strongest_seats_gain() -> None:
    [gain] = gains(LOST, war(), [Pact(B, A, "spare", "spare")], [], SURE)
    assert gain.mine > 100


def test_profitable_breaches_are_expected() -> None:
    """A loses if it spares C, so A is not trusted, however often it has kept its word."""
    peace = Pact(C, A, "spare", "spare")
    never_kept, always_kept = (
        gains(SCENE, war(), [peace], [], (t, 1.0, 1.0))[0] for t in (0.0, 1.0)
    )
    assert always_kept.mine == never_kept.mine <= 0


def test_results_possible_without_a_pact_are_no_gain() -> None:
    """C has no sword, so its word is worthless, and sparing C needs no deal."""
    unarmed = SCENE._replace(lives=((1,) * 4,) * 3, swords=(4, 4, 0))
    for seat in (A, B):
        [gain] = gains(unarmed, war(), [Pact(seat, C, "spare", "spare")], [], SURE)
        assert gain.mine < 2 * gain.error


def test_a_word_that_is_doubted_is_worth_less() -> None:
    """The more likely a broken promise is, the less a seat gains by peace with the strongest
    seat."""
    peace = Pact(B, A, "spare", "spare")
    sure, broken = (gains(LOST, war(), [peace], [], (t, 1.0, 1.0))[0] for t in (1.0, 0.0))
    assert sure.mine > broken.mine + 3 * (sure.error + broken.error)
    assert sure.yours == broken.yours


def test_a_broken_word_gains_nothing() -> None:
    """This holds even where being struck would win more, because that needs no deal."""
    [gain] = gains(CROWD, war(), [Pact(B, A, "spare", "spare")], [], (0.0,) * 6)
    assert gain.mine <= 0


def test_trust_grows_with_promises_kept_and_ends_with_one_broken() -> None:
    def promises(*outcomes: Outcome) -> list[Promise]:
        return [Promise(A, B, "spare", "", False, 1, outcome) for outcome in outcomes]

    unknown = trust([], A)
    assert unknown == 0.5
    assert unknown == trust(promises("open"), A) == trust(promises("broken"), B)
    assert trust(promises("kept", "kept"), A) > trust(promises("kept"), A) > unknown
    assert trust(promises("kept", "broken"), A) == 0
