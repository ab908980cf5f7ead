"""Arrays for games in lock-step, their random numbers, and random legal actions.

A game is one row of ``GAME_FIELDS`` numbers. The seats still in, clockwise from the seat with the
cup, are the hexadecimal digits of one number (``WHO``), as in ``simulation.kernel``. Each game has
its own generator (splitmix64), so its course does not depend on the batch size.
"""

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mendax.environments.mia.tables import Int8s, Int32s, LockstepTables
from mendax.solver.generic.jit import compiled
from mendax.solver.mia.simulation.game_tables import GameTables
from mendax.solver.mia.simulation.reference_kernel import splitmix64

PHASE: Final = 0
HERE: Final = 1
"""The index of the position, counted from the seat with the cup or from the last announcer."""
STATE: Final = 2
"""The public state: 0 if there is no value to beat, otherwise one more than that value."""
CLAIM: Final = 3
HOW: Final = 4
ROLL: Final = 5
"""The dice under the cup, as an index in ``ROLLS``."""
WHO: Final = 6
EXIT: Final = 7
"""The exit with the current choice of new lives."""
ACTOR: Final = 8
ROW: Final = 9
"""The game's row in ``LockstepTables.masks``."""
MOVE: Final = 10
"""The next move: an index of ``KINDS``, ``lockstep.BEGIN`` or ``lockstep.SAMPLED``."""
SAID: Final = 11
"""The value announced by the move. For ``lockstep.SAMPLED`` it is a claim code."""
OUTCOME: Final = 12
"""The outcome of the last round, ``CHOSEN`` or ``NONE``."""
ASKED: Final = 13
"""1 if the caller has acted in this game, otherwise 0."""
ACTED: Final = 14
"""The seat for which the caller last acted."""
GAME_FIELDS: Final = 15

NONE: Final = -1
CHOSEN: Final = -2
"""The outcome while new lives are chosen; ``EXIT`` then contains the successor."""

GAMMA: Final = np.uint64(0x9E3779B97F4A7C15)
HALF: Final = np.uint64(32)
_ONE: Final = np.uint64(0xBF58476D1CE4E5B9)
_TWO: Final = np.uint64(0x94D049BB133111EB)


class GameBatch(NamedTuple):
    """Games in lock-step, with their latest observations."""

    games: Int32s
    """``games[game, field]``."""
    random: npt.NDArray[np.uint64]
    """``random[game]``: the state of the game's random generator."""
    score: npt.NDArray[np.int64]
    """``score[game, seat]``: the score; zero unless the rules count points or money."""
    observations: Int32s
    """``observations[game]``: the observation of the seat to act (see ``tables.FIELDS``)."""
    masks: Int8s
    """``masks[game, action]``: 1 if the action is legal."""
    rewards: npt.NDArray[np.float32]
    """``rewards[game]``: the reward of the seat that acted or, with opponents, of seat 0."""
    ended: npt.NDArray[np.bool_]
    payoffs: npt.NDArray[np.float32]
    """``payoffs[game, seat]``: zero unless the game has just ended."""


def batch(games: int, tables: GameTables, lockstep: LockstepTables, width: int) -> GameBatch:
    """Return a batch of games that have not started; ``width`` is the size of an observation."""
    return GameBatch(
        np.zeros((games, GAME_FIELDS), np.int32),
        np.zeros(games, np.uint64),
        np.zeros((games, tables.seats), np.int64),
        np.zeros((games, width), np.int32),
        np.zeros((games, lockstep.masks.shape[1]), np.int8),
        np.zeros(games, np.float32),
        np.zeros(games, np.bool_),
        np.zeros((games, tables.seats), np.float32),
    )


def generators(seeds: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint64]:
    """Return one generator per seed."""
    return np.array([splitmix64(splitmix64(int(seed))) for seed in seeds], np.uint64)


@compiled
def mixed(state: Any) -> Any:
    """Return splitmix64's output for ``state``."""
    state = (state ^ (state >> np.uint64(30))) * _ONE
    state = (state ^ (state >> np.uint64(27))) * _TWO
    return state ^ (state >> np.uint64(31))


@compiled
def under(state: Any, bound: Any) -> Any:
    """Return an integer in ``range(bound)`` from the upper half of a random number."""
    return np.int64(((mixed(state) >> HALF) * np.uint64(bound)) >> HALF)


@compiled
def first_illegal(
    games: Int32s, actions: npt.NDArray[np.int64], legal: Int8s, lenient: bool
) -> int:
    """Return the first game with an illegal action, or −1. If ``lenient``, skip finished games."""
    for game in range(len(games)):
        action, row = actions[game], games[game, ROW]
        if lenient and row == 0:
            continue
        if action < 0 or action >= legal.shape[1] or legal[row, action] == 0:
            return game
    return -1


@compiled
def drawn(
    games: Int32s,
    random: npt.NDArray[np.uint64],
    count: Int32s,
    legal: Int32s,
    actions: npt.NDArray[np.int64],
) -> None:
    """Fill ``actions`` with uniformly random legal actions from the generators ``random``."""
    for game in range(len(games)):
        row = games[game, ROW]
        random[game] += GAMMA
        actions[game] = legal[row, under(random[game], count[row])]
