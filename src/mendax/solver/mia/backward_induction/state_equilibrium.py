"""Solves one public state without blind passing: one announcement, one answer.

Turns the state into a signalling game (``signalling.game``) and its equilibrium into the
probabilities of what follows. Knows nothing of standings: continuation values are handed in.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from mendax.solver.generic.jit import compiled
from mendax.solver.generic.tolerances import PREFERRED, TIE
from mendax.solver.mia.model.public_states import Continuation, PublicState, openings
from mendax.solver.mia.model.rule_tables import REROLLED, UNSEEN, Floats, Ints, RuleTables
from mendax.solver.mia.model.state_solution import StateSolution
from mendax.solver.signalling.game import (
    EXACT,
    SignallingEquilibrium,
    SignallingGame,
    Support,
    equilibrium,
)


class _UnseenClaims(NamedTuple):
    """Claims on dice that nobody has seen, and the best replies to them, by value."""

    doubt: npt.NDArray[np.bool_]
    """``[value]``: whether the claim is doubted; else it is believed, or conceded to."""
    payoff: Floats
    """``[value]``: to the announcer."""
    openings: Floats
    """``[value, outcome]``: the probabilities of outcomes if it is doubted."""

    def best(self, claims: Ints) -> int:
        """The one of these claims that is worth most to the announcer, the lowest in a tie."""
        return int(claims[self.payoff[claims].argmax()])


def answers_to_unseen(t: RuleTables, how: int, continuation: Continuation) -> npt.NDArray[np.bool_]:
    """``[value]``: whether the best reply to a claim on unseen dice is a doubt.

    In a tie it is not. ``how`` is how the claim was made.
    """
    return _unseen_claims(t, how, continuation).doubt


def _unseen_claims(t: RuleTables, how: int, continuation: Continuation) -> _UnseenClaims:
    chances = openings(t, how)
    opened, accepted = chances @ continuation.outcomes, continuation.accepted
    announcer, answerer = continuation.announcer, continuation.answerer
    doubt = (opened[:, answerer] > accepted[:, answerer] + TIE) | (t.forced > 0)
    payoff = np.where(doubt, opened[:, announcer], accepted[:, announcer])
    return _UnseenClaims(doubt, payoff, chances)


class _Choice(NamedTuple):
    """What the announcer can do at a public state."""

    game: SignallingGame
    """Of one who looks: claims, and perhaps rolling again as a last column."""
    again: int
    """What is best announced with a second roll, −1 where that is not allowed."""
    first: _UnseenClaims
    """Announcing without looking."""
    second: _UnseenClaims | None
    """Announcing with a second roll."""


def _choice(t: RuleTables, state: PublicState, continuation: Continuation) -> _Choice:
    again, second, aside, width = -1, None, 0.0, len(state.claims)
    bound = np.zeros(width + min(1, len(state.again)))
    bound[:width] = t.forced[state.claims]
    if len(state.again):
        second = _unseen_claims(t, REROLLED, continuation)
        again = second.best(state.again)
        aside = float(second.payoff[again])
    values = continuation.outcomes, continuation.accepted
    seats = continuation.announcer, continuation.answerer
    payoffs = _payoffs(*values, *seats, state.outcome, state.claims, bound, aside)
    game = SignallingGame(*payoffs, state.weight, state.honest, bound, _slips(t, state, len(bound)))
    return _Choice(game, again, _unseen_claims(t, UNSEEN, continuation), second)


def _slips(t: RuleTables, state: PublicState, width: int) -> Floats:
    """``SignallingGame.slips``: with three seats and more a slip tells the truth.

    So claims off the path of play are answered as in the limit of games in which ever fewer of the
    announcers are truthful. Any roll may slip into any claim with two seats, where equilibria
    differ in nothing that counts, and where a round can come back to where it was.
    """
    if t.seats == 2 or not t.rises:
        return np.ones((len(state.weight), width))
    slips = np.zeros((len(state.weight), width))
    slips[:, : len(state.claims)] = state.truth
    return slips


def play(
    t: RuleTables,
    state: PublicState,
    continuation: Continuation,
    known: Support | None = None,
    error: float = EXACT,
) -> StateSolution:
    """The equilibrium of ``state``: of the signalling game, or announcing without looking.

    ``known`` is a support to try first, ``error`` how far the equilibrium conditions may be off
    (``signalling.game.equilibrium``, which says what is raised).
    """
    choice = _choice(t, state, continuation)
    again, first = choice.again, choice.first
    looked = equilibrium(choice.game, known, error)
    at_sight = state.sight @ continuation.outcomes[:, continuation.announcer]
    blind, follows = first.best(state.claims), _Follows(t)
    if first.payoff[blind] > _announcers_payoff(choice.game, looked) + at_sight + PREFERRED:
        follows.unseen(first, blind, 1.0)
    else:
        blind = -1
        follows.seen(state, looked)
        if choice.second is not None:
            follows.unseen(choice.second, again, float(state.weight @ looked.say[:, -1]))
    solution = StateSolution(
        blind=blind,
        say=looked.say,
        doubt=looked.doubt[: len(state.claims)],
        again=again,
        outcomes=follows.outcomes[None],
        believed=follows.believed[None],
        error=looked.error,
        support=looked.support,
    )
    if state.to_beat in state.claims or state.to_beat in state.again:
        return solution._replace(stay_bounds=_stay_bounds(state, choice, solution))
    return solution


def _announcers_payoff(game: SignallingGame, play: SignallingEquilibrium) -> float:
    """What the announcer expects who looks, without rolls that end the round at sight."""
    return float((play.say * (game.c + game.g * play.doubt)).sum(axis=1) @ game.w)


def _stay_bounds(
    state: PublicState, choice: _Choice, solution: StateSolution
) -> tuple[float, float, float]:
    """See ``StateSolution.stay_bounds``."""
    value, trusted, said = state.to_beat, [0.0], 0.0
    if value in state.claims:
        at = int(np.searchsorted(state.claims, value))
        trusted += [1.0 - float(solution.doubt[at]), 1.0 - float(choice.first.doubt[value])]
        said = float(state.weight @ solution.say[:, at])
    if choice.second is not None and value in state.again:
        trusted.append(1.0 - float(choice.second.doubt[value]))
        said += float(state.weight @ solution.say[:, -1]) if solution.again == value else 0.0
    if solution.blind >= 0:
        said = float(solution.blind == value)
    return max(trusted), said, float(solution.believed[0, value])


@compiled
def _payoffs(
    outcomes: Floats,
    accepted: Floats,
    announcer: int,
    answerer: int,
    outcome: Ints,
    claims: Ints,
    bound: Floats,
    aside: float,
) -> tuple[Floats, Floats, Floats]:
    """``SignallingGame.c``, ``g`` and ``d``: ``[kind, claim]``.

    ``c`` is the announcer's payoff if believed, ``g`` and ``d`` what a doubt adds to the payoffs of
    announcer and answerer. A last column that is no claim is worth ``aside``.
    """
    shape = len(outcome), len(bound)
    c, g, d = np.full(shape, aside), np.zeros(shape), np.zeros(shape)
    for r in range(len(outcome)):
        for k in range(len(claims)):
            opened, believed = outcomes[outcome[r, k]], accepted[claims[k]]
            if bound[k] > 0:
                c[r, k] = opened[announcer]
            else:
                c[r, k] = believed[announcer]
                g[r, k] = opened[announcer] - believed[announcer]
                d[r, k] = opened[answerer] - believed[answerer]
    return c, g, d


class _Follows:
    """Adds up the probabilities of what follows from a state, for ``StateSolution``."""

    def __init__(self, t: RuleTables) -> None:
        self.t = t
        self.outcomes = np.zeros(len(t.outcomes))
        self.believed = np.zeros(len(t.values))

    def seen(self, state: PublicState, play: SignallingEquilibrium) -> None:
        """Claims of an announcer who looked."""
        believed = _opened(play.say, play.doubt, state.weight, state.outcome, self.outcomes)
        self.outcomes += state.sight
        can_be = self.t.believable[state.claims]
        self.believed[state.claims] += believed * can_be
        if self.t.concede >= 0:
            self.outcomes[self.t.concede] += believed[~can_be].sum()

    def unseen(self, claims: _UnseenClaims, value: int, chance: float) -> None:
        """A claim on dice that nobody has seen."""
        if claims.doubt[value]:
            self.outcomes += chance * claims.openings[value]
        elif self.t.believable[value]:
            self.believed[value] += chance
        elif self.t.concede >= 0:
            self.outcomes[self.t.concede] += chance


@compiled
def _opened(say: Floats, doubt: Floats, w: Floats, outcome: Ints, outcomes: Floats) -> Floats:
    """Adds to ``outcomes`` what doubts lead to; returns ``[claim]``, the probability that each
    claim is made and believed."""
    believed = np.zeros(outcome.shape[1])
    for r in range(len(outcome)):
        for k in range(outcome.shape[1]):
            said = w[r] * say[r, k]
            outcomes[outcome[r, k]] += said * doubt[k]
            believed[k] += said * (1.0 - doubt[k])
    return believed
