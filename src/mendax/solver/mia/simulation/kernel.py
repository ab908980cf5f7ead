"""Whole games of Mia between table policies, millions of them a second.

Rules of this file
1. ``_played`` is compiled; ``reference_kernel`` is its twin in plain Python, which gives the same
   numbers to the last bit and stands in where numba is missing. Whoever changes one changes both.
2. No rule is written here: ``game_tables`` is asked where a round leads, ``alias_tables`` what
   comes of a turn.
3. Luck is counted, not kept: game n of a seed always falls alike, whoever plays how many of them
   in which order. The generator is splitmix64, started anew for each game.
4. ``_played`` calls nothing that is handed an array: compiled code counts references to arrays at
   every call, which took three times as long as the game.

What a game draws: one number for every turn (dice, claim and answer), one for every choice of new
lives that is neither certain nor ruled out, one for every die.

What made it fast, measured: deciding a turn by one number from a small table (``alias_tables``),
the seats in their places as hexadecimal digits of one number, arrays indexed flat and without a
sign. What did not: cheaper generators, and several games in turns.
"""

from math import lcm
from typing import Any, Final, NamedTuple

import numpy as np

from mendax.core.game import MendaxError, Reason
from mendax.solver.generic.jit import COMPILED, compiled
from mendax.solver.mia.model.rule_tables import LOOKED, REROLLED, Ints
from mendax.solver.mia.simulation import reference_kernel
from mendax.solver.mia.simulation.alias_tables import ALWAYS, NEVER, Cast
from mendax.solver.mia.simulation.game_tables import CHOOSES, OPENS, Course
from mendax.solver.mia.simulation.reference_kernel import (
    CAUGHT,
    CLAIMS,
    CONCEDED,
    COUNTS,
    DICE,
    DOUBTS,
    LIES,
    TURNS_OF_A_GAME,
    mixed,
)

LENGTHS: Final = 512
BATCH: Final = 1 << 14
"""Games whose scores are held at a time."""

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


class Endless(MendaxError):
    """These policies can play a game that never ends."""


class Tally(NamedTuple):
    """What many games came to. Tallies of different games add up."""

    games: int
    counts: Ints
    """By ``plain_kernels.CLAIMS`` + how, ``LIES`` and so on."""
    paid: Ints
    """``paid[seat, place]``: worths in all (times ``Course.unit``); place 0 opened the game."""
    squares: Ints
    """The same of squares of worths (times ``unit``²)."""
    won: Ints
    """The same of games won: shares of the first place, times ``shares(seats)``."""
    opened: Ints
    """The same of games played."""
    lengths: Ints
    """By rounds: how many games took so many (the last: so many or more)."""
    rounds: int


def shares(seats: int) -> int:
    """Into how many parts a first place is cut, so that any number can share it."""
    return lcm(*range(1, seats + 1))


def added(one: Tally, two: Tally) -> Tally:
    """Both together."""
    return Tally(
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
    course: Course, cast: Cast, games: int, seed: int, first: int = 0, fast: bool = COMPILED
) -> Tally:
    """Plays games number ``first`` and following; seat ``number mod seats`` opens.

    ``fast`` plays them compiled (the interpreter lock is let go), else the plain twin does.
    Raises ``Endless``.
    """
    seats, counts = course.seats, np.zeros(COUNTS, np.int64)
    paid, squares, won, opened = sums = np.zeros((4, seats, seats), np.int64)
    lengths = np.zeros(LENGTHS, np.int64)
    total = 0
    for done in range(0, games, BATCH):
        score = np.zeros((min(BATCH, games - done), seats), np.int64)
        rounds = np.zeros(len(score), np.int64)
        if fast:
            luck = np.uint64(mixed(seed % (1 << 64))), np.uint64(first + done)
            fine = _played(course, cast, *luck, score, rounds, counts)
        else:
            fine = reference_kernel.played(course, cast, seed, first + done, score, rounds, counts)
        if not fine:
            raise Endless(Reason("solver-endless", {"turns": TURNS_OF_A_GAME}))
        if course.counted:
            score = score * seats - score.sum(axis=1, keepdims=True)
        _gathered(score, (first + done) % seats, shares(seats), sums)
        lengths += np.bincount(np.minimum(rounds, LENGTHS - 1), minlength=LENGTHS)
        total += int(rounds.sum())
    return Tally(games, counts, paid, squares, won, opened, lengths, total)


@compiled
def _around(place: Any, size: Any) -> Any:
    """A place past the end counted on from the start; dividing takes longer than the rest."""
    return place if place < size else place - size


@compiled
def _gathered(score: Ints, opener: int, whole: int, sums: Ints) -> None:
    """Adds worths, their squares, shares of the first place and games, by seat and place."""
    games, seats = score.shape
    parts = [whole // max(1, winners) for winners in range(seats + 1)]
    for game in range(games):
        best, winners = score[game, 0], 0
        for seat in range(seats):
            best = max(best, score[game, seat])
        for seat in range(seats):
            winners += score[game, seat] == best
        share = parts[winners]
        for seat in range(seats):
            place, worth = _around(seat - opener + seats, seats), score[game, seat]
            sums[0, seat, place] += worth
            sums[1, seat, place] += worth * worth
            sums[2, seat, place] += share * (worth == best)
            sums[3, seat, place] += 1
        opener = _around(opener + 1, seats)


@compiled
def _mixed(state: Any) -> Any:
    state = (state ^ (state >> np.uint64(30))) * _ONE
    state = (state ^ (state >> np.uint64(27))) * _TWO
    return state ^ (state >> np.uint64(31))


@compiled
def _picked(entry: Any, drawn: Any) -> Any:
    """Which of an entry's two outcomes a drawn number means."""
    kept = (drawn & _LOW) < (entry >> _HALF)
    return np.int64((entry >> np.uint64(16) if kept else entry) & _OUTCOME)


@compiled
def _pips(state: Any) -> Any:
    """How a die falls, counted from 0."""
    return np.int64(((_mixed(state) >> _HALF) * _PIPS) >> _HALF)


@compiled
def _happens(state: Any, chance: Any) -> Any:
    """The generator after something of this chance (of 2³²), and whether it came to pass."""
    if chance in (ALWAYS, NEVER):
        return state, chance == ALWAYS
    state += _GAMMA
    return state, np.int64(_mixed(state) >> _HALF) < chance


@compiled
def _places(opener: Any, seats: Any) -> Any:
    """The seats from ``opener`` on, the first in the lowest hexadecimal digit."""
    who = np.uint64(0)
    for n in range(seats):
        who |= np.uint64(_around(np.int64(opener) + n, seats)) << np.uint64(4 * n)
    return who


@compiled
def _seat(who: Any, place: Any) -> Any:
    """Who is at a place, counted from the cup."""
    return np.int64(who >> np.uint64(4 * place) & _SEAT)


@compiled
def _played(
    course: Course, cast: Cast, root: Any, first: Any, score: Ints, rounds: Ints, counts: Ints
) -> bool:
    seats, start, floor, counted = course.seats, course.start, course.floor, course.counted
    turned, living, ends, shown = course.turned, course.alive, course.exit, course.shown
    kind, after_end, place, rolled = course.kind, course.next, course.place, course.rolled
    seated, worth, change, rerolls = course.seated, course.worth, course.change, cast.rerolls
    pages, rows, entries = cast.at.reshape(-1), cast.row.reshape(-1), cast.entries
    positions, spots = cast.at.shape[2], course.spots
    for game in range(len(score)):
        number = first + np.uint64(game)
        state, who = _mixed(root + number * _APART), _places(number % np.uint64(seats), seats)
        alive, here, over, end, rounds[game] = seats, start, 0, -1, 1
        for _ in range(TURNS_OF_A_GAME):
            state += _GAMMA
            drawn = _mixed(state)
            page = pages[np.uint64((_seat(who, 0) * seats + _seat(who, 1)) * positions + here)]
            where = rows[np.uint64(page * spots + over)]
            entry = entries[np.uint64(where >> 8) + (drawn >> np.uint64(64 - (where & 255)))]
            came = _picked(entry, drawn)
            how, value, fate = came >> 14, (came >> 9) & 31, (came & 127) - 1
            counts[np.uint64(CLAIMS + how)] += 1
            counts[LIES] += (came >> 8 & 1) & (how == LOOKED)
            if fate < 0:
                who = who >> _NEXT | (who & _SEAT) << np.uint64(4 * alive - 4)
                here, over = turned[np.uint64(here)], value + 1
                continue
            doubted = (came & 128) > 0
            counts[CONCEDED] += not doubted
            if doubted and how <= REROLLED:
                counts[np.uint64(DOUBTS + shown[np.uint64(value)])] += 1
                counts[CAUGHT] += came >> 8 & 1
            for n in range(alive * counted):
                seat = _seat(who, n)
                score[game, seat] = max(floor, score[game, seat] + change[fate, n])
            end = ends[here, fate]
            while kind[end] == CHOOSES:
                seat = _seat(who, place[end])
                state, rolls = _happens(state, rerolls[seat, end])
                counts[DICE] += rolls
                state += _GAMMA * np.uint64(rolls)
                end = rolled[end, _pips(state)] if rolls else after_end[end]
            if kind[end] != OPENS:
                break
            here, over, old, who = after_end[end], 0, who, np.uint64(0)
            alive, rounds[game] = living[here], rounds[game] + 1
            for n in range(alive):
                who |= np.uint64(_seat(old, seated[end, n])) << np.uint64(4 * n)
        else:
            return False
        for n in range(alive * (1 - counted)):
            score[game, _seat(who, n)] = worth[end, n]
    return True
