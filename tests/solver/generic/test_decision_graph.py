"""Tests of choices and sums on graphs that may have cycles."""

import numpy as np
import pytest

from mendax.solver.generic.decision_graph import Node, components, node_values


def test_a_tree_of_choices_and_chances() -> None:
    graph = [Node(True, [(1.0, 1), (1.0, 2)]), Node(False, [(0.5, 2), (0.5, 3)])]
    graph += [Node(False, []), Node(False, [])]
    assert node_values(graph, {2: 0.25, 3: 1.0}) == [0.625, 0.625, 0.25, 1.0]


def test_a_circle_that_is_left_by_chance() -> None:
    """Heads wins and tails starts over, so the player wins in the end."""
    graph = [Node(False, [(0.5, 1), (0.5, 2)]), Node(False, [(1.0, 0)]), Node(False, [])]
    assert node_values(graph, {2: 1.0}) == pytest.approx([1.0, 1.0, 1.0])


def test_a_circle_that_is_left_by_choice() -> None:
    graph = [Node(True, [(1.0, 1), (1.0, 2)]), Node(False, [(0.9, 0), (0.1, 3)])]
    graph += [Node(False, []), Node(False, [])]
    worth = node_values(graph, {2: 0.5, 3: 0.8})
    assert worth[0] == pytest.approx(0.8)


def test_successors_of_a_cycle_come_first() -> None:
    graph = [Node(False, [(1.0, 1)]), Node(False, [(0.5, 0), (0.5, 2)]), Node(False, [])]
    assert [sorted(group) for group in components(graph)] == [[2], [0, 1]]


def test_an_endless_cycle_has_the_value_zero() -> None:
    graph = [Node(True, [(1.0, 1), (0.5, 2)]), Node(False, [(0.5, 0), (0.5, 1)]), Node(False, [])]
    assert node_values(graph, {2: -1.0}) == pytest.approx([0.0, 0.0, -1.0])


def test_circles_within_circles_agree_with_the_whole_matrix() -> None:
    """With random sums only, the value solves one system of equations."""
    luck, size = np.random.default_rng(7), 40
    weights = luck.random((size, size + 1)) * (luck.random((size, size + 1)) < 0.1)
    weights += np.eye(size, size + 1, 1)  # so that all lead to each other and to the end
    weights /= weights.sum(axis=1, keepdims=True) * 1.01
    graph = [
        Node(False, [(float(row[part]), int(part)) for part in np.flatnonzero(row)])
        for row in weights
    ]
    wanted = np.linalg.solve(np.eye(size) - weights[:, :size], weights[:, size] * 3.0)
    found = node_values([*graph, Node(False, [])], {size: 3.0})
    assert found[:size] == pytest.approx(wanted.tolist(), abs=1e-12)
