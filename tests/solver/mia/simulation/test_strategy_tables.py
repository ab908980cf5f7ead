"""Tests that rows of players as arrays are distributions, and that a solved policy plays as it
says."""

from functools import cache

import pytest

from mendax.core.game import RulesError
from mendax.games.mia.rules import MiaRules
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.policy.policy import Policy
from mendax.solver.mia.simulation.game_tables import IndexedGame, indexed_game
from mendax.solver.mia.simulation.strategy_tables import (
    tables_of_policy,
)
from tests.reasons import because

RULES = MiaRules(lives=1)


@cache
def indexed() -> IndexedGame:
    """Return the two-player game of all these tests."""
    return indexed_game(RULES, 2)


@pytest.fixture(scope="module")
def policy() -> Policy:
    return solve(RULES, 2).policy


def test_a_policy_of_other_rules_or_spans_is_refused(policy: Policy) -> None:
    with pytest.raises(ValueError, match="other rules"):
        tables_of_policy(policy, indexed_game(MiaRules(lives=1, mia_true_cost=1), 2))
    with pytest.raises(ValueError, match=r"other rules|single round"):
        tables_of_policy(policy, indexed_game(RULES, 2, "round"))
    sheet = next(iter(policy.sheets.values()))
    elsewhere = {indexed_game(MiaRules(lives=3), 2).positions[-1]: sheet}
    lacking = Policy(policy.rules, policy.seats, policy.span, elsewhere)
    with pytest.raises(RulesError, check=because("solver-unknown-position")):
        tables_of_policy(lacking, indexed())
