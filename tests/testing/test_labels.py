"""Tests of the law that players can tell offers apart (`mendax.testing.labels`)."""

import random

import pytest

from mendax.core.game import Offer, Seat
from mendax.games.mia import Mia
from mendax.games.mia.actions import Announce
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import MiaState
from mendax.testing import laws
from mendax.testing.walks import by_kind


class Twice(Mia):
    """Offer everything twice."""

    def legal_actions(self, state: MiaState, seat: Seat) -> tuple[Offer, ...]:
        offers = super().legal_actions(state, seat)
        return (*offers, *offers)


class TwiceToTheSecond(Mia):
    """Offer announcements twice to the second seat."""

    def legal_actions(self, state: MiaState, seat: Seat) -> tuple[Offer, ...]:
        offers = super().legal_actions(state, seat)
        again = (offer for offer in offers if isinstance(offer.action, Announce))
        return (*offers, *(again if seat else ()))


@pytest.mark.parametrize("game", [Twice(), TwiceToTheSecond()], ids=["always", "later"])
def test_two_offers_that_read_alike_are_caught(game: Mia) -> None:
    with pytest.raises(laws.LawBroken, match="two offers read") as caught:
        laws.walk(game, MiaRules(lives=3), 2, by_kind(random.Random(1)), 2000)
    assert caught.value.law == "labels"
