"""Tests of values of an action that fit no offer, and of the allowed values in the message."""

from typing import Any

import pytest

from mendax.core.game import Action, Between, FreeText, Offer, OneOf
from mendax.games.sword_of_lies.actions import (
    Bet,
    Interrogate,
    NamePrice,
    OfferTrade,
    ProposeDeal,
    Raise,
    SignDeal,
    Strike,
    StrikeTwice,
)
from mendax.games.sword_of_lies.mismatches import misfit, name_of

TRADE = Offer(
    OfferTrade(0, 1, 0, 0),
    (OneOf("own", (0, 1)), OneOf("theirs", (0, 1, 2)), Between("chips", 0, 20)),
)
RAISE = Offer(Raise(4), (Between("to", 4, 199),))
DEAL = Offer(
    ProposeDeal(1, 0, "nothing", "nothing", "", False),
    (
        Between("chips", -60, 40),
        OneOf("mine", ("nothing", "spare")),
        FreeText("words", 5),
        OneOf("private", (False, True)),
    ),
)
STRIKE = Offer(Strike("seat2-1"), (OneOf("target", ("seat2-1", "seat2-3", "seat3-1")),))


def deal(**changes: Any) -> ProposeDeal:
    fields: dict[str, Any] = {
        "to": 1,
        "chips": 0,
        "mine": "nothing",
        "yours": "nothing",
        "words": "tea",
        "private": False,
    }
    return ProposeDeal(**{**fields, **changes})


def test_the_first_value_that_does_not_fit_is_named(subtests: pytest.Subtests) -> None:
    cases: list[tuple[Action, Offer, str, str, str]] = [
        (OfferTrade(2, 1, 0, 0), TRADE, "card", "3", "1, 2"),
        (OfferTrade(0, 1, -1, 0), TRADE, "card", "0", "1, 2, 3"),
        (OfferTrade(0, 1, 0, 21), TRADE, "chips", "21", "0–20"),
        (OfferTrade(0, 2, 0, 0), TRADE, "player", "3", "2"),
        (Raise(3), RAISE, "amount", "3", "4–199"),
        (deal(chips=41), DEAL, "paid", "41", "-60–40"),
        (deal(mine="strike-seat3"), DEAL, "pledge", "strike-seat3", "nothing, spare"),
        (deal(yours="spare"), DEAL, "pledge", "spare", "nothing"),
        (Strike("seat2-2"), STRIKE, "target", "seat2-2", "2 (1, 3); 3 (1)"),
        (SignDeal(2), Offer(SignDeal(1)), "value", "2", "1"),
    ]
    for action, offer, key, given, allowed in cases:
        with subtests.test(key=key, given=given):
            reason = misfit(action, [offer])
            assert reason.key == f"sword-refused-{key}"
            assert (str(reason.arguments["given"]), reason.arguments["allowed"]) == (given, allowed)


def test_words_that_are_too_long_are_counted_not_repeated() -> None:
    reason = misfit(deal(words="x" * 9), [DEAL])
    assert (reason.key, reason.arguments) == ("sword-refused-words", {"given": 9, "allowed": 5})


def test_a_refused_deal_names_the_allowed_terms() -> None:
    reason = misfit(deal(chips=-61), [DEAL])
    assert (reason.arguments["ask"], reason.arguments["pay"]) == (60, 40)


@pytest.mark.parametrize("value", [True, 1.0, "1", None])
def test_a_value_that_only_looks_alike_does_not_fit(value: Any) -> None:
    assert misfit(OfferTrade(value, 1, 0, 0), [TRADE]).arguments["field"] == "own"
    assert misfit(Raise(value), [Offer(Raise(0), (Between("to", 0, 9),))]).key.endswith("amount")


def test_allowed_players_come_from_all_offers_others_from_one() -> None:
    offers = [
        Offer(Interrogate(1, 0), (OneOf("place", (0, 1)),)),
        Offer(Interrogate(2, 0), (OneOf("place", (3, 4)),)),
    ]
    nobody = misfit(Interrogate(0, 0), offers)
    assert (nobody.key, nobody.arguments["allowed"]) == ("sword-refused-player", "2, 3")
    assert misfit(Interrogate(2, 0), offers).arguments["allowed"] == "4, 5"


def test_a_price_fits_one_offer_in_words_or_another_in_chips() -> None:
    chips = Offer(NamePrice(1, ""), (Between("chips", 1, 20),))
    favour = Offer(NamePrice(0, ""), (FreeText("words", 9),))
    assert misfit(NamePrice(21, ""), [chips, favour]).arguments["allowed"] == "1–20"
    assert misfit(NamePrice(0, "x" * 10), [chips, favour]).key == "sword-refused-words"


@pytest.mark.parametrize(("may", "said"), [(True, "yes"), (False, "no")])
def test_a_wrong_amount_says_whether_all_in_is_left(may: bool, said: str) -> None:
    wrong = misfit(Bet(1), [Offer(Bet(2), (Between("to", 2, 9),))], may_go_all_in=may)
    assert wrong.arguments["all_in"] == said


def test_long_values_are_truncated() -> None:
    reason = misfit(StrikeTwice("x" * 999, "seat2-1", 0), [Offer(StrikeTwice("seat2-1", "", 0))])
    assert reason.arguments["given"] == "x" * 40


def test_an_action_is_called_as_on_the_wire() -> None:
    assert name_of(OfferTrade(0, 1, 0, 0)) == "offer-trade"
