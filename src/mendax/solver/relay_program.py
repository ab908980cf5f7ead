"""The equilibrium of a relay: a linear program on a tree that grows where it must.

The roller's plan is how likely each history is made with each kind of roll; the other's best
answers bound what it is worth (the sequence form of Koller, Megiddo and von Stengel, where only the
plan of who knows the dice has kinds). The other's plan is the dual solution. A tree's program holds
every answer of both to every claim in it, so leaving the tree is part of it, at the worth that the
defaults give. What is used and could be answered better than by default is added, and the program
solved again: the double oracle of McMahan, Gordon and Blum.

Of many equilibria the program is led to one by payoffs changed a little (``_NUDGE``): the truth is
worth more, and tongues slip, with any roll alike, so that claims nobody makes are answered as if
anything might lie under the cup. Then it is solved again from there with the exact payoffs.
"""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import highspy
import numpy as np
from scipy.sparse import coo_array

from mendax.solver.relay import (
    ACCEPT,
    ASIDE,
    OPEN,
    OTHER,
    ROLLER,
    Answers,
    Chances,
    Defaults,
    Floats,
    History,
    Ints,
    Play,
    Relay,
    best_of_other,
    best_of_roller,
    defaults,
    ends,
    sure,
)


class Tree(NamedTuple):
    """Histories that are not left to defaults."""

    claims: frozenset[History]
    """Claims of the roller, after the first, that the other answers with a mind of its own."""
    passes: frozenset[History]
    """Claims of the other that the roller may pass on."""


class Solved(NamedTuple):
    """An equilibrium of the whole relay."""

    play: Play
    tree: Tree
    """Where it began to pay to look: a good start for a relay that is like this one."""
    error: float
    """What the two could gain by leaving it, together."""


class Unsolved(ArithmeticError):
    """No tree gave an equilibrium within the promised error."""


def equilibrium(relay: Relay, start: Tree | None = None) -> Solved:
    """An equilibrium of ``relay``. Raises ``Unsolved``."""
    fixed, tree = defaults(relay), start or Tree(frozenset(), frozenset())
    best: Solved | None = None
    for _ in range(_ROUNDS):
        program = _Program(relay, fixed, tree)
        plan = program.solved()
        grown = program.grown(plan)
        if grown == tree:
            play = program.play(plan)
            error = float(relay.w @ best_of_roller(relay, play)) - best_of_other(relay, play)
            used = program.used(plan)
            start = used if len(tree.claims) > 4 * len(used.claims) + _FEW else tree
            best = Solved(play, start, error)
            if error < _ENOUGH:
                return best
            break
        tree = grown
    raise Unsolved(best.error if best else np.inf)


class _Plan(NamedTuple):
    """What a program found."""

    reach: dict[History, Floats]
    """How likely the roller makes each history of its claims, by kind."""
    aside: Floats
    answers: dict[History, Chances]
    """How likely the other makes its way to each answer, by the claim that it answers."""


class _Row(NamedTuple):
    """One answer of the other: what it leaves to the roller is a bound."""

    history: History
    answer: int
    worth: Floats
    """By kind, where the tree ends."""
    children: tuple[History, ...]


class _Program:
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
        self.rows = [row for history in self.histories for row in self._answers(history)]

    # ── what stands in it ──

    def _answers(self, history: History) -> Iterable[_Row]:
        """The answers to a claim, without those that another is always at least as good as."""
        relay, value = self.relay, history[-1]
        simple = [_Row(history, OPEN, relay.opened[ROLLER, value], ())]
        if not np.isnan(relay.accepted[ROLLER, value]):
            worth = np.full(self.kinds, relay.accepted[ROLLER, value])
            simple.append(_Row(history, ACCEPT, worth, ()))
        for passed in relay.over[ROLLER][value].tolist():
            after = (*history, passed)
            found = tuple(self.children.get(after, ()))
            row = _Row(history, passed, self._ending(after), found)
            if found:
                yield row
            elif not any((old.worth <= row.worth + _NOTHING).all() for old in simple):
                simple.append(row)
        yield from simple

    def _ending(self, passed: History) -> Floats:
        """What the roller gets, by kind, who goes no further in the tree after this pass."""
        stop: Floats = self.ends.stop[passed[-1]]
        if passed not in self.tree.passes:
            return stop
        leaves = self.ends.leaf[passed[-1], self._beyond(passed)]
        best: Floats = np.maximum(stop, leaves.max(axis=0, initial=-np.inf))
        return best

    def _beyond(self, passed: History) -> list[int]:
        """What may be passed on here that the tree has not."""
        values = self.relay.over[OTHER][passed[-1]].tolist()
        return [v for v in values if (*passed, v) not in self.place]

    # ── solving ──

    def solved(self) -> _Plan:
        """The equilibrium on the tree: nudged, then exact."""
        model, cost, slack = self._model()
        solver: Any = highspy.Highs  # its types leave out half of what it can
        solver = solver()
        solver.setOptionValue("output_flag", False)
        solver.setOptionValue("threads", 1)
        solver.setOptionValue("primal_feasibility_tolerance", 1e-10)
        solver.setOptionValue("dual_feasibility_tolerance", 1e-10)
        exact_cost, exact_upper = model.col_cost_.copy(), model.row_upper_.copy()
        model.col_cost_, model.row_upper_ = exact_cost + cost, exact_upper + slack
        solver.passModel(model)
        solver.run()
        columns = np.arange(len(cost), dtype=np.int32)
        solver.changeColsCost(len(columns), columns, exact_cost)
        rows = np.arange(len(slack), dtype=np.int32)
        solver.changeRowsBounds(len(rows), rows, model.row_lower_, exact_upper)
        solver.run()
        if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            raise Unsolved(np.inf)
        found = solver.getSolution()
        return self._plan(np.array(found.col_value), np.abs(np.array(found.row_dual)))

    def _model(self) -> tuple[Any, Floats, Floats]:
        """The program, and by how much it is nudged: costs by column, upper bounds by row."""
        relay, k, n = self.relay, self.kinds, len(self.histories)
        aside, worths = n * k, (n + 1) * k
        cost = np.zeros(worths + n)
        nudge = np.zeros(len(cost))
        upper = np.full(len(cost), highspy.kHighsInf)
        lower = np.zeros(len(cost))
        lower[worths:] = -highspy.kHighsInf
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
        low += [-highspy.kHighsInf] * (row - k)
        high += [0.0] * (row - k)
        slip += [0.0] * (row - k)
        for answer in self.rows:
            here = self.place[answer.history]
            at.append((np.array([row]), np.array([worths + here]), np.ones(1)))
            at.append((np.full(k, row), here * k + kinds, -answer.worth))
            for child in answer.children:
                place = self.place[child]
                at.append((np.full(k, row), place * k + kinds, answer.worth))
                at.append((np.array([row]), np.array([worths + place]), np.full(1, -1.0)))
            slip.append(_NUDGE * float(answer.worth @ self._slips(answer.history)))
            row += 1
        low += [-highspy.kHighsInf] * len(self.rows)
        high += [0.0] * len(self.rows)
        entries = (np.concatenate(part) for part in zip(*at, strict=True))
        return _model(cost, lower, upper, low, high, entries), nudge, np.array(slip)

    def _slips(self, history: History) -> Floats:
        """The kinds with which a tongue may slip to this claim: who would not have opened."""
        may = np.ones(self.kinds, np.bool_)
        if len(history) > 1:
            may = self.fixed.roller[history[-2]] != OPEN
        return np.where(may, self.relay.w, 0.0)

    def _plan(self, columns: Floats, duals: Floats) -> _Plan:
        k, n = self.kinds, len(self.histories)
        x = np.maximum(columns[: n * k].reshape(n, k), 0.0)
        answers: dict[History, Chances] = {history: {} for history in self.histories}
        for row, dual in zip(self.rows, duals[len(duals) - len(self.rows) :], strict=True):
            if dual > _NOTHING:
                answers[row.history][row.answer] = float(dual)
        reach = dict(zip(self.histories, x, strict=True))
        return _Plan(reach, np.maximum(columns[n * k : (n + 1) * k], 0.0), answers)

    # ── growing ──

    def grown(self, plan: _Plan) -> Tree:
        """The tree with what is used in it and could be answered better."""
        claims, passes = set(self.tree.claims), set(self.tree.passes)
        for history in self.histories:
            for answer in plan.answers[history]:
                if answer >= 0 and self._pays((*history, answer)):
                    passes.add((*history, answer))
        for passed in self.tree.passes:
            if passed[:-1] in self.place:
                claims.update(self._leaves(passed, plan))
        return Tree(frozenset(claims), frozenset(passes))

    def _pays(self, passed: History) -> bool:
        """Whether passing on beats the default for some kind."""
        values = self.relay.over[OTHER][passed[-1]]
        leaves = self.ends.leaf[passed[-1], values]
        return bool((leaves > self.ends.stop[passed[-1]] + _GAIN).any())

    def _left(self, passed: History, plan: _Plan) -> dict[int, Floats]:
        """The leaves that the roller goes to after this pass, with their kinds."""
        before = passed[-1]
        left = plan.reach[passed[:-1]].copy()
        for child in self.children.get(passed, ()):
            left -= plan.reach[child]
        beyond = np.array(self._beyond(passed), np.int64)
        if not len(beyond):
            return {}
        leaves = self.ends.leaf[before, beyond]
        goes = (leaves.max(axis=0) > self.ends.stop[before] + _GAIN) & (left > _NOTHING)
        best = beyond[leaves.argmax(axis=0)]
        return {int(v): np.where(goes & (best == v), left, 0.0) for v in set(best[goes].tolist())}

    def _leaves(self, passed: History, plan: _Plan) -> Iterable[History]:
        """Those of them that the other would answer otherwise than by default."""
        relay = self.relay
        for value, left in self._left(passed, plan).items():
            options = [float(left @ relay.opened[ROLLER, value])]
            if not np.isnan(relay.accepted[ROLLER, value]):
                options.append(float(left.sum() * relay.accepted[ROLLER, value]))
            options += [float(left @ self.ends.stop[v]) for v in relay.over[ROLLER][value]]
            if min(options) < float(left @ self.ends.leaf[passed[-1], value]) - _GAIN:
                yield (*passed, value)

    # ── what is kept ──

    def used(self, plan: _Plan) -> Tree:
        """The part of the tree that either of the two goes to."""
        claims = {
            history
            for history in self.tree.claims
            if plan.answers[history] or plan.reach[history].sum() > _NOTHING
        }
        whole = {history[:n] for history in claims for n in range(3, len(history) + 1, 2)}
        return Tree(
            frozenset(whole), frozenset(p for p in self.tree.passes if p[:-1] in self.place)
        )

    def play(self, plan: _Plan) -> Play:
        """The plan as what to do where."""
        relay = self.relay
        say = []
        for kind in range(self.kinds):
            said = {int(p): plan.reach[int(p),][kind] for p in relay.first}
            said[ASIDE] = plan.aside[kind]
            say.append(_shared(said))
        answers = {history: self._answered(history, plan) for history in self.histories}
        replies = {}
        for passed in sorted(self.tree.passes | self.children.keys()):
            if passed[:-1] in self.place:
                found = self._replied(passed, plan)
                usual = [sure(act) for act in self.fixed.roller[passed[-1]].tolist()]
                if found != usual:
                    replies[passed] = found
        return Play(say, Answers(answers, replies, self.fixed))

    def _answered(self, history: History, plan: _Plan) -> Chances:
        found = plan.answers[history]
        if found:
            return _shared(found)
        if len(history) > 1:
            return {int(self.fixed.other[history[-2], history[-1]]): 1.0}
        return {OPEN: 1.0}

    def _replied(self, passed: History, plan: _Plan) -> list[Chances]:
        came, leaves = plan.reach[passed[:-1]], {}
        if passed in self.tree.passes:
            leaves = self._left(passed, plan)
        found: list[Chances] = []
        for kind in range(self.kinds):
            default = int(self.fixed.roller[passed[-1], kind])
            if came[kind] <= _NOTHING:
                found.append(sure(default))
                continue
            chances = {c[-1]: plan.reach[c][kind] for c in self.children.get(passed, ())}
            rest = max(came[kind] - sum(chances.values()), 0.0)
            goes = next((v for v, left in leaves.items() if left[kind] > 0), default)
            chances[goes] = chances.get(goes, 0.0) + rest
            found.append(_shared(chances))
        return found


def _shared(chances: Chances) -> Chances:
    held = {answer: float(x) for answer, x in chances.items() if x > _NOTHING}
    if len(held) == 1:
        return sure(next(iter(held)))
    whole = sum(held.values())
    return {answer: x / whole for answer, x in held.items()}


def _model(
    cost: Floats, lower: Floats, upper: Floats, low: list[float], high: list[float], entries: Any
) -> Any:
    rows, columns, values = entries
    matrix = coo_array((values, (rows, columns)), shape=(len(low), len(cost))).tocsr()
    model = highspy.HighsLp()
    model.num_col_, model.num_row_ = len(cost), len(low)
    model.col_cost_, model.col_lower_, model.col_upper_ = cost, lower, upper
    model.row_lower_, model.row_upper_ = np.array(low), np.array(high)
    model.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
    model.a_matrix_.start_ = matrix.indptr
    model.a_matrix_.index_ = matrix.indices
    model.a_matrix_.value_ = matrix.data
    return model


_NUDGE: Final = 1e-7
_NOTHING: Final = 1e-12
_GAIN: Final = 1e-11
_ENOUGH: Final = 3e-10
_FEW: Final = 100
_ROUNDS: Final = 200
