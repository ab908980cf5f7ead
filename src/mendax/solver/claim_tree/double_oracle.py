"""Find a claim tree's equilibrium by the double oracle method, on a growing tree.

Source: the double oracle of McMahan, Gordon and Blum 2003 ("Planning in the presence of cost
functions controlled by an adversary"), in the sequence form of Bošanský, Kiekintveld, Lisý and
Pěchouček 2014 ("An exact double-oracle algorithm for zero-sum extensive-form games with imperfect
information"). Each step adds the histories that are played in the tree and have a better answer
than the default, then solves the linear program again. Only a few of the millions of histories
matter to an equilibrium.

Each program starts from the final basis of the previous program. The first program starts from the
basis of a similar game (``warm_start``).
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np

from mendax.solver.claim_tree.game import (
    OTHER,
    OUTSIDE,
    ROLLER,
    AnswerStrategies,
    Chances,
    ClaimTreeGame,
    Floats,
    History,
    StrategyProfile,
    best_response_of_other,
    best_response_of_roller,
    defaults,
    pure,
)
from mendax.solver.claim_tree.sequence_program import (
    NOTHING,
    RealizationPlan,
    SequenceProgram,
    Tree,
)
from mendax.solver.claim_tree.warm_start import Basis
from mendax.solver.generic.errors import NoEquilibriumFound
from mendax.solver.generic.tolerances import GAIN

_GOOD_ENOUGH: Final = 3e-10
"""The largest accepted gain from a deviation, for payoffs near 1."""
_FEW: Final = 100
"""The number of unused claims that are always kept."""
_MOST_PROGRAMS: Final = 200
"""The maximum number of linear programs."""


class WarmStart(NamedTuple):
    """A known solution from which the solver of a similar game can start."""

    tree: Tree
    basis: Basis | None


class ClaimTreeEquilibrium(NamedTuple):
    """An equilibrium of the whole game."""

    play: StrategyProfile
    start: WarmStart
    """The part of the tree that is played, and the final basis of its program."""
    error: float
    """The sum of both players' gains from switching to a best response."""


def equilibrium(game: ClaimTreeGame, start: WarmStart | None = None) -> ClaimTreeEquilibrium:
    """Return an equilibrium of ``game``. The search begins at ``start``.

    Raises ``NoEquilibriumFound``, or ``MissingPackage`` without HiGHS.
    """
    fixed, (tree, basis) = defaults(game), start or WarmStart(Tree(frozenset(), frozenset()), None)
    for _ in range(_MOST_PROGRAMS):
        program = SequenceProgram(game, fixed, tree)
        plan, basis = program.solved(basis)
        oracle = TreeOracle(program, plan)
        grown = oracle.grown()
        if grown == tree:
            play = oracle.play()
            error = float(game.w @ best_response_of_roller(game, play)) - best_response_of_other(
                game, play
            )
            if error >= _GOOD_ENOUGH:
                raise NoEquilibriumFound(error)
            used = oracle.used()
            small = used if len(tree.claims) > 4 * len(used.claims) + _FEW else tree
            return ClaimTreeEquilibrium(play, WarmStart(small, basis), error)
        tree = grown
    raise NoEquilibriumFound(np.inf)


class TreeOracle:
    """Strategies and the growth of the tree, derived from a solved program."""

    def __init__(self, program: SequenceProgram, plan: RealizationPlan) -> None:
        self.program, self.plan = program, plan

    # ── growth ──

    def grown(self) -> Tree:
        """Return the tree with the played histories that have a better answer than the default."""
        claims, passes = set(self.program.tree.claims), set(self.program.tree.passes)
        for history in self.program.histories:
            for answer in self.plan.answers[history]:
                if answer >= 0 and self._pays((*history, answer)):
                    passes.add((*history, answer))
        for passed in self.program.tree.passes:
            if passed[:-1] in self.program.place:
                claims.update(self._better(passed))
        return Tree(frozenset(claims), frozenset(passes))

    def _pays(self, passed: History) -> bool:
        """Return whether a pass has a higher payoff than the default for some type."""
        values = self.program.game.higher[OTHER][passed[-1]]
        leaves = self.program.default_payoffs.leaf[passed[-1], values]
        return bool((leaves > self.program.default_payoffs.stop[passed[-1]] + GAIN).any())

    def _leaves(self, passed: History) -> dict[int, Floats]:
        """Return the leaves that the roller reaches after this pass, as ``reach[kind]`` by
        value."""
        before = passed[-1]
        left = self.plan.reach[passed[:-1]].copy()
        for child in self.program.children.get(passed, ()):
            left -= self.plan.reach[child]
        beyond = np.array(self.program.beyond(passed), np.int64)
        if not len(beyond):
            return {}
        leaves = self.program.default_payoffs.leaf[before, beyond]
        goes = (leaves.max(axis=0) > self.program.default_payoffs.stop[before] + GAIN) & (
            left > NOTHING
        )
        best = beyond[leaves.argmax(axis=0)]
        return {int(v): np.where(goes & (best == v), left, 0.0) for v in set(best[goes].tolist())}

    def _better(self, passed: History) -> Iterable[History]:
        """Yield the leaves where the other player has a better answer than the default."""
        game = self.program.game
        for value, left in self._leaves(passed).items():
            options = [float(left @ game.opened[ROLLER, value])]
            if not np.isnan(game.accepted[ROLLER, value]):
                options.append(float(left.sum() * game.accepted[ROLLER, value]))
            options += [
                float(left @ self.program.default_payoffs.stop[v])
                for v in game.higher[ROLLER][value]
            ]
            if (
                min(options)
                < float(left @ self.program.default_payoffs.leaf[passed[-1], value]) - GAIN
            ):
                yield (*passed, value)

    # ── results ──

    def used(self) -> Tree:
        """Return the part of the tree that is reached when both players follow the equilibrium."""
        claims = {
            history
            for history in self.program.tree.claims
            if self.plan.answers[history] or self.plan.reach[history].sum() > NOTHING
        }
        whole = {history[:n] for history in claims for n in range(3, len(history) + 1, 2)}
        return Tree(
            frozenset(whole),
            frozenset(p for p in self.program.tree.passes if p[:-1] in self.program.place),
        )

    def play(self) -> StrategyProfile:
        """Return the plans as behaviour strategies."""
        game = self.program.game
        say = []
        for kind in range(self.program.kinds):
            said = {int(p): self.plan.reach[int(p),][kind] for p in game.first}
            said[OUTSIDE] = self.plan.outside[kind]
            say.append(_normalised(said))
        answers = {h: x for h in self.program.histories if (x := self._answered(h))}
        replies = {}
        for passed in sorted(self.program.tree.passes | self.program.children.keys()):
            if passed[:-1] in self.program.place:
                replied = self._replied(passed)
                usual = [pure(act) for act in self.program.fixed.roller[passed[-1]].tolist()]
                if replied != usual:
                    replies[passed] = replied
        return StrategyProfile(say, AnswerStrategies(answers, replies, self.program.fixed))

    def _answered(self, history: History) -> Chances:
        """Return the answer to a claim, or an empty answer for a later claim off the tree."""
        usual = pure(self.program.usual(history))
        planned = self.plan.answers[history]
        answer = _normalised(planned) if planned else usual
        return {} if len(history) > 1 and answer == usual else answer

    def _replied(self, passed: History) -> list[Chances]:
        came, leaves = self.plan.reach[passed[:-1]], {}
        if passed in self.program.tree.passes:
            leaves = self._leaves(passed)
        replies: list[Chances] = []
        for kind in range(self.program.kinds):
            default = int(self.program.fixed.roller[passed[-1], kind])
            if came[kind] <= NOTHING:
                replies.append(pure(default))
                continue
            chances = {
                c[-1]: self.plan.reach[c][kind] for c in self.program.children.get(passed, ())
            }
            rest = max(came[kind] - sum(chances.values()), 0.0)
            goes = next((v for v, left in leaves.items() if left[kind] > 0), default)
            chances[goes] = chances.get(goes, 0.0) + rest
            replies.append(_normalised(chances))
        return replies


def _normalised(chances: Chances) -> Chances:
    """Return the probabilities without rounding errors, so that their sum is 1."""
    played = {answer: float(x) for answer, x in chances.items() if x > NOTHING}
    if len(played) == 1:
        return pure(next(iter(played)))
    whole = sum(played.values())
    return {answer: x / whole for answer, x in played.items()}
