"""Tests of walks through games, with actions that are illegal on the way."""

import random
from collections import Counter

from mendax.core.game import Action, Between, FreeText, Offer, OneOf
from mendax.games.mia import Mia
from mendax.games.mia.actions import Announce, Believe, Doubt
from mendax.testing.illegal_actions import near_misses, some_illegal
from mendax.testing.walks import by_kind, kinds_apart

CLAIMS = [Announce(value) for value in (31, 41, 42, 43, 51, 52, 53, 54, 61, 62)]


def test_the_kind_is_chosen_first_so_a_doubt_is_not_rare() -> None:
    choose = by_kind(random.Random(1))
    picked = [choose(0, [*CLAIMS, Doubt()]) for _ in range(400)]
    assert 150 < picked.count(Doubt()) < 250
    assert {*picked} == {*CLAIMS, Doubt()}


def test_of_a_wide_choice_every_kind_is_kept() -> None:
    kept = kinds_apart([*CLAIMS, Believe(), Doubt()], 4, "salt")
    assert len(kept) == 4
    assert {type(action) for action in kept} == {Announce, Believe, Doubt}
    assert len({*kept}) == 4


def test_the_sample_depends_on_actions_and_salt_not_order() -> None:
    forwards = kinds_apart(CLAIMS, 3, "salt")
    assert {*kinds_apart(CLAIMS[::-1], 3, "salt")} == {*forwards}
    others = Counter(tuple(kinds_apart(CLAIMS, 3, f"salt {number}")) for number in range(20))
    assert len(others) > 5


class Bet(Action, frozen=True):
    """An action with a range, a text and a choice."""

    chips: int
    remark: str
    place: int = 4


def test_strays_stand_beside_every_kind_of_slot() -> None:
    slots = (Between("chips", 2, 9), FreeText("remark", 5), OneOf("place", (False, 4, 5, 7)))
    offers = (Offer(Bet(5, "hm"), slots),)
    found = near_misses((Bet,), offers)
    beside = {1, 10, 4, 6, 5.0, "5", -1, 0, 10**12, None}
    assert beside <= {bet.chips for bet in found if isinstance(bet, Bet)}
    assert {3, 6, 8} <= {bet.place for bet in found if isinstance(bet, Bet)}
    assert {"", "aaaaaa"} <= {bet.remark for bet in found if isinstance(bet, Bet)}
    refused = some_illegal((Bet,), offers)
    assert refused
    assert not any(offers[0].admits(miss) for miss in refused)


def test_strays_are_made_of_every_kind_even_when_none_is_offered() -> None:
    kinds = {type(miss) for miss in near_misses(Mia.actions, ())}
    assert kinds == set(Mia.actions)
