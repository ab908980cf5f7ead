"""One seat's exact best response when all other seats play by strategy tables.

This module contains no rules. ``game_tables`` provides the results of opened dice and the next
rounds. The responder knows only its own observations and the others' strategies.

After a believed claim, the dice no longer matter. The tables depend on public facts only, so a
seat's private knowledge is at most one roll that it has looked at. Backward induction over
positions, values to beat and the responder's place is exact: claims only rise, and lives only fall.
"""

from collections.abc import Callable
from typing import Final

import numpy as np

from mendax.solver.mia.model.rule_tables import LOOKED, REROLLED, UNSEEN, Floats, Ints
from mendax.solver.mia.simulation.game_tables import (
    AT_SIGHT,
    CHOOSES,
    CLAIM_CODES,
    OPENS,
    IndexedGame,
)
from mendax.solver.mia.simulation.strategy_tables import StrategyTables

ANNOUNCER: Final = 0
ANSWERER: Final = 1
"""Places in a turn."""


def best_response(game: IndexedGame, others: StrategyTables) -> Floats:
    """Return the payoff of a best response by place, counted from the opener.

    Raises ``ValueError`` for games that are not ``weighable``.
    """
    if not weighable(game):
        raise ValueError("claims do not only rise, or lives do not only fall")
    return Responses(game, others, TurnsOfPosition).opened()


def weighable(game: IndexedGame) -> bool:
    """Return whether claims only rise and lives only fall, so that no state recurs.

    The result is false with toasts, with values that may be announced over themselves, and with new
    lives. It is also false if points or money decide, because a position does not include them.
    """
    rises = all(t.rises for t in game.rule_tables if t is not None)
    return rises and not game.tables.counted and not bool((game.tables.kind == CHOOSES).any())


class Responses:
    """The responder's payoff in every position, computed by backward induction."""

    def __init__(
        self,
        game: IndexedGame,
        others: StrategyTables,
        turn: "Callable[[Responses, int], TurnsOfPosition]",
    ) -> None:
        """``turn`` solves the turns of a position, given its number."""
        self.game, self.tables, self.others = game, game.tables, others
        self._turn = turn
        self.opens = np.zeros((len(game.positions), game.tables.seats))
        """``[position, responder's place]``: the value of opening a round."""

    def opened(self) -> Floats:
        """Return the payoff of a game by place, counted from the opener."""
        done = np.zeros(len(self.game.positions), bool)
        for position in range(len(self.game.positions)):
            if not done[position]:
                turns = self._turns(position)
                done[turns] = True
                self._solve(turns)
        start: Floats = self.opens[self.tables.start]
        return start

    def _turns(self, position: int) -> list[int]:
        """Return the position and its distinct rotations, each with the cup one place further."""
        turns = [position]
        while (further := int(self.tables.turned[turns[-1]])) != position:
            turns.append(further)
        return turns

    def _solve(self, turns: list[int]) -> None:
        """Solve the rounds in these turns, from the highest value to beat down."""
        tables, alive = self.tables, int(self.tables.alive[turns[0]])
        each = [self._turn(self, position) for position in turns]
        worth = np.zeros((len(turns), tables.public_states + 1, alive))
        for state in reversed(range(tables.public_states)):
            for number, turn in enumerate(each):
                after = worth[(number + 1) % len(turns), 1:]
                worth[number, state] = turn.worth(state, np.roll(after, 1, axis=1))
        for number, position in enumerate(turns):
            self.opens[position, :alive] = worth[number, 0]

    def ended(self, position: int, alive: int) -> Floats:
        """Return the payoffs of a round's ends, as ``[outcome, place]``.

        The last row is for rounds that go on.
        """
        tables = self.tables
        exits = tables.exit[position]
        worth = np.zeros((len(exits) + 1, alive))
        for outcome, exit_ in enumerate(exits.tolist()):
            if exit_ < 0:
                continue
            if tables.kind[exit_] != OPENS:
                worth[outcome] = tables.payoff[exit_, :alive] / tables.unit
                continue
            seated = tables.seated[exit_]
            for place in range(alive):
                (there,) = np.nonzero(seated == place)
                if len(there):
                    worth[outcome, place] = self.opens[tables.next[exit_], there[0]]
        return worth


class TurnsOfPosition:
    """The turns of one position: a claim and its answer for each value to beat."""

    def __init__(self, responses: Responses, position: int) -> None:
        """Read the rules and the payoffs of the position with this number."""
        tables, others = responses.tables, responses.others
        self.others, self.page = others, int(others.at[position])
        self.alive = int(tables.alive[position])
        t = responses.game.rule_tables[self.alive]
        assert t is not None
        self.t, ends = t, responses.ended(position, self.alive)
        codes = tables.opened[self.alive].reshape(AT_SIGHT + 1, 32, 32).astype(np.int64)
        outcomes = codes[:, : len(t.values), : len(t.odds)] >> 1
        self.opened = ends[outcomes]
        """``[how, value, roll, place]``: the payoff after the dice are opened."""
        self.conceded: Ints = tables.other[self.alive]
        self.ends = ends

    def worth(self, state: int, believed: Floats) -> Floats:
        """Return the payoff of a turn by place, in the public state with this number.

        ``believed[value, place]`` is the payoff of the next turn, over that value.
        """
        accepted = self.ends[self.conceded]
        some = np.flatnonzero(self.t.believable)
        accepted[some] = believed[some]
        doubt = self.others.doubt[self.page, :, state]
        claims = self._claims(state)
        opened = np.einsum("hvr,hvrs->hvs", claims, self.opened)
        other = claims.sum(axis=2)[..., None] * accepted
        mixed = doubt[..., None] * opened + (1.0 - doubt[..., None]) * other
        worth: Floats = mixed.sum(axis=(0, 1))
        worth[ANSWERER] = self.answered(state, claims, accepted[:, ANSWERER])
        worth[ANNOUNCER] = self.announced(state, doubt, accepted[:, ANNOUNCER])
        return worth

    def answered(self, state: int, claims: Floats, accepted: Floats) -> float:
        """Return the payoff of the best answers to ``claims[how, value, roll]``.

        ``accepted[value]`` is the payoff of any other answer than a doubt.
        """
        opened = (claims * self.opened[..., ANSWERER]).sum(axis=2)
        best = np.maximum(opened, claims.sum(axis=2) * accepted)
        forced = self.t.forced > 0
        best[:, forced] = opened[:, forced]
        best[AT_SIGHT] = opened[AT_SIGHT]
        return float(best.sum())

    def announced(self, state: int, doubt: Floats, accepted: Floats) -> float:
        """Return the payoff of the best claim, made without a look or for each roll.

        The others doubt with ``doubt[how, value]``; ``accepted[value]`` is the payoff of a claim
        that is not doubted.
        """
        t, opened = self.t, self.opened[..., ANNOUNCER]
        said = doubt[..., None] * opened + ((1.0 - doubt) * accepted)[..., None]
        claims, again = t.legal[state], t.reroll[state]
        unseen = (said[UNSEEN, claims] @ t.odds).max(initial=-np.inf)
        second = (said[REROLLED, again] @ t.odds).max(initial=-np.inf)
        looked = np.maximum(said[LOOKED, claims].max(axis=0, initial=-np.inf), second)
        looked = np.where(t.seen[0] >= 0, opened[AT_SIGHT, 0], looked)
        rolls = t.odds > 0
        return float(max(unseen, t.odds[rolls] @ looked[rolls]))

    def _claims(self, state: int) -> Floats:
        """Return the probabilities of the others' claims: ``[how, value, roll]``."""
        dense = np.zeros(CLAIM_CODES)
        for code, chance in self.others.claims_at(self.page, state).items():
            dense[code] += chance
        whole = dense.reshape(AT_SIGHT + 1, 32, 32)
        claims: Floats = whole[:, : len(self.t.values), : len(self.t.odds)]
        return claims
