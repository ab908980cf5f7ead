"""A value that may be said over itself: its state, repetition by repetition.

How often a value was said over itself is known to all, so moves may go by the repetition. Laps are
found backwards, each as the best against the one that follows, from a guess of what the furthest is
worth. The first of them are kept, and after the last of these the first follows again. It ends

- as soon as a repetition is worth what an earlier one was: then the repetitions between come round,
for ever; or
- as soon as nobody can make it likely, even by doing all for it, to get as far as the last
repetition: then it does not matter what is done there.

Knows no claims and no rolls; what a repetition is, is asked.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np

from mendax.solver.mia.model.rule_tables import Floats
from mendax.solver.mia.model.state_solution import StateSolution


class NotConverged(ArithmeticError):
    """A circle of positions did not come to rest."""


class Repetition(NamedTuple):
    """A public state played once, knowing what it is worth to be there again."""

    rows: Floats
    """By turn: what it is worth, whatever a row is."""
    moves: dict[int, StateSolution]
    """By turn."""
    leaves: Floats
    """``leaves[turn]``: the part of the row that comes of not being there again."""
    stays: Floats
    """``stays[turn, next turn]``: the chance to be there again."""
    lingers: Floats
    """``lingers[turn, place]``: no less than that chance if ``place`` alone does all for it."""


class Laps(NamedTuple):
    """How a value is said over itself, again and again."""

    laps: list[Repetition]
    """First to last."""
    beyond: Floats
    """What the repetition after the last was taken to be worth."""
    moved: float
    """How much the first may be off, because it is not."""


Before = Callable[[Floats, int], Repetition]
"""The repetition before one that is worth such rows; the number is its place in what was known,
counted from the last (−1)."""


def around(
    before: Before, guess: Floats, known: int, still: float, stake: float, most: int
) -> Laps:
    """The repetitions of a public state, no more than ``most``. Raises ``Unsettled``.

    So many repetitions were ``known`` to do when all was much alike, with ``guess`` beyond them.
    Worths ``still`` apart are the same; ``stake`` is the most that is at stake.
    """
    run, nearest = _Run(guess), np.inf if known == 1 else 0.0
    for _ in range(MOST):
        run.back(before(run.worths[-1], -1 - len(run.laps) % known))
        ever, off = forever(run.laps[-1]), run.offs()[0]
        found = run.enough(still, stake) if len(run.laps) % known == 0 else None
        if found is not None and len(found.laps) <= most:
            if len(found.laps) == 1 and ever is not None:
                return Laps([found.laps[0]._replace(rows=ever)], ever, found.moved)
            return found
        if off < nearest / _STRIDE and ever is not None:
            run, nearest = _Run(ever), off
    raise NotConverged


class _Run:
    """Laps backwards from a guess; the last one found is the first one played."""

    def __init__(self, guess: Floats) -> None:
        self.worths, self.laps = [guess], list[Repetition]()
        self.reach: list[Floats] = []
        """``reach[n][turn, place]``: ``Lap.lingers`` for the first n + 1 repetitions together."""

    def back(self, repetition: Repetition) -> None:
        """A repetition more."""
        self.reach = [
            repetition.lingers,
            *(repetition.lingers * np.roll(far, -1, axis=0) for far in self.reach),
        ]
        self.worths.append(repetition.rows)
        self.laps.append(repetition)

    def offs(self) -> list[float]:
        """By number of repetitions, from one on: how far the worth is from that so many repetitions
        later."""
        return [float(np.abs(self.worths[-1] - later).max()) for later in self.worths[-2::-1]]

    def enough(self, still: float, stake: float) -> Laps | None:
        """As few of the first repetitions as do."""
        for number, off in enumerate(self.offs(), start=1):
            felt = float(self.reach[number - 2].max()) * stake if number > 1 else np.inf
            laps = self.laps[: -1 - number : -1]
            if felt <= still:
                return Laps(laps, self.worths[-1 - number], felt)
            if off <= still and self._ends(number):
                return Laps(laps, laps[0].rows, off)
        return None

    def _ends(self, number: int) -> bool:
        """Whether these repetitions, followed by themselves, are left at last."""
        turns = len(self.laps[-1].rows)
        stays = np.ones(turns)
        for repetition in range(turns * number):
            stays = self.laps[repetition % number - number].stays @ stays
        return bool(stays.max() < 1.0 - _NEVER)


def forever(repetition: Repetition) -> Floats | None:
    """What a repetition is worth that is followed by itself; None if it never ends."""
    try:
        ever = np.linalg.solve(np.eye(len(repetition.stays)) - repetition.stays, repetition.leaves)
    except np.linalg.LinAlgError:
        return None
    return np.asarray(ever, np.float64)


MOST: Final = 120
"""Laps looked at before it is given up."""
_STRIDE: Final = 4.0
"""So much nearer to itself must the next repetition be that is taken for ever."""
_NEVER: Final = 1e-9
