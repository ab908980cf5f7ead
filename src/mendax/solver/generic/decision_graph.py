"""Markov decision processes as graphs of choices and weighted sums, and the values of their nodes.

This module does not depend on a game. Acyclic parts are valued by backward induction. Strongly
connected components are valued by policy iteration (Howard 1960, "Dynamic Programming and Markov
Processes"). Policy iteration reaches the exact values after finitely many policies, whereas value
iteration only converges to them. Components that no policy leaves have value 0.
"""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

_VALUE_SWEEPS: Final = 5
"""The number of value iteration sweeps before the first policy."""
_POLICY_ROUNDS: Final = 100
"""The maximum number of policies. Each policy is better than the previous one."""
_CONVERGED: Final = 1e-14
"""Values near 1 have converged, up to rounding, if they change by less than this."""


class Node(NamedTuple):
    """A choice of the best child, or a weighted sum of all children."""

    best: bool
    """True if the node is a choice of the best child, False if it is a weighted sum."""
    children: list[tuple[float, int]]
    """The children, as pairs of weight and node."""


Graph = list[Node]


def node_values(graph: Graph, ends: Mapping[int, float]) -> list[float]:
    """Return the value of every node, given the values of the end nodes.

    Raises ``ArithmeticError`` if policy iteration does not converge.
    """
    values = [0.0] * len(graph)
    for node, value in ends.items():
        values[node] = value
    for component in components(graph):
        if len(component) > 1:
            _solve_component(graph, component, values)
        elif component[0] not in ends:
            values[component[0]] = _backup(graph[component[0]], values)
    return values


def _backup(node: Node, values: list[float]) -> float:
    children = (weight * values[child] for weight, child in node.children)
    return max(children) if node.best else sum(children)


def _solve_component(graph: Graph, component: list[int], values: list[float]) -> None:
    """Solve a component by policy iteration, after some sweeps of value iteration."""
    place = {node: index for index, node in enumerate(component)}
    for _ in range(_VALUE_SWEEPS):
        for node in component:
            values[node] = _backup(graph[node], values)
    for _ in range(_POLICY_ROUNDS):
        improved = _evaluate_policy(graph, component, place, values)
        moved = float(np.abs(improved - [values[node] for node in component]).max())
        for node in component:
            values[node] = float(improved[place[node]])
        if moved < _CONVERGED * max(1.0, float(np.abs(improved).max())):
            return
    raise ArithmeticError(f"policy iteration did not converge on {len(component)} nodes")


def _evaluate_policy(
    graph: Graph, component: list[int], place: dict[int, int], values: list[float]
) -> Floats:
    """Return a component's values under the greedy policy for ``values``, by place.

    Each value is linear in the values of the ``cut``, which are the nodes at which cycles are cut.
    The number of equations is therefore the number of cut nodes, which is usually much smaller than
    the number of nodes.
    """
    children = {node: _chosen(graph[node], values) for node in component}
    order, cut = _cut_order(children)
    unit = {node: index for index, node in enumerate(cut)}
    terms = np.zeros((len(component), len(cut) + 1))
    for node in order:
        row = terms[place[node]]
        for weight, child in children[node]:
            if child in unit:
                row[unit[child]] += weight
            elif child in place:
                row += weight * terms[place[child]]
            else:
                row[-1] += weight * values[child]
    closed = terms[[place[node] for node in cut]]
    # Use the least-norm solution, because a component that no policy leaves has value 0.
    at_cut, *_ = np.linalg.lstsq(np.eye(len(cut)) - closed[:, :-1], closed[:, -1])
    return np.asarray(terms[:, :-1] @ at_cut + terms[:, -1])


def _chosen(node: Node, values: list[float]) -> list[tuple[float, int]]:
    """Return the children under the greedy policy for ``values``."""
    if not node.best:
        return node.children
    return [max(node.children, key=lambda child: child[0] * values[child[1]])]


def _cut_order(children: Mapping[int, list[tuple[float, int]]]) -> tuple[list[int], list[int]]:
    """Return the nodes, children first, and the cut of all cycles.

    The order ignores children in the cut. A depth-first search without recursion cuts at a node
    when an edge leads back to it while it is open.
    """
    order: list[int] = []
    cut: dict[int, None] = {}
    open_or_done: dict[int, bool] = {}
    for root in children:
        if root in open_or_done:
            continue
        path = [(root, iter(children[root]))]
        open_or_done[root] = True
        while path:
            node, rest = path[-1]
            for _, child in rest:
                if child not in children:
                    continue
                if child not in open_or_done:
                    open_or_done[child] = True
                    path.append((child, iter(children[child])))
                    break
                if open_or_done[child]:
                    cut[child] = None
            else:
                path.pop()
                open_or_done[node] = False
                order.append(node)
    return order, list(cut)


def components(graph: Graph) -> Iterator[list[int]]:
    """Yield the strongly connected components in reverse topological order.

    Tarjan 1972 ("Depth-first search and linear graph algorithms"), without recursion. scipy also
    finds components, but it is optional and does not order them.
    """
    order: dict[int, int] = {}
    low: dict[int, int] = {}
    stack: list[int] = []
    on_stack: set[int] = set()
    for root in range(len(graph)):
        if root in order:
            continue
        path = [(root, iter(graph[root].children))]
        order[root] = low[root] = len(order)
        stack.append(root)
        on_stack.add(root)
        while path:
            node, children = path[-1]
            for _, child in children:
                if child not in order:
                    order[child] = low[child] = len(order)
                    stack.append(child)
                    on_stack.add(child)
                    path.append((child, iter(graph[child].children)))
                    break
                if child in on_stack:
                    low[node] = min(low[node], order[child])
            else:
                path.pop()
                if path:
                    low[path[-1][0]] = min(low[path[-1][0]], low[node])
                if low[node] == order[node]:
                    group = []
                    while True:
                        member = stack.pop()
                        on_stack.discard(member)
                        group.append(member)
                        if member == node:
                            break
                    yield group
