"""Alias tables for turns: one random number decides a claim and its answer.

This module contains no strategies: ``turn_outcomes`` provides the exact outcomes of a turn between
two players. Only this module rounds probabilities. The error is below 2⁻³², which even 10¹⁶ games
could not reveal.

Source: Walker 1974 and 1977 ("An efficient method for generating discrete random variables with
general distributions"), with the linear-time construction of Vose 1991 ("A linear algorithm for
generating random numbers with a given distribution"). A sample costs one number, one lookup and one
comparison, for any number of outcomes.

Each pair and public state has a row of turns, whose number of entries is a power of two. An entry
is one 64-bit number, ``threshold · 2³² + first · 2¹⁶ + other``. It yields ``first`` if the lower
half of the random number is below the threshold, otherwise ``other`` (codes of ``turn_outcomes``).
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mendax.solver.generic.jit import compiled
from mendax.solver.mia.model.rule_tables import Floats, Ints
from mendax.solver.mia.simulation.game_tables import GameTables
from mendax.solver.mia.simulation.strategy_tables import StrategyTables
from mendax.solver.mia.simulation.turn_outcomes import TurnOutcomes, turn_outcomes

WHOLE: Final = 1 << 32
ALWAYS: Final = WHOLE - 1
NEVER: Final = 0


class AliasTables(NamedTuple):
    """The samplers for a table of known players."""

    at: npt.NDArray[np.int32]
    """``at[seat, next seat, position]``: the pair in which the first seat announces to the next
    seat."""
    row: Ints
    """``row[pair, public_state]``: the index of the row's first entry times 256, plus the bits of
    its size."""
    entries: npt.NDArray[np.uint64]
    """The entries of all rows."""
    rerolls: Ints
    """``rerolls[seat, exit]``: the threshold, out of 2³², for rolling for new lives."""


def alias_tables(tables: GameTables, strategies: Sequence[StrategyTables]) -> AliasTables:
    """Return the alias tables of these players, seat 0 first.

    Raises the errors of ``turn_outcomes``.
    """
    return alias_tables_of(tables, turn_outcomes(tables, strategies))


def alias_tables_of(tables: GameTables, found: TurnOutcomes) -> AliasTables:
    """Return alias tables for given turn outcomes."""
    rows, entries = alias_rows(np.diff(found.begins), found.codes, found.chances)
    thresholds = np.clip(np.rint(found.rerolls * WHOLE), NEVER, ALWAYS).astype(np.int64)
    return AliasTables(found.at, rows.reshape(-1, tables.public_states), entries, thresholds)


def alias_rows(
    lengths: Ints, outcomes: Ints, chances: Floats
) -> tuple[Ints, npt.NDArray[np.uint64]]:
    """Return ``row`` and ``entries`` of ``AliasTables`` for rows with ``lengths`` outcomes."""
    bits = np.array([max(1, (n - 1).bit_length()) for n in lengths.tolist()], np.int64)
    starts = np.concatenate(([0], np.cumsum(1 << bits)))
    threshold, first, other = alias(outcomes, chances, lengths, starts)
    packed = threshold << 32 | first << 16 | other
    return starts[:-1] << 8 | bits, packed.view(np.uint64)


@compiled
def alias(outcomes: Ints, chances: Floats, lengths: Ints, starts: Ints) -> tuple[Ints, Ints, Ints]:
    """Return each entry's ``threshold``, ``first`` and ``other``, as constructed by Vose.

    An entry with too little probability is filled from an entry with too much. Thresholds are out
    of 2³².
    """
    whole = starts[-1]
    threshold = np.zeros(whole, np.int64)
    first, other = np.zeros(whole, np.int64), np.zeros(whole, np.int64)
    at = 0
    for n in range(len(lengths)):
        start, size = starts[n], starts[n + 1] - starts[n]
        left = np.zeros(size, np.float64)
        left[: lengths[n]] = chances[at : at + lengths[n]] * (
            size / chances[at : at + lengths[n]].sum()
        )
        mine = np.zeros(size, np.int64)
        mine[: lengths[n]] = outcomes[at : at + lengths[n]]
        mine[lengths[n] :] = outcomes[at]
        at += lengths[n]
        small = np.flatnonzero(left < 1.0)
        full = np.flatnonzero(left >= 1.0)
        waiting, free = len(small), len(full)
        todo = np.concatenate((small, full))
        rich = np.concatenate((full, small))
        while waiting > 0 and free > 0:
            waiting -= 1
            free -= 1
            poor, giver = todo[waiting], rich[free]
            threshold[start + poor] = int(left[poor] * 4294967296.0 + 0.5)
            first[start + poor], other[start + poor] = mine[poor], mine[giver]
            left[giver] -= 1.0 - left[poor]
            if left[giver] < 1.0:
                todo[waiting] = giver
                waiting += 1
            else:
                rich[free] = giver
                free += 1
        for k in range(waiting):
            first[start + todo[k]] = other[start + todo[k]] = mine[todo[k]]
        for k in range(free):
            first[start + rich[k]] = other[start + rich[k]] = mine[rich[k]]
    for k in range(whole):
        if threshold[k] >= 4294967296:
            threshold[k], other[k] = 0, first[k]
    return threshold, first, other
