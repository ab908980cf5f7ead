"""Solves a public state that leads back to itself: a value that may be announced over itself.

How often the value was repeated is public, so a policy may depend on it. Repetitions are solved
backwards, each in equilibrium against the one that follows it (value iteration; Shapley 1953,
«Stochastic Games»), from a guess of what the furthest leads to. The first n of them are kept as a
policy of period n (after the n-th the first follows again) as soon as

- the first is worth what the one after the n-th is worth, and play by these n in turn leaves the
  cycle with probability one; or
- no seat alone can make it likely enough to get past the n-th for it to matter what is done there.

Where the period is one, its values are those of the stationary policy, solved as linear equations
(policy evaluation; Howard 1960, «Dynamic Programming and Markov Processes»). With two seats that
is all there is; with more, best play may depend on what is done a repetition later, so that no
stationary policy is in equilibrium, and longer periods are needed.

Knows no claims and no rolls: how a repetition is solved is handed in.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from mendax.solver.generic.tolerances import CLOSER, REPETITIONS, SURELY_LEFT
from mendax.solver.mia.model.rule_tables import Floats
from mendax.solver.mia.model.state_solution import StateSolution


class NotConverged(ArithmeticError):
    """An iteration over a cycle of states or positions found no fixed point."""


class Repetition(NamedTuple):
    """The state solved once, given what it is worth to be there again."""

    rows: Floats
    """``rows[turn]``: what it is worth, in whatever a row holds."""
    solutions: dict[int, StateSolution]
    """By turn."""
    leaves: Floats
    """``leaves[turn]``: the part of the row that comes of not being there again."""
    stays: Floats
    """``stays[turn, next turn]``: the chance to be there again."""
    stay_bounds: Floats
    """``stay_bounds[turn, place]``: a bound on that chance if ``place`` alone plays for it."""


class PeriodicSolution(NamedTuple):
    """A policy that depends on the number of repetitions, with a period."""

    repetitions: list[Repetition]
    """One period, first to last."""
    beyond: Floats
    """The row by turn that was taken to follow the last."""
    error: float
    """How far the first may be off because that is not what follows it."""


Solve = Callable[[Floats, int], Repetition]
"""Solves the repetition before one with these rows by turn. The number is its place in the period
that was known, counted from the end (−1)."""


def solve_repetitions(
    solve: Solve, guess: Floats, known: int, tolerance: float, stake: float, most: int
) -> PeriodicSolution:
    """The policy with the shortest period, no longer than ``most``. Raises ``NotConverged``.

    A period of ``known`` repetitions was right for payoffs much alike, with ``guess`` (a row by
    turn) beyond; only its multiples are tried. Rows no further apart than ``tolerance`` are the
    same; ``stake`` is the difference between the best and the worst payoff.
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
    """The solution with the exact values of its policy, where it has a period of one."""
    if len(solution.repetitions) > 1 or values is None:
        return solution
    (only,) = solution.repetitions
    return PeriodicSolution([only._replace(rows=values)], values, solution.error)


class _Backwards:
    """Repetitions solved backwards from a guess; the last one solved is the first one played."""

    def __init__(self, guess: Floats) -> None:
        self.rows, self.repetitions = [guess], list[Repetition]()
        self.reach: list[Floats] = []
        """``reach[n][turn, place]``: the product of the first n + 1 ``stay_bounds``."""

    def prepend(self, repetition: Repetition) -> None:
        """One repetition more, played before all others."""
        bounds = repetition.stay_bounds
        self.reach = [bounds, *(bounds * np.roll(far, -1, axis=0) for far in self.reach)]
        self.rows.append(repetition.rows)
        self.repetitions.append(repetition)

    def residuals(self) -> list[float]:
        """By period, from one on: the largest difference to the row so many repetitions later."""
        return [float(np.abs(self.rows[-1] - later).max()) for later in self.rows[-2::-1]]

    def shortest(self, tolerance: float, stake: float) -> PeriodicSolution | None:
        """The shortest period that will do, None if there is none yet."""
        for period, residual in enumerate(self.residuals(), start=1):
            past = float(self.reach[period - 2].max()) * stake if period > 1 else np.inf
            repetitions = self.repetitions[: -1 - period : -1]
            if past <= tolerance:
                return PeriodicSolution(repetitions, self.rows[-1 - period], past)
            if residual <= tolerance and self._is_left(period):
                return PeriodicSolution(repetitions, repetitions[0].rows, residual)
        return None

    def _is_left(self, period: int) -> bool:
        """Whether play by the first ``period`` repetitions in turn leaves with probability one."""
        turns = len(self.repetitions[-1].rows)
        stays = np.ones(turns)
        for number in range(turns * period):
            stays = self.repetitions[number % period - period].stays @ stays
        return bool(stays.max() < 1.0 - SURELY_LEFT)


def stationary_values(repetition: Repetition) -> Floats | None:
    """``[turn]``: the rows of a repetition that follows itself; None if it is never left."""
    try:
        a = np.eye(len(repetition.stays)) - repetition.stays
        values = np.linalg.solve(a, repetition.leaves)
    except np.linalg.LinAlgError:
        return None
    return np.asarray(values, np.float64)
