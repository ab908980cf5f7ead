"""A public state from which the dice may be passed on unopened, solved for two seats.

What can come of each claim is in ``claims``; the claims of one who looked are a
``claim_tree.game``.
"""

from typing import Final

import numpy as np

from mendax.solver.claim_tree.double_oracle import Start, equilibrium
from mendax.solver.claim_tree.game import (
    ASIDE,
    OPEN,
    OTHER,
    ROLLER,
    Answers,
    Outcome,
    Play,
    outcome,
    value_of,
)
from mendax.solver.mia.blind_pass.claims import DOUBT, OTHERWISE, PASS, Sides, Unknown, relay
from mendax.solver.mia.model.public_states import Spot, openings
from mendax.solver.mia.model.rule_tables import (
    LOOKED,
    PASSED,
    REROLLED,
    UNSEEN,
    Floats,
    Ints,
    Tables,
)
from mendax.solver.mia.model.state_solution import StateSolution

Trees = dict[int, Start]
"""By spot: where it paid to look the last time."""


def play(t: Tables, spot: Spot, sides: Sides, trees: Trees) -> tuple[StateSolution, Answers]:
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
    moves = StateSolution(blind, say, doubt, again, gathered.fates, gathered.goes_on, found.error)
    return moves, found.play.then


def _first(spot: Spot, play: Play) -> tuple[Floats, Floats]:
    """What is said first, and how likely it is doubted, as ``StateSolution`` has them."""
    claims = spot.claims.tolist()
    things = [*claims, ASIDE] if len(spot.again) else claims
    say = np.array([[said.get(thing, 0.0) for thing in things] for said in play.say])
    return say, np.array([play.then.other[value,].get(OPEN, 0.0) for value in claims])


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


_BETTER: Final = 1e-12
