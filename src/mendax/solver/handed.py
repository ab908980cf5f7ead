"""A spot from which the cup may be handed on unopened: the stage, where dice survive the turn.

Two things can happen to a cup. Nobody knows what is in it (said unseen, or rolled again): then all
is public, and everybody does what is best, from the highest claim down. Or who rolled has looked:
then it is a ``relay``, for two seats. Claims are told apart by how far from the roller they were
made; that ``side`` also says whose worths count. Knows nothing of lives.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from mendax.solver.moves import Moves, Worth
from mendax.solver.policy import Sheet
from mendax.solver.relay import (
    ASIDE,
    OPEN,
    OTHER,
    ROLLER,
    Answers,
    Outcome,
    Play,
    Relay,
    outcome,
    value_of,
)
from mendax.solver.relay_equilibrium import Start, equilibrium
from mendax.solver.spot import Spot, openings
from mendax.solver.tables import LOOKED, PASSED, REROLLED, UNSEEN, Floats, Ints, Tables

Sides = Sequence[Worth]
"""By side: what can come of a claim made there."""

DOUBT: Final = 1
OTHERWISE: Final = 0
"""Answers to dice that nobody knows; a number from ``PASS`` on passes the value on."""
PASS: Final = 2

Acts = npt.NDArray[np.int8]
Trees = dict[int, Start]
"""By spot: where it paid to look the last time."""


class Unknown:
    """Claims on dice that nobody has seen, by side."""

    def __init__(self, t: Tables, sides: Sides) -> None:
        self.t, self.sides = t, sides
        values = len(t.values)
        self.acts = np.zeros((len(sides), values), np.int8)
        """``acts[side, value]``: the answer to a claim that was passed on."""
        self.worth = np.zeros((len(sides), values, len(sides[0].fates[0])))
        for value in reversed(range(values)):
            for side in reversed(range(len(sides))):
                answered = self.answer(side, value, PASSED)
                self.acts[side, value], self.worth[side, value] = answered

    def answer(self, side: int, value: int, how: int) -> tuple[int, Floats]:
        """The best answer, and what comes of it for every seat; believes where all is alike."""
        eyes, opened = self.sides[side], self._opened(side, value, how)
        found = (DOUBT, opened)
        if accepts(self.t, value) and not _more(eyes, opened, eyes.other[value]):
            found = (OTHERWISE, eyes.other[value])
        for passed in passes(self.t, len(self.sides), side, value).tolist():
            worth = self.worth[(side + 1) % len(self.sides), passed]
            if _more(eyes, worth, found[1]):
                found = (PASS + passed, worth)
        return found

    def _opened(self, side: int, value: int, how: int) -> Floats:
        worth: Floats = openings(self.t, how)[value] @ self.sides[side].fates
        return worth

    def first(self, how: int) -> tuple[Acts, Floats]:
        """By value: the answer to what is said first, and its worth."""
        found = [self.answer(0, value, how) for value in range(len(self.t.values))]
        return np.array([act for act, _ in found], np.int8), np.stack([worth for _, worth in found])


def _more(eyes: Worth, one: Floats, two: Floats) -> bool:
    return bool(one[eyes.answerer] > two[eyes.answerer] + _TIE)


def accepts(t: Tables, value: int) -> bool:
    """Whether a claim can be believed or conceded to."""
    return not t.reveals[value] and bool(t.goes_on[value] or t.concede >= 0)


def passes(t: Tables, seats: int, side: int, value: int) -> Ints:
    """What may be passed on over a claim made at ``side``."""
    return t.passes[(side + 1) % seats == 0][value]


def relay(t: Tables, spot: Spot, sides: Sides, seat: int, aside: float) -> Relay:
    """The cup of one who has looked, with what counts for ``seat``: own worths, or less them."""
    sign = 1.0 if seat == sides[0].announcer else -1.0
    one = [int(np.flatnonzero(spot.kind == k)[0]) for k in range(len(spot.weight))]
    first, passed = t.doubt[LOOKED][:, one], t.doubt[PASSED][:, one]
    opened = np.stack([side.fates[passed, seat] for side in sides])
    opened[ROLLER] = np.where(first >= 0, sides[0].fates[first, seat], opened[ROLLER])
    can = np.array([accepts(t, value) for value in range(len(t.values))])
    accepted = np.stack([np.where(can, side.other[:, seat], np.nan) for side in sides])
    over = (tuple(t.passes[0]), tuple(t.passes[1]))
    return Relay(
        spot.weight,
        spot.claims,
        spot.claims[spot.honest],
        aside,
        opened * sign,
        accepted * sign,
        over,
    )


def play(t: Tables, spot: Spot, sides: Sides, trees: Trees) -> tuple[Moves, Answers]:
    """The equilibrium at ``spot``, for two seats: first claims, and how all are answered."""
    unknown, me = Unknown(t, sides), sides[0].announcer
    again, aside = -1, -np.inf
    if len(spot.again):
        second = unknown.first(REROLLED)[1][spot.again, me]
        again, aside = int(spot.again[second.argmax()]), float(second.max())
    one = relay(t, spot, sides, me, aside)
    found = equilibrium(one, trees.get(spot.over, trees.get(spot.over + 1)))
    trees[spot.over] = found.start
    ended = outcome(one, found.play)
    looking = value_of(one, ended) + float(spot.sight @ sides[0].fates[:, me])
    first = unknown.first(UNSEEN)[1][spot.claims, me]
    gathered, blind = _Gathered(t, unknown), -1
    if first.max() > looking + _BETTER:
        blind = int(spot.claims[first.argmax()])
        gathered.unseen(0, blind, UNSEEN, 1.0)
    else:
        gathered.seen(spot, ended)
        if ended.aside:
            gathered.unseen(0, again, REROLLED, ended.aside)
    say, doubt = _first(spot, found.play)
    moves = Moves(blind, say, doubt, again, gathered.fates, gathered.goes_on, found.error)
    return moves, found.play.then


def _first(spot: Spot, play: Play) -> tuple[Floats, Floats]:
    """What is said first, and how likely it is doubted, as ``Moves`` has them."""
    claims = spot.claims.tolist()
    things = [*claims, ASIDE] if len(spot.again) else claims
    say = np.array([[said.get(thing, 0.0) for thing in things] for said in play.say])
    return say, np.array([play.then.other[value,].get(OPEN, 0.0) for value in claims])


class Hidden:
    """Claims on dice that nobody knows, when one seat does its best and the others follow."""

    def __init__(self, t: Tables, sheet: Sheet, sides: Sides, seat: int) -> None:
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
        eyes, seats = self.sides[side], len(self.sides)
        opened = float(openings(self.t, how)[value] @ eyes.fates[:, self.seat])
        found = {DOUBT: opened}
        if accepts(self.t, value):
            found[OTHERWISE] = float(eyes.other[value, self.seat])
        if eyes.answerer != self.seat:
            return found[code] if code in found else self.passed(side, code - PASS)
        over = passes(self.t, seats, side, value).tolist()
        return max(*found.values(), *(self.passed(side, passed) for passed in over), -np.inf)

    def passed(self, side: int, value: int) -> float:
        """What it is worth when a claim made at ``side`` is passed on with ``value``."""
        after = (side + 1) % len(self.sides)
        if (after, value) not in self.known:
            code = self.answer(value, PASSED, after)
            self.known[after, value] = self._claimed(after, value, PASSED, code)
        return self.known[after, value]


class _Gathered:
    """Gathers the chances of what comes of a spot, by side."""

    def __init__(self, t: Tables, unknown: Unknown) -> None:
        self.t, self.unknown = t, unknown
        self.fates = np.zeros((len(unknown.sides), len(t.fates)))
        self.goes_on = np.zeros((len(unknown.sides), len(t.values)))

    def seen(self, spot: Spot, ended: Outcome) -> None:
        """Dice that the roller knows."""
        one = [int(np.flatnonzero(spot.kind == k)[0]) for k in range(len(spot.weight))]
        self.fates[ROLLER] += spot.sight
        self._opened(ROLLER, self.t.doubt[LOOKED][:, one], ended.first)
        for side in (ROLLER, OTHER):
            self._opened(side, self.t.doubt[PASSED][:, one], ended.opened[side])
            for value in np.flatnonzero(ended.accepted[side]).tolist():
                self._accepted(side, value, float(ended.accepted[side, value]))

    def unseen(self, side: int, value: int, how: int, chance: float) -> None:
        """A claim on dice that nobody knows."""
        answer, _ = self.unknown.answer(side, value, how)
        if answer == DOUBT:
            self.fates[side] += chance * openings(self.t, how)[value]
        elif answer == OTHERWISE:
            self._accepted(side, value, chance)
        else:
            self.unseen((side + 1) % len(self.fates), answer - PASS, PASSED, chance)

    def _opened(self, side: int, fates: Ints, chances: Floats) -> None:
        happens = chances > 0
        found = np.bincount(fates[happens], chances[happens], len(self.t.fates))
        self.fates[side] += found

    def _accepted(self, side: int, value: int, chance: float) -> None:
        if self.t.goes_on[value]:
            self.goes_on[side, value] += chance
        else:
            self.fates[side, self.t.concede] += chance


_TIE: Final = 1e-13
_BETTER: Final = 1e-12
