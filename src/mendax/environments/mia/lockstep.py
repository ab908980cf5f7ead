"""Many games of Mia, one action each at a time: the compiled step of the vectorised environment.

Rules of this file
1. No rule is written here: ``tables`` and ``solver.mia.simulation.game_tables`` are asked where an
   action leads and what may be done; the tests walk games here and in the book side by side.
2. What is compiled is its own plain twin (``solver.generic.jit.plain``).
3. A step is some passes over all games, not one function for each game: compiled code counts
   references to arrays at every call. What the numbers of a game are is said in ``batch``.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from mendax.environments.mia.batch import (
    ACTED,
    ACTOR,
    ASKED,
    CHOSEN,
    CLAIM,
    EXIT,
    GAMMA,
    HALF,
    HERE,
    HOW,
    MOVE,
    NONE,
    OUTCOME,
    PHASE,
    ROLL,
    ROW,
    SAID,
    STATE,
    WHO,
    GameBatch,
    mixed,
    under,
)
from mendax.environments.mia.opponents import OpponentTables
from mendax.environments.mia.tables import (
    ANNOUNCE,
    ANSWER,
    BELIEVE,
    CONCEDE,
    CUP,
    DOUBT,
    FIELDS,
    KEEP_LIVES,
    KINDS,
    LIVES,
    LOOK,
    LOOKED,
    OPEN,
    OVER,
    REROLL,
    REROLL_LIVES,
    SHAKE,
    Int32s,
    LockstepTables,
)
from mendax.solver.generic.jit import COMPILED, compiled, plain
from mendax.solver.mia.model.rule_tables import LOOKED as HAVING_LOOKED
from mendax.solver.mia.model.rule_tables import REROLLED, UNSEEN
from mendax.solver.mia.simulation.game_tables import AT_SIGHT, CHOOSES, OPENS, GameTables

NEXT_STEP: Final = 0
SAME_STEP: Final = 1
DISABLED: Final = 2
"""What follows the end of a game, as in ``gymnasium.vector.AutoresetMode``."""
BEGINNING: Final = 3
"""Nothing happens but that games begin."""

BEGIN: Final = len(KINDS)
"""Not an action: a new game."""
SAMPLED: Final = len(KINDS) + 1
"""Not an action: an opponent's claim, dice and all."""

_STANDING: Final = len(FIELDS)
_LOW: Final = np.uint64(0xFFFFFFFF)
_CODE: Final = np.uint64(0xFFFF)


def stepped(
    tables: GameTables,
    lockstep: LockstepTables,
    others: OpponentTables,
    played: GameBatch,
    actions: npt.NDArray[np.int64],
    begin: npt.NDArray[np.bool_],
    mode: int,
    fast: bool = COMPILED,
) -> None:
    """Takes one action in every game, and lets opponents play until the caller is to act again.

    Where ``begin`` is true a new game begins instead. Actions must be legal (``first_illegal``). A
    game that ends before the caller was ever asked is not shown: the next one begins.
    """
    if fast:
        _stepped(tables, lockstep, others, played, actions, begin, mode)
        return
    with np.errstate(over="ignore"):
        todo = np.empty(len(actions), np.int32)
        count = plain(_chosen)(lockstep, played, actions, begin, mode, todo)
        while count:
            plain(_acted)(tables, lockstep, played, todo[:count])
            plain(_rounds_ended)(tables, lockstep, played, todo[:count], mode)
            count = plain(_to_go_on)(tables, others, played, todo[:count])
        plain(_shown)(tables, lockstep, played, len(others.at) > 0)


@compiled
def _stepped(
    tables: GameTables,
    lockstep: LockstepTables,
    others: OpponentTables,
    played: GameBatch,
    actions: npt.NDArray[np.int64],
    begin: npt.NDArray[np.bool_],
    mode: int,
) -> None:
    """In passes over the games that something is to be done in, until the caller is to act."""
    todo = np.empty(len(actions), np.int32)
    count = _chosen(lockstep, played, actions, begin, mode, todo)
    while count:
        _acted(tables, lockstep, played, todo[:count])
        _rounds_ended(tables, lockstep, played, todo[:count], mode)
        count = _to_go_on(tables, others, played, todo[:count])
    _shown(tables, lockstep, played, len(others.at) > 0)


@compiled
def _chosen(
    lockstep: LockstepTables,
    played: GameBatch,
    actions: npt.NDArray[np.int64],
    begin: npt.NDArray[np.bool_],
    mode: int,
    todo: Int32s,
) -> int:
    """Notes what is to be done in each game, lists those in ``todo``, and gives how many."""
    games, kinds, values = played.games, lockstep.kind, lockstep.value
    ended, payoffs, count = played.ended, played.payoffs, 0
    for game in range(len(actions)):
        if ended[game]:
            payoffs[game, :], ended[game] = 0.0, False
        over = games[game, PHASE] == OVER
        if begin[game] or (over and mode == NEXT_STEP):
            games[game, MOVE], games[game, ASKED] = BEGIN, 0
        elif over or mode == BEGINNING:
            continue
        else:
            games[game, MOVE], games[game, SAID] = kinds[actions[game]], values[actions[game]]
            games[game, ASKED], games[game, ACTED] = 1, games[game, ACTOR]
        todo[count] = game
        count += 1
    return count


@compiled
def _acted(tables: GameTables, lockstep: LockstepTables, played: GameBatch, todo: Int32s) -> None:
    """Does what is to be done, up to the end of the round if that is one."""
    games, random, fall = played.games, played.random, lockstep.fall
    shown, opened, living, seats = tables.shown, tables.opened, tables.alive, tables.seats
    for game in todo:
        kind, said = np.int64(games[game, MOVE]), np.int64(games[game, SAID])
        how, claim = np.int64(games[game, HOW]), np.int64(games[game, CLAIM])
        roll, who, number = np.int64(games[game, ROLL]), np.int64(games[game, WHO]), random[game]
        here, phase, outcome = np.int64(games[game, HERE]), games[game, PHASE], np.int64(NONE)
        alive, opens = living[here], kind == DOUBT
        if kind in (BEGIN, SHAKE, REROLL, BELIEVE, REROLL_LIVES):
            number += GAMMA
            roll = np.int64(fall[under(number, len(fall))])
        if kind in (ANNOUNCE, REROLL):
            looked = HAVING_LOOKED if phase == LOOKED else UNSEEN
            how = np.int64(REROLLED if kind == REROLL else looked)
            claim, phase, opens = said, ANSWER, shown[said] > 0
        elif kind == SAMPLED:
            how, claim, roll, phase = said >> 10, said >> 5 & 31, said & 31, ANSWER
            opens = how == AT_SIGHT or shown[claim] > 0
        elif kind == SHAKE:
            phase = CUP
        elif kind == LOOK:
            phase, outcome = LOOKED, np.int64(opened[alive, AT_SIGHT << 10 | roll]) >> 1
        elif kind == BELIEVE:
            who = who >> 4 | (who & 15) << (4 * alive - 4)
            games[game, HERE], games[game, STATE], phase = tables.turned[here], claim + 1, CUP
        elif kind == CONCEDE:
            outcome = tables.other[alive, claim]
        elif kind in (REROLL_LIVES, KEEP_LIVES):
            end, outcome = games[game, EXIT], np.int64(CHOSEN)
            after = (
                tables.rolled[end, under(number, lockstep.pips)]
                if kind == REROLL_LIVES
                else tables.next[end]
            )
            games[game, EXIT] = after
        elif kind == BEGIN:
            opener, who, phase = under(number, seats), np.int64(0), OPEN
            for n in range(seats):
                seat = opener + n
                who |= (seat if seat < seats else seat - seats) << 4 * n
            games[game, HERE], games[game, STATE], played.score[game, :] = tables.start, 0, 0
        if opens:
            outcome = np.int64(opened[alive, how << 10 | claim << 5 | roll]) >> 1
        games[game, HOW], games[game, CLAIM], games[game, ROLL] = how, claim, roll
        games[game, WHO], games[game, PHASE], games[game, OUTCOME] = who, phase, outcome
        random[game] = number


@compiled
def _rounds_ended(
    tables: GameTables, lockstep: LockstepTables, played: GameBatch, todo: Int32s, mode: int
) -> None:
    """Where a round has ended: another one, a choice of new lives, or the end of the game."""
    games, score, payoffs, pays = played.games, played.score, played.payoffs, lockstep.payoff
    seats, counted, floor, change = tables.seats, tables.counted, tables.floor, tables.change
    for game in todo:
        outcome = np.int64(games[game, OUTCOME])
        if outcome == NONE:
            continue
        who, end = np.int64(games[game, WHO]), np.int64(games[game, EXIT])
        here = games[game, HERE]
        alive = tables.alive[here]
        if outcome >= 0:
            end = tables.exit[here, outcome]
            for n in range(alive * counted):
                seat = who >> 4 * n & 15
                score[game, seat] = max(floor, score[game, seat] + change[outcome, n])
        games[game, EXIT] = end
        if tables.kind[end] == CHOOSES:
            games[game, PHASE] = LIVES
        elif tables.kind[end] == OPENS:
            before, who = who, np.int64(0)
            for n in range(tables.alive[tables.next[end]]):
                who |= (before >> 4 * tables.seated[end, n] & 15) << 4 * n
            games[game, HERE], games[game, STATE] = tables.next[end], 0
            games[game, PHASE], games[game, WHO] = OPEN, who
        elif games[game, ASKED] == 0:
            games[game, PHASE] = OVER
        else:
            games[game, PHASE], played.ended[game] = OVER, True
            games[game, ASKED] = mode != SAME_STEP
            mean = score[game].sum() / seats
            for n in range(seats):
                payoffs[game, n] = score[game, n] - mean if counted else pays[end, seats - 1]
            for n in range(alive * (1 - counted)):
                payoffs[game, who >> 4 * n & 15] = pays[end, n]


@compiled
def _to_go_on(tables: GameTables, others: OpponentTables, played: GameBatch, todo: Int32s) -> int:
    """Keeps in ``todo`` the games that go on without the caller, with what is done in them."""
    games, random, count = played.games, played.random, 0
    mine = 1 if len(others.at) else (1 << tables.seats) - 1
    for game in todo:
        phase, here = np.int64(games[game, PHASE]), np.int64(games[game, HERE])
        if phase == OVER:
            if games[game, ASKED]:
                continue
            games[game, MOVE] = BEGIN
            todo[count] = game
            count += 1
            continue
        end, state = np.int64(games[game, EXIT]), np.int64(games[game, STATE])
        place = 1 if phase == ANSWER else tables.place[end] if phase == LIVES else 0
        actor = np.int64(games[game, WHO]) >> 4 * place & 15
        games[game, ACTOR] = actor
        if mine >> actor & 1:
            continue
        todo[count] = game
        count += 1
        random[game] += GAMMA
        luck = mixed(random[game])
        chance = np.int64(luck >> HALF)
        strategy = np.int64(others.at[actor, here])
        if phase == ANSWER:
            how, claim = games[game, HOW], games[game, CLAIM]
            at = (strategy * (AT_SIGHT + 1) + how) * tables.public_states + state
            believes = tables.other[tables.alive[here], claim] < 0
            doubts = chance < others.doubt[at * tables.values + claim]
            games[game, MOVE] = DOUBT if doubts else BELIEVE if believes else CONCEDE
        elif phase == LIVES:
            games[game, MOVE] = REROLL_LIVES if chance < others.rerolls[actor, end] else KEEP_LIVES
        else:
            row = others.row[strategy * tables.public_states + state]
            entry = others.entries[(row >> 8) + np.int64(luck >> np.uint64(64 - (row & 255)))]
            first = (luck & _LOW) < (entry >> HALF)
            games[game, SAID] = (entry >> np.uint64(16) if first else entry) & _CODE
            games[game, MOVE] = SAMPLED
    return count


@compiled
def _shown(tables: GameTables, lockstep: LockstepTables, played: GameBatch, first: bool) -> None:
    """Writes down what is seen and may be done, and rewards: those of the ``first`` seat, or of
    whoever acted."""
    games, observations, masks = played.games, played.observations, played.masks
    seats, positions, width = tables.seats, len(tables.turned), observations.shape[1]
    choosing = width > _STANDING + seats
    for game in range(len(games)):
        phase, here = np.int64(games[game, PHASE]), np.int64(games[game, HERE])
        actor = np.int64(games[game, ACTOR])
        rewarded = 0 if first else games[game, ACTED]
        played.rewards[game] = played.payoffs[game, rewarded] if played.ended[game] else 0.0
        for n in range(width):
            observations[game, n] = 0
        row, seen = np.int64(lockstep.rows[phase]), here
        if phase != OVER:
            observations[game, 0], observations[game, 5] = phase, lockstep.left[here]
            if phase == LIVES:
                seen = positions + games[game, EXIT]
            else:
                state = games[game, STATE]
                observations[game, 2] = state
                if phase == ANSWER:
                    observations[game, 3] = games[game, CLAIM] + 1
                    observations[game, 4] = games[game, HOW] + 1
                    row += games[game, CLAIM]
                elif phase != OPEN:
                    row += state
                    observations[game, 1] = games[game, ROLL] + 1 if phase == LOOKED else 0
            who = np.int64(games[game, WHO])
            for n in range(tables.alive[here]):
                seat = who >> 4 * n & 15
                place = _STANDING + (seat - actor if seat >= actor else seat - actor + seats)
                observations[game, place] = lockstep.standing[seen, n] + played.score[game, seat]
                if choosing:
                    observations[game, place + seats] = lockstep.settled[seen, n]
        games[game, ROW] = row
        for n in range(masks.shape[1]):
            masks[game, n] = lockstep.masks[row, n]
