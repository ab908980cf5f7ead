"""Tests that offers are found by kind, that their values are named, and that they are filled in or
refused with the free fields."""

from random import Random

import pytest

from mendax.core.game import Between, FreeText, Offer, OneOf
from mendax.games.mia.actions import Announce, Believe, Doubt
from mendax.games.sword_of_lies.actions import NamePrice, ProposeDeal
from mendax.kit.own_offers import any_action, by_kind, filled, legal_values

ANNOUNCE = Offer(Announce(31), (OneOf("value", (31, 32)),))


def test_offers_are_found_by_kind() -> None:
    can = by_kind((Offer(Doubt()), Offer(Believe()), ANNOUNCE))
    assert list(can) == ["doubt", "believe", "announce"]
    assert by_kind((ANNOUNCE, Offer(Announce(66))))["announce"] is ANNOUNCE


def test_values_of_the_only_field_or_of_a_named_one() -> None:
    assert legal_values(ANNOUNCE) == (31, 32)
    deal = ProposeDeal(1, 0, "-", "-", "", private=False)
    offer = Offer(deal, (Between("chips", -2, 3), FreeText("words", 9)))
    assert list(legal_values(offer, "chips")) == [-2, -1, 0, 1, 2, 3]
    assert legal_values(offer, "words") == ()
    with pytest.raises(ValueError, match="chips, words"):
        legal_values(offer)
    with pytest.raises(ValueError, match="loud"):
        legal_values(ANNOUNCE, "loud")


def test_unoffered_values_are_refused_with_the_offered_ones() -> None:
    assert filled(ANNOUNCE, value=32) == Announce(32)
    with pytest.raises(ValueError, match=r"\[31, 32\]"):
        filled(ANNOUNCE, value=66)
    with pytest.raises(ValueError, match="loud"):
        filled(ANNOUNCE, loud=True)
    with pytest.raises(ValueError, match="no fields"):
        filled(Offer(NamePrice(3, "")), chips=4)


def test_any_action_is_one_of_those_on_offer() -> None:
    offers = (Offer(Doubt()), ANNOUNCE)
    chosen = {repr(any_action(offers, Random(seed))) for seed in range(40)}
    assert chosen == {repr(Doubt()), repr(Announce(31)), repr(Announce(32))}
