"""Tests of turns between two players: codes read back, chances add up, and lies are caught."""

import numpy as np
import pytest

from mendax.games.mia.rules import MiaRules
from mendax.solver.generic.jit import plain
from mendax.solver.mia.model.rule_tables import LOOKED
from mendax.solver.mia.simulation import turn_outcomes as module
from mendax.solver.mia.simulation.game_tables import AT_SIGHT, claim_code, indexed_game
from mendax.solver.mia.simulation.strategy_tables import (
    PositionStrategy,
    StrategyTables,
    strategy_tables,
)
from mendax.solver.mia.simulation.turn_outcomes import turn_outcomes

GAME = indexed_game(MiaRules(lives=1), 2)
TABLES = GAME.tables
TRUE, LIE = claim_code(LOOKED, 10, 10), claim_code(LOOKED, 12, 10)


def player(claims: dict[int, float], doubted: float) -> StrategyTables:
    """Return a player with the same claims in every state, and this rate of doubts."""
    doubt = np.full((AT_SIGHT, TABLES.public_states, TABLES.values), doubted)
    same = PositionStrategy([claims] * TABLES.public_states, doubt)
    return strategy_tables(GAME, lambda p: p, lambda _: same, lambda _: 0.0)


def test_compiled_and_plain_turns_are_one(monkeypatch: pytest.MonkeyPatch) -> None:
    players = [player({TRUE: 0.3, LIE: 0.7}, 0.4), player({LIE: 1.0}, 0.6)]
    fast = turn_outcomes(TABLES, players)
    monkeypatch.setattr(module, "every_turn", plain(module.every_turn))
    slow = turn_outcomes(TABLES, players)
    for one, two in zip(fast, slow, strict=True):
        assert np.array_equal(np.asarray(one), np.asarray(two))
