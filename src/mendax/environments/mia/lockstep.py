"""The vectorised environment's compiled step, which takes one action in each of many Mia games.

1. This module contains no rules: ``tables`` and ``solver.mia.simulation.game_tables`` provide the
   legal actions and their successors. Tests play the same games with this module and with the rule
   book.
2. Compiled functions have plain versions (``solver.generic.jit.plain``).
3. A step makes a few passes over all games instead of one call per game, because compiled code
   counts array references at every call. ``batch`` lists the fields of a game.
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
    SAID,
    STATE,
    WHO,
    GameBatch,
    mixed,
    under,
)
from mendax.environments.mia.observing import shown
from mendax.environments.mia.opponents import OpponentTables
from mendax.environments.mia.tables import (
    ANNOUNCE,
    ANSWER,
    BELIEVE,
    CONCEDE,
    CUP,
    DOUBT,
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
"""The behaviour after the end of a game, as in ``gymnasium.vector.AutoresetMode``."""
BEGINNING: Final = 3
"""The mode that only starts new games and takes no actions."""

BEGIN: Final = len(KINDS)
"""The move that starts a new game."""
SAMPLED: Final = len(KINDS) + 1
"""The move that samples an opponent's dice and claim."""
_MOVES: Final = len(KINDS) + 2

_LOW: Final = np.uint64(0xFFFFFFFF)
_CODE: Final = np.uint64(0xFFFF)

Int64s = npt.NDArray[np.int64]


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
    """Take one action in every game, then let opponents play until the caller's next turn.

    A new game begins where ``begin`` is true. Actions must be legal (``first_illegal``). A game
    that ends before the caller's first decision is skipped, and the next game begins.
    """
    if fast:
        _stepped(tables, lockstep, others, played, actions, begin, mode)
        return
    with np.errstate(over="ignore"):
        todo, sorted_, starts = _lists(len(actions))
        count = plain(_chosen)(lockstep, played, actions, begin, mode, todo)
        while count:
            plain(_sorted_by_move)(played.games, todo[:count], sorted_, starts)
            plain(_rolled)(tables, lockstep, played, sorted_, starts)
            ended = plain(_said)(tables, played, sorted_, starts, todo)
            ended = plain(_answered)(tables, lockstep, played, sorted_, starts, todo, ended)
            plain(_rounds_ended)(tables, lockstep, played, todo[:ended], mode)
            count = plain(_to_go_on)(tables, others, played, sorted_[:count], todo)
        plain(shown)(tables, lockstep, played, len(others.at) > 0)


def _lists(games: int) -> tuple[Int32s, Int32s, Int64s]:
    """Return buffers for the games to play, the games sorted by move, and each move's start."""
    return np.empty(games, np.int32), np.empty(games, np.int32), np.empty(_MOVES + 1, np.int64)


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
    """Play in passes over the games that have a move, until all games wait for the caller."""
    todo, sorted_ = np.empty(len(actions), np.int32), np.empty(len(actions), np.int32)
    starts = np.empty(_MOVES + 1, np.int64)
    count = _chosen(lockstep, played, actions, begin, mode, todo)
    while count:
        _sorted_by_move(played.games, todo[:count], sorted_, starts)
        _rolled(tables, lockstep, played, sorted_, starts)
        ended = _said(tables, played, sorted_, starts, todo)
        ended = _answered(tables, lockstep, played, sorted_, starts, todo, ended)
        _rounds_ended(tables, lockstep, played, todo[:ended], mode)
        count = _to_go_on(tables, others, played, sorted_[:count], todo)
    shown(tables, lockstep, played, len(others.at) > 0)


@compiled
def _chosen(
    lockstep: LockstepTables,
    played: GameBatch,
    actions: npt.NDArray[np.int64],
    begin: npt.NDArray[np.bool_],
    mode: int,
    todo: Int32s,
) -> int:
    """Write each game's move, list the games to play in ``todo``, and return their number."""
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
def _sorted_by_move(games: Int32s, todo: Int32s, sorted_: Int32s, starts: Int64s) -> None:
    """Sort the games in ``todo`` by move, and write each move's first index to ``starts``."""
    starts[:] = 0
    for game in todo:
        starts[games[game, MOVE]] += 1
    filled = 0
    for move in range(_MOVES):
        filled += starts[move]
        starts[move] = filled
    starts[_MOVES] = filled
    for n in range(len(todo) - 1, -1, -1):
        game = todo[n]
        move = games[game, MOVE]
        starts[move] -= 1
        sorted_[starts[move]] = game


@compiled
def _rolled(
    tables: GameTables, lockstep: LockstepTables, played: GameBatch, sorted_: Int32s, starts: Int64s
) -> None:
    """Make the moves that roll dice: starting a game, shaking the cup, and believing."""
    games, random, score, fall = played.games, played.random, played.score, lockstep.fall
    seats, turned, alive, start = tables.seats, tables.turned, tables.alive, tables.start
    for game in sorted_[starts[BEGIN] : starts[BEGIN + 1]]:
        random[game] += GAMMA
        opener, who = under(random[game], seats), np.int64(0)
        for n in range(seats):
            seat = opener + n
            who |= (seat if seat < seats else seat - seats) << 4 * n
            score[game, n] = 0
        games[game, WHO], games[game, PHASE] = who, OPEN
        games[game, HERE], games[game, STATE] = start, 0
    for game in sorted_[starts[SHAKE] : starts[SHAKE + 1]]:
        random[game] += GAMMA
        games[game, ROLL], games[game, PHASE] = fall[under(random[game], len(fall))], CUP
    for game in sorted_[starts[BELIEVE] : starts[BELIEVE + 1]]:
        random[game] += GAMMA
        games[game, ROLL], games[game, PHASE] = fall[under(random[game], len(fall))], CUP
        here, who = games[game, HERE], np.int64(games[game, WHO])
        games[game, WHO] = who >> 4 | (who & 15) << (4 * alive[here] - 4)
        games[game, HERE], games[game, STATE] = turned[here], games[game, CLAIM] + 1


@compiled
def _said(
    tables: GameTables, played: GameBatch, sorted_: Int32s, starts: Int64s, ending: Int32s
) -> int:
    """Make the announcements, list the ended rounds in ``ending``, and return their number."""
    games, reveals, opened, alive = played.games, tables.shown, tables.opened, tables.alive
    ended = 0
    for game in sorted_[starts[ANNOUNCE] : starts[ANNOUNCE + 1]]:
        looked = games[game, PHASE] == LOOKED
        games[game, HOW] = HAVING_LOOKED if looked else UNSEEN
        games[game, CLAIM], games[game, PHASE] = games[game, SAID], ANSWER
    for game in sorted_[starts[SAMPLED] : starts[SAMPLED + 1]]:
        said = games[game, SAID]
        games[game, HOW], games[game, CLAIM] = said >> 10, said >> 5 & 31
        games[game, ROLL], games[game, PHASE] = said & 31, ANSWER
    for move in (ANNOUNCE, SAMPLED):
        for game in sorted_[starts[move] : starts[move + 1]]:
            how, claim = np.int64(games[game, HOW]), np.int64(games[game, CLAIM])
            if how == AT_SIGHT or reveals[claim]:
                code = how << 10 | claim << 5 | np.int64(games[game, ROLL])
                games[game, OUTCOME] = opened[alive[games[game, HERE]], code] >> 1
                ending[ended] = game
                ended += 1
    return ended


@compiled
def _answered(
    tables: GameTables,
    lockstep: LockstepTables,
    played: GameBatch,
    sorted_: Int32s,
    starts: Int64s,
    ending: Int32s,
    ended: int,
) -> int:
    """Make all other moves, append the ended rounds to ``ending``, and return their number."""
    games, random, opened, alive = played.games, played.random, tables.opened, tables.alive
    fall, other, rolled, keeping = lockstep.fall, tables.other, tables.rolled, tables.next
    for game in sorted_[starts[REROLL] : starts[REROLL + 1]]:
        random[game] += GAMMA
        roll = np.int64(fall[under(random[game], len(fall))])
        said = np.int64(games[game, SAID])
        games[game, ROLL], games[game, CLAIM] = roll, said
        games[game, HOW], games[game, PHASE] = REROLLED, ANSWER
        code = np.int64(REROLLED) << 10 | said << 5 | roll
        games[game, OUTCOME] = opened[alive[games[game, HERE]], code] >> 1
        ending[ended] = game
        ended += tables.shown[said]
    for game in sorted_[starts[LOOK] : starts[LOOK + 1]]:
        code = np.int64(AT_SIGHT << 10) | np.int64(games[game, ROLL])
        outcome = opened[alive[games[game, HERE]], code] >> 1
        games[game, PHASE], games[game, OUTCOME] = LOOKED, outcome
        ending[ended] = game
        ended += outcome != NONE
    for game in sorted_[starts[DOUBT] : starts[DOUBT + 1]]:
        how, claim = np.int64(games[game, HOW]), np.int64(games[game, CLAIM])
        code = how << 10 | claim << 5 | np.int64(games[game, ROLL])
        games[game, OUTCOME] = opened[alive[games[game, HERE]], code] >> 1
        ending[ended] = game
        ended += 1
    for game in sorted_[starts[CONCEDE] : starts[CONCEDE + 1]]:
        games[game, OUTCOME] = other[alive[games[game, HERE]], games[game, CLAIM]]
        ending[ended] = game
        ended += 1
    for game in sorted_[starts[REROLL_LIVES] : starts[REROLL_LIVES + 1]]:
        random[game] += GAMMA
        end = rolled[games[game, EXIT], under(random[game], lockstep.pips)]
        games[game, EXIT], games[game, OUTCOME] = end, CHOSEN
        ending[ended] = game
        ended += 1
    for game in sorted_[starts[KEEP_LIVES] : starts[KEEP_LIVES + 1]]:
        games[game, EXIT], games[game, OUTCOME] = keeping[games[game, EXIT]], CHOSEN
        ending[ended] = game
        ended += 1
    return ended


@compiled
def _rounds_ended(
    tables: GameTables, lockstep: LockstepTables, played: GameBatch, ending: Int32s, mode: int
) -> None:
    """After each ended round, start another round or a choice of new lives, or end the game."""
    games, score, payoffs, pays = played.games, played.score, played.payoffs, lockstep.payoff
    seats, counted, floor, change = tables.seats, tables.counted, tables.floor, tables.change
    for game in ending:
        outcome = np.int64(games[game, OUTCOME])
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
def _to_go_on(
    tables: GameTables, others: OpponentTables, played: GameBatch, acted: Int32s, todo: Int32s
) -> int:
    """List the games that continue without the caller in ``todo``, with moves; return their
    number."""
    games, random, count = played.games, played.random, 0
    mine = 1 if len(others.at) else (1 << tables.seats) - 1
    for game in acted:
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
