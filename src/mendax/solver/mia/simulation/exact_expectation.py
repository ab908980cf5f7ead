"""What players of Mia whose play is known can expect of whole games: added up, not played.

Rules of this file
1. No rule is written here, and no player: ``game_tables`` says where a round leads,
   ``turn_outcomes`` what comes of a turn. They are what the kernels play by.
2. A game is a finite Markov chain: who is at which place (an *arrangement*), the position, and the
   value to beat. It is added up from the end backwards, all positions of a depth at a time.
3. Whatever adds up over turns is added up alike, in columns: worths and wins by seat, and what
   kernels count.

Within a depth everything leads to higher values to beat, or round a circle: a value said over
itself all around the table, or a round that nobody lost. The first is a chain of as many turns as
there are seats, the second a linear system of as many unknowns.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mendax.core.game import Reason
from mendax.solver.mia.model.rule_tables import LOOKED, Floats, Ints
from mendax.solver.mia.simulation.game_tables import AT_SIGHT, CHOOSES, OPENS, OVER, Course, Field
from mendax.solver.mia.simulation.kernel import Endless
from mendax.solver.mia.simulation.reference_kernel import (
    CAUGHT,
    CLAIMS,
    CONCEDED,
    COUNTS,
    DICE,
    DOUBTS,
    LIES,
    SHOWN,
    TURNS_OF_A_GAME,
)
from mendax.solver.mia.simulation.score_distribution import results
from mendax.solver.mia.simulation.turn_outcomes import Meetings

ROUNDS: Final = COUNTS
_ENDLESS: Final = COUNTS + 1
_MARKS: Final = COUNTS + 2
"""Columns beside the worths: what kernels count, rounds, and the chance of a game without end."""

_AT_ONCE: Final = 4096
"""States that are added up at a time."""
_CERTAIN: Final = 1 - 1e-15

Bools = npt.NDArray[np.bool_]


class Expectation(NamedTuple):
    """What can be expected of a game, by who opens it."""

    worth: Floats
    """``worth[opener, seat]``: as the solver counts: chances to win, or points over the mean."""
    wins: Floats
    """``wins[opener, seat]``: shares of the first place."""
    counts: Floats
    """``counts[opener]``: by ``plain_kernels.CLAIMS`` + how, ``LIES`` and so on, in a game."""
    rounds: Floats
    """By opener."""


def expectation(field: Field, players: Meetings) -> Expectation:
    """Adds up whole games.

    Raises ``Endless`` for players whose games may never end, ``NotCovered`` for games in which too
    many scores can be (``scores``).
    """
    course, chain = field.course, _Chain(field, players)
    worth, wins, marks = np.split(chain.opened(), [course.seats, 2 * course.seats], axis=1)
    if marks[:, _ENDLESS].max() > 0:
        raise Endless(Reason("solver-endless", {"turns": TURNS_OF_A_GAME}))
    if course.counted:
        worth, wins = results(course, chain.ends())
    return Expectation(worth, wins, marks[:, :COUNTS], marks[:, ROUNDS])


class _Arrangements:
    """Who is still in, from the one with the cup on: subsets of the seats, turned."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.who = [self._of(alive) for alive in range(seats + 1)]
        """``who[alive][arrangement, place]``; all turns of a subset follow each other."""
        self.number = np.full((1 << seats, seats), -1, np.int64)
        """By who is in (as bits) and who has the cup."""
        for found in self.who[1:]:
            self.number[(1 << found).sum(axis=1), found[:, 0]] = np.arange(len(found))

    def _of(self, alive: int) -> Ints:
        turns = [
            subset[by:] + subset[:by]
            for subset in combinations(range(self.seats), alive)
            for by in range(alive)
        ]
        return np.array(turns, np.int64).reshape(len(turns), alive)


class _Group(NamedTuple):
    """Tables of one depth: row i, turn r is a table with the cup r places further."""

    depth: int
    position: Ints
    """``position[i, r]``."""
    arrangement: Ints
    who: Ints
    """``who[i, r, place]``."""


class _Chain:
    """Adds up, from the end backwards."""

    def __init__(self, field: Field, players: Meetings) -> None:
        course = self.course = field.course
        self.players, self.arrangements = players, _Arrangements(course.seats)
        self.depth = _depths(field)
        self.marks = 2 * course.seats
        """Columns: worths by seat, wins by seat, and from here on marks."""
        self.width = self.marks + _MARKS
        many = np.array([len(found) for found in self.arrangements.who])
        self.first = np.concatenate(([0], np.cumsum(many[course.alive])))
        """By position: its first state; a state is a position and an arrangement."""
        self.opens = np.zeros((self.first[-1], self.width))
        """By state: what opening a round there is worth."""

    def opened(self) -> Floats:
        """By opener: all columns, from the start on."""
        for group in self._groups():
            self._add_up(group)
        first = self.first[self.course.start]
        return self.opens[first : first + self.course.seats]

    def _groups(self) -> Iterator[_Group]:
        """All states, those that others lead to first."""
        for depth in range(self.depth.max() + 1):
            (here,) = np.nonzero(self.depth == depth)
            alive = int(self.course.alive[here[0]])
            at_once = max(1, _AT_ONCE // len(self.arrangements.who[alive]))
            for part in range(0, len(here), at_once):
                yield self._group(depth, here[part : part + at_once], alive)

    def _group(self, depth: int, here: Ints, alive: int) -> _Group:
        """Every position of ``here`` before every subset, with all turns."""
        turns = [here]
        for _ in range(1, alive):
            turns.append(self.course.turned[turns[-1]])
        who = self.arrangements.who[alive]
        shape = (len(here), len(who) // alive, alive)
        position = np.broadcast_to(np.stack(turns, axis=1)[:, None], shape).reshape(-1, alive)
        number = np.broadcast_to(np.arange(len(who)).reshape(shape[1:]), shape).reshape(-1, alive)
        return _Group(depth, position, number, who[number])

    def _add_up(self, group: _Group) -> None:
        found = self._rounds(group, self._after(group), counting=True)
        worth = _settled(found, self.width)
        self.opens[self.first[group.position] + group.arrangement] = worth

    def ends(self) -> Floats:
        """How rounds end (``scores.results``), of games in which nobody goes out."""
        course = self.course
        seats, fates = course.seats, len(course.change)
        each = np.eye(seats * fates).reshape(seats, fates, -1)
        found = np.zeros((len(course.alive), seats, seats, fates))
        for group in self._groups():
            ends = self._rounds(group, each)
            found[group.position[:, 0]] = ends.reshape(-1, seats, seats, fates)
        return found

    def _rounds(self, group: _Group, after: Floats, counting: bool = False) -> Floats:
        """``[row, turn]``: what rounds opened there come to, if they end in ``after``."""
        goes, ends, marks = self._turns(group)
        found = ends @ after
        if counting:
            found[..., self.marks : self.width] += marks
        later = np.empty_like(found)
        """The same, one turn further."""
        for spot in reversed(range(self.course.spots)):
            higher = goes[:, :, spot, None, spot:-1] @ later[:, :, spot + 1 :]
            found[:, :, spot] += higher[:, :, 0]
            if spot:
                for_ever = _around(goes[:, :, spot, spot - 1], found[:, :, spot])
                if counting:
                    found[for_ever, :, spot, self.marks + _ENDLESS] = 1.0
            later[:, :, spot] = np.roll(found[:, :, spot], -1, axis=1)
        return found[:, :, 0]

    # ── what comes of a turn ──

    def _turns(self, group: _Group) -> tuple[Floats, Floats, Floats]:
        """``[row, turn, spot]``: chances to go on, by value; of fates; and marks."""
        which = self.players.at[group.who[..., 0], group.who[..., 1], group.position]
        different, at = np.unique(which, return_inverse=True)
        goes, ends, marks = self._met(different.astype(np.int64))
        at = at.reshape(which.shape)
        return goes[at], ends[at], marks[at]

    def _met(self, meetings: Ints) -> tuple[Floats, Floats, Floats]:
        """The same by meeting."""
        course, players = self.course, self.players
        rows = (meetings[:, None] * course.spots + np.arange(course.spots)).ravel()
        lengths = players.begins[rows + 1] - players.begins[rows]
        row = np.repeat(np.arange(len(rows)), lengths)
        past = np.arange(len(row)) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        at = players.begins[rows][row] + past
        turns, chances = players.turns[at], players.chances[at]
        value, fate = turns >> 9 & 31, (turns & 127) - 1
        on = fate < 0
        if np.any(value[on] + 1 < row[on] % course.spots):
            raise ValueError("a claim below the one before it")

        def table(width: int, columns: Ints, some: Bools) -> Floats:
            flat = row[some] * width + columns[some]
            found = np.bincount(flat, chances[some], len(rows) * width).astype(np.float64)
            return found.reshape(len(meetings), course.spots, width)

        marks = np.zeros((len(meetings), course.spots, _MARKS))
        for mark, some in _marked(course, turns):
            marks[..., mark] += table(1, np.zeros_like(row), some)[..., 0]
        return table(course.values, value, on), table(len(course.change), fate, ~on), marks

    # ── what comes of the end of a round ──

    def _after(self, group: _Group) -> Floats:
        """``[row, turn, fate]``: columns of what comes after, then shares of this ring's turns."""
        fates, alive = len(self.course.change), group.who.shape[-1]
        exits = self.course.exit[group.position].ravel()
        who = np.repeat(group.who.reshape(-1, alive), fates, axis=0)
        found = np.zeros((len(exits), self.width + alive))
        (some,) = np.nonzero(exits >= 0)
        found[some] = self._ended(group.depth, exits[some], who[some])
        shaped = found.reshape(*group.position.shape, fates, -1)
        if self.course.counted:
            gain = self.course.change - self.course.change.mean(axis=1, keepdims=True)
            row, turn = np.indices(group.position.shape)
            for place in range(alive):
                shaped[row, turn, :, group.who[..., place]] += gain[:, place]
        return shaped

    def _ended(self, depth: int, exits: Ints, who: Ints) -> Floats:
        """The same of these exits, with ``who`` at the places before."""
        course, kind = self.course, self.course.kind[exits]
        found = np.zeros((len(exits), self.width + who.shape[1]))
        if not course.counted:
            (some,) = np.nonzero(kind == OVER)
            worth = course.worth[exits[some], : who.shape[1]]
            best = worth == worth.max(axis=1, keepdims=True)
            found[some[:, None], who[some]] = worth / course.unit
            found[some[:, None], course.seats + who[some]] = best / best.sum(axis=1, keepdims=True)
        (some,) = np.nonzero(kind == OPENS)
        found[some] = self._opening(depth, exits[some], who[some])
        (some,) = np.nonzero(kind == CHOOSES)
        if len(some):
            found[some] = self._choosing(depth, exits[some], who[some])
        return found

    def _opening(self, depth: int, exits: Ints, who: Ints) -> Floats:
        found = np.zeros((len(exits), self.width + who.shape[1]))
        position = self.course.next[exits]
        for alive in set(self.course.alive[position].tolist()):
            (some,) = np.nonzero(self.course.alive[position] == alive)
            seated = self.course.seated[exits[some], :alive]
            seats = np.take_along_axis(who[some], seated, axis=1)
            number = self.arrangements.number[(1 << seats).sum(axis=1), seats[:, 0]]
            here = self.depth[position[some]] == depth
            state = self.first[position[some]] + number
            found[some, : self.width] = np.where(here[:, None], 0.0, self.opens[state])
            found[some[here], self.width + number[here] % alive] = 1.0
        return found

    def _choosing(self, depth: int, exits: Ints, who: Ints) -> Floats:
        """New lives: kept, or left to a die."""
        course = self.course
        seat = np.take_along_axis(who, course.place[exits][:, None], axis=1)[:, 0]
        rolls = self.players.rerolls[seat, exits][:, None]
        fallen = [self._ended(depth, course.rolled[exits, pips], who) for pips in range(6)]
        found: Floats = rolls * (sum(fallen) / 6)
        found[:, self.marks + DICE] += rolls[:, 0]
        (some,) = np.nonzero(course.next[exits] >= 0)
        kept = self._ended(depth, course.next[exits[some]], who[some])
        found[some] += (1.0 - rolls[some]) * kept
        return found


def _depths(field: Field) -> Ints:
    """By position: how deep it is; rounds lead to what is less deep, or round their own ring."""
    keys = [
        (position.left, position.settled.count(False), sum(position.lives), len(position.lives))
        for position in field.positions
    ]
    number = {key: n for n, key in enumerate(sorted(set(keys)))}
    return np.array([number[key] for key in keys], np.int64)


def _marked(course: Course, turns: Ints) -> Iterator[tuple[int, Bools]]:
    """What kernels count, with the turns that it is counted for."""
    how, value, fate = turns >> 14, turns >> 9 & 31, (turns & 127) - 1
    lie, doubted, ended = turns >> 8 & 1 > 0, turns >> 7 & 1 > 0, fate >= 0
    opened = ended & doubted & (how < AT_SIGHT)
    for way in range(AT_SIGHT + 1):
        yield CLAIMS + way, how == way
    yield LIES, lie & (how == LOOKED)
    yield DOUBTS, opened & (course.shown[value] == 0)
    yield SHOWN, opened & (course.shown[value] == 1)
    yield CAUGHT, opened & lie
    yield CONCEDED, ended & ~doubted
    yield ROUNDS, ended


def _around(again: Floats, found: Floats) -> Bools:
    """Adds what comes of saying a value over itself, which turn r does with ``again[:, r]``.

    By row: whether it goes on like that for ever.
    """
    turns, whole = again.shape[1], np.cumprod(again, axis=1)
    for_ever = whole[:, -1] >= _CERTAIN
    if not again.any():
        return for_ever
    for r in range(1, turns):
        found[:, 0] += whole[:, r - 1, None] * found[:, r]
    found[:, 0] /= np.where(for_ever, 1.0, 1.0 - whole[:, -1])[:, None]
    for r in reversed(range(1, turns)):
        found[:, r] += again[:, r, None] * found[:, (r + 1) % turns]
    found[for_ever] = 0.0
    return for_ever


def _settled(opened: Floats, width: int) -> Floats:
    """By turn of a ring, where its rounds lead back to its turns with ``opened[..., width:]``."""
    worth, leads = opened[..., :width], opened[..., width:]
    if not leads.any():
        return worth
    return np.asarray(np.linalg.solve(np.eye(leads.shape[-1]) - leads, worth), np.float64)
