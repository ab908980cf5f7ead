"""Graphs of best choices and weighted sums, and what their nodes are worth.

Knows no game. Where the graph goes round in circles, the worth is the one that the best choices
reach in the end; circles that nobody ever leaves are worth nothing.
"""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]


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


def _for_good(graph: Graph, circle: list[int], place: dict[int, int], worth: list[float]) -> Floats:
    """The worth of the circle when today's best choices are made for ever.

    Each worth is a constant and so much of what the ``turns`` are worth, where the circle closes.
    """
    parts = {node: _chosen(graph[node], worth) for node in circle}
    order, turns = _unrolled(parts)
    unit = {node: index for index, node in enumerate(turns)}
    terms = np.zeros((len(circle), len(turns) + 1))
    for node in order:
        row = terms[place[node]]
        for weight, part in parts[node]:
            if part in unit:
                row[unit[part]] += weight
            elif part in place:
                row += weight * terms[place[part]]
            else:
                row[-1] += weight * worth[part]
    closed = terms[[place[node] for node in turns]]
    # The least of all solutions: a circle that nobody leaves is worth nothing.
    found, *_ = np.linalg.lstsq(np.eye(len(turns)) - closed[:, :-1], closed[:, -1])
    return np.asarray(terms[:, :-1] @ found + terms[:, -1])


def _chosen(node: Node, worth: list[float]) -> list[tuple[float, int]]:
    """The parts that count today."""
    if not node.best:
        return node.parts
    return [max(node.parts, key=lambda part: part[0] * worth[part[1]])]


def _unrolled(parts: Mapping[int, list[tuple[float, int]]]) -> tuple[list[int], list[int]]:
    """All nodes, each after its parts but for the turns; and the turns, where the circles close.

    A search in depth, without recursion.
    """
    order: list[int] = []
    turns: dict[int, None] = {}
    open_or_done: dict[int, bool] = {}
    for root in parts:
        if root in open_or_done:
            continue
        path = [(root, iter(parts[root]))]
        open_or_done[root] = True
        while path:
            node, rest = path[-1]
            for _, part in rest:
                if part not in parts:
                    continue
                if part not in open_or_done:
                    open_or_done[part] = True
                    path.append((part, iter(parts[part])))
                    break
                if open_or_done[part]:
                    turns[part] = None
            else:
                path.pop()
                open_or_done[node] = False
                order.append(node)
    return order, list(turns)


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
