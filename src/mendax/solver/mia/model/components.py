"""All positions that a game can come to, from the end backwards.

A component is a position with all its turns: the same lives, the cup with any seat. Within a round
the cup goes round its component; a round's end leads to another component, except where nobody
loses.
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
    """``exits[turn][outcome]``, seats counted from the cup."""
    period: int
    """How many turns differ."""


def components(
    rules: MiaRules, seats: int, span: Span, with_points: bool = False
) -> list[Component]:
    """Every component, those that others lead to first; ``with_points`` where standings count."""
    found: dict[Position, Component] = {}
    waiting = [_base(first_position(rules, seats, span, with_points))]
    while waiting:
        base = waiting.pop()
        if base not in found:
            component = found[base] = _ring(rules, span, base)
            waiting.extend(
                _base(p) for successors in component.successors for p in _opened(successors)
            )
    return sorted(found.values(), key=_depth)


def _ring(rules: MiaRules, span: Span, base: Position) -> Component:
    seats = len(base.lives)
    t = rule_tables(rules, seats)
    turns = tuple(base.turned(by) for by in range(seats))
    period = next((by for by in range(1, seats) if turns[by] == base), seats)
    successors = [_exits(t, turn, span) for turn in turns[:period]]
    return Component(t, turns, tuple(successors * (seats // period)), period)


def _exits(t: RuleTables, position: Position, span: Span) -> tuple[Successor, ...]:
    if span == "round":
        return tuple(GameOver(_lead(outcome.change)) for outcome in t.outcomes)
    return tuple(successor_of(t, outcome, position) for outcome in range(len(t.outcomes)))


def _base(position: Position) -> Position:
    return min(position.turned(by) for by in range(len(position.lives)))


def _depth(component: Component) -> tuple[int, int, int]:
    """Grows from every component to those it can come from."""
    position = component.turns[0]
    return position.left, position.settled.count(False), sum(position.lives)


def _opened(successors: Iterable[Successor]) -> Iterable[Position]:
    for successor in successors:
        if isinstance(successor, NextRound):
            yield successor.position
        elif isinstance(successor, LivesChoice):
            yield from _opened(
                successor.reroll if successor.keep is None else (successor.keep, *successor.reroll)
            )


def _lead(change: tuple[int, ...]) -> tuple[float, ...]:
    """What each seat gained, less what the others gained on average."""
    others = len(change) - 1
    return tuple(own - (sum(change) - own) / others for own in change)
