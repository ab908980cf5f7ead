"""Mia solved: rounds and whole games, by backward induction over what is public.

Believing rolls the old dice away, so «p was believed, the next one is about to roll» starts a
subgame of its own. Within a round the value to beat only rises; between rounds lives (or rounds
left, or choices of new lives) only fall. So everything is solved once, from the end backwards, each
spot as the small signalling game of ``stage``. With two seats that is *the* value of the game; with
more it is a perfect Bayesian equilibrium, one of many, chosen as ``stage`` says.

Two things go round in circles: the joker starts a round over with the same lives, and with
``equal_or_higher`` the same value may be said again. There the worth of starting over is guessed,
the moves are found, their worth is computed exactly from the circle's linear equations, and so on
until nothing changes.
"""

import time
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

import numpy as np

from mendax.core.game import MendaxError, Reason
from mendax.games.mia.rules import MiaRules
from mendax.solver.board import Board, Ring, Unsettled
from mendax.solver.ends import Chooses, Exit, Opens, Over, Position, exit_of
from mendax.solver.policy import Policy, Sheet, Span, first_position
from mendax.solver.tables import Floats, Tables, tables

Progress = Callable[[int, int], None]
"""Hears how many positions are solved, of how many."""


class Solution(NamedTuple):
    """What solving gives."""

    policy: Policy
    values: tuple[float, ...]
    """By seat, counted from the opener: chances to win; with ``round`` lives (points, money)."""
    seconds: float
    """Seconds of solving."""


class NotCovered(MendaxError):
    """Rules that the solver does not solve; the reason says which option, and what is solved."""


def solve(
    rules: MiaRules, seats: int, span: Span = "match", progress: Progress | None = None
) -> Solution:
    """The equilibrium of ``rules`` with ``seats`` seats.

    Raises ``RulesError`` for rules that clash and ``NotCovered`` for what is not solved.
    """
    check(rules, seats, span)
    began = time.perf_counter()
    solver = _Solver(rules, seats, span)
    sheets = solver.run(progress)
    policy = Policy(rules, seats, span, sheets)
    return Solution(policy, policy.values, time.perf_counter() - began)


def check(rules: MiaRules, seats: int, span: Span) -> None:
    """Raises ``NotCovered`` for what the solver does not solve."""
    rules.checked()
    if seats not in SEATS:
        raise NotCovered(Reason("solver-refused-seats", {"seats": seats, "most": SEATS[-1]}))
    if rules.blind_pass != "off":
        raise NotCovered(Reason("solver-refused-blind-pass"))
    if span == "match" and rules.scoring == "points" and not _always_affordable(rules):
        raise NotCovered(Reason("solver-refused-points"))


def _always_affordable(rules: MiaRules) -> bool:
    """Whether nobody's points can fall short of a loss, so that only differences count."""
    dearest = 2 if rules.mia_double_any else max(rules.mia_true_cost, rules.mia_lie_cost)
    if rules.mia_concede == "costs_two":
        dearest = 2
    earned = rules.score_increment if rules.score_all else 0
    return earned >= dearest * rules.score_decrement


SEATS: Final = range(2, 7)
"""Tables that are solved."""


class _Solver:
    def __init__(self, rules: MiaRules, seats: int, span: Span) -> None:
        self.rules = rules
        self.span = span
        self.start = first_position(rules, seats, span)
        self.opens: dict[Position, Floats] = {}
        """By position: what opening a round there is worth, counted from the opener."""
        self.sheets: dict[Position, Sheet] = {}
        self.error = 0.0

    def run(self, progress: Progress | None) -> dict[Position, Sheet]:
        rings = sorted(self._rings(), key=_depth)
        for done, ring in enumerate(rings):
            if progress is not None:
                progress(done, len(rings))
            self._solve(ring)
        if progress is not None:
            progress(len(rings), len(rings))
        return self.sheets

    # ── what there is ──

    def _rings(self) -> list[Ring]:
        found: dict[Position, Ring] = {}
        waiting = [_base(self.start)]
        while waiting:
            base = waiting.pop()
            if base in found:
                continue
            ring = found[base] = self._ring(base)
            waiting.extend(_base(p) for exits in ring.exits for p in _opened(exits))
        return list(found.values())

    def _ring(self, base: Position) -> Ring:
        seats = len(base.lives)
        t = tables(self.rules, seats)
        turns = tuple(base.turned(by) for by in range(seats))
        period = next((by for by in range(1, seats) if turns[by] == base), seats)
        exits = [self._exits(t, turn) for turn in turns[:period]]
        return Ring(t, turns, tuple(exits * (seats // period)), period)

    def _exits(self, t: Tables, position: Position) -> tuple[Exit, ...]:
        if self.span == "round":
            return tuple(Over(_lead(fate.change)) for fate in t.fates)
        return tuple(exit_of(t, fate, position) for fate in range(len(t.fates)))

    # ── what it is worth ──

    def _solve(self, ring: Ring) -> None:
        board = Board(ring, self.opens)
        try:
            board.settle()
        except (Unsettled, np.linalg.LinAlgError) as error:
            raise NotCovered(Reason("solver-refused-circle", {"seats": len(ring.turns)})) from error
        for turn in range(ring.period):
            position = ring.turns[turn]
            found = board.sheet(turn)
            self.sheets[position] = found
            self.opens[position] = found.worth[0]


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
