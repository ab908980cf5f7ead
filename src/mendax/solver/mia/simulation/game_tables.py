"""A whole game of Mia as a course of numbered positions, for kernels that play millions of games.

Rules of this file
1. No rule is written here: what a round can end in, where that leads, what is a lie and where the
   standing has its floor, all is asked of the book through ``rule_tables``, ``successors`` and
   ``components``.
2. No policy is known here: a course is the same whoever plays on it. ``strategy_tables`` has the
   players.

A turn is one claim and its answer. What comes of a claim is an *outcome*, one number (``outcome``):
``how · 1024 + value · 32 + roll``, where ``how`` is ``rule_tables.LOOKED``, ``UNSEEN`` or
``REROLLED``, or ``AT_SIGHT`` for a roll that ends the round as soon as it is looked at.
"""

import functools
from collections.abc import Sequence
from fractions import Fraction
from math import lcm
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from mendax.core.game import Reason, step
from mendax.games.mia.actions import Doubt
from mendax.games.mia.order import ROLLS
from mendax.games.mia.rules import MiaRules
from mendax.solver.mia.model.components import Component, components
from mendax.solver.mia.model.coverage import SEATS, NotCovered
from mendax.solver.mia.model.positions import Position, Span, first_position
from mendax.solver.mia.model.rule_tables import GAME, Ints, RuleTables, claimed, rule_tables
from mendax.solver.mia.model.successors import GameOver, LivesChoice, NextRound, Successor

AT_SIGHT: Final = 3
OUTCOMES: Final = 4 << 10

OVER: Final = 0
OPENS: Final = 1
CHOOSES: Final = 2
"""What the end of a round leads to."""

NO_FLOOR: Final = -(1 << 40)


def outcome(how: int, value: int, roll: int) -> int:
    """The number of an outcome; ``value`` and ``roll`` are indices."""
    return how << 10 | value << 5 | roll


class Course(NamedTuple):
    """The arrays of one rule set for a table of ``seats``. Places are counted from the cup."""

    seats: int
    spots: int
    """How many values to beat there are, «nothing said yet» included; it comes first."""
    values: int
    start: int
    turned: Ints
    """By position: the same with the cup one place further."""
    alive: Ints
    """By position: how many are still in."""
    opened: npt.NDArray[np.int16]
    """``opened[alive, outcome]``: twice the fate that opening the dice brings, plus one for a lie
    (−1 where that can't be)."""
    shown: Ints
    """By value: 1 where the dice are opened whatever the next one says, else 0."""
    other: Ints
    """``other[alive, value]``: the fate of not doubting, −1 where the game goes on."""
    exit: Ints
    """``exit[position, fate]``."""
    kind: Ints
    """By exit: ``OVER``, ``OPENS`` or ``CHOOSES``."""
    next: Ints
    """By exit: the position that is opened; the exit of keeping one's lives (−1: no choice)."""
    place: Ints
    """By exit: the place that chooses."""
    seated: Ints
    """``seated[exit, place]``: who is at that place of the next position, by old place."""
    rolled: Ints
    """``rolled[exit, pips]``: the exit when a die decides on new lives."""
    worth: Ints
    """``worth[exit, place]``: what the end is worth, times ``unit``."""
    unit: int
    change: Ints
    """``change[fate, place]``: what a fate does to standings, where points or money are counted."""
    floor: int
    counted: int
    """1 where standings decide (a whole game for points or money), else 0."""


class Field(NamedTuple):
    """A course, and what its numbers mean."""

    rules: MiaRules
    span: Span
    course: Course
    positions: tuple[Position, ...]
    tables: tuple[RuleTables | None, ...]
    """By number of seats still in."""
    exits: tuple[Successor, ...]


@functools.lru_cache(16)
def field(rules: MiaRules, seats: int, span: Span = "match") -> Field:
    """The course of ``rules``. Raises ``RulesError``, and ``NotCovered`` where tables can't be."""
    rules.checked()
    if seats not in SEATS:
        raise NotCovered(Reason("solver-refused-seats", {"seats": seats, "most": SEATS[-1]}))
    if rules.blind_pass != "off":
        raise NotCovered(Reason("solver-uncounted-blind-pass"))
    found = components(rules, seats, span)
    return _Draft(rules, seats, span, found).field()


class _Draft:
    """Numbers the positions and the exits."""

    def __init__(self, rules: MiaRules, seats: int, span: Span, found: list[Component]) -> None:
        self.rules, self.seats, self.span, self.rings = rules, seats, span, found
        self.positions = list(dict.fromkeys(turn for ring in found for turn in ring.turns))
        self.number = {position: n for n, position in enumerate(self.positions)}
        self.exits: dict[Successor, int] = {}
        alive = {len(position.lives) for position in self.positions}
        self.tables = {n: rule_tables(rules, n) for n in alive}

    def field(self) -> Field:
        leads = self._leads()
        exits = tuple(self.exits)
        known = tuple(self.tables.get(n) for n in range(self.seats + 1))
        return Field(
            self.rules, self.span, self._course(leads, exits), tuple(self.positions), known, exits
        )

    def _leads(self) -> Ints:
        """``exit[position, fate]``."""
        most = max(len(t.outcomes) for t in self.tables.values())
        leads = np.full((len(self.positions), most), -1, np.int64)
        for ring in self.rings:
            for turn, exits in zip(ring.turns, ring.successors, strict=True):
                leads[self.number[turn], : len(exits)] = [self._exit(exit_) for exit_ in exits]
        return leads

    def _exit(self, exit_: Successor) -> int:
        if exit_ not in self.exits:
            if isinstance(exit_, LivesChoice):
                for after in exit_.reroll if exit_.keep is None else (exit_.keep, *exit_.reroll):
                    self._exit(after)
            self.exits[exit_] = len(self.exits)
        return self.exits[exit_]

    def _course(self, leads: Ints, exits: tuple[Successor, ...]) -> Course:
        whole = self.tables[self.seats]
        worths = [_exactly(exit_) for exit_ in exits]
        unit = lcm(*(w.denominator for row in worths for w in row), 1)
        counted = whole.scored and self.span == "match"
        return Course(
            seats=self.seats,
            spots=len(whole.legal),
            values=len(whole.values),
            start=self.number[first_position(self.rules, self.seats, self.span)],
            turned=np.array([self.number[p.turned(1)] for p in self.positions], np.int64),
            alive=np.array([len(p.lives) for p in self.positions], np.int64),
            opened=np.stack([self._opened(n) for n in range(self.seats + 1)]).astype(np.int16),
            shown=whole.reveals.astype(np.int64),
            other=np.stack([self._other(n) for n in range(self.seats + 1)]),
            exit=leads,
            kind=np.array([_KINDS[type(exit_)] for exit_ in exits], np.int64),
            next=np.array([self._next(exit_) for exit_ in exits], np.int64),
            place=np.array(
                [exit_.seat if isinstance(exit_, LivesChoice) else -1 for exit_ in exits]
            ),
            seated=_rows(
                [exit_.seats if isinstance(exit_, NextRound) else () for exit_ in exits], self.seats
            ),
            rolled=_rows([self._rolled(exit_) for exit_ in exits], 6),
            worth=_rows([[int(w * unit) for w in row] for row in worths], self.seats),
            unit=self.seats if counted else unit,
            change=_rows([fate.change for fate in whole.outcomes], self.seats),
            floor=_floor(whole) if counted else NO_FLOOR,
            counted=int(counted),
        )

    def _next(self, exit_: Successor) -> int:
        if isinstance(exit_, NextRound):
            return self.number[exit_.position]
        return self.exits[exit_.keep] if isinstance(exit_, LivesChoice) and exit_.keep else -1

    def _rolled(self, exit_: Successor) -> list[int]:
        return [self.exits[to] for to in exit_.reroll] if isinstance(exit_, LivesChoice) else []

    def _other(self, alive: int) -> Ints:
        t = self.tables.get(alive, self.tables[self.seats])
        return np.where(t.believable, -1, t.concede)

    def _opened(self, alive: int) -> Ints:
        found = np.full(OUTCOMES, -1, np.int64)
        if alive not in self.tables:
            return found
        t = self.tables[alive]
        for how, value, roll in np.argwhere(t.doubt >= 0).tolist():
            lie = _is_lie(t, how, value, roll)
            found[outcome(how, value, roll)] = 2 * int(t.doubt[how, value, roll]) + int(lie)
        for roll in np.flatnonzero(t.seen >= 0).tolist():
            found[outcome(AT_SIGHT, 0, roll)] = 2 * int(t.seen[roll])
        return found


_KINDS: Final = {GameOver: OVER, NextRound: OPENS, LivesChoice: CHOOSES}


def _exactly(exit_: Successor) -> tuple[Fraction, ...]:
    """Worths as the fractions they are: of a few wins, or of lives among the seats."""
    if not isinstance(exit_, GameOver):
        return ()
    return tuple(Fraction(w).limit_denominator(1000) for w in exit_.worth)


def _rows(rows: Sequence[Sequence[int]], width: int) -> Ints:
    """The rows as one array, −1 where they are short."""
    found = np.full((len(rows), width), -1, np.int64)
    for row, numbers in zip(found, rows, strict=True):
        row[: len(numbers)] = numbers
    return found


def _is_lie(t: RuleTables, how: int, value: int, roll: int) -> bool:
    """Whether the announcer pays when these dice are opened."""
    made = claimed(t.rules, t.seats, how, t.values[value], ROLLS[roll])
    if made is None:
        raise AssertionError("a claim that is opened has been made")
    after = step(GAME, *made).state
    if after.phase == "answer":
        after = step(GAME, after, 1, Doubt()).state
    return after.last is not None and 0 in after.last.losers


def _floor(t: RuleTables) -> int:
    """The lowest that a standing can come to, asked by making those pay who have nothing."""
    for fate in t.outcomes:
        if min(fate.change) < 0:
            broke = replace(fate.before, standing=(0,) * t.seats)
            after = step(GAME, broke, fate.actor, fate.action).state
            if min(after.standing) >= 0:
                return 0
    return NO_FLOOR
