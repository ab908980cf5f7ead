"""Warm starts for a claim tree's program, from a similar program's final basis.

A basis is the status of every column and row: basic or at a bound. Columns and rows are identified
by their claims. A basis therefore also fits a program with more claims, or the same public state
with other lives. This module does not interpret the program.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mendax.solver.claim_tree.game import History
from mendax.solver.generic.optional import require

Statuses = npt.NDArray[np.int8]
AnswerKey = tuple[History, int]
"""A history of claims and an answer to its last claim."""

_STATUS: Final = ("kLower", "kBasic", "kUpper", "kZero", "kNonbasic")
"""The names of the solver's statuses; a status number is an index."""
_LOWER: Final = 0
_BASIC: Final = 1
_UPPER: Final = 2


class ProgramLayout(NamedTuple):
    """The meaning of each column and row in a program with ``kinds`` types.

    The columns are histories by kind, then outside options by kind, then payoffs by history. The
    rows are the kinds, then passes by kind, then answers.
    """

    kinds: int
    histories: Sequence[History]
    passed: Sequence[History]
    answers: Sequence[AnswerKey]
    usual: Sequence[AnswerKey]
    """The answers played by default."""


class Basis(NamedTuple):
    """The status of every column and row, identified by claims."""

    histories: dict[History, Statuses]
    outside: Statuses
    payoffs: dict[History, int]
    kinds: Statuses
    passed: dict[History, Statuses]
    answers: dict[AnswerKey, int]


def left_by(solver: Any, at: ProgramLayout) -> Basis:
    """Return the basis at the end of the solver's last run."""
    basis, k, n = solver.getBasis(), at.kinds, len(at.histories)
    columns = np.array([int(status) for status in basis.col_status], np.int8)
    rows = np.array([int(status) for status in basis.row_status], np.int8)
    each, between = columns[: n * k].reshape(n, k), rows[k : k + len(at.passed) * k].reshape(-1, k)
    return Basis(
        dict(zip(at.histories, each, strict=True)),
        columns[n * k : (n + 1) * k],
        dict(zip(at.histories, columns[(n + 1) * k :].tolist(), strict=True)),
        rows[:k],
        dict(zip(at.passed, between, strict=True)),
        dict(zip(at.answers, rows[k + len(at.passed) * k :].tolist(), strict=True)),
    )


def enter(solver: Any, at: ProgramLayout, start: Basis) -> None:
    """Set the solver's basis to ``start``. Claims without a status are answered by default.

    Does nothing if the number of types differs.
    """
    k = at.kinds
    if len(start.kinds) != k:
        return
    low, free = np.full(k, _LOWER, np.int8), np.full(k, _BASIC, np.int8)
    new = {row for row in at.usual if row[0] not in start.payoffs}
    columns = np.concatenate(
        [
            *(start.histories.get(history, low) for history in at.histories),
            start.outside,
            np.array([start.payoffs.get(history, _BASIC) for history in at.histories], np.int8),
        ]
    )
    rows = np.concatenate(
        [
            start.kinds,
            *(start.passed.get(passed, free) for passed in at.passed),
            np.array(
                [start.answers.get(row, _UPPER if row in new else _BASIC) for row in at.answers],
                np.int8,
            ),
        ]
    )
    highspy = require("highspy")
    status = [getattr(highspy.HighsBasisStatus, name) for name in _STATUS]
    basis = highspy.HighsBasis()
    basis.valid, basis.alien = True, True
    basis.col_status = [status[n] for n in columns.tolist()]
    basis.row_status = [status[n] for n in rows.tolist()]
    solver.setBasis(basis)
