"""Tests that a game of Mia as arrays has the positions, round ends and payoffs of the engine."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mendax.solver.generic.jit import plain
from mendax.solver.mia.simulation import alias_tables

ROWS = st.lists(st.lists(st.floats(0.001, 1.0), min_size=1, max_size=9), min_size=1, max_size=4)


def _made(rows: list[list[float]], function: object) -> tuple[np.ndarray, ...]:
    lengths = np.array([len(row) for row in rows])
    sizes = [1 << max(1, (n - 1).bit_length()) for n in lengths.tolist()]
    starts = np.concatenate(([0], np.cumsum(sizes)))
    codes = np.arange(lengths.sum())
    chances = np.concatenate([np.array(row) / sum(row) for row in rows])
    return starts, *function(codes, chances, lengths, starts)  # type: ignore[operator]


@settings(max_examples=30, deadline=None)
@given(ROWS)
def test_every_code_is_as_likely_as_it_was(rows: list[list[float]]) -> None:
    starts, threshold, first, other = _made(rows, alias_tables.alias)
    code = 0
    for n, row in enumerate(rows):
        part = slice(starts[n], starts[n + 1])
        size = starts[n + 1] - starts[n]
        for chance in row:
            kept = threshold[part][first[part] == code].sum()
            given_on = ((1 << 32) - threshold[part])[other[part] == code].sum()
            assert (kept + given_on) / size / 2**32 == pytest.approx(chance / sum(row), abs=1e-9)
            code += 1


@settings(max_examples=10, deadline=None)
@given(ROWS)
def test_compiled_and_plain_tables_are_one(rows: list[list[float]]) -> None:
    fast, slow = _made(rows, alias_tables.alias), _made(rows, plain(alias_tables.alias))
    for one, two in zip(fast, slow, strict=True):
        assert one.tolist() == two.tolist()
