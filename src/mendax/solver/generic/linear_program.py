"""Linear programs as HiGHS takes them. Knows nothing of what the numbers in a program mean.

Whatever loads HiGHS raises ``MissingPackage`` where that can't be done.
"""

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mendax.solver.generic.optional import needed

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.intp]

INFINITE: Final = np.inf


class Entries(NamedTuple):
    """The numbers of a matrix that are not zero; several at one place are added up."""

    rows: Ints
    columns: Ints
    values: Floats


def program(
    cost: Floats,
    columns: tuple[Floats, Floats],
    rows: tuple[Floats, Floats],
    entries: Entries,
) -> Any:
    """The ``HighsLp`` of the least ``cost``, where ``columns`` bounds the unknowns from below and
    from above, and ``rows`` bounds the products of the matrix with them."""
    highspy = needed("highspy")
    starts, indices, values = _by_row(entries, len(rows[0]))
    found = highspy.HighsLp()
    found.num_col_, found.num_row_ = len(cost), len(rows[0])
    found.col_cost_, (found.col_lower_, found.col_upper_) = cost, columns
    found.row_lower_, found.row_upper_ = rows
    found.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
    found.a_matrix_.start_ = starts
    found.a_matrix_.index_ = indices
    found.a_matrix_.value_ = values
    return found


def quiet() -> Any:
    """A solver of one thread that prints nothing; the same program has the same answer."""
    solver = needed("highspy").Highs()
    solver.setOptionValue("output_flag", False)
    solver.setOptionValue("threads", 1)
    return solver


def is_solved(solver: Any) -> bool:
    """Whether the last run found the least cost."""
    return bool(solver.getModelStatus() == needed("highspy").HighsModelStatus.kOptimal)


def _by_row(
    entries: Entries, count: int
) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32], Floats]:
    """Where each row starts, and columns and values row by row."""
    order = np.lexsort((entries.columns, entries.rows))
    rows, columns = entries.rows[order], entries.columns[order]
    values = entries.values[order]
    first = np.ones(len(rows), bool)
    first[1:] = (np.diff(rows) != 0) | (np.diff(columns) != 0)
    starts = np.searchsorted(rows[first], np.arange(count + 1))
    summed: Floats = np.add.reduceat(values, np.flatnonzero(first)) if len(values) else values
    return starts.astype(np.int32), columns[first].astype(np.int32), summed
