"""All reachable positions, as strongly connected components in backward induction order.

A component contains a position with all its turns, which are the same standings with any opener.
Within a round the turn reaches every seat. The end of a round leads to a component with fewer lives
or rounds left or, if no seat loses (a toast), back into the same one. The order therefore follows
from the standings, without a search for components (Tarjan 1972).
"""

from collections.abc import Iterable
from typing import NamedTuple

from mendax.games.mia.rules import MiaRules
from mendax.solver.mia.model.positions import Position, Span, first_position
from mendax.solver.mia.model.rule_tables import RuleTables, rule_tables
from mendax.solver.mia.model.successors import (
    LivesChoice,
    NextRound,
    Successor,
    successor_of,
)


class Component(NamedTuple):
    """A position with all its turns."""

    tables: RuleTables
    turns: tuple[Position, ...]
    successors: tuple[tuple[Successor, ...], ...]
    """``successors[turn][outcome]``; seats are counted from the announcer."""
    period: int
    """The number of distinct turns. It is less than the number of seats if standings repeat."""


def components(
    rules: MiaRules, seats: int, span: Span, with_points: bool = False
) -> list[Component]:
    """Return all components, each after its successors.

    If ``with_points`` is true, positions contain points. Raises the errors of ``rule_tables``.
    """
    known: dict[Position, Component] = {}
    waiting = [_base(first_position(rules, seats, span, with_points))]
    while waiting:
        base = waiting.pop()
        if base not in known:
            component = known[base] = _component(rules, span, base)
            for successors in component.successors:
                waiting.extend(_base(position) for position in _positions(successors))
    return sorted(known.values(), key=_order)


def _component(rules: MiaRules, span: Span, base: Position) -> Component:
    seats = len(base.lives)
    t = rule_tables(rules, seats)
    turns = tuple(base.turned(by) for by in range(seats))
    period = next((by for by in range(1, seats) if turns[by] == base), seats)
    successors = [_successors(t, turn, span) for turn in turns[:period]]
    return Component(t, turns, tuple(successors * (seats // period)), period)


def _successors(t: RuleTables, position: Position, span: Span) -> tuple[Successor, ...]:
    return tuple(successor_of(t, outcome, position, span) for outcome in range(len(t.outcomes)))


def _base(position: Position) -> Position:
    """Return the position that represents a component."""
    return min(position.turned(by) for by in range(len(position.lives)))


def _order(component: Component) -> tuple[int, int, int]:
    """Return a sort key larger than those of all other components reachable from this one."""
    position = component.turns[0]
    return position.left, position.settled.count(False), sum(position.lives)


def _positions(successors: Iterable[Successor]) -> Iterable[Position]:
    """Yield the positions in which the next rounds start."""
    for successor in successors:
        if isinstance(successor, NextRound):
            yield successor.position
        elif isinstance(successor, LivesChoice):
            yield from _positions(() if successor.keep is None else (successor.keep,))
            yield from _positions(successor.reroll)
