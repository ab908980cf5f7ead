"""Tests of exact final scores: the changes of rounds add up, and first places are shared."""

import numpy as np
import pytest

from mendax.games.mia.rules import PRESETS
from mendax.games.rules import with_options
from mendax.solver.generic.errors import NotCovered
from mendax.solver.mia.simulation import score_distribution
from mendax.solver.mia.simulation.game_tables import GameTables, indexed_game
from mendax.solver.mia.simulation.score_distribution import results
from tests.reasons import because


def table(rounds: int) -> GameTables:
    rules = with_options(PRESETS["contest"], {"rounds": rounds})
    return indexed_game(rules, 2).tables


def always(tables: GameTables, chances: dict[tuple[int, int], float]) -> np.ndarray:
    """Return rounds that end alike for any opener, by the holder of the cup and the outcome."""
    ends = np.zeros((len(tables.alive), tables.seats, tables.seats, len(tables.change)))
    for (cup, outcome), chance in chances.items():
        ends[:, :, cup, outcome] = chance
    return ends


def a_gain(tables: GameTables) -> int:
    """Return an outcome that gains more for the holder of the cup than for the other seat."""
    gains = tables.change[:, 0] - tables.change[:, 1]
    return int(gains.argmax())


def test_luck_that_is_even_splits_the_first_place() -> None:
    tables = table(2)
    outcome = a_gain(tables)
    payoffs, splits = results(tables, always(tables, {(0, outcome): 0.5, (1, outcome): 0.5}))
    assert payoffs == pytest.approx(np.zeros((2, 2)))
    assert splits == pytest.approx(np.full((2, 2), 0.5))


def test_more_scores_than_can_be_carried_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = table(3)
    outcome = a_gain(tables)
    monkeypatch.setattr(score_distribution, "MOST", 1)
    with pytest.raises(NotCovered, check=because("solver-uncounted-scores")):
        results(tables, always(tables, {(0, outcome): 0.5, (1, outcome): 0.5}))
