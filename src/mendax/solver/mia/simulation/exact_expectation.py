"""Exact expected payoffs and counts of whole games between known strategies.

1. This module contains no rules or strategies. ``game_tables`` provides the successors of a round,
   and ``turn_outcomes`` the outcomes of a turn. The simulation kernels use the same arrays.
2. A game is a finite Markov chain over the seats in their places (an *arrangement*), the position,
   and the value to beat. Expectations are summed by backward induction, one depth at a time.
3. All quantities that are summed over turns are columns of one array: payoffs and wins by seat, and
   the counts of the kernels.

Within a depth all moves lead to higher values to beat, with two exceptions. A value repeated around
the table is a chain of as many turns as seats, summed as a geometric series. A round without a
loser leads back to its start. This yields a linear system with as many unknowns as seats (the
absorption equations of the chain).
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mendax.core.game import Reason
from mendax.solver.mia.model.rule_tables import LOOKED, Floats, Ints
from mendax.solver.mia.simulation.game_tables import (
    AT_SIGHT,
    CHOOSES,
    OPENS,
    OVER,
    GameTables,
    IndexedGame,
)
from mendax.solver.mia.simulation.kernel import EndlessGame
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
from mendax.solver.mia.simulation.turn_outcomes import TurnOutcomes

ROUNDS: Final = COUNTS
_ENDLESS: Final = COUNTS + 1
_MARKS: Final = COUNTS + 2
"""The columns after the payoffs: the kernels' counts, rounds, and the chance of an endless game."""

_AT_ONCE: Final = 4096
"""The number of states per induction step, which limits memory use."""
_CERTAIN: Final = 1 - 1e-15
"""Probabilities of at least this size count as 1 because of rounding."""

Bools = npt.NDArray[np.bool_]


class Expectation(NamedTuple):
    """The expected results of a game, by the seat that opens it."""

    payoff: Floats
    """``payoff[opener, seat]``: the probability of winning, or points minus the mean."""
    wins: Floats
    """``wins[opener, seat]``: the expected share of first place; ties divide it equally."""
    counts: Floats
    """``counts[opener, n]``: the mean per game of the count n, such as ``LIES`` or ``CLAIMS`` +
    how."""
    rounds: Floats
    """``rounds[opener]``: the mean number of rounds per game."""


def expectation(game: IndexedGame, players: TurnOutcomes) -> Expectation:
    """Return the expected results of a game between these players.

    Raises ``EndlessGame`` if a game may never end, and ``NotCovered`` for games with too many
    possible scores (``score_distribution``).
    """
    tables, chain = game.tables, _Chain(game, players)
    payoff, wins, marks = np.split(chain.opened(), [tables.seats, 2 * tables.seats], axis=1)
    if marks[:, _ENDLESS].max() > 0:
        raise EndlessGame(Reason("solver-endless", {"turns": TURNS_OF_A_GAME}))
    if tables.counted:
        payoff, wins = results(tables, chain.ends())
    return Expectation(payoff, wins, marks[:, :COUNTS], marks[:, ROUNDS])


class _Arrangements:
    """The seats still in, from the seat with the cup: subsets of the seats, rotated."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.who = [self._of(alive) for alive in range(seats + 1)]
        """``who[alive][arrangement, place]``: the seat. The rotations of a subset are
        consecutive."""
        self.number = np.full((1 << seats, seats), -1, np.int64)
        """``number[bits of the seats still in, seat with the cup]``: the arrangement."""
        for arrangements in self.who[1:]:
            self.number[(1 << arrangements).sum(axis=1), arrangements[:, 0]] = np.arange(
                len(arrangements)
            )

    def _of(self, alive: int) -> Ints:
        turns = [
            subset[by:] + subset[:by]
            for subset in combinations(range(self.seats), alive)
            for by in range(alive)
        ]
        return np.array(turns, np.int64).reshape(len(turns), alive)


class _Group(NamedTuple):
    """States of one depth. In row i, rotation r has the cup r places further."""

    depth: int
    position: Ints
    """``position[i, r]``: the position."""
    arrangement: Ints
    who: Ints
    """``who[i, r, place]``: the seat."""


class _Chain:
    """Expectations summed by backward induction."""

    def __init__(self, game: IndexedGame, players: TurnOutcomes) -> None:
        tables = self.tables = game.tables
        self.players, self.arrangements = players, _Arrangements(tables.seats)
        self.depth = _depths(game)
        self.marks = 2 * tables.seats
        """The index of the first column with the kernels' counts, after payoffs and wins by
        seat."""
        self.width = self.marks + _MARKS
        many = np.array([len(arrangements) for arrangements in self.arrangements.who])
        self.first = np.concatenate(([0], np.cumsum(many[tables.alive])))
        """The index of each position's first state. A state is a position and an arrangement."""
        self.opens = np.zeros((self.first[-1], self.width))
        """``opens[state, column]``: the expectation when a round opens."""

    def opened(self) -> Floats:
        """Return the expectation of a whole game, as ``[opener, column]``."""
        for group in self._groups():
            self._add_up(group)
        first = self.first[self.tables.start]
        return self.opens[first : first + self.tables.seats]

    def _groups(self) -> Iterator[_Group]:
        """Yield all states in the order of the induction, successors first."""
        for depth in range(self.depth.max() + 1):
            (here,) = np.nonzero(self.depth == depth)
            alive = int(self.tables.alive[here[0]])
            at_once = max(1, _AT_ONCE // len(self.arrangements.who[alive]))
            for part in range(0, len(here), at_once):
                yield self._group(depth, here[part : part + at_once], alive)

    def _group(self, depth: int, here: Ints, alive: int) -> _Group:
        """Return every position in ``here`` with every subset of seats, in all turns."""
        turns = [here]
        for _ in range(1, alive):
            turns.append(self.tables.turned[turns[-1]])
        who = self.arrangements.who[alive]
        shape = (len(here), len(who) // alive, alive)
        position = np.broadcast_to(np.stack(turns, axis=1)[:, None], shape).reshape(-1, alive)
        number = np.broadcast_to(np.arange(len(who)).reshape(shape[1:]), shape).reshape(-1, alive)
        return _Group(depth, position, number, who[number])

    def _add_up(self, group: _Group) -> None:
        sums = self._rounds(group, self._after(group), counting=True)
        expected = _absorbed(sums, self.width)
        self.opens[self.first[group.position] + group.arrangement] = expected

    def ends(self) -> Floats:
        """Return the odds of the ends of rounds, for games in which no seat goes out.

        The result is ``[position, opener, cup, outcome]`` (``score_distribution.results``).
        """
        tables = self.tables
        seats, outcomes = tables.seats, len(tables.change)
        each = np.eye(seats * outcomes).reshape(seats, outcomes, -1)
        probabilities = np.zeros((len(tables.alive), seats, seats, outcomes))
        for group in self._groups():
            ends = self._rounds(group, each)
            probabilities[group.position[:, 0]] = ends.reshape(-1, seats, seats, outcomes)
        return probabilities

    def _rounds(self, group: _Group, after: Floats, counting: bool = False) -> Floats:
        """Return, by row and rotation, the expected values of rounds whose ends are worth
        ``after``."""
        goes, ends, marks = self._turns(group)
        sums = ends @ after
        if counting:
            sums[..., self.marks : self.width] += marks
        later = np.empty_like(sums)
        """The same sums with the cup one place further."""
        for public_state in reversed(range(self.tables.public_states)):
            higher = (
                goes[:, :, public_state, None, public_state:-1] @ later[:, :, public_state + 1 :]
            )
            sums[:, :, public_state] += higher[:, :, 0]
            if public_state:
                for_ever = _repeated(
                    goes[:, :, public_state, public_state - 1], sums[:, :, public_state]
                )
                if counting:
                    sums[for_ever, :, public_state, self.marks + _ENDLESS] = 1.0
            later[:, :, public_state] = np.roll(sums[:, :, public_state], -1, axis=1)
        return sums[:, :, 0]

    # ── turns ──

    def _turns(self, group: _Group) -> tuple[Floats, Floats, Floats]:
        """Return arrays by ``[row, rotation, public_state]``.

        They are the probabilities of believed claims by value, the probabilities of round outcomes,
        and the kernels' counts.
        """
        which = self.players.at[group.who[..., 0], group.who[..., 1], group.position]
        different, at = np.unique(which, return_inverse=True)
        goes, ends, marks = self._met(different.astype(np.int64))
        at = at.reshape(which.shape)
        return goes[at], ends[at], marks[at]

    def _met(self, pairs: Ints) -> tuple[Floats, Floats, Floats]:
        """Return the arrays of ``_turns`` by pair."""
        tables, players = self.tables, self.players
        rows = (pairs[:, None] * tables.public_states + np.arange(tables.public_states)).ravel()
        lengths = players.begins[rows + 1] - players.begins[rows]
        row = np.repeat(np.arange(len(rows)), lengths)
        past = np.arange(len(row)) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        at = players.begins[rows][row] + past
        turns, chances = players.codes[at], players.chances[at]
        value, outcome = turns >> 9 & 31, (turns & 127) - 1
        on = outcome < 0
        if np.any(value[on] + 1 < row[on] % tables.public_states):
            raise ValueError("a claim below the one before it")

        def table(width: int, columns: Ints, some: Bools) -> Floats:
            flat = row[some] * width + columns[some]
            counts = np.bincount(flat, chances[some], len(rows) * width).astype(np.float64)
            return counts.reshape(len(pairs), tables.public_states, width)

        marks = np.zeros((len(pairs), tables.public_states, _MARKS))
        for mark, some in _marked(tables, turns):
            marks[..., mark] += table(1, np.zeros_like(row), some)[..., 0]
        return table(tables.values, value, on), table(len(tables.change), outcome, ~on), marks

    # ── ends of rounds ──

    def _after(self, group: _Group) -> Floats:
        """Return ``[row, rotation, outcome]``: the successor's columns, then the odds of rotations.

        The rotations are those of this position.
        """
        outcomes, alive = len(self.tables.change), group.who.shape[-1]
        exits = self.tables.exit[group.position].ravel()
        who = np.repeat(group.who.reshape(-1, alive), outcomes, axis=0)
        columns = np.zeros((len(exits), self.width + alive))
        (some,) = np.nonzero(exits >= 0)
        columns[some] = self._ended(group.depth, exits[some], who[some])
        shaped = columns.reshape(*group.position.shape, outcomes, -1)
        if self.tables.counted:
            gain = self.tables.change - self.tables.change.mean(axis=1, keepdims=True)
            row, turn = np.indices(group.position.shape)
            for place in range(alive):
                shaped[row, turn, :, group.who[..., place]] += gain[:, place]
        return shaped

    def _ended(self, depth: int, exits: Ints, who: Ints) -> Floats:
        """Return the columns of ``_after`` by exit; ``who[n, place]`` contains the old places."""
        tables, kind = self.tables, self.tables.kind[exits]
        columns = np.zeros((len(exits), self.width + who.shape[1]))
        if not tables.counted:
            (some,) = np.nonzero(kind == OVER)
            payoff = tables.payoff[exits[some], : who.shape[1]]
            best = payoff == payoff.max(axis=1, keepdims=True)
            columns[some[:, None], who[some]] = payoff / tables.unit
            columns[some[:, None], tables.seats + who[some]] = best / best.sum(
                axis=1, keepdims=True
            )
        (some,) = np.nonzero(kind == OPENS)
        columns[some] = self._opening(depth, exits[some], who[some])
        (some,) = np.nonzero(kind == CHOOSES)
        if len(some):
            columns[some] = self._choosing(depth, exits[some], who[some])
        return columns

    def _opening(self, depth: int, exits: Ints, who: Ints) -> Floats:
        columns = np.zeros((len(exits), self.width + who.shape[1]))
        position = self.tables.next[exits]
        for alive in set(self.tables.alive[position].tolist()):
            (some,) = np.nonzero(self.tables.alive[position] == alive)
            seated = self.tables.seated[exits[some], :alive]
            seats = np.take_along_axis(who[some], seated, axis=1)
            number = self.arrangements.number[(1 << seats).sum(axis=1), seats[:, 0]]
            here = self.depth[position[some]] == depth
            state = self.first[position[some]] + number
            columns[some, : self.width] = np.where(here[:, None], 0.0, self.opens[state])
            columns[some[here], self.width + number[here] % alive] = 1.0
        return columns

    def _choosing(self, depth: int, exits: Ints, who: Ints) -> Floats:
        """Return the columns of ``_after`` for exits with new lives, whether kept or rolled."""
        tables = self.tables
        seat = np.take_along_axis(who, tables.place[exits][:, None], axis=1)[:, 0]
        rolls = self.players.rerolls[seat, exits][:, None]
        fallen = [self._ended(depth, tables.rolled[exits, pips], who) for pips in range(6)]
        columns: Floats = rolls * (sum(fallen) / 6)
        columns[:, self.marks + DICE] += rolls[:, 0]
        (some,) = np.nonzero(tables.next[exits] >= 0)
        kept = self._ended(depth, tables.next[exits[some]], who[some])
        columns[some] += (1.0 - rolls[some]) * kept
        return columns


def _depths(game: IndexedGame) -> Ints:
    """Return the depth of each position.

    Rounds lead to smaller depths or to rotations of the position.
    """
    keys = [
        (position.left, position.settled.count(False), sum(position.lives), len(position.lives))
        for position in game.positions
    ]
    number = {key: n for n, key in enumerate(sorted(set(keys)))}
    return np.array([number[key] for key in keys], np.int64)


def _marked(tables: GameTables, turns: Ints) -> Iterator[tuple[int, Bools]]:
    """Yield each count of the kernels with the turns that increase it."""
    how, value, outcome = turns >> 14, turns >> 9 & 31, (turns & 127) - 1
    lie, doubted, ended = turns >> 8 & 1 > 0, turns >> 7 & 1 > 0, outcome >= 0
    opened = ended & doubted & (how < AT_SIGHT)
    for way in range(AT_SIGHT + 1):
        yield CLAIMS + way, how == way
    yield LIES, lie & (how == LOOKED)
    yield DOUBTS, opened & (tables.shown[value] == 0)
    yield SHOWN, opened & (tables.shown[value] == 1)
    yield CAUGHT, opened & lie
    yield CONCEDED, ended & ~doubted
    yield ROUNDS, ended


def _repeated(again: Floats, found: Floats) -> Bools:
    """Add the expectation of repeating a value to ``found[row, rotation]``.

    Rotation r repeats the value with probability ``again[:, r]``, so the sum is a geometric series.
    Returns, by row, whether the repetition is endless.
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


def _absorbed(opened: Floats, width: int) -> Floats:
    """Return the solution of the absorption equations, as ``[row, rotation, column]``.

    Rounds lead back to rotations of the same position with probabilities ``opened[..., width:]``.
    """
    expected, leads = opened[..., :width], opened[..., width:]
    if not leads.any():
        return expected
    return np.asarray(np.linalg.solve(np.eye(leads.shape[-1]) - leads, expected), np.float64)
