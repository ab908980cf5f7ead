"""The linear program of a relay on a tree of claims: where it ends, both answer by default.

The roller's plan is how likely each history is made with each kind of roll; the other's best
answers bound what it is worth (the sequence form of Koller, Megiddo and von Stengel, where only the
plan of who knows the dice has kinds). The other's plan is the dual solution. A tree's program holds
every answer of both to every claim in it, so leaving the tree is part of it, at the worth that the
defaults give. ``double_oracle`` grows the tree.

Of many equilibria the program is led to one by payoffs changed a little (``_NUDGE``): the truth is
worth more, and tongues slip, with any roll alike, so that claims nobody makes are answered as if
anything might lie under the cup. Then it is solved again from there with the exact payoffs.
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
    Defaults,
    Floats,
    History,
    Ints,
    Relay,
    ends,
)
from mendax.solver.claim_tree.warm_start import Basis, Places, enter, left_by
from mendax.solver.generic import linear_program
from mendax.solver.generic.linear_program import INFINITE, Entries


class Tree(NamedTuple):
    """Histories that are not left to defaults."""

    claims: frozenset[History]
    """Claims of the roller, after the first, that the other answers with a mind of its own."""
    passes: frozenset[History]
    """Claims of the other that the roller may pass on."""


class Unsolved(ArithmeticError):
    """No tree gave an equilibrium within the promised error."""


class Plan(NamedTuple):
    """What a program found."""

    reach: dict[History, Floats]
    """How likely the roller makes each history of its claims, by kind."""
    aside: Floats
    answers: dict[History, Chances]
    """How likely the other makes its way to each answer, by the claim that it answers."""


class Row(NamedTuple):
    """One answer of the other: what it leaves to the roller is a bound."""

    history: History
    answer: int
    worth: Floats
    """By kind, where the tree ends."""
    children: tuple[History, ...]


class Program:
    """The linear program of one tree."""

    def __init__(self, relay: Relay, fixed: Defaults, tree: Tree) -> None:
        self.relay, self.fixed, self.tree = relay, fixed, tree
        self.ends = ends(relay, fixed)
        self.kinds = len(relay.w)
        self.histories: list[History] = [(p,) for p in relay.first.tolist()]
        self.histories += sorted(tree.claims, key=lambda h: (len(h), h))
        self.place = {history: n for n, history in enumerate(self.histories)}
        self.children: dict[History, list[History]] = {}
        for history in sorted(tree.claims):
            self.children.setdefault(history[:-1], []).append(history)
        self.plain: dict[int, list[tuple[int, Floats]]] = {}
        self.rows = [row for history in self.histories for row in self._answers(history)]
        self.here = np.array([self.place[row.history] for row in self.rows])
        self.worths = np.array([row.worth for row in self.rows])

    # ── what stands in it ──

    def _answers(self, history: History) -> Iterable[Row]:
        """The answers to a claim, without those that another is always at least as good as."""
        relay, value = self.relay, history[-1]
        inside = [p for p in relay.over[ROLLER][value].tolist() if self._inside((*history, p))]
        if not inside:
            yield from (Row(history, answer, worth, ()) for answer, worth in self._plain(value))
            return
        simple = [Row(history, OPEN, relay.opened[ROLLER, value], ())]
        if not np.isnan(relay.accepted[ROLLER, value]):
            worth = np.full(self.kinds, relay.accepted[ROLLER, value])
            simple.append(Row(history, ACCEPT, worth, ()))
        for passed in relay.over[ROLLER][value].tolist():
            after = (*history, passed)
            found = tuple(self.children.get(after, ()))
            row = Row(history, passed, self._ending(after), found)
            if found:
                yield row
            elif not any((old.worth <= row.worth + NOTHING).all() for old in simple):
                simple.append(row)
        yield from simple

    def _inside(self, passed: History) -> bool:
        return passed in self.tree.passes or passed in self.children

    def _plain(self, value: int) -> list[tuple[int, Floats]]:
        """The answers to a claim that the tree ends with."""
        if value not in self.plain:
            relay = self.relay
            found = [(OPEN, relay.opened[ROLLER, value])]
            if not np.isnan(relay.accepted[ROLLER, value]):
                found.append((ACCEPT, np.full(self.kinds, relay.accepted[ROLLER, value])))
            for passed in relay.over[ROLLER][value].tolist():
                worth = self.ends.stop[passed]
                if not any((old <= worth + NOTHING).all() for _, old in found):
                    found.append((passed, worth))
            self.plain[value] = found
        return self.plain[value]

    def _ending(self, passed: History) -> Floats:
        """What the roller gets, by kind, who goes no further in the tree after this pass."""
        stop: Floats = self.ends.stop[passed[-1]]
        if passed not in self.tree.passes:
            return stop
        leaves = self.ends.leaf[passed[-1], self.beyond(passed)]
        best: Floats = np.maximum(stop, leaves.max(axis=0, initial=-np.inf))
        return best

    def beyond(self, passed: History) -> list[int]:
        """What may be passed on here that the tree has not."""
        values = self.relay.over[OTHER][passed[-1]].tolist()
        return [v for v in values if (*passed, v) not in self.place]

    # ── solving ──

    def solved(self, start: Basis | None) -> tuple[Plan, Basis]:
        """The equilibrium on the tree: nudged, then exact. And where that ended."""
        model, cost, slack = self._model()
        solver = linear_program.quiet()
        solver.setOptionValue("primal_feasibility_tolerance", 1e-10)
        solver.setOptionValue("dual_feasibility_tolerance", 1e-10)
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
        if not linear_program.is_solved(solver):
            if start is None:
                raise Unsolved(np.inf)
            return self.solved(None)
        found = solver.getSolution()
        return self._plan(np.array(found.col_value), np.abs(np.array(found.row_dual))), basis

    def _places(self) -> Places:
        rows = [(row.history, row.answer) for row in self.rows]
        usual = [(history, self.usual(history)) for history in self.histories]
        return Places(self.kinds, self.histories, list(self.children), rows, usual)

    def usual(self, history: History) -> int:
        """How the other answers a claim by default."""
        return int(self.fixed.other[history[-2], history[-1]]) if len(history) > 1 else OPEN

    def _model(self) -> tuple[Any, Floats, Floats]:
        """The program, and by how much it is nudged: costs by column, upper bounds by row."""
        relay, k, n = self.relay, self.kinds, len(self.histories)
        aside, worths = n * k, (n + 1) * k
        cost = np.zeros(worths + n)
        nudge = np.zeros(len(cost))
        upper = np.full(len(cost), INFINITE)
        lower = np.zeros(len(cost))
        lower[worths:] = -INFINITE
        cost[worths : worths + len(relay.first)] = -1.0
        if np.isfinite(relay.aside):
            cost[aside:worths] = -relay.aside
        else:
            upper[aside:worths] = 0.0
        for kind, value in enumerate(relay.honest.tolist()):
            if (value,) in self.place:
                nudge[self.place[value,] * k + kind] = -_NUDGE
        at: list[tuple[Ints, Ints, Floats]] = []
        low, high, slip = list(relay.w), list(relay.w), [0.0] * k
        kinds = np.arange(k)
        at.extend((kinds, p * k + kinds, np.ones(k)) for p in range(len(relay.first)))
        at.append((kinds, aside + kinds, np.ones(k)))
        row = k
        for passed, children in self.children.items():
            here = self.place[passed[:-1]]
            at.append((row + kinds, here * k + kinds, np.full(k, -1.0)))
            at.extend((row + kinds, self.place[c] * k + kinds, np.ones(k)) for c in children)
            row += k
        low += [-INFINITE] * (row - k)
        high += [0.0] * (row - k)
        slip += [0.0] * (row - k)
        at += self._bounds(row, worths)
        slip += (_NUDGE * (self.worths * self._slips()).sum(axis=1)).tolist()
        low += [-INFINITE] * len(self.rows)
        high += [0.0] * len(self.rows)
        entries = Entries(*(np.concatenate(part) for part in zip(*at, strict=True)))
        rows = np.array(low), np.array(high)
        model = linear_program.program(cost, (lower, upper), rows, entries)
        return model, nudge, np.array(slip)

    def _bounds(self, row: int, worths: int) -> list[tuple[Ints, Ints, Floats]]:
        """The rows from ``row`` on: what each answer leaves to the roller."""
        k, here = self.kinds, self.here
        rows, kinds = row + np.arange(len(self.rows)), np.arange(k)
        at = [
            (rows, worths + here, np.ones(len(rows))),
            (np.repeat(rows, k), (here[:, None] * k + kinds).ravel(), -self.worths.ravel()),
        ]
        for n, answer in enumerate(self.rows, start=row):
            for place in (self.place[child] for child in answer.children):
                at.append((np.full(k, n), place * k + kinds, answer.worth))
                at.append((np.array([n]), np.array([worths + place]), np.full(1, -1.0)))
        return at

    def _slips(self) -> Floats:
        """By row, the kinds with which a tongue may slip to its claim: who would not have opened
        the one before."""
        held = [self.fixed.roller[h[-2]] != OPEN if len(h) > 1 else True for h in self.histories]
        may = np.stack([np.broadcast_to(one, self.kinds) for one in held])
        slips: Floats = (may * self.relay.w)[self.here]
        return slips

    def _plan(self, columns: Floats, duals: Floats) -> Plan:
        k, n = self.kinds, len(self.histories)
        x = np.maximum(columns[: n * k].reshape(n, k), 0.0)
        answers: dict[History, Chances] = {history: {} for history in self.histories}
        for row, dual in zip(self.rows, duals[len(duals) - len(self.rows) :], strict=True):
            if dual > NOTHING:
                answers[row.history][row.answer] = float(dual)
        reach = dict(zip(self.histories, x, strict=True))
        return Plan(reach, np.maximum(columns[n * k : (n + 1) * k], 0.0), answers)


NOTHING: Final = 1e-12
"""Chances and gains below this are none."""
_NUDGE: Final = 1e-7
