"""Claims on the same dice with blind passing, by the side that makes them.

The *side* of a claim is the number of seats between the roller and the claim's maker. With two
seats, side 0 is the roller and side 1 is the other player. There are two cases:

- The dice are unseen (announced blind, or after a second roll). Everything is public, so this is a
  game of perfect information. ``UnseenDice`` solves it by backward induction from the highest claim
  down.
- The roller has looked. This is a game of many claims with hidden dice (``claim_tree.game``).
  ``claim_tree_game`` computes its payoffs, and other modules solve it.

This module is independent of standings.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from mendax.solver.claim_tree.game import ROLLER, ClaimTreeGame
from mendax.solver.generic.tolerances import TIE
from mendax.solver.mia.model.public_states import Continuation, PublicState, openings
from mendax.solver.mia.model.rule_tables import LOOKED, PASSED, UNSEEN, Floats, Ints, RuleTables
from mendax.solver.mia.policy.policy import Sheet

Sides = Sequence[Continuation]
"""The continuation values of a claim, by the side that makes it."""

DOUBT: Final = 1
OTHERWISE: Final = 0
"""Answers to claims on unseen dice.

``OTHERWISE`` means believe or concede. Numbers from ``PASS`` on pass the dice on with the value
``number - PASS``.
"""
PASS: Final = 2

Acts = npt.NDArray[np.int8]


class UnseenDice:
    """Claims on unseen dice and the best answers to them, by side."""

    def __init__(self, t: RuleTables, sides: Sides) -> None:
        """Solve all claims.

        In a tie, believing is preferred to doubting, and both to passing on.
        """
        self.t, self.sides = t, sides
        values = len(t.values)
        self.acts = np.zeros((len(sides), values), np.int8)
        """``[side, value]``: the best answer to a claim made when passing the dice on."""
        self.payoffs = np.zeros((len(sides), values, len(sides[0].outcomes[0])))
        """``[side, value, seat]``: the payoff of the answer in ``acts``."""
        for value in reversed(range(values)):
            for side in reversed(range(len(sides))):
                answered = self.answer(side, value, PASSED)
                self.acts[side, value], self.payoffs[side, value] = answered

    def answer(self, side: int, value: int, how: int) -> tuple[int, Floats]:
        """Return the best answer to a claim made ``how``, and the payoff of every seat."""
        here, opened = self.sides[side], self._opened(side, value, how)
        act, payoffs = DOUBT, opened
        if accepts(self.t, value) and not _better(here, opened, here.accepted[value]):
            act, payoffs = OTHERWISE, here.accepted[value]
        for passed in passes(self.t, len(self.sides), side, value).tolist():
            after = self.payoffs[(side + 1) % len(self.sides), passed]
            if _better(here, after, payoffs):
                act, payoffs = PASS + passed, after
        return act, payoffs

    def _opened(self, side: int, value: int, how: int) -> Floats:
        worth: Floats = openings(self.t, how)[value] @ self.sides[side].outcomes
        return worth

    def first(self, how: int) -> tuple[Acts, Floats]:
        """Return the answer to each announcement by the roller, and payoffs by value and seat."""
        answered = [self.answer(0, value, how) for value in range(len(self.t.values))]
        acts = np.array([act for act, _ in answered], np.int8)
        return acts, np.stack([payoffs for _, payoffs in answered])


def _better(here: Continuation, one: Floats, two: Floats) -> bool:
    """Return whether the answerer prefers ``one`` to ``two``, which are payoffs by seat."""
    return bool(one[here.answerer] > two[here.answerer] + TIE)


def accepts(t: RuleTables, value: int) -> bool:
    """Return whether a claim of ``value`` can be believed or conceded to."""
    return not t.reveals[value] and bool(t.believable[value] or t.concede[value] >= 0)


def passes(t: RuleTables, seats: int, side: int, value: int) -> Ints:
    """Return the values with which the dice may be passed on after a claim made at ``side``."""
    return t.passes[(side + 1) % seats == 0][value]


def claim_tree_game(
    t: RuleTables, state: PublicState, sides: Sides, seat: int, aside: float
) -> ClaimTreeGame:
    """Return the game of claims on dice that the roller has seen, with payoffs for ``seat``.

    Payoffs are negated unless ``seat`` is the roller, so that the roller always maximises.
    ``aside`` is the payoff of a second roll with the same sign, or -inf if a second roll is
    illegal.
    """
    sign = 1.0 if seat == sides[0].announcer else -1.0
    one = state.examples
    first, passed = t.doubt[LOOKED][:, one], t.doubt[PASSED][:, one]
    opened = np.stack([side.outcomes[passed, seat] for side in sides])
    opened[ROLLER] = np.where(first >= 0, sides[0].outcomes[first, seat], opened[ROLLER])
    can = np.array([accepts(t, value) for value in range(len(t.values))])
    accepted = np.stack([np.where(can, side.accepted[:, seat], np.nan) for side in sides])
    to_beat = (tuple(t.passes[0]), tuple(t.passes[1]))
    return ClaimTreeGame(
        state.weight,
        state.claims,
        state.claims[state.honest],
        aside,
        opened * sign,
        accepted * sign,
        to_beat,
    )


class UnseenDeviation:
    """One seat's best response to a sheet, for claims on unseen dice."""

    def __init__(self, t: RuleTables, sheet: Sheet, sides: Sides, seat: int) -> None:
        """``seat`` is the seat that deviates, counted as in ``sides``."""
        self.t, self.sheet, self.sides, self.seat = t, sheet, sides, seat
        self.known: dict[tuple[int, int], float] = {}
        """The payoffs of passes, by side and value."""

    def said(self, value: int, how: int) -> float:
        """Return the seat's payoff after the roller's claim of ``value``."""
        return self._claimed(0, value, how, self.answer(value, how))

    def answer(self, value: int, how: int, side: int = 0) -> int:
        """Return the sheet's answer to a claim made at ``side``."""
        if how == PASSED:
            return int(self.sheet.passed[side, value])
        return int((self.sheet.unseen if how == UNSEEN else self.sheet.second)[value])

    def _claimed(self, side: int, value: int, how: int, act: int) -> float:
        here, seats = self.sides[side], len(self.sides)
        ends = {DOUBT: float(openings(self.t, how)[value] @ here.outcomes[:, self.seat])}
        if accepts(self.t, value):
            ends[OTHERWISE] = float(here.accepted[value, self.seat])
        if here.answerer != self.seat:
            return ends[act] if act in ends else self.passed(side, act - PASS)
        over = passes(self.t, seats, side, value).tolist()
        return max(*ends.values(), *(self.passed(side, passed) for passed in over), -np.inf)

    def passed(self, side: int, value: int) -> float:
        """Return the payoff if a claim made at ``side`` is passed on with ``value``."""
        after = (side + 1) % len(self.sides)
        if (after, value) not in self.known:
            act = self.answer(value, PASSED, after)
            self.known[after, value] = self._claimed(after, value, PASSED, act)
        return self.known[after, value]
