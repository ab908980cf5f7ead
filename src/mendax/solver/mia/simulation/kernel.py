"""Monte Carlo simulation of whole Mia games between known strategies, at millions of games per
second.

1. ``_played`` is compiled. ``reference_kernel`` is the same algorithm in plain Python, for
   installations without numba; its results are equal to the last bit. Every change must be made to
   both.
2. This module contains no rules. ``game_tables`` provides the successors of a round, and
   ``alias_tables`` the outcomes of a turn.
3. Random numbers are counter-based: a seed's game n does not depend on the number, order or
   distribution of simulated games. The generator is splitmix64 (Steele, Lea and Flood 2014, "Fast
   splittable pseudorandom number generators"), restarted for each game. Deriving numbers from a
   counter instead of a stored state follows Salmon et al. 2011 ("Parallel random numbers: as easy
   as 1, 2, 3").
4. ``_played`` passes no array to another function, because compiled code counts array references at
   every call. That took three times as long as the game.

A game draws one random number for each turn (dice, claim and answer), one for each uncertain choice
of new lives, and one for each die.

Three changes made the kernel faster: deciding a turn by one number from a small table
(``alias_tables``), storing the seats in their places as hexadecimal digits of one number, and using
flat arrays with unsigned indices. Cheaper generators and interleaving several games did not help.
"""

from math import lcm
from typing import Any, Final, NamedTuple

import numpy as np

from mendax.core.game import MendaxError, Reason
from mendax.solver.generic.jit import COMPILED, compiled
from mendax.solver.mia.model.rule_tables import LOOKED, REROLLED, Ints
from mendax.solver.mia.simulation import reference_kernel
from mendax.solver.mia.simulation.alias_tables import ALWAYS, NEVER, AliasTables
from mendax.solver.mia.simulation.game_tables import CHOOSES, OPENS, GameTables
from mendax.solver.mia.simulation.reference_kernel import (
    CAUGHT,
    CLAIMS,
    CONCEDED,
    COUNTS,
    DICE,
    DOUBTS,
    LIES,
    TURNS_OF_A_GAME,
    splitmix64,
)

LENGTHS: Final = 512
BATCH: Final = 1 << 14
"""The number of games whose scores are held in memory."""

_GAMMA: Final = np.uint64(0x9E3779B97F4A7C15)
_APART: Final = np.uint64(0xD1342543DE82EF95)
_ONE: Final = np.uint64(0xBF58476D1CE4E5B9)
_TWO: Final = np.uint64(0x94D049BB133111EB)
_LOW: Final = np.uint64(0xFFFFFFFF)
_HALF: Final = np.uint64(32)
_OUTCOME: Final = np.uint64(0xFFFF)
_PIPS: Final = np.uint64(6)
_SEAT: Final = np.uint64(15)
_NEXT: Final = np.uint64(4)


class EndlessGame(MendaxError):
    """Raised if a game between these strategies does not end."""


class GameTotals(NamedTuple):
    """The totals of many games. Totals of different games can be added."""

    games: int
    counts: Ints
    """``counts[n]``: the count n, such as ``LIES`` or ``CLAIMS`` + how of ``reference_kernel``."""
    paid: Ints
    """``paid[seat, place]``: the sum of payoffs, times ``GameTables.unit``. Place 0 opened the
    game."""
    squares: Ints
    """``squares[seat, place]``: the sum of squared payoffs (times ``unit``²)."""
    won: Ints
    """``won[seat, place]``: the number of wins, times ``win_units(seats)``; ties share a win."""
    opened: Ints
    """``opened[seat, place]``: the number of games."""
    lengths: Ints
    """``lengths[rounds]``: the number of games of this length. The last item counts all longer
    games."""
    rounds: int


def win_units(seats: int) -> int:
    """Return the units of one win, the least common multiple of all possible numbers of winners."""
    return lcm(*range(1, seats + 1))


def added(one: GameTotals, two: GameTotals) -> GameTotals:
    """Return the sum of two totals."""
    return GameTotals(
        one.games + two.games,
        one.counts + two.counts,
        one.paid + two.paid,
        one.squares + two.squares,
        one.won + two.won,
        one.opened + two.opened,
        one.lengths + two.lengths,
        one.rounds + two.rounds,
    )


def play(
    tables: GameTables,
    alias: AliasTables,
    games: int,
    seed: int,
    first: int = 0,
    fast: bool = COMPILED,
) -> GameTotals:
    """Simulate games from number ``first`` on; seat ``number mod seats`` opens each.

    ``fast`` uses the compiled kernel, which releases the GIL, instead of the plain kernel. Raises
    ``EndlessGame``.
    """
    seats, counts = tables.seats, np.zeros(COUNTS, np.int64)
    paid, squares, won, opened = sums = np.zeros((4, seats, seats), np.int64)
    lengths = np.zeros(LENGTHS, np.int64)
    total = 0
    for done in range(0, games, BATCH):
        score = np.zeros((min(BATCH, games - done), seats), np.int64)
        rounds = np.zeros(len(score), np.int64)
        if fast:
            root = np.uint64(splitmix64(seed % (1 << 64))), np.uint64(first + done)
            fine = _played(tables, alias, *root, score, rounds, counts)
        else:
            fine = reference_kernel.played(tables, alias, seed, first + done, score, rounds, counts)
        if not fine:
            raise EndlessGame(Reason("solver-endless", {"turns": TURNS_OF_A_GAME}))
        if tables.counted:
            score = score * seats - score.sum(axis=1, keepdims=True)
        _gathered(score, (first + done) % seats, win_units(seats), sums)
        lengths += np.bincount(np.minimum(rounds, LENGTHS - 1), minlength=LENGTHS)
        total += int(rounds.sum())
    return GameTotals(games, counts, paid, squares, won, opened, lengths, total)


@compiled
def _around(place: Any, size: Any) -> Any:
    """Return a place modulo ``size``. It is reduced by subtraction, because division is slower."""
    return place if place < size else place - size


@compiled
def _gathered(score: Ints, opener: int, whole: int, sums: Ints) -> None:
    """Add payoffs, their squares, win units and games to ``sums[:, seat, place]``."""
    games, seats = score.shape
    parts = [whole // max(1, winners) for winners in range(seats + 1)]
    for game in range(games):
        best, winners = score[game, 0], 0
        for seat in range(seats):
            best = max(best, score[game, seat])
        for seat in range(seats):
            winners += score[game, seat] == best
        units = parts[winners]
        for seat in range(seats):
            place, payoff = _around(seat - opener + seats, seats), score[game, seat]
            sums[0, seat, place] += payoff
            sums[1, seat, place] += payoff * payoff
            sums[2, seat, place] += units * (payoff == best)
            sums[3, seat, place] += 1
        opener = _around(opener + 1, seats)


@compiled
def _splitmix64(state: Any) -> Any:
    state = (state ^ (state >> np.uint64(30))) * _ONE
    state = (state ^ (state >> np.uint64(27))) * _TWO
    return state ^ (state >> np.uint64(31))


@compiled
def _picked(entry: Any, drawn: Any) -> Any:
    """Return the code in an alias entry that a random number selects."""
    kept = (drawn & _LOW) < (entry >> _HALF)
    return np.int64((entry >> np.uint64(16) if kept else entry) & _OUTCOME)


@compiled
def _pips(state: Any) -> Any:
    """Return the face of a die, counted from 0."""
    return np.int64(((_splitmix64(state) >> _HALF) * _PIPS) >> _HALF)


@compiled
def _happens(state: Any, chance: Any) -> Any:
    """Return the next state, and whether an event of probability ``chance`` (of 2³²) happens."""
    if chance in (ALWAYS, NEVER):
        return state, chance == ALWAYS
    state += _GAMMA
    return state, np.int64(_splitmix64(state) >> _HALF) < chance


@compiled
def _places(opener: Any, seats: Any) -> Any:
    """Return the seats from ``opener`` on as hexadecimal digits, lowest digit first."""
    who = np.uint64(0)
    for n in range(seats):
        who |= np.uint64(_around(np.int64(opener) + n, seats)) << np.uint64(4 * n)
    return who


@compiled
def _seat(who: Any, place: Any) -> Any:
    """Return the seat at a place counted from the announcer."""
    return np.int64(who >> np.uint64(4 * place) & _SEAT)


@compiled
def _played(
    tables: GameTables,
    alias: AliasTables,
    root: Any,
    first: Any,
    score: Ints,
    rounds: Ints,
    counts: Ints,
) -> bool:
    seats, start, floor, counted = tables.seats, tables.start, tables.floor, tables.counted
    turned, living, ends, shown = tables.turned, tables.alive, tables.exit, tables.shown
    kind, after_end, place, rolled = tables.kind, tables.next, tables.place, tables.rolled
    seated, payoff, change, rerolls = tables.seated, tables.payoff, tables.change, alias.rerolls
    pairs, rows, entries = alias.at.reshape(-1), alias.row.reshape(-1), alias.entries
    positions, public_states = alias.at.shape[2], tables.public_states
    for game in range(len(score)):
        number = first + np.uint64(game)
        state, who = _splitmix64(root + number * _APART), _places(number % np.uint64(seats), seats)
        alive, here, public_state, end, rounds[game] = seats, start, 0, -1, 1
        for _ in range(TURNS_OF_A_GAME):
            state += _GAMMA
            drawn = _splitmix64(state)
            pair = pairs[np.uint64((_seat(who, 0) * seats + _seat(who, 1)) * positions + here)]
            where = rows[np.uint64(pair * public_states + public_state)]
            entry = entries[np.uint64(where >> 8) + (drawn >> np.uint64(64 - (where & 255)))]
            code = _picked(entry, drawn)
            how, value, outcome = code >> 14, (code >> 9) & 31, (code & 127) - 1
            counts[np.uint64(CLAIMS + how)] += 1
            counts[LIES] += (code >> 8 & 1) & (how == LOOKED)
            if outcome < 0:
                who = who >> _NEXT | (who & _SEAT) << np.uint64(4 * alive - 4)
                here, public_state = turned[np.uint64(here)], value + 1
                continue
            doubted = (code & 128) > 0
            counts[CONCEDED] += not doubted
            if doubted and how <= REROLLED:
                counts[np.uint64(DOUBTS + shown[np.uint64(value)])] += 1
                counts[CAUGHT] += code >> 8 & 1
            for n in range(alive * counted):
                seat = _seat(who, n)
                score[game, seat] = max(floor, score[game, seat] + change[outcome, n])
            end = ends[here, outcome]
            while kind[end] == CHOOSES:
                seat = _seat(who, place[end])
                state, rolls = _happens(state, rerolls[seat, end])
                counts[DICE] += rolls
                state += _GAMMA * np.uint64(rolls)
                end = rolled[end, _pips(state)] if rolls else after_end[end]
            if kind[end] != OPENS:
                break
            here, public_state, old, who = after_end[end], 0, who, np.uint64(0)
            alive, rounds[game] = living[here], rounds[game] + 1
            for n in range(alive):
                who |= np.uint64(_seat(old, seated[end, n])) << np.uint64(4 * n)
        else:
            return False
        for n in range(alive * (1 - counted)):
            score[game, _seat(who, n)] = payoff[end, n]
    return True
