"""How one public state is played: the stage of announcing and answering, in equilibrium.

Turns a public state into the arrays of ``signalling.game`` and its solution into odds. Knows
nothing of
lives: what a outcome or a belief is worth is handed in, seat by seat.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mendax.solver.generic.jit import compiled
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


class _Unknown(NamedTuple):
    """Claims on dice that nobody has seen, by value."""

    doubt: npt.NDArray[np.bool_]
    worth: Floats
    """To the announcer."""
    openings: Floats
    """``openings[value, outcome]``: the chances of outcomes when doubted."""

    def best(self, claims: Ints) -> int:
        """The claim that is worth most to the announcer."""
        return int(claims[self.worth[claims].argmax()])


def answers_to_unseen(t: RuleTables, how: int, worth: Continuation) -> npt.NDArray[np.bool_]:
    """Which claims on dice that nobody has seen are doubted; the others are believed."""
    return _unknown(t, how, worth).doubt


def _unknown(t: RuleTables, how: int, worth: Continuation) -> _Unknown:
    found = openings(t, how)
    opened, announcer, answerer = found @ worth.outcomes, worth.announcer, worth.answerer
    doubt = (opened[:, answerer] > worth.other[:, answerer] + _TIE) | (t.forced > 0)
    return _Unknown(doubt, np.where(doubt, opened[:, announcer], worth.other[:, announcer]), found)


class _Choice(NamedTuple):
    """What the one with the cup can do at a public state."""

    game: SignallingGame
    """Claims, and perhaps rolling again as a last column."""
    again: int
    """What is best said with a second roll, −1 where that is not allowed."""
    first: _Unknown
    second: _Unknown | None


def _choice(t: RuleTables, state: PublicState, worth: Continuation) -> _Choice:
    again, second, aside, width = -1, None, 0.0, len(state.claims)
    bound = np.zeros(width + min(1, len(state.again)))
    bound[:width] = t.forced[state.claims]
    if len(state.again):
        second = _unknown(t, REROLLED, worth)
        again = second.best(state.again)
        aside = float(second.worth[again])
    seats = worth.announcer, worth.answerer
    payoffs = _payoffs(
        worth.outcomes, worth.other, *seats, state.outcome, state.claims, bound, aside
    )
    game = SignallingGame(*payoffs, state.weight, state.honest, bound)
    return _Choice(game, again, _unknown(t, UNSEEN, worth), second)


def play(
    t: RuleTables,
    state: PublicState,
    worth: Continuation,
    known: Support | None = None,
    error: float = EXACT,
) -> StateSolution:
    """The equilibrium at ``state`` (see ``signalling.game``)."""
    choice = _choice(t, state, worth)
    again, first = choice.again, choice.first
    found = equilibrium(choice.game, known, error)
    looking = _worth(choice.game, found) + state.sight @ worth.outcomes[:, worth.announcer]
    blind, ends = first.best(state.claims), _Ends(t)
    if first.worth[blind] > looking + _BETTER:
        ends.unseen(first, blind, 1.0)
    else:
        blind = -1
        ends.seen(state, found)
        if choice.second is not None:
            ends.unseen(choice.second, again, float(state.weight @ found.say[:, -1]))
    doubt = found.doubt[: len(state.claims)]
    outcomes, believed = ends.outcomes[None], ends.believed[None]
    moves = StateSolution(blind, found.say, doubt, again, outcomes, believed, found.error)
    circular = state.to_beat in state.claims or state.to_beat in state.again
    lingers = _lingering(state, choice, moves) if circular else moves.lingers
    return moves._replace(lingers=lingers, support=found.support)


def _worth(game: SignallingGame, play: SignallingEquilibrium) -> float:
    """What the announcer gets who looks and does not roll 32."""
    return float((play.say * (game.c + game.g * play.doubt)).sum(axis=1) @ game.w)


def _lingering(
    state: PublicState, choice: _Choice, moves: StateSolution
) -> tuple[float, float, float]:
    """See ``StateSolution.lingers``."""
    value, trusted, said = state.to_beat, [0.0], 0.0
    if value in state.claims:
        at = int(np.searchsorted(state.claims, value))
        trusted += [1.0 - float(moves.doubt[at]), 1.0 - float(choice.first.doubt[value])]
        said = float(state.weight @ moves.say[:, at])
    if choice.second is not None and value in state.again:
        trusted.append(1.0 - float(choice.second.doubt[value]))
        said += float(state.weight @ moves.say[:, -1]) if moves.again == value else 0.0
    if moves.blind >= 0:
        said = float(moves.blind == value)
    return max(trusted), said, float(moves.believed[0, value])


@compiled
def _payoffs(
    outcomes: Floats,
    other: Floats,
    announcer: int,
    answerer: int,
    outcome: Ints,
    claims: Ints,
    bound: Floats,
    aside: float,
) -> tuple[Floats, Floats, Floats]:
    """``SignallingGame.c``, ``g`` and ``d``; a last column that is no claim is worth ``aside``."""
    shape = len(outcome), len(bound)
    c, g, d = np.full(shape, aside), np.zeros(shape), np.zeros(shape)
    for r in range(len(outcome)):
        for k in range(len(claims)):
            opened, believed = outcomes[outcome[r, k]], other[claims[k]]
            if bound[k] > 0:
                c[r, k] = opened[announcer]
            else:
                c[r, k] = believed[announcer]
                g[r, k] = opened[announcer] - believed[announcer]
                d[r, k] = opened[answerer] - believed[answerer]
    return c, g, d


class _Ends:
    """Gathers the chances of what comes of a public state."""

    def __init__(self, t: RuleTables) -> None:
        self.t = t
        self.outcomes = np.zeros(len(t.outcomes))
        self.believed = np.zeros(len(t.values))

    def seen(self, state: PublicState, play: SignallingEquilibrium) -> None:
        """Those who looked."""
        believed = _opened(play.say, play.doubt, state.weight, state.outcome, self.outcomes)
        self.outcomes += state.sight
        can_be = self.t.believable[state.claims]
        self.believed[state.claims] += believed * can_be
        if self.t.concede >= 0:
            self.outcomes[self.t.concede] += believed[~can_be].sum()

    def unseen(self, unknown: _Unknown, value: int, chance: float) -> None:
        """A claim on dice that nobody has seen."""
        if unknown.doubt[value]:
            self.outcomes += chance * unknown.openings[value]
        elif self.t.believable[value]:
            self.believed[value] += chance
        elif self.t.concede >= 0:
            self.outcomes[self.t.concede] += chance


@compiled
def _opened(say: Floats, doubt: Floats, w: Floats, outcome: Ints, outcomes: Floats) -> Floats:
    """Adds what is opened to the chances of ``outcomes``; gives those that claims are believed."""
    believed = np.zeros(outcome.shape[1])
    for r in range(len(outcome)):
        for k in range(outcome.shape[1]):
            said = w[r] * say[r, k]
            outcomes[outcome[r, k]] += said * doubt[k]
            believed[k] += said * (1.0 - doubt[k])
    return believed


_TIE: Final = 1e-13
_BETTER: Final = 1e-12
