"""The solver of a public state in which every seat may doubt (option ``doubter``).

After a claim, all seats except the announcer decide at the same time whether to doubt
(``signalling.race``). If all wait, the seat that is asked believes or concedes. This module is
independent of standings, because continuation values are arguments.
"""

import numpy as np

from mendax.solver.generic.errors import NoEquilibriumFound
from mendax.solver.generic.tolerances import PREFERRED
from mendax.solver.mia.backward_induction.state_equilibrium import slips
from mendax.solver.mia.model.public_states import (
    Continuation,
    PublicState,
    openings,
    outcomes_of_doubts,
)
from mendax.solver.mia.model.rule_tables import UNSEEN, Floats, Ints, RuleTables
from mendax.solver.mia.model.state_solution import StateSolution
from mendax.solver.signalling.race import race_equilibrium
from mendax.solver.signalling.race_game import RaceGame, stage
from mendax.solver.signalling.race_stage import stage_equilibrium


class RaceUnsolved(ArithmeticError):
    """Raised for a state whose equilibrium was not found."""


def play(t: RuleTables, state: PublicState, continuation: Continuation) -> StateSolution:
    """Return the equilibrium of ``state``. Raises ``RaceUnsolved``."""
    game = race_game(t, state, continuation)
    try:
        looked = race_equilibrium(game)
        unseen = answers_to_unseen(t, continuation, state.claims)
    except NoEquilibriumFound as error:
        raise RaceUnsolved(state.to_beat) from error
    ends = stage(unseen).ends
    payoff = (ends * _unseen_payoffs(t, continuation)[0][:, state.claims]).sum(axis=0)
    at = int(payoff.argmax())
    blind = int(state.claims[at])
    looking = np.einsum("rp,ep,erp->", looked.say * state.weight[:, None], looked.ends, game.pay[0])
    looking += state.sight @ continuation.outcomes[:, continuation.announcer]
    if payoff[at] > looking + PREFERRED:
        outcomes, believed = _after_unseen(t, continuation, blind, ends[:, at])
    else:
        blind = -1
        joint = looked.ends[:, None] * (looked.say * state.weight[:, None])
        outcomes, believed = _after_looking(t, state, continuation, joint)
    return StateSolution(
        blind=blind,
        say=looked.say,
        doubt=looked.doubt[0],
        again=-1,
        outcomes=outcomes[None],
        believed=believed[None],
        error=looked.error,
        others=looked.doubt[1:].T,
    )


def race_game(t: RuleTables, state: PublicState, continuation: Continuation) -> RaceGame:
    """Return the stage after looking as a game. Seats are counted from the announcer."""
    opened = np.stack(outcomes_of_doubts(t, state))
    seats = [(continuation.announcer + seat) % t.seats for seat in range(t.seats)]
    pay = np.empty((t.seats, t.seats, len(state.weight), len(state.claims)))
    pay[:, 0] = continuation.accepted[state.claims][:, seats].T[:, None]
    pay[:, 1:] = np.moveaxis(continuation.outcomes[opened][..., seats], -1, 0)
    revealed = t.reveals[state.claims]
    pay[:, 0, :, revealed] = pay[:, 1, :, revealed]
    fixed = _fixed(t)[:, state.claims]
    return RaceGame(pay, state.weight, slips(t, state, len(state.claims)), fixed)


def _fixed(t: RuleTables) -> Floats:
    """Return ``RaceGame.fixed`` by value: the choices of seats without a choice."""
    fixed = np.full((t.seats - 1, len(t.values)), -1.0)
    fixed[0, t.forced > 0] = 1.0
    fixed[:, t.reveals] = 0.0  # the dice are open, so no seat can doubt
    return fixed


def _unseen_payoffs(t: RuleTables, continuation: Continuation) -> Floats:
    """Return the payoffs after claims on unseen dice: ``[seat, end, value]``."""
    seats = [(continuation.announcer + seat) % t.seats for seat in range(t.seats)]
    pay = np.empty((t.seats, t.seats, len(t.values)))
    pay[:, 0] = continuation.accepted[:, seats].T
    chances = np.stack([openings(t, UNSEEN, seat) for seat in range(1, t.seats)])
    pay[:, 1:] = np.moveaxis((chances @ continuation.outcomes)[..., seats], -1, 0)
    pay[:, 0, t.reveals] = pay[:, 1, t.reveals]
    return pay


def answers_to_unseen(t: RuleTables, continuation: Continuation, claims: Ints) -> Floats:
    """Return the doubts of claims on unseen dice: ``[seat − 1, claim]``.

    Raises ``NoEquilibriumFound``.
    """
    pay, fixed = _unseen_payoffs(t, continuation), _fixed(t)
    each = [stage_equilibrium(pay[..., p], fixed[:, p]) for p in claims.tolist()]
    return np.stack(each, axis=1)


def _after_looking(
    t: RuleTables, state: PublicState, continuation: Continuation, joint: Floats
) -> tuple[Floats, Floats]:
    """Return the odds of outcomes and of believed values, given ``joint[end, kind, claim]``."""
    outcomes, believed = state.sight.copy(), np.zeros(len(t.values))
    opened = np.stack(outcomes_of_doubts(t, state))
    np.add.at(outcomes, opened, joint[1:])
    revealed = t.reveals[state.claims]
    np.add.at(outcomes, opened[0][:, revealed], joint[0][:, revealed])
    kept = joint[0].sum(axis=0) * ~revealed
    given_up = continuation.given_up[state.claims]
    np.add.at(outcomes, t.concede[state.claims[given_up]], kept[given_up])
    believed[state.claims] = kept * ~given_up
    return outcomes, believed


def _after_unseen(
    t: RuleTables, continuation: Continuation, value: int, ends: Floats
) -> tuple[Floats, Floats]:
    """Return the same after a claim of ``value`` on unseen dice, given ``ends[end]``."""
    outcomes, believed = np.zeros(len(t.outcomes)), np.zeros(len(t.values))
    for seat in range(1, t.seats):
        outcomes += ends[seat] * openings(t, UNSEEN, seat)[value]
    if t.reveals[value]:
        outcomes += ends[0] * openings(t, UNSEEN)[value]
    elif continuation.given_up[value]:
        outcomes[t.concede[value]] += ends[0]
    else:
        believed[value] = ends[0]
    return outcomes, believed
