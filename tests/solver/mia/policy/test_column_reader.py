"""Columns are read one after the other, and never past their end."""

import numpy as np
import pytest

from mendax.solver.mia.policy.column_reader import ColumnReader


def test_columns_come_back_in_order() -> None:
    body = np.array([1, 2, 3], "<u1").tobytes() + np.array([0.5, 0.25], "<f8").tobytes()
    column = ColumnReader(body)
    assert column.take("<u1", 3).tolist() == [1, 2, 3]
    first, none, second = column.parts("<f8", [1, 0, 1])
    assert (first.tolist(), none.tolist(), second.tolist()) == ([0.5], [], [0.25])
    assert column.left == 0


@pytest.mark.parametrize(("kind", "number"), [("<u1", 5), ("<f8", 1), ("<u1", -1)])
def test_what_is_cut_short_is_no_column(kind: str, number: int) -> None:
    with pytest.raises(ValueError, match="cut short"):
        ColumnReader(b"1234").take(kind, number)
