"""A cup that may be handed on unopened: what can come of every claim on it, by side.

Two things can happen to a cup. Nobody knows what is in it (said unseen, or rolled again): then all
is public, and everybody does what is best, from the highest claim down. Or who rolled has looked:
then it is a ``claim_tree.game``, for two seats. Claims are told apart by how far from the roller
they were made; that ``side`` also says whose worths count. Knows nothing of lives, and solves
nothing.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from mendax.solver.claim_tree.game import ROLLER, Relay
from mendax.solver.mia.model.public_states import Continuation, PublicState, openings
from mendax.solver.mia.model.rule_tables import LOOKED, PASSED, UNSEEN, Floats, Ints, RuleTables
from mendax.solver.mia.policy.policy import Sheet

Sides = Sequence[Continuation]
"""By side: what can come of a claim made there."""

DOUBT: Final = 1
OTHERWISE: Final = 0
"""Answers to dice that nobody knows; a number from ``PASS`` on passes the value on."""
PASS: Final = 2

Acts = npt.NDArray[np.int8]


class Unknown:
    """Claims on dice that nobody has seen, by side."""

    def __init__(self, t: RuleTables, sides: Sides) -> None:
        self.t, self.sides = t, sides
        values = len(t.values)
        self.acts = np.zeros((len(sides), values), np.int8)
        """``acts[side, value]``: the answer to a claim that was passed on."""
        self.worth = np.zeros((len(sides), values, len(sides[0].outcomes[0])))
        for value in reversed(range(values)):
            for side in reversed(range(len(sides))):
                answered = self.answer(side, value, PASSED)
                self.acts[side, value], self.worth[side, value] = answered

    def answer(self, side: int, value: int, how: int) -> tuple[int, Floats]:
        """The best answer, and what comes of it for every seat; believes where all is alike."""
        continuation, opened = self.sides[side], self._opened(side, value, how)
        found = (DOUBT, opened)
        if accepts(self.t, value) and not _more(continuation, opened, continuation.other[value]):
            found = (OTHERWISE, continuation.other[value])
        for passed in passes(self.t, len(self.sides), side, value).tolist():
            worth = self.worth[(side + 1) % len(self.sides), passed]
            if _more(continuation, worth, found[1]):
                found = (PASS + passed, worth)
        return found

    def _opened(self, side: int, value: int, how: int) -> Floats:
        worth: Floats = openings(self.t, how)[value] @ self.sides[side].outcomes
        return worth

    def first(self, how: int) -> tuple[Acts, Floats]:
        """By value: the answer to what is said first, and its worth."""
        found = [self.answer(0, value, how) for value in range(len(self.t.values))]
        return np.array([act for act, _ in found], np.int8), np.stack([worth for _, worth in found])


def _more(continuation: Continuation, one: Floats, two: Floats) -> bool:
    return bool(one[continuation.answerer] > two[continuation.answerer] + _TIE)


def accepts(t: RuleTables, value: int) -> bool:
    """Whether a claim can be believed or conceded to."""
    return not t.reveals[value] and bool(t.believable[value] or t.concede >= 0)


def passes(t: RuleTables, seats: int, side: int, value: int) -> Ints:
    """What may be passed on over a claim made at ``side``."""
    return t.passes[(side + 1) % seats == 0][value]


def relay(t: RuleTables, state: PublicState, sides: Sides, seat: int, aside: float) -> Relay:
    """The cup of one who has looked, with what counts for ``seat``: own worths, or less them."""
    sign = 1.0 if seat == sides[0].announcer else -1.0
    one = [int(np.flatnonzero(state.kind == k)[0]) for k in range(len(state.weight))]
    first, passed = t.doubt[LOOKED][:, one], t.doubt[PASSED][:, one]
    opened = np.stack([side.outcomes[passed, seat] for side in sides])
    opened[ROLLER] = np.where(first >= 0, sides[0].outcomes[first, seat], opened[ROLLER])
    can = np.array([accepts(t, value) for value in range(len(t.values))])
    accepted = np.stack([np.where(can, side.other[:, seat], np.nan) for side in sides])
    to_beat = (tuple(t.passes[0]), tuple(t.passes[1]))
    return Relay(
        state.weight,
        state.claims,
        state.claims[state.honest],
        aside,
        opened * sign,
        accepted * sign,
        to_beat,
    )


class Hidden:
    """Claims on dice that nobody knows, when one seat does its best and the others follow."""

    def __init__(self, t: RuleTables, sheet: Sheet, sides: Sides, seat: int) -> None:
        self.t, self.sheet, self.sides, self.seat = t, sheet, sides, seat
        self.known: dict[tuple[int, int], float] = {}

    def said(self, value: int, how: int) -> float:
        """What a first claim is worth."""
        return self._claimed(0, value, how, self.answer(value, how))

    def answer(self, value: int, how: int, side: int = 0) -> int:
        """How a claim made at ``side`` is answered."""
        if how == PASSED:
            return int(self.sheet.passed[side, value])
        return int((self.sheet.unseen if how == UNSEEN else self.sheet.second)[value])

    def _claimed(self, side: int, value: int, how: int, code: int) -> float:
        continuation, seats = self.sides[side], len(self.sides)
        opened = float(openings(self.t, how)[value] @ continuation.outcomes[:, self.seat])
        found = {DOUBT: opened}
        if accepts(self.t, value):
            found[OTHERWISE] = float(continuation.other[value, self.seat])
        if continuation.answerer != self.seat:
            return found[code] if code in found else self.passed(side, code - PASS)
        to_beat = passes(self.t, seats, side, value).tolist()
        return max(*found.values(), *(self.passed(side, passed) for passed in to_beat), -np.inf)

    def passed(self, side: int, value: int) -> float:
        """What it is worth when a claim made at ``side`` is passed on with ``value``."""
        after = (side + 1) % len(self.sides)
        if (after, value) not in self.known:
            code = self.answer(value, PASSED, after)
            self.known[after, value] = self._claimed(after, value, PASSED, code)
        return self.known[after, value]


_TIE: Final = 1e-13
