"""Tests of linear programs in the form of HiGHS."""

import numpy as np
from highspy import HighsLp

from mendax.solver.generic.linear_program import INFINITE, Entries, build, is_optimal, quiet_solver


def _ask(lowest: float) -> tuple[bool, float]:
    """Return the least x + 2y where x + y ≥ ``lowest``, x ≤ 3 and y ≤ 1."""
    entries = Entries(np.array([1, 0, 0]), np.array([1, 1, 0]), np.array([1.0, 1.0, 1.0]))
    asked = build(
        np.array([1.0, 2.0]),
        (np.zeros(2), np.array([3.0, INFINITE])),
        (np.array([lowest, -INFINITE]), np.array([INFINITE, 1.0])),
        entries,
    )
    solver = quiet_solver()
    solver.passModel(asked)
    solver.run()
    return is_optimal(solver), float(solver.getInfo().objective_function_value)


def test_infeasible_programs_are_not_solved() -> None:
    assert not _ask(4.5)[0]


def test_rows_are_in_order_and_entries_of_one_place_added_up() -> None:
    entries = Entries(
        np.array([2, 0, 2, 0, 2]), np.array([1, 2, 0, 0, 1]), np.array([1.0, 2.0, 3.0, 4.0, 5.0])
    )
    none = np.zeros(3)
    found: HighsLp = build(none, (none, none), (none, none), entries)
    assert list(found.a_matrix_.start_) == [0, 2, 2, 4]
    assert list(found.a_matrix_.index_) == [0, 2, 0, 1]
    assert list(found.a_matrix_.value_) == [4.0, 2.0, 3.0, 6.0]


"""The largest deviation that any test of a solved policy allows."""
