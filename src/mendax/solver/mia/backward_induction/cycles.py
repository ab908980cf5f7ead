"""The solver of a public state that leads back to itself when its value is repeated.

The number of repetitions is public, so a policy may depend on it. Repetitions are solved backwards
from a guess of the value after the last repetition, each in equilibrium against the next (value
iteration; Shapley 1953, "Stochastic Games"). The first n repetitions become a policy of period n,
in which the first follows the n-th, as soon as one of these conditions holds:

- the first repetition has the same value as the repetition after the n-th, and playing these n
  policies in turn leaves the cycle with probability one;
- no single seat can get past the n-th repetition with a probability at which later play matters.

A policy of period one has the stationary policy's values, solved as linear equations (policy
evaluation; Howard 1960, "Dynamic Programming and Markov Processes"). With two seats, period one is
enough. With more seats, best play may depend on the next repetition, so no stationary policy is an
equilibrium and longer periods are needed.

This module depends on neither claims nor rolls, because the solver of a repetition is an argument.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from mendax.solver.generic.tolerances import CLOSER, REPETITIONS, SURELY_LEFT
from mendax.solver.mia.model.rule_tables import Floats
from mendax.solver.mia.model.state_solution import StateSolution


class NotConverged(ArithmeticError):
    """Raised if the iteration over a cycle of states or positions finds no fixed point."""


class Repetition(NamedTuple):
    """One solution of the state, given the value of reaching the state again."""

    rows: Floats
    """``rows[turn]``: the value of the repetition, as a row in the caller's format."""
    solutions: dict[int, StateSolution]
    """The solution of each turn."""
    leaves: Floats
    """``leaves[turn]``: the part of the row where play does not reach the state again."""
    stays: Floats
    """``stays[turn, next turn]``: the probability of reaching the state again."""
    stay_bounds: Floats
    """``stay_bounds[turn, place]``: a bound on the probability of reaching the state again if only
    ``place`` aims for it."""


class PeriodicSolution(NamedTuple):
    """A policy that depends periodically on the number of repetitions."""

    repetitions: list[Repetition]
    """One period, in order of play."""
    beyond: Floats
    """The row assumed after the last repetition, by turn."""
    error: float
    """The error in the first row that the assumed last rows cause."""


Solve = Callable[[Floats, int], Repetition]
"""Solves the repetition that precedes the given rows by turn.

The number is its index in the known period, counted from the end (−1).
"""


def solve_repetitions(
    solve: Solve, guess: Floats, known: int, tolerance: float, stake: float, most: int
) -> PeriodicSolution:
    """Return the policy with the shortest period, at most ``most``. Raises ``NotConverged``.

    ``known`` is the period for similar payoffs; only its multiples are tried. ``guess`` contains
    the rows, by turn, that follow the last repetition. Rows that differ by at most ``tolerance``
    count as equal. ``stake`` is the difference between the best and the worst payoff.
    """
    run, nearest = _Backwards(guess), np.inf if known == 1 else 0.0
    for _ in range(REPETITIONS):
        run.prepend(solve(run.rows[-1], -1 - len(run.repetitions) % known))
        stationary, residual = stationary_values(run.repetitions[-1]), run.residuals()[0]
        if len(run.repetitions) % known == 0:
            solution = run.shortest(tolerance, stake)
            if solution is not None and len(solution.repetitions) <= most:
                return _stationary(solution, stationary)
        if residual < nearest / CLOSER and stationary is not None:
            run, nearest = _Backwards(stationary), residual
    raise NotConverged


def _stationary(solution: PeriodicSolution, values: Floats | None) -> PeriodicSolution:
    """Return the solution with the exact values of its policy if the period is one."""
    if len(solution.repetitions) > 1 or values is None:
        return solution
    (only,) = solution.repetitions
    return PeriodicSolution([only._replace(rows=values)], values, solution.error)


class _Backwards:
    """Repetitions solved backwards from a guess. The last repetition solved is played first."""

    def __init__(self, guess: Floats) -> None:
        self.rows, self.repetitions = [guess], list[Repetition]()
        self.reach: list[Floats] = []
        """``reach[n][turn, place]``: the product of the first n + 1 ``stay_bounds``."""

    def prepend(self, repetition: Repetition) -> None:
        """Add a repetition before all others."""
        bounds = repetition.stay_bounds
        self.reach = [bounds, *(bounds * np.roll(far, -1, axis=0) for far in self.reach)]
        self.rows.append(repetition.rows)
        self.repetitions.append(repetition)

    def residuals(self) -> list[float]:
        """Return, by period, the largest change from the first row to one period later."""
        return [float(np.abs(self.rows[-1] - later).max()) for later in self.rows[-2::-1]]

    def shortest(self, tolerance: float, stake: float) -> PeriodicSolution | None:
        """Return the solution with the shortest valid period, or None if none is valid yet."""
        for period, residual in enumerate(self.residuals(), start=1):
            past = float(self.reach[period - 2].max()) * stake if period > 1 else np.inf
            repetitions = self.repetitions[: -1 - period : -1]
            if past <= tolerance:
                return PeriodicSolution(repetitions, self.rows[-1 - period], past)
            if residual <= tolerance and self._is_left(period):
                return PeriodicSolution(repetitions, repetitions[0].rows, residual)
        return None

    def _is_left(self, period: int) -> bool:
        """Return whether playing the first ``period`` repetitions surely leaves the cycle."""
        turns = len(self.repetitions[-1].rows)
        stays = np.ones(turns)
        for number in range(turns * period):
            stays = self.repetitions[number % period - period].stays @ stays
        return bool(stays.max() < 1.0 - SURELY_LEFT)


def stationary_values(repetition: Repetition) -> Floats | None:
    """Return the rows, by turn, of a repetition that follows itself; None if it never ends."""
    try:
        a = np.eye(len(repetition.stays)) - repetition.stays
        values = np.linalg.solve(a, repetition.leaves)
    except np.linalg.LinAlgError:
        return None
    return np.asarray(values, np.float64)
