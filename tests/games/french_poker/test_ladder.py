"""The ladder of French poker: every claim, and how many of all falls reach it, counted."""

from fractions import Fraction
from itertools import product

import pytest

from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.claims import order_of
from mendax.games.french_poker.ladder import ladder
from mendax.games.french_poker.rules import FrenchPokerRules


@pytest.mark.parametrize(
    "rules",
    [
        FrenchPokerRules(),
        FrenchPokerRules(straights="french", kickers="full"),
        FrenchPokerRules(straights="none", general_claims=False),
        FrenchPokerRules(ones="wild"),
    ],
    ids=str,
)
def test_the_ladder_counts_the_fresh_rolls_that_reach_each_claim(rules: FrenchPokerRules) -> None:
    order = order_of(rules)
    falls = [order.worth(fall) for fall in product(range(1, 7), repeat=5)]
    shown = FrenchPoker().reference(rules)
    assert shown == ladder(rules)
    assert shown.ways == len(falls)
    assert [rung.claim for rung in shown.rungs] == list(order.spellings)
    for step, rung in enumerate(shown.rungs):
        assert rung.reached_by == sum(fall >= step for fall in falls)


def test_some_chances_that_players_know() -> None:
    reached = {r.claim: Fraction(r.reached_by, 7776) for r in ladder(FrenchPokerRules()).rungs}
    assert reached[66666] == Fraction(1, 7776)
    assert reached["five"] == Fraction(6, 7776)
    assert reached["four"] - reached["five"] == Fraction(150, 7776)
    assert reached["full-house"] - reached["four"] == Fraction(300, 7776)
    assert reached[12345] - reached["full-house"] == Fraction(240, 7776)
    assert reached["pair"] == 1 - Fraction(480, 7776)
