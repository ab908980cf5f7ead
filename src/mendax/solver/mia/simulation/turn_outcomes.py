"""Who sits at a table of Mia, exactly: what comes of a turn between two players, with its chance.

Rules of this file
1. No rule is written here: ``game_tables`` knows what opened dice bring, ``strategy_tables`` what
   players do.
2. A turn is a claim and its answer. What need not be told apart is one thing: dice that open alike
   are added up. ``alias_tables`` makes tables of it to draw from, ``exact_expectation`` adds it up.

A turn is a number of 16 bits (``turn``): how the claim was made (``rule_tables.LOOKED`` and so on,
or ``game_tables.AT_SIGHT``), its value, whether it was a lie, whether it was doubted, and what the
round ends in, plus one (0: it goes on).
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mendax.solver.generic.jit import compiled
from mendax.solver.mia.model.rule_tables import Floats, Ints
from mendax.solver.mia.simulation.game_tables import AT_SIGHT, Course
from mendax.solver.mia.simulation.strategy_tables import Script

TURNS: Final = 1 << 16
_MOST_FATES: Final = 127
_SEATS: Final = 8


class Meetings(NamedTuple):
    """The players of a table, by who meets whom there."""

    at: npt.NDArray[np.int32]
    """``at[seat, next seat, position]``: the meeting of a seat that has the cup with the other."""
    begins: Ints
    """By meeting and spot, ``meeting · spots + spot``: where its turns begin; and where all end."""
    turns: Ints
    chances: Floats
    """Of each turn; those of a meeting and a spot add up to one."""
    rerolls: Floats
    """``rerolls[seat, exit]``: the chance of letting the die decide on new lives."""


def turn(how: int, value: int, lie: int, doubted: int, fate: int) -> int:
    """The number of a turn; ``fate`` is −1 if the round goes on."""
    return how << 14 | value << 9 | lie << 8 | doubted << 7 | fate + 1


def meetings(course: Course, scripts: Sequence[Script]) -> Meetings:
    """Seats these players, from seat 0 on. The same script may sit in several places."""
    if course.change.shape[0] > _MOST_FATES:
        raise ValueError("more ways to end a round than a turn can say")
    each = list({id(script): script for script in scripts}.values())
    pairs, found = _pairs(course, each)
    begins, turns, chances = _turns(
        pairs,
        _joined([script.row for script in each]),
        np.concatenate([script.outcomes for script in each]),
        np.concatenate([script.chances for script in each]),
        np.concatenate([script.doubt for script in each]),
        course.opened,
        course.other,
    )
    known = {id(script): n for n, script in enumerate(each)}
    order = [known[id(script)] for script in scripts]
    rerolls = np.stack([script.rerolls for script in scripts])
    return Meetings(found[np.ix_(order, order)], begins, turns, chances, rerolls)


def _joined(rows: Sequence[Ints]) -> Ints:
    """Beginnings of rows that follow each other, script after script."""
    starts = np.cumsum([0, *(row[-1] for row in rows)])
    moved = [row[:-1] + start for row, start in zip(rows, starts[:-1], strict=True)]
    return np.concatenate([*moved, starts[-1:]])


def _pairs(course: Course, each: Sequence[Script]) -> tuple[Ints, npt.NDArray[np.int32]]:
    """Who meets whom: rows of (page with the cup, page of the next, how many are still in), and
    ``[script, next script, position]``: which of them."""
    pages = np.cumsum([0, *(len(script.doubt) for script in each)]).tolist()
    at = np.stack([script.at + first for script, first in zip(each, pages[:-1], strict=True)])
    whole = pages[-1]
    codes = (at[:, None, :] * whole + at[None, :, :]) * _SEATS + course.alive
    different, found = np.unique(codes, return_inverse=True)
    pairs = different // _SEATS
    rows = np.stack([pairs // whole, pairs % whole, different % _SEATS], axis=1)
    return rows, found.reshape(codes.shape).astype(np.int32)


@compiled
def _turns(
    pairs: Ints,
    row: Ints,
    outcomes: Ints,
    chances: Floats,
    doubt: Floats,
    opened: npt.NDArray[np.int16],
    other: Ints,
) -> tuple[Ints, Ints, Floats]:
    """By meeting and spot: where its turns begin; then all of them, and their chances."""
    spots, whole = doubt.shape[2], 0
    chance, seen = np.zeros(TURNS, np.float64), np.zeros(TURNS, np.int64)
    begins = np.zeros(len(pairs) * spots + 1, np.int64)
    turns, weights = np.zeros(0, np.int64), np.zeros(0, np.float64)
    for filling in range(2):
        for n in range(len(begins) - 1):
            page, answers, alive = pairs[n // spots]
            spot, at = n % spots, begins[n]
            here, there = row[page * spots + spot], row[page * spots + spot + 1]
            count = _added(
                outcomes[here:there],
                chances[here:there],
                doubt[answers, :, spot],
                opened[alive],
                other[alive],
                chance,
                seen,
            )
            for k in range(count):
                if filling:
                    turns[at + k], weights[at + k] = seen[k], chance[seen[k]]
                chance[seen[k]] = 0.0
            begins[n + 1] = at + count
        if not filling:
            whole = begins[-1]
            turns, weights = np.zeros(whole, np.int64), np.zeros(whole, np.float64)
    return begins, turns, weights


@compiled
def _added(
    outcomes: Ints,
    chances: Floats,
    doubt: Floats,
    opened: npt.NDArray[np.int16],
    other: Ints,
    chance: Floats,
    seen: Ints,
) -> int:
    """Adds the chances of the turns that a row of outcomes can come to, and notes which; how many.

    ``doubt[how, value]`` is what the next player does, ``opened`` and ``other`` what comes of it.
    """
    count = 0
    for k in range(len(outcomes)):
        came = outcomes[k]
        how, value, found = came >> 10, came >> 5 & 31, np.int64(opened[came])
        doubts = 1.0 if how == AT_SIGHT else doubt[how, value]
        claim = how << 14 | value << 9 | (found & 1) << 8
        for doubted in range(2):
            weight = chances[k] * (doubts if doubted else 1.0 - doubts)
            number = claim | (1 << 7 | (found >> 1) + 1 if doubted else other[value] + 1)
            if weight > 0.0:
                if chance[number] == 0.0:
                    seen[count] = number
                    count += 1
                chance[number] += weight
    return count
