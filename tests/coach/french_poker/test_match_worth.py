"""Tests that values of standings agree with simulated games."""

import pytest
from msgspec.structs import replace

from mendax.coach.french_poker.match_worth import MatchWorth
from mendax.core.game import Seat
from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.rules import FrenchPokerRules, Starter
from mendax.games.french_poker.view import FrenchPokerView

GAME = FrenchPoker()


def start(rules: FrenchPokerRules) -> FrenchPokerView:
    return GAME.view(GAME.initial_state(rules, 2), None)


def test_two_tokens_by_hand() -> None:
    rules, p = FrenchPokerRules(tokens=2), 0.55
    match = MatchWorth(rules, 2 * p - 1)
    # The winner of a round opens the next one: 2:2 goes to 2:1 or 1:2.
    ahead = p + (1 - p) * (1 - p)
    behind = (1 - p) * p
    assert match.chance(start(rules), 0, 0) == pytest.approx(p * ahead + (1 - p) * behind)


def test_the_loser_opens_where_the_rules_say_so() -> None:
    rules, p = FrenchPokerRules(tokens=2, next_starter="loser"), 0.55
    match = MatchWorth(rules, 2 * p - 1)
    ahead, behind = (1 - p) + p * p, p * (1 - p)
    assert match.chance(start(rules), 0, 0) == pytest.approx(p * ahead + (1 - p) * behind)


@pytest.mark.parametrize(("starter", "opener"), [("doubter_or_next", 0), ("winner", 1)])
def test_conceding_loses_and_the_starter_opens_next(starter: Starter, opener: Seat) -> None:
    rules = FrenchPokerRules(next_starter=starter)
    match, view = MatchWorth(rules, 0.07), start(rules)
    after = replace(view, standing=(4, 5))
    assert match.conceding(view, 0) == match.chance(after, 0, opener)
    assert match.stakes(view, 0).lose == match.chance(after, 0, 1)
    last = replace(view, standing=(1, 5))
    assert match.conceding(last, 0) == 0
