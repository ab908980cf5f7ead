"""The exact distribution of final scores in Mia for points or money.

This module contains no rules. ``game_tables`` provides the changes by round outcome, the lower
limit of scores, and the next opener. The odds of round outcomes are arguments (from
``exact_expectation``). The probabilities of all possible scores are computed round by round
(dynamic programming over a Markov chain of scores).
"""

from typing import Final, NamedTuple

import numpy as np

from mendax.core.game import Reason
from mendax.solver.generic.errors import NotCovered
from mendax.solver.mia.model.rule_tables import Floats, Ints
from mendax.solver.mia.simulation.game_tables import OPENS, GameTables

MOST: Final = 200_000
"""The maximum number of score states; more would need too much time and memory."""


class _Scores(NamedTuple):
    """All possible states at one moment between rounds, with their probabilities."""

    cup: Ints
    """``cup[n]``: the seat that opens the round."""
    points: Ints
    """``points[n, seat]``: the points of the seat."""
    chance: Floats
    """``chance[n, opener]``: the probability of state n if ``opener`` opened the game."""


def results(tables: GameTables, rounds: Floats) -> tuple[Floats, Floats]:
    """Return payoffs (points minus the mean) and shares of first place: ``[opener, seat]``.

    ``rounds[position, opener, cup, outcome]`` is the probability that a round opened by seat
    ``opener`` ends in ``outcome`` with the cup at seat ``cup``. Raises ``NotCovered`` for too many
    scores.
    """
    seats, position = tables.seats, tables.start
    scores = _Scores(np.arange(seats), np.zeros((seats, seats), np.int64), np.eye(seats))
    while position >= 0:
        scores, position = _after_a_round(tables, rounds[position], position, scores)
        if len(scores.cup) > MOST:
            raise NotCovered(Reason("solver-uncounted-scores", {"most": MOST}))
    best = scores.points == scores.points.max(axis=1, keepdims=True)
    over = scores.points - scores.points.mean(axis=1, keepdims=True)
    split = best / best.sum(axis=1, keepdims=True)
    return scores.chance.T @ over, scores.chance.T @ split


def _after_a_round(
    tables: GameTables, ends: Floats, position: int, scores: _Scores
) -> tuple[_Scores, int]:
    """Return all possible states one round later, and the position then (−1: the game is over)."""
    seats, after, parts = tables.seats, -1, list[_Scores]()
    for cup, outcome in np.argwhere(ends.any(axis=0)).tolist():
        exit_, who = int(tables.exit[position, outcome]), (cup + np.arange(seats)) % seats
        opens = tables.kind[exit_] == OPENS
        after = int(tables.next[exit_]) if opens else -1
        opener = who[tables.seated[exit_, 0]] if opens else cup
        points = scores.points.copy()
        points[:, who] = np.maximum(points[:, who] + tables.change[outcome], tables.floor)
        chance = scores.chance * ends[scores.cup, cup, outcome, None]
        parts.append(_Scores(np.full_like(scores.cup, opener), points, chance))
    return _together(parts), after


def _together(parts: list[_Scores]) -> _Scores:
    """Merge states with equal scores, and drop impossible states."""
    chance = np.concatenate([part.chance for part in parts])
    rows = np.column_stack(
        [np.concatenate([part.cup for part in parts]), np.concatenate([p.points for p in parts])]
    )
    may = chance.any(axis=1)
    different, at = _unique_rows(rows[may])
    added = [np.bincount(at, column, len(different)) for column in chance[may].T]
    return _Scores(different[:, 0], different[:, 1:], np.stack(added, axis=1))


def _unique_rows(rows: Ints) -> tuple[Ints, Ints]:
    """Return the distinct rows, and each row's index among them.

    Rows are compared as single numbers.
    """
    low = rows.min(axis=0)
    widths = rows.max(axis=0) - low + 1
    if float(np.prod(widths, dtype=np.float64)) >= 2.0**62:
        different, at = np.unique(rows, axis=0, return_inverse=True)
        return different, at.ravel()
    numbers = np.ravel_multi_index(tuple((rows - low).T), tuple(widths.tolist()))
    _, first, at = np.unique(numbers, return_index=True, return_inverse=True)
    return rows[first], at.ravel()
