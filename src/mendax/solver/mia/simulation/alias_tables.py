"""Who sits at a table of Mia, as tables for kernels to draw turns from.

Rules of this file
1. It knows nothing of players: ``turn_outcomes`` says what comes of a turn between two of them,
   exactly.
2. Here, and only here, chances are rounded: to within 2⁻³², less than what 10¹⁶ games could tell.

The turns of a meeting and a spot are an alias row, so one number decides a claim and its answer. A
row has a power of two of entries; an entry is one 64-bit number, ``threshold · 2³² + first · 2¹⁶ +
other``: whose threshold the lower half of the drawn number is under gets ``first``, else ``other``.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mendax.solver.generic.jit import compiled
from mendax.solver.mia.model.rule_tables import Floats, Ints
from mendax.solver.mia.simulation.game_tables import Course
from mendax.solver.mia.simulation.strategy_tables import Script
from mendax.solver.mia.simulation.turn_outcomes import Meetings, meetings

WHOLE: Final = 1 << 32
ALWAYS: Final = WHOLE - 1
NEVER: Final = 0


class Cast(NamedTuple):
    """The players of a table."""

    at: npt.NDArray[np.int32]
    """``at[seat, next seat, position]``: the page of a seat that has the cup before the other."""
    row: Ints
    """``row[page, spot]``: where its entries begin, times 256, plus how many bits number them."""
    entries: npt.NDArray[np.uint64]
    """Alias rows of turns (see ``meetings``)."""
    rerolls: Ints
    """``rerolls[seat, exit]``: the threshold for letting the die decide on new lives."""


def cast(course: Course, scripts: Sequence[Script]) -> Cast:
    """Seats these players, from seat 0 on. The same script may sit in several places."""
    return drawn_from(course, meetings(course, scripts))


def drawn_from(course: Course, found: Meetings) -> Cast:
    """What ``meetings`` found, to be drawn from."""
    rows, entries = _alias_rows(np.diff(found.begins), found.turns, found.chances)
    thresholds = np.clip(np.rint(found.rerolls * WHOLE), NEVER, ALWAYS).astype(np.int64)
    return Cast(found.at, rows.reshape(-1, course.spots), entries, thresholds)


def _alias_rows(
    lengths: Ints, outcomes: Ints, chances: Floats
) -> tuple[Ints, npt.NDArray[np.uint64]]:
    """Rows of so many outcomes with their chances, one after the other: where each begins, times
    256, plus how many bits number its entries; and the entries."""
    bits = np.array([max(1, (n - 1).bit_length()) for n in lengths.tolist()], np.int64)
    starts = np.concatenate(([0], np.cumsum(1 << bits)))
    threshold, first, other = _alias(outcomes, chances, lengths, starts)
    packed = threshold << 32 | first << 16 | other
    return starts[:-1] << 8 | bits, packed.view(np.uint64)


@compiled
def _alias(outcomes: Ints, chances: Floats, lengths: Ints, starts: Ints) -> tuple[Ints, Ints, Ints]:
    """The alias method: entries that are not full are filled up from one that is over-full."""
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
