"""Graphs of best choices and weighted sums, and what their nodes are worth.

Knows no game. Where the graph goes round in circles, the worth is the one that the best choices
reach in the end; circles that nobody ever leaves are worth nothing.
"""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from scipy.sparse import csr_array, eye_array
from scipy.sparse.linalg import spsolve


class Node(NamedTuple):
    """A choice or a sum of weighted parts."""

    best: bool
    """Whether the best of the parts counts, or their sum."""
    parts: list[tuple[float, int]]
    """Weights and nodes."""


Graph = list[Node]


def valued(graph: Graph, ends: Mapping[int, float]) -> list[float]:
    """What each node is worth, given those where the graph ends."""
    worth = [0.0] * len(graph)
    for node, value in ends.items():
        worth[node] = value
    for circle in circles(graph):
        if len(circle) > 1:
            _settle(graph, circle, worth)
        elif circle[0] not in ends:
            worth[circle[0]] = _look(graph[circle[0]], worth)
    return worth


def _look(node: Node, worth: list[float]) -> float:
    parts = (weight * worth[part] for weight, part in node.parts)
    return max(parts) if node.best else sum(parts)


def _settle(graph: Graph, circle: list[int], worth: list[float]) -> None:
    """Values nodes that lead to each other: choices are improved until none can be."""
    place = {node: index for index, node in enumerate(circle)}
    for _ in range(_SWEEPS):
        for node in circle:
            worth[node] = _look(graph[node], worth)
    for _ in range(_ROUNDS):
        found = _for_good(graph, circle, place, worth)
        moved = float(np.abs(found - [worth[node] for node in circle]).max())
        for node in circle:
            worth[node] = float(found[place[node]])
        if moved < _STILL:
            return
    raise ArithmeticError(f"a circle of {len(circle)} nodes did not come to rest")


def _for_good(
    graph: Graph, circle: list[int], place: dict[int, int], worth: list[float]
) -> npt.NDArray[np.float64]:
    """The worth of the circle when today's best choices are made for ever."""
    rows, columns, weights = [], [], []
    constant = np.zeros(len(circle))
    for index, node in enumerate(circle):
        parts = graph[node].parts
        if graph[node].best:
            parts = [max(parts, key=lambda part: part[0] * worth[part[1]])]
        for weight, part in parts:
            if part in place:
                rows.append(index)
                columns.append(place[part])
                weights.append(weight)
            else:
                constant[index] += weight * worth[part]
    size = len(circle)
    within = csr_array((weights, (rows, columns)), shape=(size, size))
    return np.asarray(spsolve((eye_array(size) - within).tocsc(), constant))


def circles(graph: Graph) -> Iterator[list[int]]:
    """The nodes in groups that lead to each other; what a group leads to comes before it.

    Tarjan's algorithm, without recursion.
    """
    order: dict[int, int] = {}
    low: dict[int, int] = {}
    stack: list[int] = []
    on_stack: set[int] = set()
    for root in range(len(graph)):
        if root in order:
            continue
        path = [(root, iter(graph[root].parts))]
        order[root] = low[root] = len(order)
        stack.append(root)
        on_stack.add(root)
        while path:
            node, parts = path[-1]
            for _, part in parts:
                if part not in order:
                    order[part] = low[part] = len(order)
                    stack.append(part)
                    on_stack.add(part)
                    path.append((part, iter(graph[part].parts)))
                    break
                if part in on_stack:
                    low[node] = min(low[node], order[part])
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


_SWEEPS: Final = 5
_ROUNDS: Final = 100
_STILL: Final = 1e-14
