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
from mendax.solver.mia.model.public_states import PublicState, openings
from mendax.solver.mia.model.rule_tables import (
    LOOKED,
    PASSED,
    REROLLED,
    UNSEEN,
    Floats,
    Ints,
    RuleTables,
)
from mendax.solver.mia.model.state_solution import StateSolution

Trees = dict[int, Start]
"""By state: where it paid to look the last time."""


def play(
    t: RuleTables, state: PublicState, sides: Sides, trees: Trees
) -> tuple[StateSolution, Answers]:
    """The equilibrium at ``state``, for two seats: first claims, and how all are answered."""
    unknown, me = Unknown(t, sides), sides[0].announcer
    again, aside = -1, -np.inf
    if len(state.again):
        second = unknown.first(REROLLED)[1][state.again, me]
        again, aside = int(state.again[second.argmax()]), float(second.max())
    one = relay(t, state, sides, me, aside)
    found = equilibrium(one, trees.get(state.to_beat, trees.get(state.to_beat + 1)))
    trees[state.to_beat] = found.start
    ended = outcome(one, found.play)
    looking = value_of(one, ended) + float(state.sight @ sides[0].outcomes[:, me])
    first = unknown.first(UNSEEN)[1][state.claims, me]
    gathered, blind = _Gathered(t, unknown), -1
    if first.max() > looking + _BETTER:
        blind = int(state.claims[first.argmax()])
        gathered.unseen(0, blind, UNSEEN, 1.0)
    else:
        gathered.seen(state, ended)
        if ended.aside:
            gathered.unseen(0, again, REROLLED, ended.aside)
    say, doubt = _first(state, found.play)
    moves = StateSolution(
        blind, say, doubt, again, gathered.outcomes, gathered.believed, found.error
    )
    return moves, found.play.then


def _first(state: PublicState, play: Play) -> tuple[Floats, Floats]:
    """What is said first, and how likely it is doubted, as ``StateSolution`` has them."""
    claims = state.claims.tolist()
    things = [*claims, ASIDE] if len(state.again) else claims
    say = np.array([[said.get(thing, 0.0) for thing in things] for said in play.say])
    return say, np.array([play.then.other[value,].get(OPEN, 0.0) for value in claims])


class _Gathered:
    """Gathers the chances of what comes of a public state, by side."""

    def __init__(self, t: RuleTables, unknown: Unknown) -> None:
        self.t, self.unknown = t, unknown
        self.outcomes = np.zeros((len(unknown.sides), len(t.outcomes)))
        self.believed = np.zeros((len(unknown.sides), len(t.values)))

    def seen(self, state: PublicState, ended: Outcome) -> None:
        """Dice that the roller knows."""
        one = [int(np.flatnonzero(state.kind == k)[0]) for k in range(len(state.weight))]
        self.outcomes[ROLLER] += state.sight
        self._opened(ROLLER, self.t.doubt[LOOKED][:, one], ended.first)
        for side in (ROLLER, OTHER):
            self._opened(side, self.t.doubt[PASSED][:, one], ended.opened[side])
            for value in np.flatnonzero(ended.accepted[side]).tolist():
                self._accepted(side, value, float(ended.accepted[side, value]))

    def unseen(self, side: int, value: int, how: int, chance: float) -> None:
        """A claim on dice that nobody knows."""
        answer, _ = self.unknown.answer(side, value, how)
        if answer == DOUBT:
            self.outcomes[side] += chance * openings(self.t, how)[value]
        elif answer == OTHERWISE:
            self._accepted(side, value, chance)
        else:
            self.unseen((side + 1) % len(self.outcomes), answer - PASS, PASSED, chance)

    def _opened(self, side: int, outcomes: Ints, chances: Floats) -> None:
        happens = chances > 0
        found = np.bincount(outcomes[happens], chances[happens], len(self.t.outcomes))
        self.outcomes[side] += found

    def _accepted(self, side: int, value: int, chance: float) -> None:
        if self.t.believable[value]:
            self.believed[side, value] += chance
        else:
            self.outcomes[side, self.t.concede] += chance


_BETTER: Final = 1e-12
