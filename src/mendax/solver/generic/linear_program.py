"""Linear programs for HiGHS.

Functions that load HiGHS raise ``MissingPackage`` if it cannot be loaded.
"""

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mendax.solver.generic.optional import require

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.intp]

INFINITE: Final = np.inf


class Entries(NamedTuple):
    """The entries of a sparse matrix. Entries at the same position are added."""

    rows: Ints
    columns: Ints
    values: Floats


def build(
    cost: Floats,
    columns: tuple[Floats, Floats],
    rows: tuple[Floats, Floats],
    entries: Entries,
) -> Any:
    """Return the ``HighsLp`` that minimises ``cost[column]``.

    ``columns`` contains lower and upper bounds of the unknowns, and ``rows`` those of the matrix
    times the unknowns.
    """
    highspy = require("highspy")
    starts, indices, values = _by_row(entries, len(rows[0]))
    model = highspy.HighsLp()
    model.num_col_, model.num_row_ = len(cost), len(rows[0])
    model.col_cost_, (model.col_lower_, model.col_upper_) = cost, columns
    model.row_lower_, model.row_upper_ = rows
    model.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
    model.a_matrix_.start_ = starts
    model.a_matrix_.index_ = indices
    model.a_matrix_.value_ = values
    return model


def quiet_solver() -> Any:
    """Return a single-threaded solver without output. Equal programs have equal solutions."""
    solver = require("highspy").Highs()
    solver.setOptionValue("output_flag", False)
    solver.setOptionValue("threads", 1)
    return solver


def is_optimal(solver: Any) -> bool:
    """Return whether the last run found an optimum."""
    return bool(solver.getModelStatus() == require("highspy").HighsModelStatus.kOptimal)


def _by_row(
    entries: Entries, count: int
) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32], Floats]:
    """Return the start of each row, and the columns and values sorted by row."""
    order = np.lexsort((entries.columns, entries.rows))
    rows, columns = entries.rows[order], entries.columns[order]
    values = entries.values[order]
    first = np.ones(len(rows), bool)
    first[1:] = (np.diff(rows) != 0) | (np.diff(columns) != 0)
    starts = np.searchsorted(rows[first], np.arange(count + 1))
    summed: Floats = np.add.reduceat(values, np.flatnonzero(first)) if len(values) else values
    return starts.astype(np.int32), columns[first].astype(np.int32), summed
