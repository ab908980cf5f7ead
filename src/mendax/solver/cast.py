"""Who sits at a table of Mia, as arrays for kernels: what comes of a turn between two players.

Rules of this file
1. No rule is written here: ``course`` knows what opened dice bring, ``script`` what players do.
2. What the kernels need not know apart is one thing: dice that open alike are added up, and the
   claim and its answer are drawn together. So one number decides a turn, from a table that is a
   quarter of what the players' own tables take.

A turn is a number of 16 bits (``turn``): how the claim was made (``tables.LOOKED`` and so on, or
``course.AT_SIGHT``), its value, whether it was a lie, whether it was doubted, and what the round
ends in, plus one (0: it goes on).
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mendax.solver.compiled import compiled
from mendax.solver.course import AT_SIGHT, Course
from mendax.solver.script import ALWAYS, WHOLE, Script, alias_rows
from mendax.solver.tables import Floats, Ints

TURNS: Final = 1 << 16
_MOST_FATES: Final = 127
_SEATS: Final = 8


class Cast(NamedTuple):
    """The players of a table."""

    at: npt.NDArray[np.int32]
    """``at[seat, next seat, position]``: the page of a seat that has the cup before the other."""
    row: Ints
    """``row[page, spot]``: where its entries begin, times 256, plus how many bits number them."""
    entries: npt.NDArray[np.uint64]
    """Alias rows of turns (see ``script``)."""
    rerolls: Ints
    """``rerolls[seat, exit]``: the threshold for letting the die decide on new lives."""


def turn(how: int, value: int, lie: int, doubted: int, fate: int) -> int:
    """The number of a turn; ``fate`` is −1 if the round goes on."""
    return how << 14 | value << 9 | lie << 8 | doubted << 7 | fate + 1


def cast(course: Course, scripts: Sequence[Script]) -> Cast:
    """Seats these players, from seat 0 on. The same script may sit in several places."""
    if course.change.shape[0] > _MOST_FATES:
        raise ValueError("more ways to end a round than a turn can say")
    each = list({id(script): script for script in scripts}.values())
    starts = np.cumsum([0, *(len(script.entries) for script in each)]).tolist()
    row = np.concatenate([s.row + (at << 8) for s, at in zip(each, starts[:-1], strict=True)])
    meetings, found = _meetings(course, each)
    lengths, turns, chances = _turns(
        meetings,
        row,
        np.concatenate([script.entries for script in each]),
        np.concatenate([script.doubt for script in each]),
        course.opened,
        course.other,
    )
    rows, entries = alias_rows(lengths, turns, chances)
    known = {id(script): n for n, script in enumerate(each)}
    order = [known[id(script)] for script in scripts]
    return Cast(
        found[np.ix_(order, order)],
        rows.reshape(len(meetings), -1),
        entries,
        np.stack([script.rerolls for script in scripts]),
    )


def _meetings(course: Course, each: Sequence[Script]) -> tuple[Ints, npt.NDArray[np.int32]]:
    """Who meets whom: rows of (page with the cup, page of the next, how many are still in), and
    ``[script, next script, position]``: which of them."""
    pages = np.cumsum([0, *(len(script.row) for script in each)]).tolist()
    at = np.stack([script.at + first for script, first in zip(each, pages[:-1], strict=True)])
    whole = pages[-1]
    codes = (at[:, None, :] * whole + at[None, :, :]) * _SEATS + course.alive
    different, found = np.unique(codes, return_inverse=True)
    pairs = different // _SEATS
    meetings = np.stack([pairs // whole, pairs % whole, different % _SEATS], axis=1)
    return meetings, found.reshape(codes.shape).astype(np.int32)


@compiled
def _turns(
    meetings: Ints,
    row: Ints,
    entries: npt.NDArray[np.uint64],
    doubt: npt.NDArray[np.uint32],
    opened: npt.NDArray[np.int16],
    other: Ints,
) -> tuple[Ints, Ints, Floats]:
    """By meeting and spot: how many turns there are; then all of them, and their chances."""
    spots, whole = row.shape[1], 0
    chance, seen = np.zeros(TURNS, np.float64), np.zeros(TURNS, np.int64)
    lengths = np.zeros(len(meetings) * spots, np.int64)
    turns, chances = np.zeros(0, np.int64), np.zeros(0, np.float64)
    for filling in range(2):
        at = 0
        for n in range(len(lengths)):
            page, answers, alive = meetings[n // spots]
            where, spot = row[page, n % spots], n % spots
            part = entries[where >> 8 : (where >> 8) + (1 << (where & 255))]
            count = _added(part, doubt[answers, :, spot], opened[alive], other[alive], chance, seen)
            for k in range(count):
                if filling:
                    turns[at + k], chances[at + k] = seen[k], chance[seen[k]]
                chance[seen[k]] = 0.0
            lengths[n] = count
            at += count
        if not filling:
            whole = at
            turns, chances = np.zeros(whole, np.int64), np.zeros(whole, np.float64)
    return lengths, turns, chances


@compiled
def _added(
    part: npt.NDArray[np.uint64],
    doubt: npt.NDArray[np.uint32],
    opened: npt.NDArray[np.int16],
    other: Ints,
    chance: Floats,
    seen: Ints,
) -> int:
    """Adds the chances of the turns that a row of outcomes can come to, and notes which; how many.

    ``doubt[how, value]`` is what the next player does, ``opened`` and ``other`` what comes of it.
    """
    count = 0
    for k in range(2 * len(part)):
        entry, first = np.int64(part[k >> 1] & np.uint64(WHOLE - 1)), k & 1 == 0
        kept = np.int64(part[k >> 1] >> np.uint64(32))
        share = (kept if first else WHOLE - kept) / WHOLE / len(part)
        came = entry >> 16 if first else entry & 0xFFFF
        how, value, found = came >> 10, came >> 5 & 31, np.int64(opened[came])
        threshold = np.int64(doubt[how, value])
        doubts = 1.0 if threshold == ALWAYS or how == AT_SIGHT else threshold / WHOLE
        claim = how << 14 | value << 9 | (found & 1) << 8
        for doubted in range(2):
            weight = share * (doubts if doubted else 1.0 - doubts)
            number = claim | (1 << 7 | (found >> 1) + 1 if doubted else other[value] + 1)
            if weight > 0.0:
                if chance[number] == 0.0:
                    seen[count] = number
                    count += 1
                chance[number] += weight
    return count
