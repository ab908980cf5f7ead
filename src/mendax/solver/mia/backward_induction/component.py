"""One component of positions solved: the same lives, the cup with any seat, every value to beat.

Seats here are places at the table, not counted from the cup: place s has the cup in turn s. Worths
are rows by place. What starting this very component over is worth (a toast) is not known while it
is being solved, so rows carry it as chances: a row is ``worth by place | chance to start over by
starter``.
"""

from collections.abc import Callable
from typing import Final

import numpy as np
import numpy.typing as npt

from mendax.solver.claim_tree.game import Answers
from mendax.solver.mia.backward_induction.cycles import MOST, NotConverged, Repetition, around
from mendax.solver.mia.backward_induction.state_equilibrium import answers_to_unseen, play
from mendax.solver.mia.blind_pass import many_players, two_players
from mendax.solver.mia.blind_pass.claims import Unknown
from mendax.solver.mia.blind_pass.two_players import Trees
from mendax.solver.mia.model.components import Component
from mendax.solver.mia.model.positions import Position
from mendax.solver.mia.model.public_states import Continuation, public_states
from mendax.solver.mia.model.rule_tables import REROLLED, UNSEEN, Floats, RuleTables
from mendax.solver.mia.model.state_solution import StateSolution
from mendax.solver.mia.model.successors import NextRound, Successor, worth_of
from mendax.solver.mia.policy.policy import Sheet
from mendax.solver.signalling.game import EXACT, GOOD_ENOUGH, Support

Acts = npt.NDArray[np.int8]

Known = dict[tuple[RuleTables, int, int], Support | None]
"""The last support found, by state and turn."""


class ComponentSolver:
    """The moves at every public state of a component, and what they are worth."""

    def __init__(
        self, component: Component, opens: dict[Position, Floats], trees: Trees, known: Known
    ) -> None:
        self.component, self.t = component, component.tables
        self.n = len(component.turns)
        self.states = public_states(self.t)
        self.restart = np.zeros((self.n, self.n))
        """What starting over is taken to be worth: ``restart[starter, place]``."""
        self.ends = np.stack([self._ends(turn, opens) for turn in range(self.n)])
        """``ends[turn, outcome]``: a row."""
        self.rows = np.zeros((self.n, len(self.states), 2 * self.n))
        """``rows[turn, state]``."""
        self.laps: dict[int, Floats] = {}
        """By state whose value may be said over itself: ``rows`` by repetition."""
        self.beyond: dict[int, Floats] = {}
        """By such a public state: what is beyond the last repetition."""
        self.moves: list[list[dict[int, StateSolution]]] = [[] for _ in self.states]
        """``moves[state][repetition][turn]``."""
        self.answers: list[dict[int, Answers]] = [{} for _ in self.states]
        """``answers[state][turn]``."""
        self.trees, self.known = trees, known
        self.error, self.moved, self.still = 0.0, 0.0, _STILL

    # ── the ends of a round ──

    def _ends(self, turn: int, opens: dict[Position, Floats]) -> Floats:
        found = np.zeros((len(self.t.outcomes), 2 * self.n))
        for outcome, successor in enumerate(self.component.successors[turn]):
            worth, again = self._end(successor, opens)
            found[outcome, : self.n] = np.roll(worth, turn)
            found[outcome, self.n :] = np.roll(again, turn)
        return found

    def _end(self, successor: Successor, opens: dict[Position, Floats]) -> tuple[Floats, Floats]:
        """Worth by seat, and the chance to start over by starter; seats counted from the cup."""
        again = np.zeros(self.n)
        if isinstance(successor, NextRound) and successor.position in self.component.turns:
            again[successor.seats[0]] = 1.0
            return np.zeros(self.n), again
        return worth_of(successor, opens, self.n), again

    # ── from the top value down, until nothing changes ──

    def settle(self) -> None:
        """Finds the moves. Raises ``Unsettled``."""
        if not self.ends[:, :, self.n :].any():
            self._descend()
            return
        ended = self.ends[:, :, : self.n][~self.ends[:, :, self.n :].any(axis=2)]
        self.restart[:] = ended.mean(axis=0)
        self.still = _LOOSE if self.n == 2 else _STILL
        self.restart = fixed_point(self.restart, self._started_over)

    def _started_over(self, guess: Floats) -> tuple[Floats, Floats]:
        """What starting over is worth if it is worth ``guess``: first, and for ever.

        With two seats circles within the round may be off as long as that is: there is but one
        value to come to. With more seats they could come to another rest then.
        """
        self.restart = guess
        while True:
            self.moved = 0.0
            self._descend()
            opening = self.rows[:, 0]
            chances, worth = opening[:, self.n :], opening[:, : self.n]
            once = worth + chances @ guess
            off = float(np.abs(once - guess).max())
            self.still = min(self.still, max(_FINER * off, _STILL))
            if off >= _STILL or self.moved <= _STILL:
                return once, _solved(np.eye(self.n) - chances, worth)

    def _descend(self) -> None:
        worth = self._worth(self.ends)
        for index in range(len(self.states) - 1, -1, -1):
            state = self.states[index]
            if state.to_beat in state.claims or state.to_beat in state.again:
                self._circle(index, worth)
            else:
                self._level(index, worth)

    def _worth(self, rows: Floats) -> Floats:
        return rows[..., : self.n] + rows[..., self.n :] @ self.restart

    def _other(self, turn: int) -> Floats:
        """By value: the row of being believed (or conceded to), in ``turn``."""
        found = np.zeros((len(self.t.values), 2 * self.n))
        found[: len(self.states) - 1] = self.rows[(turn + 1) % self.n, 1:]
        found[~self.t.believable] = 0.0
        if self.t.concede >= 0:
            found[~self.t.believable] = self.ends[turn, self.t.concede]
        return found

    def _play(self, index: int, turn: int, worth: Floats, repetition: int = 0) -> StateSolution:
        state = self.states[index]
        if self.t.rules.blind_pass == "off":
            known = self._known(index, turn, repetition)
            error = min(max(EXACT, self.still), GOOD_ENOUGH)
            moves = play(self.t, state, self._eyes(turn, worth), known, error)
            self.known[self.t, index, turn] = moves.support
        else:
            sides = [self._eyes((turn + side) % self.n, worth) for side in range(self.n)]
            here = self.t, state, sides
            found = two_players.play(*here, self.trees) if self.n == 2 else many_players.play(*here)
            moves, self.answers[index][turn] = found
        self.error = max(self.error, moves.error)
        return moves

    def _known(self, index: int, turn: int, repetition: int) -> Support | None:
        """With two seats any equilibrium is worth the same; else that of the last time is tried."""
        if self.n == 2:
            return self.known.get((self.t, index, turn))
        before = self.moves[index]
        return before[repetition][turn].support if before else None

    def _eyes(self, turn: int, worth: Floats) -> Continuation:
        return Continuation(turn, (turn + 1) % self.n, worth[turn], self._worth(self._other(turn)))

    def _row(self, turn: int, outcomes: Floats, believed: Floats) -> Floats:
        """What comes of a public state, by side (see ``StateSolution``), as a row."""
        found = np.zeros(2 * self.n)
        last = len(self.states) - 1
        for side in range(len(outcomes)):
            place = (turn + side) % self.n
            after = self.rows[(place + 1) % self.n, 1:]
            found += outcomes[side] @ self.ends[place] + believed[side, :last] @ after
        return found

    def _level(self, index: int, worth: Floats) -> None:
        found = {turn: self._play(index, turn, worth) for turn in range(self.component.period)}
        self.moves[index] = [found]
        for turn, moves in found.items():
            self._put(index, turn, self._row(turn, moves.outcomes, moves.believed))

    def _put(self, index: int, turn: int, row: Floats) -> None:
        for by in range(0, self.n, self.component.period):
            halves = np.roll(row.reshape(2, self.n), by, axis=1)
            self.rows[(turn + by) % self.n, index] = halves.ravel()

    # ── circles: a value that may be said over itself ──

    def _circle(self, index: int, worth: Floats) -> None:
        """A public state whose own value may be said again, so that it leads to itself, a seat
        further."""
        found = around(
            lambda after, repetition: self._lap(index, worth, after, repetition),
            self._guess(index),
            known=max(1, len(self.moves[index])),
            still=self.still,
            stake=float(np.ptp(worth)),
            most=MOST if self.t.rules.blind_pass == "off" else 1,
        )
        self.moved, self.beyond[index] = max(self.moved, found.moved), found.beyond
        self.moves[index] = [repetition.moves for repetition in found.laps]
        self.laps[index] = np.stack([repetition.rows for repetition in found.laps])
        self.rows[:, index] = found.laps[0].rows

    def _guess(self, index: int) -> Floats:
        """What was beyond the repetitions the last time, or else the worth of the public state next
        to it."""
        if index in self.beyond:
            return self.beyond[index]
        last = index + 1 == len(self.states)
        return self.ends.mean(axis=1) if last else self.rows[:, index + 1].copy()

    def _lap(self, index: int, worth: Floats, after: Floats, repetition: int) -> Repetition:
        """The public state played once, if ``after`` is what it is worth to be there again."""
        n, value, self.rows[:, index] = self.n, self.states[index].to_beat, after
        leaves, stays, lingers = np.zeros((n, 2 * n)), np.zeros((n, n)), np.zeros((n, n))
        found = {}
        for turn in range(self.component.period):
            moves = found[turn] = self._play(index, turn, worth, repetition)
            onward = moves.believed.copy()
            onward[:, value] = 0.0
            row = self._row(turn, moves.outcomes, onward)
            announcer, answerer, others = moves.lingers
            for by in range(0, n, self.component.period):
                place = (turn + by) % n
                leaves[place] = np.roll(row.reshape(2, n), by, axis=1).ravel() if by else row
                lingers[place] = others
                lingers[place, place], lingers[place, (place + 1) % n] = announcer, answerer
                for side, stay in enumerate(moves.believed[:, value]):
                    stays[place, (place + side + 1) % n] += stay
        return Repetition(leaves + stays @ after, found, leaves, stays, lingers)

    # ── what is kept ──

    def sheet(self, turn: int, repetition: int = 0) -> Sheet:
        """The moves and worths of one turn, seats counted from the cup."""
        worth, laps = self._worth(self.rows[turn]), [len(moves) for moves in self.moves]
        for index, rows in self.laps.items():
            worth[index] = self._worth(rows[repetition % len(rows), turn])
        moves = [found[repetition % len(found)][turn] for found in self.moves]
        say = np.concatenate([found.say.ravel() for found in moves])
        at = np.flatnonzero(say)
        unseen, second, passed = self._unseen(turn, repetition)
        return Sheet(
            say_at=at.astype(np.uint16),
            say=say[at],
            doubt=np.concatenate([found.doubt for found in moves]),
            blind=np.array([found.blind for found in moves], np.int8),
            again=np.array([found.again for found in moves], np.int8),
            unseen=unseen,
            second=second,
            worth=np.roll(worth, -turn, axis=1),
            laps=np.array(laps, np.int8),
            passed=passed,
            answers=tuple(found[turn] for found in self.answers if found),
        )

    def _unseen(self, turn: int, repetition: int) -> tuple[Acts, Acts, Acts]:
        """The answers to dice that nobody has seen: said blind, on a second roll, passed on."""
        first = self.rows.copy()
        for index, rows in self.laps.items():
            self.rows[:, index] = rows[(repetition + 1) % len(rows)]
        ends = self._worth(self.ends)
        continuation = [self._eyes((turn + side) % self.n, ends) for side in range(self.n)]
        self.rows = first
        if self.t.rules.blind_pass == "off":
            found = (answers_to_unseen(self.t, how, continuation[0]) for how in (UNSEEN, REROLLED))
            unseen, second = (answers.astype(np.int8) for answers in found)
            return unseen, second, np.zeros((0, len(self.t.values)), np.int8)
        unknown = Unknown(self.t, continuation)
        return unknown.first(UNSEEN)[0], unknown.first(REROLLED)[0], unknown.acts


def _solved(a: Floats, b: Floats) -> Floats:
    return np.asarray(np.linalg.solve(a, b), np.float64)


def fixed_point(guess: Floats, look: Callable[[Floats], tuple[Floats, Floats]]) -> Floats:
    """Where ``look`` changes nothing. Raises ``Unsettled``.

    ``look`` gives what a guess is worth when the best moves against it are made once, and when they
    are made for ever. The second gets there in a few strides but can hop about for ever, the first
    always comes nearer; so a stride that does not bring much is taken back for a step.
    """
    once, ever = look(guess)
    for _ in range(_ROUNDS):
        off = float(np.abs(once - guess).max())
        if off < _STILL:
            return guess
        ahead, beyond = look(ever)
        if float(np.abs(ahead - ever).max()) < off / 2:
            guess, once, ever = ever, ahead, beyond
        else:
            guess = once
            once, ever = look(guess)
    raise NotConverged


_STILL: Final = 1e-13
_LOOSE: Final = 1e-3
_FINER: Final = 0.5
_ROUNDS: Final = 60
