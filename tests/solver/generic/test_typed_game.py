"""Tests of games with private types: Kuhn poker, and random games by a linear program of scipy."""

import numpy as np
import pytest
from scipy.optimize import linprog

from mendax.solver.generic.typed_game import Floats, TypedGame, TypedNode, solved

_KUHN = (
    TypedNode(0, (1, 2)),  # check or bet
    TypedNode(1, (~0, 3)),
    TypedNode(1, (~1, ~2)),  # fold or call
    TypedNode(0, (~3, ~4)),
)


def kuhn() -> TypedGame:
    """Return Kuhn poker with three cards: an ante of one chip, and bets of one chip."""
    wins = np.sign(np.subtract.outer(np.arange(3), np.arange(3))).astype(float)
    ends = [wins, np.ones((3, 3)), 2 * wins, -np.ones((3, 3)), 2 * wins]
    prior = (1 - np.eye(3)) / 6
    return TypedGame(_KUHN, prior, np.stack([np.stack(ends), -np.stack(ends)]))


def random_game(seed: int) -> TypedGame:
    """Return the tree of Kuhn poker with random payoffs, types and odds."""
    luck = np.random.default_rng(seed)
    sizes = tuple(luck.integers(1, 5, 2))
    payoffs = luck.normal(size=(5, *sizes))
    prior = luck.random(sizes)
    return TypedGame(_KUHN, prior / prior.sum(), np.stack([payoffs, -payoffs]))


def value_of(game: TypedGame) -> float:
    """Return the value for player 0, by the sequence form of its plans.

    The unknowns are player 0's realization plan, and a bound for each information set of player 1.
    """
    rows, columns = game.prior.shape
    plans: dict[tuple[int, int, int], int] = {}
    for at, node in enumerate(game.nodes):
        for kind in range((rows, columns)[node.player]):
            for action in range(len(node.children)):
                plans.setdefault((at, kind, action), len(plans))
    size = len(plans)
    last: dict[int, list[tuple[int, int] | None]] = {0: [None, None]}
    for at, node in enumerate(game.nodes):
        for action, child in enumerate(node.children):
            after = list(last[at])
            after[node.player] = (at, action)
            last[child] = after
    bound = {
        (at, kind): n
        for n, (at, kind) in enumerate(
            (at, kind)
            for at, node in enumerate(game.nodes)
            if node.player == 1
            for kind in range(columns)
        )
    }
    width, root = size + len(bound) + columns, size + len(bound)
    equal, equals = [], []
    for at, node in enumerate(game.nodes):
        if node.player == 0:
            for kind in range(rows):
                line = np.zeros(width)
                for action in range(len(node.children)):
                    line[plans[at, kind, action]] = 1
                before = last[at][0]
                if before is not None:
                    line[plans[before[0], kind, before[1]]] = -1
                equal.append(line)
                equals.append(0.0 if before is not None else 1.0)
    least = []

    def paid(end: int, kind: int, line: Floats) -> None:
        """Add what player 0 wins at an end against a type of player 1."""
        before = last[~end][0]
        for row in range(rows):
            worth = game.prior[row, kind] * game.payoffs[0, end, row, kind]
            if before is None:
                line[-1] += worth
            else:
                line[plans[before[0], row, before[1]]] += worth

    def below(line: Floats, sequence: tuple[int, int] | None, kind: int) -> None:
        """Add the ends and sets of player 1 that directly follow its sequence."""
        for child, (_, theirs) in last.items():
            if theirs == sequence:
                if child < 0:
                    paid(~child, kind, line)
                elif game.nodes[child].player == 1:
                    line[size + bound[child, kind]] += 1

    for kind in range(columns):
        line = np.zeros(width)
        below(line, None, kind)
        line[root + kind] = -1
        least.append(line)
        for at, node in enumerate(game.nodes):
            if node.player == 1:
                for action in range(len(node.children)):
                    line = np.zeros(width)
                    below(line, (at, action), kind)
                    line[size + bound[at, kind]] -= 1
                    least.append(line)
    cost = np.zeros(width)
    cost[root:] = -1
    limits = [(0, None)] * size + [(None, None)] * (width - size)
    found = linprog(cost, -np.array(least), np.zeros(len(least)), np.array(equal), equals, limits)
    assert found.status == 0
    assert found.fun is not None
    return -float(found.fun)


def test_kuhn_poker_is_worth_a_loss_of_one_eighteenth() -> None:
    """H. W. Kuhn, "A simplified two-person poker", 1950."""
    game = kuhn()
    assert value_of(game) == pytest.approx(-1 / 18, abs=1e-9)
    found = solved(game, 1000)
    assert sum(found.gains) < 1e-5
    assert found.worths[0] == pytest.approx(-1 / 18, abs=1e-5)
    assert found.mixes[2][0] == pytest.approx([1, 0], abs=1e-6), "the lowest card never calls a bet"
    assert found.mixes[2][2] == pytest.approx([0, 1], abs=1e-6), "the highest card always calls"


@pytest.mark.parametrize("seed", range(12))
def test_the_value_lies_between_the_best_responses(seed: int) -> None:
    """Each player's strategy guarantees its worth less the gain of the other's best response."""
    game = random_game(seed)
    value, found = value_of(game), solved(game, 400)
    assert min(found.gains) > -1e-12
    assert found.worths[0] - found.gains[1] <= value + 1e-9
    assert value <= found.worths[0] + found.gains[0] + 1e-9
    assert sum(found.gains) < 1e-3
    assert found.worths[0] == pytest.approx(-found.worths[1])
