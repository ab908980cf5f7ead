"""Tests of competitors given by name, class or function, including those that cannot be pickled."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from mendax.arena.competitors import (
    Participant,
    competitor_of,
    require_sendable,
)
from mendax.arena.match import match
from mendax.bots import BOTS, Listed
from mendax.core.game import Action, Event, Offer, RulesError, Seat
from mendax.games import GAMES
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import with_options
from tests.reasons import because

MIA = GAMES["mia"]


class First:
    """Takes the first offer, and counts its events."""

    def __init__(self, game: str, rules: Any, seat: Seat, seats: int, rng: Random) -> None:
        self.heard = 0

    def hear(self, event: Event) -> None:
        self.heard += 1

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        assert self.heard, "a bot receives the game's start before its first question"
        return offers[0].action


def first(view: Any, offers: Sequence[Offer]) -> Action:
    return offers[0].action


def seats_first(game: str, rules: Any, seat: Seat, seats: int, rng: Random) -> First:
    return First(game, rules, seat, seats, rng)


def test_a_policy_plays_the_same_as_class_and_function() -> None:
    """The same policy in four forms produces the same figures against one opponent."""
    forms: list[Participant] = [First, first, seats_first, Listed("first", First)]
    found = [match(MIA, MiaRules(), [form, "odds"], 8, "own").standings for form in forms]
    assert [standings[0].bot for standings in found] == ["First", "first", "seats_first", "first"]
    assert len({(one.payoff, one.rating) for one, _ in found}) == 1


def test_own_bots_play_on_two_cores_as_on_one() -> None:
    one, two = (match(MIA, MiaRules(), [First, "liar"], 61, "own", workers=w) for w in (1, 2))
    assert one == two


def test_bots_that_need_an_adviser_are_refused_without_one() -> None:
    rules = with_options(MiaRules(), {"lives": 60, "mia_true_cost": 1})
    for given in ("reader", BOTS["reader"]):
        with pytest.raises(RulesError, check=because("bot-without-adviser")):
            competitor_of(given).admit("mia", rules, 2)


def test_unpicklable_competitors_are_refused_by_name() -> None:
    require_sendable([competitor_of(First), competitor_of("odds")])
    with pytest.raises(RulesError, check=because("<lambda>")):
        match(MIA, MiaRules(), [lambda _, offers: offers[0].action, "odds"], 60, "x", workers=2)
