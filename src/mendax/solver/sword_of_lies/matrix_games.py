"""Optimal mixes of small matrix games in plain Python, by the simplex method.

The method is the linear program of a matrix game (G. Dantzig, "A proof of the equivalence of the
programming problem and the game problem", 1951), with R. Bland's rule (1977) when it stalls.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

_TINY: Final = 1e-11

Matrix = Sequence[Sequence[float]]


class SolvedMatrix(NamedTuple):
    """The value of a matrix game to the row player, and an optimal mix of each player."""

    value: float
    rows: list[float]
    columns: list[float]


def solved_matrix(matrix: Matrix) -> SolvedMatrix:
    """Return the solution of a game in which the row player maximises and the other minimises."""
    least = [min(row) for row in matrix]
    most = [max(column) for column in zip(*matrix, strict=True)]
    best, worst = max(least), min(most)
    if best == worst:
        return SolvedMatrix(best, _pure(least.index(best), least), _pure(most.index(worst), most))
    rows, columns = _mixes(matrix)
    won = min(
        sum(chance * worth for chance, worth in zip(rows, column, strict=True))
        for column in zip(*matrix, strict=True)
    )
    return SolvedMatrix(won, rows, columns)


def _pure(chosen: int, among: Sequence[float]) -> list[float]:
    return [float(at == chosen) for at in range(len(among))]


def _mixes(matrix: Matrix) -> tuple[list[float], list[float]]:
    """Return optimal mixes.

    After making all entries positive, maximise the sum of y subject to ``matrix`` y <= 1; x is the
    dual.
    """
    rows, columns = len(matrix), len(matrix[0])
    shift = 1.0 - min(map(min, matrix))
    table = [
        [*(worth + shift for worth in row), *(float(at == i) for at in range(rows)), 1.0]
        for i, row in enumerate(matrix)
    ]
    costs = [-1.0] * columns + [0.0] * (rows + 1)
    basis = list(range(columns, columns + rows))
    for turn in range(200 * (rows + columns)):
        entering = _entering(costs, turn >= 20 * (rows + columns))
        if entering < 0:
            break
        leaving = _leaving(table, basis, entering)
        pivot = table[leaving][entering]
        chosen = table[leaving] = [number / pivot for number in table[leaving]]
        for i, row in enumerate(table):
            if i != leaving and row[entering]:
                table[i] = _reduced(row, row[entering], chosen)
        costs = _reduced(costs, costs[entering], chosen)
        basis[leaving] = entering
    first, second = costs[columns:-1], [0.0] * columns
    for i, variable in enumerate(basis):
        if variable < columns:
            second[variable] = table[i][-1]
    return _normal(first), _normal(second)


def _reduced(row: list[float], factor: float, chosen: list[float]) -> list[float]:
    return [number - factor * other for number, other in zip(row, chosen, strict=True)]


def _entering(costs: Sequence[float], first: bool) -> int:
    """Return the column with the least cost or, if ``first``, the first negative one; -1 if
    none."""
    if first:
        return next((j for j, cost in enumerate(costs[:-1]) if cost < -_TINY), -1)
    least = min(costs[:-1])
    return costs.index(least) if least < -_TINY else -1


def _leaving(table: Sequence[Sequence[float]], basis: Sequence[int], entering: int) -> int:
    """Return the row whose bound is reached first or, in a tie, that of the lowest variable."""
    ratios = [(row[-1] / row[entering], i) for i, row in enumerate(table) if row[entering] > _TINY]
    least = min(ratios)[0]
    return min((i for ratio, i in ratios if ratio <= least + _TINY), key=basis.__getitem__)


def _normal(numbers: Sequence[float]) -> list[float]:
    bounded = [max(0.0, number) for number in numbers]
    whole = sum(bounded)
    return [number / whole for number in bounded]
