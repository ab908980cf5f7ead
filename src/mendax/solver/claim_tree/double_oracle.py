"""The equilibrium of a relay: its program solved on a tree that grows where it must.

What is used in the tree and could be answered better than by default is added, and the program
solved again: the double oracle of McMahan, Gordon and Blum. Each program begins where the one
before it ended; the first one where another relay ended that was like it.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np

from mendax.solver.claim_tree.game import (
    ASIDE,
    OTHER,
    ROLLER,
    Answers,
    Chances,
    Floats,
    History,
    Play,
    Relay,
    best_of_other,
    best_of_roller,
    defaults,
    sure,
)
from mendax.solver.claim_tree.sequence_program import NOTHING, Plan, Program, Tree, Unsolved
from mendax.solver.claim_tree.warm_start import Basis


class Start(NamedTuple):
    """Where to begin with a relay that is like another."""

    tree: Tree
    basis: Basis | None


class Solved(NamedTuple):
    """An equilibrium of the whole relay."""

    play: Play
    start: Start
    """Where it began to pay to look, and how things stood there."""
    error: float
    """What the two could gain by leaving it, together."""


def equilibrium(relay: Relay, start: Start | None = None) -> Solved:
    """An equilibrium of ``relay``. Raises ``Unsolved``."""
    fixed, (tree, basis) = defaults(relay), start or Start(Tree(frozenset(), frozenset()), None)
    for _ in range(_ROUNDS):
        program = Program(relay, fixed, tree)
        plan, basis = program.solved(basis)
        found = Found(program, plan)
        grown = found.grown()
        if grown == tree:
            play = found.play()
            error = float(relay.w @ best_of_roller(relay, play)) - best_of_other(relay, play)
            if error >= _ENOUGH:
                raise Unsolved(error)
            used = found.used()
            small = used if len(tree.claims) > 4 * len(used.claims) + _FEW else tree
            return Solved(play, Start(small, basis), error)
        tree = grown
    raise Unsolved(np.inf)


class Found:
    """What the plan of a program comes to: whether the tree must grow, and how one plays by it."""

    def __init__(self, of: Program, plan: Plan) -> None:
        self.of, self.plan = of, plan

    # ── growing ──

    def grown(self) -> Tree:
        """The tree with what is used in it and could be answered better."""
        claims, passes = set(self.of.tree.claims), set(self.of.tree.passes)
        for history in self.of.histories:
            for answer in self.plan.answers[history]:
                if answer >= 0 and self._pays((*history, answer)):
                    passes.add((*history, answer))
        for passed in self.of.tree.passes:
            if passed[:-1] in self.of.place:
                claims.update(self._better(passed))
        return Tree(frozenset(claims), frozenset(passes))

    def _pays(self, passed: History) -> bool:
        """Whether passing on beats the default for some kind."""
        values = self.of.relay.over[OTHER][passed[-1]]
        leaves = self.of.ends.leaf[passed[-1], values]
        return bool((leaves > self.of.ends.stop[passed[-1]] + _GAIN).any())

    def _leaves(self, passed: History) -> dict[int, Floats]:
        """The leaves that the roller goes to after this pass, with their kinds."""
        before = passed[-1]
        left = self.plan.reach[passed[:-1]].copy()
        for child in self.of.children.get(passed, ()):
            left -= self.plan.reach[child]
        beyond = np.array(self.of.beyond(passed), np.int64)
        if not len(beyond):
            return {}
        leaves = self.of.ends.leaf[before, beyond]
        goes = (leaves.max(axis=0) > self.of.ends.stop[before] + _GAIN) & (left > NOTHING)
        best = beyond[leaves.argmax(axis=0)]
        return {int(v): np.where(goes & (best == v), left, 0.0) for v in set(best[goes].tolist())}

    def _better(self, passed: History) -> Iterable[History]:
        """Those of them that the other would answer otherwise than by default."""
        relay = self.of.relay
        for value, left in self._leaves(passed).items():
            options = [float(left @ relay.opened[ROLLER, value])]
            if not np.isnan(relay.accepted[ROLLER, value]):
                options.append(float(left.sum() * relay.accepted[ROLLER, value]))
            options += [float(left @ self.of.ends.stop[v]) for v in relay.over[ROLLER][value]]
            if min(options) < float(left @ self.of.ends.leaf[passed[-1], value]) - _GAIN:
                yield (*passed, value)

    # ── what is kept ──

    def used(self) -> Tree:
        """The part of the tree that either of the two goes to."""
        claims = {
            history
            for history in self.of.tree.claims
            if self.plan.answers[history] or self.plan.reach[history].sum() > NOTHING
        }
        whole = {history[:n] for history in claims for n in range(3, len(history) + 1, 2)}
        return Tree(
            frozenset(whole), frozenset(p for p in self.of.tree.passes if p[:-1] in self.of.place)
        )

    def play(self) -> Play:
        """The plan as what to do where."""
        relay = self.of.relay
        say = []
        for kind in range(self.of.kinds):
            said = {int(p): self.plan.reach[int(p),][kind] for p in relay.first}
            said[ASIDE] = self.plan.aside[kind]
            say.append(_shared(said))
        answers = {h: x for h in self.of.histories if (x := self._answered(h))}
        replies = {}
        for passed in sorted(self.of.tree.passes | self.of.children.keys()):
            if passed[:-1] in self.of.place:
                found = self._replied(passed)
                usual = [sure(act) for act in self.of.fixed.roller[passed[-1]].tolist()]
                if found != usual:
                    replies[passed] = found
        return Play(say, Answers(answers, replies, self.of.fixed))

    def _answered(self, history: History) -> Chances:
        """Nothing where a claim after the first is answered as it would be off the tree."""
        usual = sure(self.of.usual(history))
        found = self.plan.answers[history]
        answer = _shared(found) if found else usual
        return {} if len(history) > 1 and answer == usual else answer

    def _replied(self, passed: History) -> list[Chances]:
        came, leaves = self.plan.reach[passed[:-1]], {}
        if passed in self.of.tree.passes:
            leaves = self._leaves(passed)
        found: list[Chances] = []
        for kind in range(self.of.kinds):
            default = int(self.of.fixed.roller[passed[-1], kind])
            if came[kind] <= NOTHING:
                found.append(sure(default))
                continue
            chances = {c[-1]: self.plan.reach[c][kind] for c in self.of.children.get(passed, ())}
            rest = max(came[kind] - sum(chances.values()), 0.0)
            goes = next((v for v, left in leaves.items() if left[kind] > 0), default)
            chances[goes] = chances.get(goes, 0.0) + rest
            found.append(_shared(chances))
        return found


def _shared(chances: Chances) -> Chances:
    held = {answer: float(x) for answer, x in chances.items() if x > NOTHING}
    if len(held) == 1:
        return sure(next(iter(held)))
    whole = sum(held.values())
    return {answer: x / whole for answer, x in held.items()}


_GAIN: Final = 1e-11
_ENOUGH: Final = 3e-10
_FEW: Final = 100
_ROUNDS: Final = 200
