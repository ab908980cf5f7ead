"""The values of future rounds if all players play as people typically do.

With three or more seats, the value of opening a round depends on how the others play. In
equilibrium, that value is far above the mean, because the other seats fight among themselves. Moves
against people are therefore valued as if all players used the manners of ``habit_tables`` after the
round, with equal weights. The end of a round then does not depend on lives, so the value of a
position is the mean over the ends of one round. Positions with two seats have the value of the
solved game.
"""

from collections.abc import Iterable, Iterator

import numpy as np

from mendax.bots.mia.opponent_models import manner_weights
from mendax.coach.mia.habit_tables import habits, out_of_turn
from mendax.solver.mia.model.positions import Position
from mendax.solver.mia.model.public_states import outcomes_of_doubts, public_states
from mendax.solver.mia.model.rule_tables import Floats, RuleTables, rule_tables
from mendax.solver.mia.model.successors import (
    LivesChoice,
    NextRound,
    Successor,
    successor_of,
    worth_of,
)
from mendax.solver.mia.policy.policy import Policy
from mendax.solver.signalling.race_game import lots


class UsualWorth:
    """The values of the positions at one table.

    They require rules under which no round starts over.
    """

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        self._opens: dict[Position, Floats] = {}
        self._ends: dict[Position, Floats] = {}
        self._chances: dict[int, Floats] = {}

    def ends(self, position: Position) -> Floats:
        """Return ``[outcome, seat]``, the values of the round's outcomes; seats are counted from
        the cup."""
        if position not in self._ends:
            seats = len(position.lives)
            t = rule_tables(self._policy.rules, seats)
            successors = [successor_of(t, n, position) for n in range(len(t.outcomes))]
            for following in _positions(successors):
                self._opening(following)
            self._ends[position] = np.array([worth_of(s, self._opens, seats) for s in successors])
        return self._ends[position]

    def _opening(self, position: Position) -> None:
        """Store the value of opening at ``position``, by seat from the opener."""
        if position in self._opens:
            return
        seats = len(position.lives)
        if seats == 2 and position in self._policy.sheets:
            self._opens[position] = self._policy.sheets[position].worth[0]
            return
        worth = np.zeros(seats)
        for place, chances in enumerate(self._ending(seats)):
            worth += np.roll(chances @ self.ends(position.turned(place)), place)
        self._opens[position] = worth

    def _ending(self, seats: int) -> Floats:
        """Return ``[place, outcome]``, the odds of the round's ends after a claim by each place."""
        if seats not in self._chances:
            self._chances[seats] = _round_ends(rule_tables(self._policy.rules, seats))
        return self._chances[seats]


def _round_ends(t: RuleTables) -> Floats:
    """Return ``[place, outcome]``, the odds of ends among typical players, from the opener."""
    states, ends = public_states(t), np.zeros((t.seats, len(t.outcomes)))
    reached = np.zeros((len(states), t.seats))
    reached[0, 0] = 1.0
    weights = manner_weights(0.0)  # serves larger tables too, as in ``SeatOpinions``
    for index, (state, each) in enumerate(zip(states, habits(t.rules, t.seats), strict=True)):
        say = np.average(each.say, axis=0, weights=weights.claims)
        doubt = np.average(each.doubt, axis=0, weights=weights.answers)
        asked = np.where(t.forced[state.claims] > 0, 1.0, doubt)
        others = np.where(t.reveals[state.claims], 0.0, out_of_turn(t.seats) * doubt)
        believed, *firsts = lots([asked, *[others] * len(t.others)])
        said, over = state.weight[:, None] * say, state.sight.copy()
        accepted = said.sum(axis=0) * believed
        for chance, outcome in zip(firsts, outcomes_of_doubts(t, state), strict=True):
            np.add.at(over, outcome, said * chance)
        can_be = t.believable[state.claims]
        given_up = ~can_be & (t.concede[state.claims] >= 0)
        np.add.at(over, t.concede[state.claims[given_up]], accepted[given_up])
        ends += reached[index][:, None] * over
        for p, chance in zip(state.claims[can_be].tolist(), accepted[can_be], strict=True):
            reached[p + 1] += np.roll(reached[index], 1) * chance
    return ends


def _positions(successors: Iterable[Successor]) -> Iterator[Position]:
    """Yield the positions of the next rounds."""
    for successor in successors:
        if isinstance(successor, NextRound):
            yield successor.position
        elif isinstance(successor, LivesChoice):
            yield from _positions(() if successor.keep is None else (successor.keep,))
            yield from _positions(successor.reroll)
