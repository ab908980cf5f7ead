"""All positions that a game can come to, from the end backwards.

A ring is a position with all its turns: the same lives, the cup with any seat. Within a round the
cup goes round its ring; a round's end leads to another ring, except where nobody loses.
"""

from collections.abc import Iterable
from typing import NamedTuple

from mendax.games.mia.rules import MiaRules
from mendax.solver.mia.model.positions import Position, Span, first_position
from mendax.solver.mia.model.rule_tables import Tables, tables
from mendax.solver.mia.model.successors import Chooses, Exit, Opens, Over, exit_of


class Ring(NamedTuple):
    """A position with all its turns."""

    tables: Tables
    turns: tuple[Position, ...]
    exits: tuple[tuple[Exit, ...], ...]
    """``exits[turn][fate]``, seats counted from the cup."""
    period: int
    """How many turns differ."""


def rings(rules: MiaRules, seats: int, span: Span, with_points: bool = False) -> list[Ring]:
    """Every ring, those that others lead to first; ``with_points`` where standings count."""
    found: dict[Position, Ring] = {}
    waiting = [_base(first_position(rules, seats, span, with_points))]
    while waiting:
        base = waiting.pop()
        if base not in found:
            ring = found[base] = _ring(rules, span, base)
            waiting.extend(_base(p) for exits in ring.exits for p in _opened(exits))
    return sorted(found.values(), key=_depth)


def _ring(rules: MiaRules, span: Span, base: Position) -> Ring:
    seats = len(base.lives)
    t = tables(rules, seats)
    turns = tuple(base.turned(by) for by in range(seats))
    period = next((by for by in range(1, seats) if turns[by] == base), seats)
    exits = [_exits(t, turn, span) for turn in turns[:period]]
    return Ring(t, turns, tuple(exits * (seats // period)), period)


def _exits(t: Tables, position: Position, span: Span) -> tuple[Exit, ...]:
    if span == "round":
        return tuple(Over(_lead(fate.change)) for fate in t.fates)
    return tuple(exit_of(t, fate, position) for fate in range(len(t.fates)))


def _base(position: Position) -> Position:
    return min(position.turned(by) for by in range(len(position.lives)))


def _depth(ring: Ring) -> tuple[int, int, int]:
    """Grows from every ring to those it can come from."""
    position = ring.turns[0]
    return position.left, position.settled.count(False), sum(position.lives)


def _opened(exits: Iterable[Exit]) -> Iterable[Position]:
    for exit_ in exits:
        if isinstance(exit_, Opens):
            yield exit_.position
        elif isinstance(exit_, Chooses):
            yield from _opened(exit_.reroll if exit_.keep is None else (exit_.keep, *exit_.reroll))


def _lead(change: tuple[int, ...]) -> tuple[float, ...]:
    """What each seat gained, less what the others gained on average."""
    others = len(change) - 1
    return tuple(own - (sum(change) - own) / others for own in change)
