"""Games with private types and public actions, solved by predictive regret matching.

1. Chance draws a type of each player from a joint prior, and each player learns its own type. All
   later actions are public, so a node of the tree is the same for all types.
2. The solver is PCFR+ (G. Farina, C. Kroer and T. Sandholm, "Faster Game Solving via Predictive
   Blackwell Approachability", AAAI 2021, algorithm 3): z = max(z + r, 0) sums the regrets r of each
   turn, and the next strategy is proportional to max(z + r, 0), because the next regret is
   predicted to equal the last one. The players are updated in turn, and strategies are averaged
   with the weights t².
3. ``gains`` is exact for the returned strategies: it is what a best response wins more than the
   player's own strategy. In a zero-sum game of two players, the sum of both gains bounds the error
   of the value. With more players, regret matching need not approach an equilibrium, so the gains
   are the only bound.

The work of a turn is proportional to (nodes + ends) × the number of combinations of types. Nodes
of equal depth, player and number of actions are updated together.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]


class TypedNode(NamedTuple):
    """A decision of ``player``. A child is a later node, or ``~end``."""

    player: int
    children: tuple[int, ...]


class TypedGame(NamedTuple):
    """A game of ``n`` players. Every node comes before its children, and node 0 is the root."""

    nodes: tuple[TypedNode, ...]
    prior: Floats
    """The probability of each combination of types, with one axis per player."""
    payoffs: Floats
    """The payoffs of every player at every end: float[n, ends, *types]."""


class TypedSolution(NamedTuple):
    """Strategies, their values, and the gain of a best response against them."""

    mixes: tuple[Floats, ...]
    """The probability of every action by type, for each node: float[types, actions]."""
    worths: tuple[float, ...]
    """The expected payoff of each player."""
    gains: tuple[float, ...]
    """The amount by which a best response of each player increases its payoff."""


def solved(game: TypedGame, turns: int, tremble: float = 0.0) -> TypedSolution:
    """Return the average strategies after ``turns`` turns of PCFR+.

    While solving, every player takes a random action with the probability ``tremble``, so that
    positions off the path of an equilibrium are solved, too.
    """
    walk, players = _Walk(game), range(game.prior.ndim)
    sums, averages, mixes = ([np.zeros(shape) for shape in walk.shapes] for _ in range(3))
    mixes = [_shares(mix) for mix in mixes]
    for turn in range(1, turns + 1):
        for player in players:
            trembling = [(1 - tremble) * mix + tremble / mix.shape[1] for mix in mixes]
            reach = walk.reached(trembling)
            _, values = walk.values(player, reach, trembling)
            for at, each in values.items():
                own = reach[player][walk.batches[at].nodes]
                averages[at] += turn**2 * own[:, None] * mixes[at]
                regret = each - (mixes[at] * each).sum(axis=1, keepdims=True)
                sums[at] = np.maximum(sums[at] + regret, 0.0)
                mixes[at] = _shares(np.maximum(sums[at] + regret, 0.0))
    found = [_shares(average) for average in averages]
    reach = walk.reached(found)
    worths = [walk.values(player, reach, found)[0] for player in players]
    best = [walk.values(player, reach, None)[0] for player in players]
    gains = [most - worth for most, worth in zip(best, worths, strict=True)]
    return TypedSolution(walk.by_node(found), tuple(worths), tuple(gains))


def _shares(weights: Floats) -> Floats:
    """Return strategies proportional to the weights, or uniform without any."""
    total = weights.sum(axis=1, keepdims=True)
    uniform = np.full_like(weights, 1 / weights.shape[1])
    return np.where(total > 0, weights / np.where(total > 0, total, 1.0), uniform)


class _Batch(NamedTuple):
    """Nodes of one depth, player and number of actions."""

    player: int
    nodes: Ints
    children: Ints
    """The places of the children: int[nodes, actions]."""


class _Walk:
    """Passes over the tree of a game, down for reach probabilities and up for values.

    The first places belong to the nodes, and later places to the ends. Strategies are by batch:
    float[nodes, actions, own types].
    """

    def __init__(self, game: TypedGame) -> None:
        self._nodes, self._ends = game.nodes, game.payoffs.shape[1]
        self.batches = _batches(game.nodes)
        self._types = game.prior.shape
        self.shapes = [(*b.children.shape, self._types[b.player]) for b in self.batches]
        self._weighted = [
            np.ascontiguousarray(np.moveaxis(paid, player + 1, 1))
            for player, paid in enumerate(game.payoffs * game.prior)
        ]
        """The payoffs of each player times the prior: float[ends, own types, *other types]."""

    def reached(self, mixes: Sequence[Floats]) -> list[Floats]:
        """Return each player's part of the reach probability: float[places, own types]."""
        reach = [np.ones((len(self._nodes) + self._ends, size)) for size in self._types]
        for batch, mix in zip(self.batches, mixes, strict=True):
            for player, part in enumerate(reach):
                before = part[batch.nodes][:, None]
                part[batch.children] = before * mix if player == batch.player else before
        return reach

    def values(
        self, player: int, reach: Sequence[Floats], mixes: Sequence[Floats] | None
    ) -> tuple[float, dict[int, Floats]]:
        """Return the payoff of ``player``, and the counterfactual values of its actions by batch.

        The player follows ``mixes`` or, without them, a best response.
        """
        nodes, own = len(self._nodes), self._types[player]
        found = np.empty((nodes + self._ends, own))
        ends = self._weighted[player]
        for other in reversed(range(len(reach))):
            if other != player:
                flat = ends.reshape(self._ends, -1, self._types[other])
                ends = np.matmul(flat, reach[other][nodes:, :, None])
        found[nodes:] = ends.reshape(self._ends, own)
        actions: dict[int, Floats] = {}
        for at in range(len(self.batches) - 1, -1, -1):
            batch = self.batches[at]
            each = found[batch.children]
            if batch.player != player:
                found[batch.nodes] = each.sum(axis=1)
                continue
            actions[at] = each
            found[batch.nodes] = (
                each.max(axis=1) if mixes is None else (each * mixes[at]).sum(axis=1)
            )
        return float(found[0].sum()), actions

    def by_node(self, mixes: Sequence[Floats]) -> tuple[Floats, ...]:
        """Return strategies by node: float[types, actions]."""
        found = {
            int(node): row.T
            for batch, mix in zip(self.batches, mixes, strict=True)
            for node, row in zip(batch.nodes, mix, strict=True)
        }
        return tuple(found[at] for at in range(len(found)))


def _batches(nodes: Sequence[TypedNode]) -> list[_Batch]:
    """Return the nodes in batches, those of smaller depth first."""
    depths = [0] * len(nodes)
    alike: dict[tuple[int, int, int], list[int]] = {}
    for at, node in enumerate(nodes):
        for child in node.children:
            if child >= 0:
                depths[child] = depths[at] + 1
        alike.setdefault((depths[at], node.player, len(node.children)), []).append(at)
    size = len(nodes)
    return [
        _Batch(
            player,
            np.array(same),
            np.array([[c if c >= 0 else size + ~c for c in nodes[at].children] for at in same]),
        )
        for (_, player, _), same in sorted(alike.items())
    ]
