"""The solver of a strongly connected component: positions with equal standings and any opener.

The public states of a component's rounds are solved by backward induction, from the highest value
to beat down. Three cycles are solved as fixed points: a value that may be announced over itself
(``cycles``), a round that restarts with the same standings (a toast), and a value that leaves no
value to beat (``RuleTables.wipes``).

In this module, seats are places at the table rather than distances from the announcer: place t
announces in turn t. While a component is being solved, the values of its *entries* are unknown. The
entries are the openings of the round and the states after wiping values, by turn. A *row* is
``payoff by place | probability of entering, by entry``.
"""

from collections.abc import Callable
from typing import Final

import numpy as np
import numpy.typing as npt

from mendax.solver.claim_tree.game import AnswerStrategies
from mendax.solver.generic.tolerances import FINER, FIXED, ITERATIONS, LOOSE, REPETITIONS, TIE
from mendax.solver.mia.backward_induction import race_state
from mendax.solver.mia.backward_induction.cycles import NotConverged, Repetition, solve_repetitions
from mendax.solver.mia.backward_induction.state_equilibrium import answers_to_unseen, play
from mendax.solver.mia.blind_pass import many_players, two_players
from mendax.solver.mia.blind_pass.claims import UnseenDice
from mendax.solver.mia.blind_pass.two_players import Trees
from mendax.solver.mia.model.components import Component
from mendax.solver.mia.model.positions import Position
from mendax.solver.mia.model.public_states import Continuation, public_states
from mendax.solver.mia.model.rule_tables import NO_OTHERS, REROLLED, UNSEEN, Floats, RuleTables
from mendax.solver.mia.model.state_solution import StateSolution
from mendax.solver.mia.model.successors import NextRound, Successor, worth_of
from mendax.solver.mia.policy.policy import Sheet
from mendax.solver.signalling.game import EXACT, GOOD_ENOUGH, Support

ON_THE_WAY: Final = 1e-9
"""The largest error of a state's equilibrium before the last iteration of a fixed point."""

Acts = npt.NDArray[np.int8]

Supports = dict[tuple[RuleTables, int, int], Support | None]
"""The last support found for a rule set, the index of a public state, and a turn."""


class ComponentSolver:
    """Solves every public state of a component: its equilibrium and its value."""

    def __init__(
        self,
        component: Component,
        opens: dict[Position, Floats],
        trees: Trees,
        supports: Supports,
    ) -> None:
        """``opens[position]`` is the value of opening a round there, by seat from the opener.

        ``opens`` must contain every position outside the component to which a round can lead.
        ``trees`` and ``supports`` hold earlier solutions; new entries are added.
        """
        self.component, self.t = component, component.tables
        self.n = len(component.turns)
        self.states = public_states(self.t)
        self.entries = (0, *(value + 1 for value in self.t.wipes))
        """The states that play can reach from later states."""
        self.width = self.n * (1 + len(self.entries))
        self.restart = np.zeros((self.width - self.n, self.n))
        """``restart[entry · seats + turn, place]``: the current guess of the value of entering."""
        self.ends = np.stack([self._ends(turn, opens) for turn in range(self.n)])
        """``ends[turn, outcome]``: the row of this end of a round."""
        self.rows = np.zeros((self.n, len(self.states), self.width))
        """``rows[turn, state]``: the row of this state."""
        self.repeated: dict[int, Floats] = {}
        """The rows by repetition of each state whose value may be announced over itself."""
        self.beyond: dict[int, Floats] = {}
        """The rows assumed after the last repetition of each of these states."""
        self.solutions: list[list[dict[int, StateSolution]]] = [[] for _ in self.states]
        """``solutions[state][repetition][turn]``: the equilibrium of the state."""
        self.answers: list[dict[int, AnswerStrategies]] = [{} for _ in self.states]
        """``answers[state][turn]``: the answers to claims after looking, with blind passing."""
        self.trees, self.supports = trees, supports
        self.error = 0.0
        """The largest error of the equilibrium of any state."""
        self.inner_error, self.tolerance = 0.0, FIXED
        """The error of the inner fixed points in the last sweep, and their current tolerance."""

    # ── ends of a round ──

    def _ends(self, turn: int, opens: dict[Position, Floats]) -> Floats:
        """Return the rows of all ends of a round in ``turn``, by outcome."""
        rows = np.zeros((len(self.t.outcomes), self.width))
        for outcome, successor in enumerate(self.component.successors[turn]):
            worth, again = self._end(successor, opens)
            rows[outcome, : self.n] = np.roll(worth, turn)
            rows[outcome, self.n : 2 * self.n] = np.roll(again, turn)
        return rows

    def _end(self, successor: Successor, opens: dict[Position, Floats]) -> tuple[Floats, Floats]:
        """Return payoffs by seat, and probabilities of a restart by opener.

        Seats are counted from the announcer.
        """
        again = np.zeros(self.n)
        if isinstance(successor, NextRound) and successor.position in self.component.turns:
            again[successor.seats[0]] = 1.0
            return np.zeros(self.n), again
        return worth_of(successor, opens, self.n), again

    # ── backward induction and the fixed point of restarts ──

    def solve(self) -> None:
        """Solve every public state. Raises ``NotConverged``."""
        if not (self.t.wipes or self.ends[:, :, self.n :].any()):
            self._sweep()
            return
        ended = self.ends[:, :, : self.n][~self.ends[:, :, self.n :].any(axis=2)]
        self.restart[:] = ended.mean(axis=0)
        self.tolerance = LOOSE if self.n == 2 else FIXED
        self.restart = fixed_point(self.restart, self._backup)

    def _backup(self, guess: Floats) -> tuple[Floats, Floats]:
        """Return the Bellman backup of a guess of ``restart``, and the greedy policy's values.

        The backup assumes one round of best play against the guess. The second result assumes the
        same policy in every round. With two seats the value is unique, so the tolerance of inner
        fixed points depends on the error of the guess. With more seats, such a tolerance could make
        inner fixed points converge to another equilibrium.
        """
        self.restart = guess
        while True:
            self.error, self.inner_error, used = 0.0, 0.0, self.tolerance
            self._sweep()
            opening = np.concatenate([self.rows[:, index] for index in self.entries])
            chances, payoffs = opening[:, self.n :], opening[:, : self.n]
            once = payoffs + chances @ guess
            residual = float(np.abs(once - guess).max())
            self.tolerance = min(self.tolerance, max(FINER * residual, FIXED))
            exact = self.error <= GOOD_ENOUGH or used <= FIXED
            if residual >= FIXED or (exact and self.inner_error <= FIXED):
                return once, np.asarray(np.linalg.solve(np.eye(len(once)) - chances, payoffs))

    def _sweep(self) -> None:
        """Solve every state once, from the highest value to beat down."""
        ends = self._payoffs(self.ends)
        for index in range(len(self.states) - 1, -1, -1):
            state = self.states[index]
            repeats = state.to_beat in state.claims or state.to_beat in state.again
            if repeats and index not in self.entries:
                self._solve_repeatable(index, ends)
            else:
                self._solve_once(index, ends)

    def _payoffs(self, rows: Floats) -> Floats:
        """Return rows as payoffs by place, given the current guess of the value of a restart."""
        return rows[..., : self.n] + rows[..., self.n :] @ self.restart

    def _believed(self, turn: int) -> Floats:
        """Return the row, by value, after a claim in ``turn`` is believed."""
        after = (turn + 1) % self.n
        rows = np.zeros((len(self.t.values), self.width))
        rows[: len(self.states) - 1] = self.rows[after, 1:]
        for entry, value in enumerate(self.t.wipes, start=1):
            rows[value] = np.eye(self.width)[(entry + 1) * self.n + after]
        return rows

    def _solve_state(
        self, index: int, turn: int, ends: Floats, repetition: int = 0
    ) -> StateSolution:
        """Return a state's equilibrium in one turn; ``ends[turn, outcome]`` contains payoffs."""
        state = self.states[index]
        if self.t.races:
            solution = race_state.play(self.t, state, self._continuation(turn, ends))
        elif self.t.rules.blind_pass == "off":
            known = self._known_support(index, turn, repetition)
            error = min(max(EXACT, self.tolerance), GOOD_ENOUGH)
            accepted = max(GOOD_ENOUGH, min(self.tolerance, ON_THE_WAY))
            after = self._continuation(turn, ends)
            solution = play(self.t, state, after, known, error, accepted)
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
        """Return the support to try first.

        With two seats, all equilibria have the same value, so the support may come from another
        position. With more seats, the support comes from the last sweep, so that sweeps do not
        switch between equilibria.
        """
        if self.n == 2:
            return self.supports.get((self.t, index, turn))
        before = self.solutions[index]
        return before[repetition][turn].support if before else None

    def _continuation(self, turn: int, ends: Floats) -> Continuation:
        answerer, can = (turn + 1) % self.n, self.t.concede >= 0
        accepted, conceded = self._payoffs(self._believed(turn)), ends[turn, self.t.concede]
        better = conceded[:, answerer] > accepted[:, answerer] + TIE
        given_up = can & (better | ~self.t.believable)
        accepted = np.where(given_up[:, None], conceded, accepted)
        return Continuation(turn, answerer, ends[turn], accepted, given_up)

    def _row(self, turn: int, outcomes: Floats, believed: Floats) -> Floats:
        """Return a state's row, given the odds of ends and believed claims (``StateSolution``)."""
        row = np.zeros(self.width)
        for side in range(len(outcomes)):
            place = (turn + side) % self.n
            row += outcomes[side] @ self.ends[place] + believed[side] @ self._believed(place)
        return row

    def _solve_once(self, index: int, ends: Floats) -> None:
        """Solve a state that cannot recur."""
        turns = range(self.component.period)
        solutions = {turn: self._solve_state(index, turn, ends) for turn in turns}
        self.solutions[index] = [solutions]
        for turn, solution in solutions.items():
            row = self._row(turn, solution.outcomes, solution.believed)
            for by in range(0, self.n, self.component.period):
                self.rows[(turn + by) % self.n, index] = self._rotated(row, by)

    def _rotated(self, row: Floats, by: int) -> Floats:
        """Return the row ``by`` places further, where the position is the same."""
        return np.roll(row.reshape(-1, self.n), by, axis=1).ravel()

    # ── values that may be announced over themselves ──

    def _solve_repeatable(self, index: int, ends: Floats) -> None:
        """Solve a state that leads back to itself, one seat further, if its value is repeated."""
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
        """Return the rows after the last repetition, from the last sweep or the next higher state.

        For the highest state, the guess is the mean of all ends.
        """
        if index in self.beyond:
            return self.beyond[index]
        last = index + 1 == len(self.states)
        return self.ends.mean(axis=1) if last else self.rows[:, index + 1].copy()

    def _solve_repetition(
        self, index: int, ends: Floats, after: Floats, repetition: int
    ) -> Repetition:
        """Return one solution; ``after[turn]`` is the row for returning to the state."""
        n, value, self.rows[:, index] = self.n, self.states[index].to_beat, after
        leaves, stays, bounds = np.zeros((n, self.width)), np.zeros((n, n)), np.zeros((n, n))
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

    # ── export as a sheet ──

    def sheet(self, turn: int, repetition: int = 0) -> Sheet:
        """Return the policy and payoffs of one turn; seats are counted from the announcer."""
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
            others=np.concatenate([solution.others.ravel() for solution in here]),
            race=self._race_on_unseen(turn),
            answers=tuple(by_turn[turn] for by_turn in self.answers if by_turn),
        )

    def _race_on_unseen(self, turn: int) -> Floats:
        """Return ``Sheet.race``."""
        if not self.t.races:
            return NO_OTHERS.ravel()
        continuation = self._continuation(turn, self._payoffs(self.ends))
        return race_state.answers_to_unseen(
            self.t, continuation, np.arange(len(self.t.values))
        ).T.ravel()

    def _answers_to_unseen(self, turn: int, repetition: int) -> tuple[Acts, Acts, Acts]:
        """Return the answers to claims on unseen dice, in the form of ``Sheet``.

        For blind claims and claims on a second roll, the answers are by value. For passes, they are
        by side and value.
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
    """Return a fixed point of ``backup``. Raises ``NotConverged``.

    ``backup`` returns the guess after one step of value iteration (Shapley 1953) and after one of
    policy iteration (Howard 1960). Policy iteration converges in few steps but can cycle if more
    than one player decides. A step that does not halve the residual is therefore replaced by value
    iteration, which always reduces the error.
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
