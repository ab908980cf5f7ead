"""The solver of a public state without blind passing, which is one announcement and one answer.

The state becomes a signalling game (``signalling.game``), whose equilibrium determines the odds of
the successors. This module is independent of standings, because continuation values are arguments.
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
    GOOD_ENOUGH,
    SignallingEquilibrium,
    SignallingGame,
    Support,
    equilibrium,
)


class _UnseenClaims(NamedTuple):
    """Claims on unseen dice and the best replies to them, by value."""

    doubt: npt.NDArray[np.bool_]
    """``[value]``: True if the claim is doubted, False if it is believed or conceded to."""
    payoff: Floats
    """``[value]``: the announcer's payoff."""
    openings: Floats
    """``[value, outcome]``: the odds of outcomes after a doubt."""

    def best(self, claims: Ints) -> int:
        """Return the best claim for the announcer, or the lowest of these in a tie."""
        return int(claims[self.payoff[claims].argmax()])


def answers_to_unseen(t: RuleTables, how: int, continuation: Continuation) -> npt.NDArray[np.bool_]:
    """Return whether a doubt is the best reply to a claim on unseen dice, by value.

    In a tie, a doubt does not count as the best reply. ``how`` is the way the claim was made.
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
    """The announcer's options at a public state."""

    game: SignallingGame
    """The game after looking. Its columns are the claims and, if legal, a second roll."""
    again: int
    """The best claim on a second roll, or −1 if a second roll is illegal."""
    first: _UnseenClaims
    """The claims without looking."""
    second: _UnseenClaims | None
    """The claims on a second roll."""


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
    game = SignallingGame(*payoffs, state.weight, state.honest, bound, slips(t, state, len(bound)))
    return _Choice(game, again, _unseen_claims(t, UNSEEN, continuation), second)


def slips(t: RuleTables, state: PublicState, width: int) -> Floats:
    """Return ``SignallingGame.slips``: truthful slips with three or more seats.

    Claims off the path of play are then answered as in the limit of games with ever fewer truthful
    announcers. With two seats, all equilibria have the same value, so every roll may slip into
    every claim. The same slips are used where a round can lead back to itself.
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
    accepted: float = GOOD_ENOUGH,
) -> StateSolution:
    """Return the equilibrium of ``state``: that of the signalling game, or a claim without looking.

    ``known`` is a support to try first, and ``error`` is the tolerance of the equilibrium
    conditions; ``accepted`` is the largest one without a better equilibrium. Raises the errors of
    ``signalling.game.equilibrium``.
    """
    choice = _choice(t, state, continuation)
    again, first = choice.again, choice.first
    looked = equilibrium(choice.game, known, error, accepted=accepted)
    at_sight = state.sight @ continuation.outcomes[:, continuation.announcer]
    blind, follows = first.best(state.claims), _Follows(t, continuation.given_up)
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
    """Return the announcer's expected payoff after looking, without rolls that end the round."""
    return float((play.say * (game.c + game.g * play.doubt)).sum(axis=1) @ game.w)


def _stay_bounds(
    state: PublicState, choice: _Choice, solution: StateSolution
) -> tuple[float, float, float]:
    """Return ``StateSolution.stay_bounds``."""
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
    """Return ``SignallingGame.c``, ``g`` and ``d``: ``[kind, claim]``.

    ``c`` is the announcer's payoff if believed. A doubt changes the announcer's payoff by ``g`` and
    the answerer's by ``d``. The last column, which is not a claim, pays ``aside``.
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
    """The sums of the odds of outcomes and of believed claims, for ``StateSolution``."""

    def __init__(self, t: RuleTables, given_up: npt.NDArray[np.bool_]) -> None:
        self.t, self.given_up = t, given_up
        self.outcomes = np.zeros(len(t.outcomes))
        self.believed = np.zeros(len(t.values))

    def seen(self, state: PublicState, play: SignallingEquilibrium) -> None:
        """Add the odds after claims on dice that the announcer has seen."""
        believed = _opened(play.say, play.doubt, state.weight, state.outcome, self.outcomes)
        self.outcomes += state.sight
        given_up = self.given_up[state.claims]
        self.believed[state.claims] += believed * ~given_up
        ends = self.t.concede[state.claims[given_up]]
        np.add.at(self.outcomes, ends, believed[given_up])

    def unseen(self, claims: _UnseenClaims, value: int, chance: float) -> None:
        """Add the odds after a claim on unseen dice, made with probability ``chance``."""
        if claims.doubt[value]:
            self.outcomes += chance * claims.openings[value]
        elif self.given_up[value]:
            self.outcomes[self.t.concede[value]] += chance
        else:
            self.believed[value] += chance


@compiled
def _opened(say: Floats, doubt: Floats, w: Floats, outcome: Ints, outcomes: Floats) -> Floats:
    """Add the outcomes of doubts to ``outcomes``; return each claim's chance of being believed."""
    believed = np.zeros(outcome.shape[1])
    for r in range(len(outcome)):
        for k in range(outcome.shape[1]):
            said = w[r] * say[r, k]
            outcomes[outcome[r, k]] += said * doubt[k]
            believed[k] += said * (1.0 - doubt[k])
    return believed
