"""Observations, masks and rewards for games in lock-step.

This module contains no rules. ``tables`` defines observations, and ``tables.observed`` makes the
same observation from a view of the rule book; tests compare the two. An observation contains only
the acting seat's information. It includes the seat's dice once the seat has looked.
"""

from typing import Final

import numpy as np

from mendax.environments.mia.batch import (
    ACTED,
    ACTOR,
    CLAIM,
    EXIT,
    HERE,
    HOW,
    PHASE,
    ROLL,
    ROW,
    STATE,
    WHO,
    GameBatch,
)
from mendax.environments.mia.tables import (
    ANSWER,
    CUP,
    FIELDS,
    LIVES,
    LOOKED,
    OVER,
    LockstepTables,
)
from mendax.solver.generic.jit import compiled
from mendax.solver.mia.simulation.game_tables import GameTables

_STANDING: Final = len(FIELDS)


@compiled
def shown(tables: GameTables, lockstep: LockstepTables, played: GameBatch, first: bool) -> None:
    """Write observations and masks for the seat to act, and rewards for the seat that acted.

    If ``first``, rewards are always for seat 0. The code avoids branches, because phases are
    unpredictable.
    """
    games, observations, score = played.games, played.observations, played.score
    rewards, payoffs, ended, masks = played.rewards, played.payoffs, played.ended, played.masks
    rows, left, legal = lockstep.rows, lockstep.left, lockstep.masks
    standing, settled = lockstep.standing, lockstep.settled
    seats, positions, width = tables.seats, len(tables.turned), observations.shape[1]
    asked = width > _STANDING + seats
    for game in range(len(games)):
        phase, here = np.int64(games[game, PHASE]), np.int64(games[game, HERE])
        actor = np.int64(games[game, ACTOR])
        rewards[game] = 0.0
        if ended[game]:
            rewards[game] = payoffs[game, 0 if first else games[game, ACTED]]
        going, answering = np.int64(phase != OVER), np.int64(phase == ANSWER)
        looked, choosing = np.int64(phase == LOOKED), np.int64(phase == LIVES)
        claim, state = np.int64(games[game, CLAIM]), np.int64(games[game, STATE])
        seen = here + choosing * (positions + games[game, EXIT] - here)
        observations[game, 0] = phase
        observations[game, 1] = looked * (games[game, ROLL] + 1)
        observations[game, 2] = (going - choosing) * state
        observations[game, 3] = answering * (claim + 1)
        observations[game, 4] = answering * (games[game, HOW] + 1)
        observations[game, 5] = going * left[here]
        for n in range(_STANDING, width):
            observations[game, n] = 0
        who = np.int64(games[game, WHO])
        for n in range(seats - 1, -1, -1):  # empty places hold seat 0, which is written last
            seat = who >> 4 * n & 15
            place = _STANDING + (seat - actor if seat >= actor else seat - actor + seats)
            observations[game, place] = going * (standing[seen, n] + score[game, seat])
            if asked:
                observations[game, place + seats] = going * settled[seen, n]
        cup = looked + np.int64(phase == CUP)
        games[game, ROW] = rows[phase] + cup * state + answering * claim
    for game in range(len(games)):
        row = games[game, ROW]
        for n in range(masks.shape[1]):
            masks[game, n] = legal[row, n]
