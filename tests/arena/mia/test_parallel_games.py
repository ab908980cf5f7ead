"""Tests that a seed produces the same games on any number of cores."""

from functools import cache

import numpy as np
import pytest

from mendax.arena.mia import parallel_games
from mendax.arena.mia.parallel_games import play_many
from mendax.arena.mia.reduction import tables_of_bot
from mendax.games.mia.rules import MiaRules
from mendax.solver.generic.jit import COMPILED
from mendax.solver.mia.simulation.alias_tables import AliasTables, alias_tables
from mendax.solver.mia.simulation.game_tables import GameTables, indexed_game
from mendax.solver.mia.simulation.kernel import GameTotals, play


@cache
def table() -> tuple[GameTables, AliasTables]:
    indexed = indexed_game(MiaRules(lives=1), 2)
    players = [tables_of_bot(name, indexed) for name in ("odds", "liar")]
    return indexed.tables, alias_tables(indexed.tables, players)


def same(one: GameTotals, two: GameTotals) -> bool:
    pairs = zip(one, two, strict=True)
    return all(np.array_equal(np.asarray(mine), np.asarray(other)) for mine, other in pairs)


@pytest.mark.parametrize("fast", [pytest.param(True, id="threads"), pytest.param(False, id="pool")])
def test_games_fall_alike_on_any_number_of_cores(
    fast: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The compiled kernel runs in threads, the plain twin in processes."""
    if fast and not COMPILED:
        return
    monkeypatch.setattr(parallel_games, "PORTION" if fast else "PLAIN_PORTION", 100)
    games = 177
    one = play(*table(), games, 3, fast=fast)
    assert one.games == games
    assert same(one, play_many(*table(), games, 3, 2, fast))
    assert same(one, play_many(*table(), games, 3, 1, fast))
    assert not same(one, play_many(*table(), games, 4, 1, fast))
