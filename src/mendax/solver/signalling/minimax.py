"""Zero-sum signalling games as linear programs.

1. The program's unknowns are the answerer's doubts, which minimise the payoff of an announcer who
   makes the best claim with each roll. The announcer's strategy is the dual solution.
2. A program finds an arbitrary equilibrium, so it is used only if the path of ``game`` is too long.
   All equilibria of such games have the same value.
3. If possible, the program's final support is solved again from the exact payoffs, which removes
   the error within the program's tolerance.
"""

import contextlib
from typing import Final

import numpy as np

from mendax.solver.generic import linear_program
from mendax.solver.generic.errors import NoEquilibriumFound
from mendax.solver.generic.linear_program import INFINITE, Entries
from mendax.solver.signalling.game import (
    GOOD_ENOUGH,
    SignallingEquilibrium,
    SignallingGame,
    Support,
    on_scale,
    solved,
)
from mendax.solver.signalling.support import BELIEVE, DOUBT, FIXED, MIXED, Floats, solve_support

_NOTHING: Final = 1e-9
"""Weights and doubts this close to 0, and doubts this close to 1, are rounding errors."""
_TOLERANCE: Final = 1e-10
"""The program's feasibility tolerance."""


def minimax(game: SignallingGame) -> SignallingEquilibrium:
    """Return an equilibrium of a game in which ``d`` is ``−g`` up to scale.

    Raises ``NoEquilibriumFound``, and ``MissingPackage`` without HiGHS.
    """
    scaled = on_scale(game)
    weights, doubt = _optimum(scaled)
    on = (weights > _NOTHING).astype(np.int64)
    reply = np.where(doubt >= 1 - _NOTHING, DOUBT, np.where(doubt <= _NOTHING, BELIEVE, MIXED))
    support = Support(on, np.where(scaled.fixed >= 0, FIXED, reply).astype(np.int64))
    found = [solved(scaled, support, 0, weights, doubt)]
    if support.square:
        pure = np.where(support.reply == MIXED, doubt, np.rint(doubt))
        with contextlib.suppress(np.linalg.LinAlgError):
            exact = solve_support(scaled.c, scaled.g, scaled.d, scaled.w, *support, pure)
            found.append(solved(scaled, support, 0, *exact))
    best = min(found, key=lambda one: one.error)
    if best.error > GOOD_ENOUGH:
        raise NoEquilibriumFound(best.error)
    return best


def _optimum(game: SignallingGame) -> tuple[Floats, Floats]:
    """Return the weights of claims by row, and ``doubt[column]``."""
    rows, columns = game.c.shape
    at = np.arange(rows * columns)
    row, column = np.divmod(at, columns)
    entries = Entries(
        np.concatenate([at, at]),
        np.concatenate([row, rows + column]),
        np.concatenate([np.ones(len(at)), -game.g.ravel()]),
    )
    cost = np.concatenate([game.w, np.zeros(columns)])
    least = np.concatenate([np.full(rows, -INFINITE), np.maximum(game.fixed, 0.0)])
    most = np.concatenate([np.full(rows, INFINITE), np.where(game.fixed < 0, 1.0, game.fixed)])
    bounds = game.c.ravel(), np.full(len(at), INFINITE)
    solver = linear_program.quiet_solver()
    for option in ("primal_feasibility_tolerance", "dual_feasibility_tolerance"):
        solver.setOptionValue(option, _TOLERANCE)
    solver.passModel(linear_program.build(cost, (least, most), bounds, entries))
    solver.run()
    if not linear_program.is_optimal(solver):
        raise NoEquilibriumFound(np.inf)
    solution = solver.getSolution()
    weights = np.maximum(np.array(solution.row_dual).reshape(rows, columns), 0.0)
    doubt = np.clip(np.array(solution.col_value)[rows:], 0.0, 1.0)
    return weights * (game.w / weights.sum(axis=1))[:, None], doubt
