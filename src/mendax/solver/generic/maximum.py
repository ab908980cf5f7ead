"""Small linear programs that are built one line at a time, for HiGHS."""

from collections.abc import Sequence

import numpy as np

from mendax.solver.generic import linear_program
from mendax.solver.generic.errors import NoEquilibriumFound
from mendax.solver.generic.linear_program import INFINITE, Entries, Floats

Line = dict[int, float]
"""A linear expression: the factor of each unknown."""


class Maximum:
    """A linear program that maximises a sum of weighted lines."""

    def __init__(self) -> None:
        self._lower: list[float] = []
        self._upper: list[float] = []
        self._gains: Line = {}
        self._rows: list[tuple[float, float]] = []
        self._entries: list[tuple[int, int, float]] = []

    def unknown(self, least: float = 0.0, most: float = 1.0) -> int:
        """Return a new unknown between these bounds."""
        self._lower.append(least)
        self._upper.append(most)
        return len(self._lower) - 1

    def unknowns(self, count: int) -> list[int]:
        """Return new unknowns between 0 and 1."""
        return [self.unknown() for _ in range(count)]

    def row(self, line: Line, least: float, most: float) -> None:
        """Keep a line between these bounds."""
        self._entries += [(len(self._rows), at, factor) for at, factor in line.items()]
        self._rows.append((least, most))

    def least(self, lines: Sequence[Line]) -> int:
        """Return an unknown that is at most the least of these lines."""
        least = self.unknown(-INFINITE, INFINITE)
        for line in lines:
            self.row(line | {least: -1.0}, 0.0, INFINITE)
        return least

    def gain(self, line: Line, weight: float) -> None:
        """Add a line with this weight to the sum."""
        for at, factor in line.items():
            self._gains[at] = self._gains.get(at, 0.0) + weight * factor

    def solved(self) -> tuple[float, Floats]:
        """Return the maximum and the unknowns.

        Raises ``NoEquilibriumFound``, and ``MissingPackage`` without HiGHS.
        """
        cost = np.zeros(len(self._lower))
        cost[list(self._gains)] = [-gain for gain in self._gains.values()]
        rows, columns, values = zip(*self._entries, strict=True)
        entries = Entries(np.array(rows), np.array(columns), np.array(values, np.float64))
        bounds = np.array(self._rows).T
        solver = linear_program.quiet_solver()
        limits = np.array(self._lower), np.array(self._upper)
        solver.passModel(linear_program.build(cost, limits, (bounds[0], bounds[1]), entries))
        solver.run()
        if not linear_program.is_optimal(solver):
            raise NoEquilibriumFound(np.inf)
        found = np.array(solver.getSolution().col_value)
        return float(-cost @ found), found
