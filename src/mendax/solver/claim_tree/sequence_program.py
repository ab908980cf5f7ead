"""The sequence-form linear program of a claim tree with default answers at its leaves.

The roller's realization plan is the probability of making each history with each type. The other
player's best answers bound the roller's payoff, and the other player's plan is the dual solution. A
tree's program contains both players' answers to every claim in the tree. A player can leave the
tree, and then gets the payoff of the defaults. ``double_oracle`` grows the tree.

Source: Koller, Megiddo and von Stengel 1996 ("Efficient computation of equilibria for extensive
two-person games"), von Stengel 1996 ("Efficient computation of behavior strategies"). The size of
the program is linear in the tree, while the strategic form grows exponentially. Only the plan of
the player who knows the roll has types.

Perturbed payoffs (``_PERTURBATION``) select one of many equilibria. They contain a bonus on the
truth, and trembles that are equally likely with every type. Claims off the path of play are
therefore answered as if any roll were possible. The program is then solved again with the exact
payoffs, starting from the perturbed solution.
"""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import numpy as np

from mendax.solver.claim_tree.game import (
    ACCEPT,
    OPEN,
    OTHER,
    ROLLER,
    Chances,
    ClaimTreeGame,
    Defaults,
    Floats,
    History,
    Ints,
    default_payoffs,
)
from mendax.solver.claim_tree.warm_start import Basis, ProgramLayout, enter, left_by
from mendax.solver.generic import linear_program
from mendax.solver.generic.errors import NoEquilibriumFound
from mendax.solver.generic.linear_program import INFINITE, Entries

NOTHING: Final = 1e-12
"""Probabilities and gains below this count as zero."""
_PERTURBATION: Final = 1e-7
"""The bonus on the truth, and the probability of a tremble, for payoffs near 1."""
_FEASIBLE: Final = 1e-10
"""The solver's feasibility tolerance. The default of 1e-7 is too coarse for the final check."""


class Tree(NamedTuple):
    """The histories that are not answered by default."""

    claims: frozenset[History]
    """The roller's later claims that the other player does not answer by default."""
    passes: frozenset[History]
    """The other player's claims that the roller may pass on."""


class RealizationPlan(NamedTuple):
    """A program's solution: both players' plans."""

    reach: dict[History, Floats]
    """``reach[history][kind]``: the probability that the roller makes these claims with this
    type."""
    outside: Floats
    answers: dict[History, Chances]
    """``answers[history][answer]``: the probability that the other player plays this history and
    answer (a dual value)."""


class AnswerRow(NamedTuple):
    """One answer by the other player, as a row of the program that bounds the roller's payoff."""

    history: History
    answer: int
    payoff: Floats
    """``payoff[kind]``: the payoff if the tree ends here."""
    children: tuple[History, ...]


class SequenceProgram:
    """The linear program of one tree."""

    def __init__(self, game: ClaimTreeGame, fixed: Defaults, tree: Tree) -> None:
        self.game, self.fixed, self.tree = game, fixed, tree
        self.default_payoffs = default_payoffs(game, fixed)
        self.kinds = len(game.w)
        self.histories: list[History] = [(p,) for p in game.first.tolist()]
        self.histories += sorted(tree.claims, key=lambda h: (len(h), h))
        self.place = {history: n for n, history in enumerate(self.histories)}
        self.children: dict[History, list[History]] = {}
        for history in sorted(tree.claims):
            self.children.setdefault(history[:-1], []).append(history)
        self.plain: dict[int, list[tuple[int, Floats]]] = {}
        self.rows = [row for history in self.histories for row in self._answers(history)]
        self.here = np.array([self.place[row.history] for row in self.rows])
        self.payoffs = np.array([row.payoff for row in self.rows])

    # ── rows ──

    def _answers(self, history: History) -> Iterable[AnswerRow]:
        """Yield the answers to a claim, without passes that another answer weakly dominates."""
        game, value = self.game, history[-1]
        inside = [p for p in game.higher[ROLLER][value].tolist() if self._inside((*history, p))]
        if not inside:
            yield from (
                AnswerRow(history, answer, payoff, ()) for answer, payoff in self._plain(value)
            )
            return
        simple = [AnswerRow(history, OPEN, game.opened[ROLLER, value], ())]
        if not np.isnan(game.accepted[ROLLER, value]):
            payoff = np.full(self.kinds, game.accepted[ROLLER, value])
            simple.append(AnswerRow(history, ACCEPT, payoff, ()))
        for passed in game.higher[ROLLER][value].tolist():
            after = (*history, passed)
            claims_after = tuple(self.children.get(after, ()))
            row = AnswerRow(history, passed, self._ending(after), claims_after)
            if claims_after:
                yield row
            elif not any((old.payoff <= row.payoff + NOTHING).all() for old in simple):
                simple.append(row)
        yield from simple

    def _inside(self, passed: History) -> bool:
        return passed in self.tree.passes or passed in self.children

    def _plain(self, value: int) -> list[tuple[int, Floats]]:
        """Return the answers to a claim at a leaf, without weakly dominated answers."""
        if value not in self.plain:
            game = self.game
            answers = [(OPEN, game.opened[ROLLER, value])]
            if not np.isnan(game.accepted[ROLLER, value]):
                answers.append((ACCEPT, np.full(self.kinds, game.accepted[ROLLER, value])))
            for passed in game.higher[ROLLER][value].tolist():
                payoff = self.default_payoffs.stop[passed]
                if not any((old <= payoff + NOTHING).all() for _, old in answers):
                    answers.append((passed, payoff))
            self.plain[value] = answers
        return self.plain[value]

    def _ending(self, passed: History) -> Floats:
        """Return the payoff, by type, of a roller who leaves the tree after this pass."""
        stop: Floats = self.default_payoffs.stop[passed[-1]]
        if passed not in self.tree.passes:
            return stop
        leaves = self.default_payoffs.leaf[passed[-1], self.beyond(passed)]
        best: Floats = np.maximum(stop, leaves.max(axis=0, initial=-np.inf))
        return best

    def beyond(self, passed: History) -> list[int]:
        """Return the values outside the tree with which this claim may be passed on."""
        values = self.game.higher[OTHER][passed[-1]].tolist()
        return [v for v in values if (*passed, v) not in self.place]

    # ── solution ──

    def solved(self, start: Basis | None) -> tuple[RealizationPlan, Basis]:
        """Return the tree's equilibrium and the final basis.

        The program is solved with perturbed payoffs and then with the exact payoffs, starting from
        the basis ``start``. Raises ``NoEquilibriumFound``.
        """
        model, cost, slack = self._model()
        solver = linear_program.quiet_solver()
        solver.setOptionValue("primal_feasibility_tolerance", _FEASIBLE)
        solver.setOptionValue("dual_feasibility_tolerance", _FEASIBLE)
        exact_cost, exact_upper = model.col_cost_.copy(), model.row_upper_.copy()
        model.col_cost_, model.row_upper_ = exact_cost + cost, exact_upper + slack
        solver.passModel(model)
        if start is not None:
            enter(solver, self._places(), start)
        solver.run()
        basis = left_by(solver, self._places())
        columns = np.arange(len(cost), dtype=np.int32)
        solver.changeColsCost(len(columns), columns, exact_cost)
        rows = np.arange(len(slack), dtype=np.int32)
        solver.changeRowsBounds(len(rows), rows, model.row_lower_, exact_upper)
        solver.run()
        if not linear_program.is_optimal(solver):
            if start is None:
                raise NoEquilibriumFound(np.inf)
            return self.solved(None)
        solution = solver.getSolution()
        return self._plan(np.array(solution.col_value), np.abs(np.array(solution.row_dual))), basis

    def _places(self) -> ProgramLayout:
        rows = [(row.history, row.answer) for row in self.rows]
        usual = [(history, self.usual(history)) for history in self.histories]
        return ProgramLayout(self.kinds, self.histories, list(self.children), rows, usual)

    def usual(self, history: History) -> int:
        """Return the other player's default answer to a claim."""
        return int(self.fixed.other[history[-2], history[-1]]) if len(history) > 1 else OPEN

    def _model(self) -> tuple[Any, Floats, Floats]:
        """Return the program, and the perturbations of costs and of upper bounds.

        The columns are the roller's plan by history and kind (``history · kinds + kind``), then the
        outside option by kind, then the payoff that the other player's answer leaves, by history.
        The rows are the sum to its probability by kind, then passes by history and kind, then the
        other player's answers.
        """
        game, k, n = self.game, self.kinds, len(self.histories)
        outside, payoffs = n * k, (n + 1) * k
        cost = np.zeros(payoffs + n)
        nudge = np.zeros(len(cost))
        upper = np.full(len(cost), INFINITE)
        lower = np.zeros(len(cost))
        lower[payoffs:] = -INFINITE
        cost[payoffs : payoffs + len(game.first)] = -1.0
        if np.isfinite(game.outside):
            cost[outside:payoffs] = -game.outside
        else:
            upper[outside:payoffs] = 0.0
        for kind, value in enumerate(game.honest.tolist()):
            if (value,) in self.place:
                nudge[self.place[value,] * k + kind] = -_PERTURBATION
        at: list[tuple[Ints, Ints, Floats]] = []
        low, high, tremble = list(game.w), list(game.w), [0.0] * k
        kinds = np.arange(k)
        at.extend((kinds, p * k + kinds, np.ones(k)) for p in range(len(game.first)))
        at.append((kinds, outside + kinds, np.ones(k)))
        row = k
        for passed, children in self.children.items():
            here = self.place[passed[:-1]]
            at.append((row + kinds, here * k + kinds, np.full(k, -1.0)))
            at.extend((row + kinds, self.place[c] * k + kinds, np.ones(k)) for c in children)
            row += k
        low += [-INFINITE] * (row - k)
        high += [0.0] * (row - k)
        tremble += [0.0] * (row - k)
        at += self._bounds(row, payoffs)
        tremble += (_PERTURBATION * (self.payoffs * self._trembles()).sum(axis=1)).tolist()
        low += [-INFINITE] * len(self.rows)
        high += [0.0] * len(self.rows)
        entries = Entries(*(np.concatenate(part) for part in zip(*at, strict=True)))
        rows = np.array(low), np.array(high)
        model = linear_program.build(cost, (lower, upper), rows, entries)
        return model, nudge, np.array(tremble)

    def _bounds(self, row: int, payoffs: int) -> list[tuple[Ints, Ints, Floats]]:
        """Return the matrix entries, from ``row`` on, that bound the roller's payoff after each
        answer."""
        k, here = self.kinds, self.here
        rows, kinds = row + np.arange(len(self.rows)), np.arange(k)
        at = [
            (rows, payoffs + here, np.ones(len(rows))),
            (np.repeat(rows, k), (here[:, None] * k + kinds).ravel(), -self.payoffs.ravel()),
        ]
        for n, answer in enumerate(self.rows, start=row):
            for place in (self.place[child] for child in answer.children):
                at.append((np.full(k, n), place * k + kinds, answer.payoff))
                at.append((np.array([n]), np.array([payoffs + place]), np.full(1, -1.0)))
        return at

    def _trembles(self) -> Floats:
        """Return the probability, ``[row, kind]``, that a type trembles to the claim of a row.

        The probability is zero for types that would have opened the previous claim.
        """
        passing = [self.fixed.roller[h[-2]] != OPEN if len(h) > 1 else True for h in self.histories]
        may = np.stack([np.broadcast_to(one, self.kinds) for one in passing])
        trembles: Floats = (may * self.game.w)[self.here]
        return trembles

    def _plan(self, columns: Floats, duals: Floats) -> RealizationPlan:
        k, n = self.kinds, len(self.histories)
        x = np.maximum(columns[: n * k].reshape(n, k), 0.0)
        answers: dict[History, Chances] = {history: {} for history in self.histories}
        for row, dual in zip(self.rows, duals[len(duals) - len(self.rows) :], strict=True):
            if dual > NOTHING:
                answers[row.history][row.answer] = float(dual)
        reach = dict(zip(self.histories, x, strict=True))
        return RealizationPlan(reach, np.maximum(columns[n * k : (n + 1) * k], 0.0), answers)
