"""Tests of games with private types: Kuhn poker, and random games by a linear program of scipy."""

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

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


_TRIO = (
    TypedNode(0, (1, 2)),
    TypedNode(1, (3, ~0, ~1)),
    TypedNode(2, (~2, 4)),
    TypedNode(2, (~3, ~4)),
    TypedNode(0, (~5, ~6)),
)
"""A tree of three players, in which player 0 may act twice and others have two information sets."""


def game_of_three(seed: int) -> TypedGame:
    """Return a game of three players with random payoffs, types and odds."""
    luck = np.random.default_rng(seed)
    sizes = tuple(luck.integers(1, 4, 3))
    prior = luck.random(sizes)
    return TypedGame(_TRIO, prior / prior.sum(), luck.normal(size=(3, 7, *sizes)))


def expected(game: TypedGame, plan: Callable[[int, int], Sequence[float]]) -> list[float]:
    """Return the payoff of every player. ``plan`` gives the odds of the actions by node and type.

    Every end is visited for every combination of types, with plain numbers.
    """
    won = [0.0] * len(game.payoffs)
    for types in np.ndindex(game.prior.shape):
        left = [(0, float(game.prior[types]))]
        while left:
            at, chance = left.pop()
            if at < 0:
                for player in range(len(won)):
                    won[player] += chance * float(game.payoffs[(player, ~at, *types)])
                continue
            odds = plan(at, types[game.nodes[at].player])
            left += [
                (child, chance * p) for child, p in zip(game.nodes[at].children, odds, strict=True)
            ]
    return won


@pytest.mark.parametrize("seed", range(8))
def test_gains_of_three_are_those_of_the_best_plain_strategy(seed: int) -> None:
    """Every plain strategy of a player names one action at each of its nodes for each type."""
    game = game_of_three(seed)
    found = solved(game, 200)
    own = expected(game, lambda at, kind: [*map(float, found.mixes[at][kind])])
    assert found.worths == pytest.approx(own, abs=1e-9)
    for player, size in enumerate(game.prior.shape):
        sets = [
            (at, kind)
            for at, node in enumerate(game.nodes)
            if node.player == player
            for kind in range(size)
        ]
        best = -np.inf
        for picks in product(*(range(len(game.nodes[at].children)) for at, _ in sets)):
            picked = dict(zip(sets, picks, strict=True))

            def plan(at: int, kind: int, picked: dict[Any, int] = picked) -> Sequence[float]:
                if (at, kind) not in picked:
                    return [*map(float, found.mixes[at][kind])]
                return [float(n == picked[at, kind]) for n in range(len(game.nodes[at].children))]

            best = max(best, expected(game, plan)[player])
        assert found.gains[player] == pytest.approx(best - own[player], abs=1e-9)
        assert found.gains[player] < 0.02


@pytest.mark.parametrize("worse", [0, 1])
def test_a_tremble_finds_the_answer_to_a_move_that_is_never_made(worse: int) -> None:
    """Player 0 loses by the move, whatever player 1 answers, and player 1 wins by one answer."""
    nodes = (TypedNode(0, (~0, 1)), TypedNode(1, (~1, ~2)))
    answers = np.array([0.0, -2.0, -2.0])
    answers[1 + worse] = -1.0
    payoffs = answers.reshape(1, 3, 1, 1) * np.array([1, -1]).reshape(2, 1, 1, 1)
    found = solved(TypedGame(nodes, np.ones((1, 1)), payoffs), 200, 0.01)
    assert found.mixes[0][0, 0] > 0.99
    assert found.mixes[1][0, worse] < 0.01
