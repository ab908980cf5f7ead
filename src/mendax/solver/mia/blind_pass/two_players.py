"""The solver of a public state with blind passing for two seats.

Claims on unseen dice are a game of perfect information (``claims``). A roller's claims after
looking are a zero-sum game with hidden dice, solved as a sequence-form linear program on a growing
tree of claims (``claim_tree.double_oracle``).
"""

import numpy as np

from mendax.solver.claim_tree.double_oracle import WarmStart, equilibrium
from mendax.solver.claim_tree.game import (
    OPEN,
    OTHER,
    OUTSIDE,
    ROLLER,
    AnswerStrategies,
    EndProbabilities,
    StrategyProfile,
    end_probabilities,
    expected_payoff,
)
from mendax.solver.generic.tolerances import PREFERRED
from mendax.solver.mia.blind_pass.claims import (
    DOUBT,
    OTHERWISE,
    PASS,
    Sides,
    UnseenDice,
    claim_tree_game,
)
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

Trees = dict[int, WarmStart]
"""Warm starts by value to beat. Each is the final basis of the last solution with that value."""


def play(
    t: RuleTables, state: PublicState, sides: Sides, trees: Trees
) -> tuple[StateSolution, AnswerStrategies]:
    """Return the two-seat equilibrium of ``state``, and the answers to claims on seen dice.

    ``trees`` is read and updated. Raises the errors of ``double_oracle.equilibrium``.
    """
    unknown, me = UnseenDice(t, sides), sides[0].announcer
    again, aside = -1, -np.inf
    if len(state.again):
        second = unknown.first(REROLLED)[1][state.again, me]
        again, aside = int(state.again[second.argmax()]), float(second.max())
    one = claim_tree_game(t, state, sides, me, aside)
    solved = equilibrium(one, trees.get(state.to_beat, trees.get(state.to_beat + 1)))
    trees[state.to_beat] = solved.start
    reached = end_probabilities(one, solved.play)
    looking = expected_payoff(one, reached) + float(state.sight @ sides[0].outcomes[:, me])
    first = unknown.first(UNSEEN)[1][state.claims, me]
    follows, blind = _Follows(t, unknown), -1
    if first.max() > looking + PREFERRED:
        blind = int(state.claims[first.argmax()])
        follows.unseen(0, blind, UNSEEN, 1.0)
    else:
        follows.seen(state, reached)
        if reached.outside:
            follows.unseen(0, again, REROLLED, reached.outside)
    say, doubt = _first(state, solved.play)
    solution = StateSolution(
        blind, say, doubt, again, follows.outcomes, follows.believed, solved.error
    )
    return solution, solved.play.answers


def _first(state: PublicState, play: StrategyProfile) -> tuple[Floats, Floats]:
    """Return the odds of first claims and of doubts, as in ``StateSolution.say`` and ``doubt``."""
    claims = state.claims.tolist()
    columns = [*claims, OUTSIDE] if len(state.again) else claims
    say = np.array([[said.get(column, 0.0) for column in columns] for said in play.say])
    return say, np.array([play.answers.other[value,].get(OPEN, 0.0) for value in claims])


class _Follows:
    """The sums of the odds of outcomes and of believed claims by side, for ``StateSolution``."""

    def __init__(self, t: RuleTables, unknown: UnseenDice) -> None:
        self.t, self.unknown = t, unknown
        self.outcomes = np.zeros((len(unknown.sides), len(t.outcomes)))
        self.believed = np.zeros((len(unknown.sides), len(t.values)))

    def seen(self, state: PublicState, reached: EndProbabilities) -> None:
        """Add the odds after claims on dice that the roller has seen."""
        one = state.examples
        self.outcomes[ROLLER] += state.sight
        self._opened(ROLLER, self.t.doubt[LOOKED][:, one], reached.first)
        for side in (ROLLER, OTHER):
            self._opened(side, self.t.doubt[PASSED][:, one], reached.opened[side])
            for value in np.flatnonzero(reached.accepted[side]).tolist():
                self._accepted(side, value, float(reached.accepted[side, value]))

    def unseen(self, side: int, value: int, how: int, chance: float) -> None:
        """Add the odds after a claim on unseen dice, made with probability ``chance``."""
        answer, _ = self.unknown.answer(side, value, how)
        if answer == DOUBT:
            self.outcomes[side] += chance * openings(self.t, how)[value]
        elif answer == OTHERWISE:
            self._accepted(side, value, chance)
        else:
            self.unseen((side + 1) % len(self.outcomes), answer - PASS, PASSED, chance)

    def _opened(self, side: int, outcomes: Ints, chances: Floats) -> None:
        happens = chances > 0
        counts = np.bincount(outcomes[happens], chances[happens], len(self.t.outcomes))
        self.outcomes[side] += counts

    def _accepted(self, side: int, value: int, chance: float) -> None:
        if self.t.believable[value]:
            self.believed[side, value] += chance
        else:
            self.outcomes[side, self.t.concede[value]] += chance
