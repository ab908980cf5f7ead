"""Actions to try refusals with: beside every slot, of every kind."""

from mendax.core.game import Action, Between, FreeText, Offer, OneOf
from mendax.games.mia import Mia
from mendax.testing.illegal_actions import near_misses, some_illegal


class Bet(Action, frozen=True):
    """An action with a range, a text and a choice."""

    chips: int
    remark: str
    pot: bool = False


def test_strays_stand_beside_every_kind_of_slot() -> None:
    slots = (Between("chips", 2, 9), FreeText("remark", 5), OneOf("pot", (False,)))
    offers = (Offer(Bet(2, "hm"), slots),)
    found = near_misses((Bet,), offers)
    assert {1, 10, 2.0, "2", None} <= {bet.chips for bet in found if isinstance(bet, Bet)}
    assert {"", "aaaaaa"} <= {bet.remark for bet in found if isinstance(bet, Bet)}
    refused = some_illegal((Bet,), offers)
    assert refused
    assert not any(offers[0].admits(miss) for miss in refused)


def test_strays_are_made_of_every_kind_even_when_none_is_offered() -> None:
    kinds = {type(miss) for miss in near_misses(Mia.actions, ())}
    assert kinds == set(Mia.actions)
