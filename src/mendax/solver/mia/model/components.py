"""All positions that a game can come to, in strongly connected components, the last ones first.

A component holds a position with all its turns: the same standings, any seat to open. Within a
round the turn goes through all of them. The end of a round leads to a component with fewer lives or
rounds left, or, where nobody loses (a toast), back into its own; so the order follows from the
standings, and no search for components (Tarjan 1972) is needed.
"""

from collections.abc import Iterable
from typing import NamedTuple

from mendax.games.mia.rules import MiaRules
from mendax.solver.mia.model.positions import Position, Span, first_position
from mendax.solver.mia.model.rule_tables import RuleTables, rule_tables
from mendax.solver.mia.model.successors import (
    GameOver,
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
    """``successors[turn][outcome]``, seats counted from the announcer."""
    period: int
    """How many turns differ: fewer than there are seats where the standings repeat."""


def components(
    rules: MiaRules, seats: int, span: Span, with_points: bool = False
) -> list[Component]:
    """Every component, those that others lead to first.

    Positions hold points if ``with_points``. Raises as ``rule_tables`` does.
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
    if span == "round":
        return tuple(GameOver(_lead(outcome.change)) for outcome in t.outcomes)
    return tuple(successor_of(t, outcome, position) for outcome in range(len(t.outcomes)))


def _base(position: Position) -> Position:
    """The position that stands for its component."""
    return min(position.turned(by) for by in range(len(position.lives)))


def _order(component: Component) -> tuple[int, int, int]:
    """A key that is larger for every component than for those it leads to, but for itself."""
    position = component.turns[0]
    return position.left, position.settled.count(False), sum(position.lives)


def _positions(successors: Iterable[Successor]) -> Iterable[Position]:
    """The positions of the next rounds."""
    for successor in successors:
        if isinstance(successor, NextRound):
            yield successor.position
        elif isinstance(successor, LivesChoice):
            yield from _positions(() if successor.keep is None else (successor.keep,))
            yield from _positions(successor.reroll)


def _lead(change: tuple[int, ...]) -> tuple[float, ...]:
    """What each seat gained, less what the others gained on average."""
    others = len(change) - 1
    return tuple(own - (sum(change) - own) / others for own in change)
