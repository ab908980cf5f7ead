"""Solves one strongly connected component of positions: the same standings, any seat to open.

The public states of its rounds are solved from the highest value to beat down (backward induction).
Two cycles are left, each solved as a fixed point: a value that may be announced over itself
(``cycles``), and a round that starts over with the same standings (a toast).

Seats here are places at the table, not counted from the announcer: in turn t, place t announces.
What starting over is worth is not known while the component is being solved, so it is carried as
chances: a *row* is ``payoff by place | chance to start over by opener``, twice as long as there are
seats.
"""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from mendax.solver.claim_tree.game import AnswerStrategies
from mendax.solver.generic.tolerances import FINER, FIXED, ITERATIONS, LOOSE, REPETITIONS
from mendax.solver.mia.backward_induction.cycles import NotConverged, Repetition, solve_repetitions
from mendax.solver.mia.backward_induction.state_equilibrium import answers_to_unseen, play
from mendax.solver.mia.blind_pass import many_players, two_players
from mendax.solver.mia.blind_pass.claims import UnseenDice
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

Supports = dict[tuple[RuleTables, int, int], Support | None]
"""The last support that was found, by rules, index of the public state, and turn."""


class ComponentSolver:
    """The equilibrium at every public state of a component, and what each state is worth."""

    def __init__(
        self,
        component: Component,
        opens: dict[Position, Floats],
        trees: Trees,
        supports: Supports,
    ) -> None:
        """``opens[position]`` is what opening a round there is worth, by seat from the opener.

        It must hold every position outside the component that a round can lead to. ``trees`` and
        ``supports`` are where earlier solutions are looked up and new ones are left.
        """
        self.component, self.t = component, component.tables
        self.n = len(component.turns)
        self.states = public_states(self.t)
        self.restart = np.zeros((self.n, self.n))
        """The present guess of what starting over is worth: ``restart[opener, place]``."""
        self.ends = np.stack([self._ends(turn, opens) for turn in range(self.n)])
        """``ends[turn, outcome]``: a row."""
        self.rows = np.zeros((self.n, len(self.states), 2 * self.n))
        """``rows[turn, state]``."""
        self.repeated: dict[int, Floats] = {}
        """By state whose value may be announced over itself: ``rows`` by repetition."""
        self.beyond: dict[int, Floats] = {}
        """By such a state: the rows that were taken to follow the last repetition."""
        self.solutions: list[list[dict[int, StateSolution]]] = [[] for _ in self.states]
        """``solutions[state][repetition][turn]``."""
        self.answers: list[dict[int, AnswerStrategies]] = [{} for _ in self.states]
        """``answers[state][turn]``: to claims of one who looked, with blind passing."""
        self.trees, self.supports = trees, supports
        self.error = 0.0
        """The largest error of any state's equilibrium."""
        self.inner_error, self.tolerance = 0.0, FIXED
        """How far inner fixed points were off in the last sweep, and how far they may be."""

    # ── the ends of a round ──

    def _ends(self, turn: int, opens: dict[Position, Floats]) -> Floats:
        """``[outcome]``: the rows of the ends of a round in ``turn``."""
        rows = np.zeros((len(self.t.outcomes), 2 * self.n))
        for outcome, successor in enumerate(self.component.successors[turn]):
            worth, again = self._end(successor, opens)
            rows[outcome, : self.n] = np.roll(worth, turn)
            rows[outcome, self.n :] = np.roll(again, turn)
        return rows

    def _end(self, successor: Successor, opens: dict[Position, Floats]) -> tuple[Floats, Floats]:
        """Payoffs by seat, and the chance to start over by opener, seats from the announcer."""
        again = np.zeros(self.n)
        if isinstance(successor, NextRound) and successor.position in self.component.turns:
            again[successor.seats[0]] = 1.0
            return np.zeros(self.n), again
        return worth_of(successor, opens, self.n), again

    # ── from the top value down, until nothing changes ──

    def solve(self) -> None:
        """Solves every public state. Raises ``NotConverged``."""
        if not self.ends[:, :, self.n :].any():
            self._sweep()
            return
        ended = self.ends[:, :, : self.n][~self.ends[:, :, self.n :].any(axis=2)]
        self.restart[:] = ended.mean(axis=0)
        self.tolerance = LOOSE if self.n == 2 else FIXED
        self.restart = fixed_point(self.restart, self._backup)

    def _backup(self, guess: Floats) -> tuple[Floats, Floats]:
        """The Bellman backup of a guess of ``restart``, and the values of the greedy policy.

        The first takes the guess for what follows one round that is played best against it, the
        second plays that policy in every round. With two seats inner fixed points may be off as
        long as the guess is: there is one value to converge to. With more they could then converge
        to another equilibrium.
        """
        self.restart = guess
        while True:
            self.inner_error = 0.0
            self._sweep()
            opening = self.rows[:, 0]
            chances, payoffs = opening[:, self.n :], opening[:, : self.n]
            once = payoffs + chances @ guess
            residual = float(np.abs(once - guess).max())
            self.tolerance = min(self.tolerance, max(FINER * residual, FIXED))
            if residual >= FIXED or self.inner_error <= FIXED:
                return once, np.asarray(np.linalg.solve(np.eye(self.n) - chances, payoffs))

    def _sweep(self) -> None:
        """Solves every state once, from the highest value to beat down."""
        ends = self._payoffs(self.ends)
        for index in range(len(self.states) - 1, -1, -1):
            state = self.states[index]
            if state.to_beat in state.claims or state.to_beat in state.again:
                self._solve_repeatable(index, ends)
            else:
                self._solve_once(index, ends)

    def _payoffs(self, rows: Floats) -> Floats:
        """Rows as payoffs by place, at the present guess of what starting over is worth."""
        return rows[..., : self.n] + rows[..., self.n :] @ self.restart

    def _accepted(self, turn: int) -> Floats:
        """``[value]``: the row of being believed, or conceded to, in ``turn``."""
        rows = np.zeros((len(self.t.values), 2 * self.n))
        rows[: len(self.states) - 1] = self.rows[(turn + 1) % self.n, 1:]
        rows[~self.t.believable] = 0.0
        if self.t.concede >= 0:
            rows[~self.t.believable] = self.ends[turn, self.t.concede]
        return rows

    def _solve_state(
        self, index: int, turn: int, ends: Floats, repetition: int = 0
    ) -> StateSolution:
        """The equilibrium of one state in one turn; ``ends[turn, outcome]`` are payoffs."""
        state = self.states[index]
        if self.t.rules.blind_pass == "off":
            known = self._known_support(index, turn, repetition)
            error = min(max(EXACT, self.tolerance), GOOD_ENOUGH)
            solution = play(self.t, state, self._continuation(turn, ends), known, error)
            self.supports[self.t, index, turn] = solution.support
        else:
            sides = [self._continuation((turn + side) % self.n, ends) for side in range(self.n)]
            here = self.t, state, sides
            solution, self.answers[index][turn] = (
                two_players.play(*here, self.trees) if self.n == 2 else many_players.play(*here)
            )
        self.error = max(self.error, solution.error)
        return solution

    def _known_support(self, index: int, turn: int, repetition: int) -> Support | None:
        """The support to try first.

        With two seats any equilibrium is worth the same, so that of another position will do; with
        more it is that of the last sweep, so that sweeps do not hop between equilibria.
        """
        if self.n == 2:
            return self.supports.get((self.t, index, turn))
        before = self.solutions[index]
        return before[repetition][turn].support if before else None

    def _continuation(self, turn: int, ends: Floats) -> Continuation:
        accepted = self._payoffs(self._accepted(turn))
        return Continuation(turn, (turn + 1) % self.n, ends[turn], accepted)

    def _row(self, turn: int, outcomes: Floats, believed: Floats) -> Floats:
        """The row of a state whose rounds end and go on with these chances (``StateSolution``)."""
        row = np.zeros(2 * self.n)
        last = len(self.states) - 1
        for side in range(len(outcomes)):
            place = (turn + side) % self.n
            after = self.rows[(place + 1) % self.n, 1:]
            row += outcomes[side] @ self.ends[place] + believed[side, :last] @ after
        return row

    def _solve_once(self, index: int, ends: Floats) -> None:
        """A state that cannot come again."""
        turns = range(self.component.period)
        solutions = {turn: self._solve_state(index, turn, ends) for turn in turns}
        self.solutions[index] = [solutions]
        for turn, solution in solutions.items():
            row = self._row(turn, solution.outcomes, solution.believed)
            for by in range(0, self.n, self.component.period):
                self.rows[(turn + by) % self.n, index] = self._rotated(row, by)

    def _rotated(self, row: Floats, by: int) -> Floats:
        """The row of the same state ``by`` places further, in a position that is alike there."""
        return np.roll(row.reshape(2, self.n), by, axis=1).ravel()

    # ── cycles: a value that may be announced over itself ──

    def _solve_repeatable(self, index: int, ends: Floats) -> None:
        """A state whose own value may be announced again: it leads to itself, a seat further."""
        solution = solve_repetitions(
            lambda after, repetition: self._solve_repetition(index, ends, after, repetition),
            self._guess(index),
            known=max(1, len(self.solutions[index])),
            tolerance=self.tolerance,
            stake=float(np.ptp(ends)),
            most=REPETITIONS if self.t.rules.blind_pass == "off" else 1,
        )
        self.inner_error = max(self.inner_error, solution.error)
        self.beyond[index] = solution.beyond
        self.solutions[index] = [each.solutions for each in solution.repetitions]
        self.repeated[index] = np.stack([each.rows for each in solution.repetitions])
        self.rows[:, index] = solution.repetitions[0].rows

    def _guess(self, index: int) -> Floats:
        """What followed the last repetition in the last sweep, or else the rows of the state above.

        For the highest state of all, the mean of all ends.
        """
        if index in self.beyond:
            return self.beyond[index]
        last = index + 1 == len(self.states)
        return self.ends.mean(axis=1) if last else self.rows[:, index + 1].copy()

    def _solve_repetition(
        self, index: int, ends: Floats, after: Floats, repetition: int
    ) -> Repetition:
        """The state solved once, if ``after[turn]`` is the row of being there again."""
        n, value, self.rows[:, index] = self.n, self.states[index].to_beat, after
        leaves, stays, bounds = np.zeros((n, 2 * n)), np.zeros((n, n)), np.zeros((n, n))
        solutions = {}
        for turn in range(self.component.period):
            solution = solutions[turn] = self._solve_state(index, turn, ends, repetition)
            onward = solution.believed.copy()
            onward[:, value] = 0.0
            row = self._row(turn, solution.outcomes, onward)
            announcer, answerer, others = solution.stay_bounds
            for by in range(0, n, self.component.period):
                place = (turn + by) % n
                leaves[place] = self._rotated(row, by) if by else row
                bounds[place] = others
                bounds[place, place], bounds[place, (place + 1) % n] = announcer, answerer
                for side, stay in enumerate(solution.believed[:, value]):
                    stays[place, (place + side + 1) % n] += stay
        return Repetition(leaves + stays @ after, solutions, leaves, stays, bounds)

    # ── the solution as a policy holds it ──

    def sheet(self, turn: int, repetition: int = 0) -> Sheet:
        """The policy and payoffs of one turn, seats counted from the announcer."""
        payoffs = self._payoffs(self.rows[turn])
        for index, rows in self.repeated.items():
            payoffs[index] = self._payoffs(rows[repetition % len(rows), turn])
        here = [each[repetition % len(each)][turn] for each in self.solutions]
        say = np.concatenate([solution.say.ravel() for solution in here])
        at = np.flatnonzero(say)
        unseen, second, passed = self._answers_to_unseen(turn, repetition)
        return Sheet(
            say_at=at.astype(np.uint16),
            say=say[at],
            doubt=np.concatenate([solution.doubt for solution in here]),
            blind=np.array([solution.blind for solution in here], np.int8),
            again=np.array([solution.again for solution in here], np.int8),
            unseen=unseen,
            second=second,
            worth=np.roll(payoffs, -turn, axis=1),
            periods=np.array([len(each) for each in self.solutions], np.int8),
            passed=passed,
            answers=tuple(by_turn[turn] for by_turn in self.answers if by_turn),
        )

    def _answers_to_unseen(self, turn: int, repetition: int) -> tuple[Acts, Acts, Acts]:
        """The answers to dice that nobody has seen, as ``Sheet`` holds them.

        By value to those said blind, to those on a second roll; by side and value to a pass.
        """
        first = self.rows.copy()
        for index, rows in self.repeated.items():
            self.rows[:, index] = rows[(repetition + 1) % len(rows)]
        ends = self._payoffs(self.ends)
        sides = [self._continuation((turn + side) % self.n, ends) for side in range(self.n)]
        self.rows = first
        if self.t.rules.blind_pass == "off":
            both = (answers_to_unseen(self.t, how, sides[0]) for how in (UNSEEN, REROLLED))
            unseen, second = (answers.astype(np.int8) for answers in both)
            return unseen, second, np.zeros((0, len(self.t.values)), np.int8)
        unknown = UnseenDice(self.t, sides)
        return unknown.first(UNSEEN)[0], unknown.first(REROLLED)[0], unknown.acts


def fixed_point(guess: Floats, backup: Callable[[Floats], tuple[Floats, Floats]]) -> Floats:
    """A guess that ``backup`` leaves as it is. Raises ``NotConverged``.

    ``backup`` gives a guess after one step of value iteration (Shapley 1953) and after one of
    policy iteration (Howard 1960). Policy iteration converges in few steps but can cycle where more
    than one player decides; so a step that does not halve the residual is taken back for one of
    value iteration, which always comes nearer.
    """
    once, ever = backup(guess)
    for _ in range(ITERATIONS):
        residual = float(np.abs(once - guess).max())
        if residual < FIXED:
            return guess
        ahead, beyond = backup(ever)
        if float(np.abs(ahead - ever).max()) < residual / 2:
            guess, once, ever = ever, ahead, beyond
        else:
            guess = once
            once, ever = backup(guess)
    raise NotConverged
