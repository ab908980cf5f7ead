"""Two-player games with private types and public actions, solved by predictive regret matching.

1. Chance draws a pair of types from a joint prior, and each player learns its own type. All later
   actions are public, so a node of the tree is the same for all pairs of types.
2. The solver is PCFR+ (G. Farina, C. Kroer and T. Sandholm, "Faster Game Solving via Predictive
   Blackwell Approachability", AAAI 2021, algorithm 3): z = max(z + r, 0) sums the regrets r of each
   turn, and the next strategy is proportional to max(z + r, 0), because the next regret is
   predicted to equal the last one. The players are updated in turn, and strategies are averaged
   with the weights t².
3. ``gains`` is exact for the returned strategies: it is what a best response wins more than the
   player's own strategy. In a zero-sum game, the sum of both gains bounds the error of the value.

The work of a turn is proportional to (nodes + ends) × the number of pairs of types.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]


class TypedNode(NamedTuple):
    """A decision of ``player`` (0 or 1). A child is a later node, or ``~end``."""

    player: int
    children: tuple[int, ...]


class TypedGame(NamedTuple):
    """A game. Every node comes before its children, and node 0 is the root."""

    nodes: tuple[TypedNode, ...]
    prior: Floats
    """The probability of each pair of types: float[k, m]."""
    payoffs: Floats
    """The payoffs of both players at every end: float[2, ends, k, m]."""


class TypedSolution(NamedTuple):
    """Strategies, their values, and the gain of a best response against them."""

    mixes: tuple[Floats, ...]
    """The probability of every action by type, for each node: float[types, actions]."""
    worths: tuple[float, float]
    """The expected payoff of each player."""
    gains: tuple[float, float]
    """The amount by which a best response of each player increases its payoff."""


def solved(game: TypedGame, turns: int) -> TypedSolution:
    """Return the average strategies after ``turns`` turns of PCFR+."""
    walk = _Walk(game)
    sums, averages, mixes = ([np.zeros(shape) for shape in walk.shapes] for _ in range(3))
    mixes = [_shares(mix) for mix in mixes]
    for turn in range(1, turns + 1):
        for player in (0, 1):
            reach = walk.reached(mixes)
            _, values = walk.values(player, reach, mixes)
            for at, each in values.items():
                averages[at] += turn**2 * reach[player][at][:, None] * mixes[at]
                regret = each - (mixes[at] * each).sum(axis=1, keepdims=True)
                sums[at] = np.maximum(sums[at] + regret, 0.0)
                mixes[at] = _shares(np.maximum(sums[at] + regret, 0.0))
    found = [_shares(average) for average in averages]
    reach, worths, gains = walk.reached(found), [], []
    for player in (0, 1):
        worth, _ = walk.values(player, reach, found)
        best, _ = walk.values(player, reach, None)
        worths.append(worth)
        gains.append(best - worth)
    return TypedSolution(tuple(found), (worths[0], worths[1]), (gains[0], gains[1]))


def _shares(weights: Floats) -> Floats:
    """Return strategies proportional to the weights, or uniform without any."""
    total = weights.sum(axis=1, keepdims=True)
    uniform = np.full_like(weights, 1 / weights.shape[1])
    return np.where(total > 0, weights / np.where(total > 0, total, 1.0), uniform)


class _Walk:
    """Passes over the tree of a game, down for reach probabilities and up for values."""

    def __init__(self, game: TypedGame) -> None:
        self._nodes, self._ends = game.nodes, game.payoffs.shape[1]
        types = game.prior.shape
        self.shapes = [(types[node.player], len(node.children)) for node in game.nodes]
        mine, theirs = game.payoffs * game.prior
        self._weighted = (mine, theirs.transpose(0, 2, 1))
        """The payoffs of each player times the prior: float[ends, own types, other types]."""
        self._whole = [np.ones(size) for size in types]

    def reached(self, mixes: Sequence[Floats]) -> list[list[Floats]]:
        """Return each player's part of the reach probability, by type.

        The first places belong to the nodes, and the place of an end is ``~end``.
        """
        reach = [[whole] * (len(self._nodes) + self._ends) for whole in self._whole]
        for at, (node, mix) in enumerate(zip(self._nodes, mixes, strict=True)):
            own, other = reach[node.player], reach[1 - node.player]
            for action, child in enumerate(node.children):
                own[child] = own[at] * mix[:, action]
                other[child] = other[at]
        return reach

    def values(
        self, player: int, reach: list[list[Floats]], mixes: Sequence[Floats] | None
    ) -> tuple[float, dict[int, Floats]]:
        """Return the payoff of ``player``, and the counterfactual values of its actions by node.

        The player follows ``mixes`` or, without them, a best response.
        """
        others = np.stack([reach[1 - player][~end] for end in range(self._ends)])
        ends = np.matmul(self._weighted[player], others[:, :, None])[:, :, 0]
        found = [self._whole[player]] * len(self._nodes)
        actions: dict[int, Floats] = {}
        for at in range(len(self._nodes) - 1, -1, -1):
            node = self._nodes[at]
            each = [ends[~child] if child < 0 else found[child] for child in node.children]
            if node.player != player:
                found[at] = sum(each[1:], each[0])
                continue
            actions[at] = np.stack(each, axis=1)
            own = (
                actions[at].max(axis=1) if mixes is None else (actions[at] * mixes[at]).sum(axis=1)
            )
            found[at] = own
        return float(found[0].sum()), actions
