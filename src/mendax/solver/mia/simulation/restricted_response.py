"""Responses to a model of the other player of two that are safe if the model may be wrong.

M. Johanson, M. Zinkevich and M. Bowling, "Computing robust counter-strategies", 2007: in the
*restricted* game, the other player follows the model with probability ``trust`` and is otherwise
free. The responder's optimum in that game gains most for its risk. With a trust of 0, it is an
equilibrium; with 1, it is a best response.

Here each decision of the other player follows the model or is free, independently of the others.
Each public state is then one linear program, whose unknowns are the responder's claims by roll, or
its doubts.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np

from mendax.solver.generic.maximum import Line, Maximum
from mendax.solver.mia.model.rule_tables import LOOKED, REROLLED, UNSEEN, Floats
from mendax.solver.mia.simulation.best_response import (
    ANNOUNCER,
    ANSWERER,
    Responses,
    TurnsOfPosition,
    weighable,
)
from mendax.solver.mia.simulation.game_tables import IndexedGame, claim_code
from mendax.solver.mia.simulation.strategy_tables import (
    Chances,
    PositionStrategy,
    StrategyTables,
    strategy_tables,
)

_Claim = tuple[int, int]
"""How a claim is made, and its value."""
_ROUNDING: Final = 1e-9
"""Probabilities below this value are rounding errors of a program."""


class Response(NamedTuple):
    """A response with its value."""

    strategy: StrategyTables
    worth: Floats
    """``[place]``: the payoff in the restricted game, by place counted from the opener."""


def restricted_response(game: IndexedGame, model: StrategyTables, trust: float) -> Response:
    """Return the optimal response if the other player follows ``model`` with chance ``trust``.

    Raises ``ValueError`` for games that are not ``weighable`` or not for two.
    """
    if game.tables.seats != 2 or not weighable(game):
        raise ValueError("not a game for two in which claims only rise and lives only fall")
    made: dict[int, _RestrictedTurns] = {}

    def turn(responses: Responses, position: int) -> TurnsOfPosition:
        made[position] = _RestrictedTurns(responses, position, trust)
        return made[position]

    worth = Responses(game, model, turn).opened()
    at = {position: number for number, position in enumerate(game.positions)}
    strategy = strategy_tables(
        game, lambda position: position, lambda position: made[at[position]].strategy(), _never
    )
    return Response(strategy, worth)


def _never(_choice: object) -> float:
    raise AssertionError("lives that only fall are never rolled anew")


class _RestrictedTurns(TurnsOfPosition):
    """The turns of one position in the restricted game, with the responder's strategy in them."""

    def __init__(self, responses: Responses, position: int, trust: float) -> None:
        super().__init__(responses, position)
        self.trust = trust
        self.rolls = np.flatnonzero(self.t.odds > 0).tolist()
        states, values = responses.tables.public_states, len(self.t.values)
        self._claims_by_state: list[Chances] = [{} for _ in range(states)]
        self._doubts = np.zeros((3, states, values))

    def strategy(self) -> PositionStrategy:
        """Return the responder's claims and doubts."""
        return PositionStrategy(self._claims_by_state, self._doubts)

    def announced(self, state: int, doubt: Floats, accepted: Floats) -> float:
        """Return the payoff of the best claims, and keep these claims.

        The reply to a claim is that of the model with chance ``trust``, else the worse one for the
        responder.
        """
        program, forced = Maximum(), self.t.forced > 0
        said = self._claimed(program, state)
        for (how, value), at in said.items():
            pays = self.opened[how, value, :, ANNOUNCER]
            caught = pays[self.rolls] if how == LOOKED else np.array([pays @ self.t.odds])
            opened = dict(zip(at, caught.tolist(), strict=True))
            kept = dict.fromkeys(at, float(accepted[value]))
            modelled = float(doubt[how, value])
            program.gain(opened, self.trust * modelled)
            program.gain(kept, self.trust * (1.0 - modelled))
            worst = program.least([opened] if forced[value] else [opened, kept])
            program.gain({worst: 1.0}, 1.0 - self.trust)
        worth, chances = program.solved()
        self._claims_by_state[state] = {
            claim_code(how, value, roll): chance
            for (how, value), at in said.items()
            for roll, chance in self._by_roll(chances[at])
            if chance > _ROUNDING
        }
        return worth

    def _claimed(self, program: Maximum, state: int) -> dict[_Claim, list[int]]:
        """Return the unknowns of each claim: by roll after a look, otherwise one for all rolls."""
        odds, legal, again = self.t.odds, self.t.legal[state], self.t.reroll[state]
        said = {(UNSEEN, value): program.unknowns(1) for value in legal.tolist()}
        said |= {(LOOKED, value): program.unknowns(len(self.rolls)) for value in legal.tolist()}
        unseen = [said[UNSEEN, value][0] for value in legal.tolist()]
        left = program.unknowns(len(self.rolls) if len(again) else 0)
        for n, roll in enumerate(self.rolls):
            looked = [said[LOOKED, value][n] for value in legal.tolist()]
            each = dict.fromkeys([*looked, *left[n : n + 1]], 1.0)
            program.row(each | dict.fromkeys(unseen, odds[roll]), odds[roll], odds[roll])
        if left:
            said |= {(REROLLED, value): program.unknowns(1) for value in again.tolist()}
            second = [said[REROLLED, value][0] for value in again.tolist()]
            program.row(dict.fromkeys(left, 1.0) | dict.fromkeys(second, -1.0), 0.0, 0.0)
        return said

    def _by_roll(self, chances: Floats) -> Iterator[tuple[int, float]]:
        """Yield the chance of a claim with each roll."""
        if len(chances) == 1:
            chances = chances[0] * self.t.odds[self.rolls]
        return zip(self.rolls, chances.tolist(), strict=True)

    def answered(self, state: int, claims: Floats, accepted: Floats) -> float:
        """Return the payoff of the best doubts, and keep these doubts.

        The claims are those of the model with chance ``trust``, else the worst for the responder.
        """
        program = Maximum()
        said, again = self.t.legal[state].tolist(), self.t.reroll[state].tolist()
        every = [(how, value) for how in (LOOKED, UNSEEN) for value in said]
        every += [(REROLLED, value) for value in again]
        one = program.unknown(1.0, 1.0)
        doubts = {
            (how, value): program.unknown(float(self.t.forced[value] > 0)) for how, value in every
        }

        def paid(how: int, value: int, odds: Floats) -> Line:
            """Return the payoff after a claim with these odds of rolls."""
            kept = float(odds.sum() * accepted[value])
            opened = float(odds @ self.opened[how, value, :, ANSWERER])
            return {one: kept, doubts[how, value]: opened - kept}

        for how, value in every:
            program.gain(paid(how, value, claims[how, value]), self.trust)
        odds = self.t.odds
        second = [paid(REROLLED, value, odds) for value in again]
        then = [{program.least(second): 1.0}] if second else []
        by_roll = {
            program.least([*(paid(LOOKED, value, only) for value in said), *then]): odds[roll]
            for roll, only in zip(self.rolls, np.eye(len(odds))[self.rolls], strict=True)
        }
        worst = program.least([by_roll, *(paid(UNSEEN, value, odds) for value in said)])
        program.gain({worst: 1.0}, 1.0 - self.trust)
        worth, chances = program.solved()
        for (how, value), at in doubts.items():
            self._doubts[how, state, value] = chances[at]
        return worth
