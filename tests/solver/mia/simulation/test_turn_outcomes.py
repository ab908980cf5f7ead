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
from mendax.solver.mia.simulation.turn_outcomes import TURN_CODES, turn_code, turn_outcomes

GAME = indexed_game(MiaRules(lives=1), 2)
TABLES = GAME.tables
TRUE, LIE = claim_code(LOOKED, 10, 10), claim_code(LOOKED, 12, 10)


def player(claims: dict[int, float], doubted: float) -> StrategyTables:
    """Return a player with the same claims in every state, and this rate of doubts."""
    doubt = np.full((AT_SIGHT, TABLES.public_states, TABLES.values), doubted)
    same = PositionStrategy([claims] * TABLES.public_states, doubt)
    return strategy_tables(GAME, lambda p: p, lambda _: same, lambda _: 0.0)


def turns(announces: StrategyTables, answers: StrategyTables, state: int = 3) -> dict[int, float]:
    """Return the outcomes of the first player's turn, in a state at the start."""
    made = turn_outcomes(TABLES, [announces, answers])
    row = int(made.at[0, 1, TABLES.start]) * TABLES.public_states + state
    part = slice(made.begins[row], made.begins[row + 1])
    return dict(zip(made.codes[part].tolist(), made.chances[part].tolist(), strict=True))


def test_codes_of_turns_are_different_and_small() -> None:
    codes = {
        turn_code(how, value, lie, doubted, outcome)
        for how in range(4) for value in range(21) for lie in (0, 1)
        for doubted in (0, 1) for outcome in range(-1, 5)
    }  # fmt: skip
    assert len(codes) == 4 * 21 * 2 * 2 * 6
    assert max(codes) < TURN_CODES


def test_a_lie_doubted_half_of_the_time_is_caught_as_often() -> None:
    found = turns(player({LIE: 1.0}, 0.0), player({TRUE: 1.0}, 0.5))
    assert sum(found.values()) == pytest.approx(1)
    doubted = {code: chance for code, chance in found.items() if code >> 7 & 1}
    assert sum(doubted.values()) == pytest.approx(0.5)
    assert {code >> 8 & 1 for code in doubted} == {1}, "a lie"
    ends = {(code & 127) - 1 for code in doubted}
    opened = int(TABLES.opened[2, LIE])
    assert ends == {opened >> 1}
    accepted = {code & 127 for code in found if not code >> 7 & 1}
    assert accepted == {0}, "the round goes on"


def test_dice_that_open_alike_are_one_turn() -> None:
    codes = (claim_code(LOOKED, 12, roll) for roll in range(21))
    other = next(c for c in codes if c != LIE and TABLES.opened[2, c] == TABLES.opened[2, LIE])
    found = turns(player({LIE: 0.25, other: 0.75}, 0.0), player({TRUE: 1.0}, 1.0))
    assert list(found.values()) == [pytest.approx(1)]


def test_repeated_players_are_stored_once() -> None:
    one, two = player({TRUE: 1.0}, 0.2), player({LIE: 1.0}, 0.9)
    made = turn_outcomes(TABLES, [one, two])
    again = turn_outcomes(TABLES, [one, one])
    assert len(again.begins) < len(made.begins)
    assert again.at[0, 1, TABLES.start] == again.at[1, 0, TABLES.start]
    assert made.rerolls.shape == (2, len(GAME.exits))


def test_compiled_and_plain_turns_are_one(monkeypatch: pytest.MonkeyPatch) -> None:
    players = [player({TRUE: 0.3, LIE: 0.7}, 0.4), player({LIE: 1.0}, 0.6)]
    fast = turn_outcomes(TABLES, players)
    monkeypatch.setattr(module, "_turns", plain(module._turns))
    slow = turn_outcomes(TABLES, players)
    for one, two in zip(fast, slow, strict=True):
        assert np.array_equal(np.asarray(one), np.asarray(two))
