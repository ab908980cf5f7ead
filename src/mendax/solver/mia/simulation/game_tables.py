"""Whole Mia games as arrays over numbered positions, for kernels that simulate many games.

This module contains no rules. The ends of rounds and their successors, lies, and the lower limit of
standings come from the rule book through ``rule_tables``, ``successors`` and ``components``. The
tables are independent of strategies and the same for all players. ``strategy_tables`` contains the
strategies.

A turn is one claim and its answer. A claim and its roll are encoded as one number (``claim_code``):
``how · 1024 + value · 32 + roll``. In it, ``how`` is ``rule_tables.LOOKED``, ``UNSEEN`` or
``REROLLED``, or ``AT_SIGHT`` for a roll that ends the round when it is looked at.
"""

import functools
from collections.abc import Sequence
from fractions import Fraction
from math import lcm
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mendax.core.game import Reason, step
from mendax.games.mia import effects
from mendax.games.mia.actions import Doubt
from mendax.games.mia.order import ROLLS
from mendax.games.mia.rules import MiaRules
from mendax.solver.generic.errors import NotCovered
from mendax.solver.mia.model.components import Component, components
from mendax.solver.mia.model.coverage import check_size
from mendax.solver.mia.model.positions import Position, Span, can_run_short, first_position
from mendax.solver.mia.model.rule_tables import GAME, Ints, RuleTables, claimed, rule_tables
from mendax.solver.mia.model.successors import GameOver, LivesChoice, NextRound, Successor

AT_SIGHT: Final = 3
CLAIM_CODES: Final = 4 << 10

OVER: Final = 0
OPENS: Final = 1
CHOOSES: Final = 2
"""Kinds of exits: the end of the game, the next round, or a choice of new lives."""

NO_FLOOR: Final = -(1 << 40)


def claim_code(how: int, value: int, roll: int) -> int:
    """Return the code of a claim; ``value`` and ``roll`` are indices of ``RuleTables``."""
    return how << 10 | value << 5 | roll


class GameTables(NamedTuple):
    """The arrays of one rule set for a table of ``seats``.

    Places are counted clockwise from the seat with the cup. A round outcome is a way for a round to
    end; an exit is the successor after that outcome.
    """

    seats: int
    public_states: int
    """The number of public states of a round. The first has no value to beat."""
    values: int
    start: int
    turned: Ints
    """``turned[position]``: the same position with the cup one place further."""
    alive: Ints
    """``alive[position]``: the number of seats still in."""
    opened: npt.NDArray[np.int16]
    """``opened[alive, claim_code]``: the result of opening the dice.

    It is twice the round outcome, plus one for a lie, or −1 if opening is impossible.
    """
    shown: Ints
    """``shown[value]``: 1 if the claim opens the dice without an answer, otherwise 0."""
    other: Ints
    """``other[alive, value]``: the round outcome without a doubt, or −1 if the round goes on."""
    exit: Ints
    """``exit[position, outcome]``: the exit, or −1 if there is none."""
    kind: Ints
    """``kind[exit]``: ``OVER``, ``OPENS`` or ``CHOOSES``."""
    next: Ints
    """``next[exit]``: the position of the next round, or the exit after keeping lives (−1:
    illegal)."""
    place: Ints
    """``place[exit]``: the place that chooses new lives, or −1 if there is no choice."""
    seated: Ints
    """``seated[exit, place]``: the old place of the seat at that place in the next position."""
    rolled: Ints
    """``rolled[exit, pips]``: the exit after a roll for new lives."""
    payoff: Ints
    """``payoff[exit, place]``: the payoff at the end of the game, times ``unit``."""
    unit: int
    change: Ints
    """``change[outcome, place]``: the change in standings, if points or money count."""
    floor: int
    counted: int
    """1 if standings decide (a whole game for points or money), otherwise 0."""


class IndexedGame(NamedTuple):
    """The tables of a game, with the meaning of their numbers."""

    rules: MiaRules
    span: Span
    tables: GameTables
    positions: tuple[Position, ...]
    rule_tables: tuple[RuleTables | None, ...]
    """The rule tables, by number of seats still in."""
    exits: tuple[Successor, ...]


@functools.lru_cache(16)
def indexed_game(rules: MiaRules, seats: int, span: Span = "match") -> IndexedGame:
    """Return the indexed game of ``rules``.

    Raises ``RulesError`` for conflicting rules, and ``NotCovered`` for seats or rules that the
    tables do not support.
    """
    rules.checked()
    check_size(rules, seats, span)
    if rules.blind_pass != "off":
        raise NotCovered(Reason("solver-uncounted-blind-pass"))
    if rules.doubter == "anybody" and seats > 2:
        raise NotCovered(Reason("solver-uncounted-race"))
    if rules.mia_on_mia or any(effects.wipes(rules, value) for value in effects.OPTIONS):
        raise NotCovered(Reason("solver-uncounted-wipe"))
    return _Draft(rules, seats, span, components(rules, seats, span)).indexed()


class _Draft:
    """Tables under construction, in which positions and exits are numbered."""

    def __init__(self, rules: MiaRules, seats: int, span: Span, parts: list[Component]) -> None:
        self.rules, self.seats, self.span, self.components = rules, seats, span, parts
        self.positions = list(
            dict.fromkeys(turn for component in parts for turn in component.turns)
        )
        self.number = {position: n for n, position in enumerate(self.positions)}
        self.exits: dict[Successor, int] = {}
        alive = {len(position.lives) for position in self.positions}
        self.rule_tables = {n: rule_tables(rules, n) for n in alive}

    def indexed(self) -> IndexedGame:
        leads = self._leads()
        exits = tuple(self.exits)
        known = tuple(self.rule_tables.get(n) for n in range(self.seats + 1))
        return IndexedGame(
            self.rules, self.span, self._course(leads, exits), tuple(self.positions), known, exits
        )

    def _leads(self) -> Ints:
        """Return ``exit[position, outcome]``."""
        most = max(len(t.outcomes) for t in self.rule_tables.values())
        leads = np.full((len(self.positions), most), -1, np.int64)
        for component in self.components:
            for turn, exits in zip(component.turns, component.successors, strict=True):
                leads[self.number[turn], : len(exits)] = [self._exit(exit_) for exit_ in exits]
        return leads

    def _exit(self, exit_: Successor) -> int:
        if exit_ not in self.exits:
            if isinstance(exit_, LivesChoice):
                for after in exit_.reroll if exit_.keep is None else (exit_.keep, *exit_.reroll):
                    self._exit(after)
            self.exits[exit_] = len(self.exits)
        return self.exits[exit_]

    def _course(self, leads: Ints, exits: tuple[Successor, ...]) -> GameTables:
        whole = self.rule_tables[self.seats]
        payoffs = [_exactly(exit_) for exit_ in exits]
        unit = lcm(*(w.denominator for row in payoffs for w in row), 1)
        counted = whole.scored and self.span == "match"
        return GameTables(
            seats=self.seats,
            public_states=len(whole.legal),
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
            payoff=_rows([[int(w * unit) for w in row] for row in payoffs], self.seats),
            unit=self.seats if counted else unit,
            change=_rows([outcome.change for outcome in whole.outcomes], self.seats),
            floor=0 if counted and can_run_short(whole) else NO_FLOOR,
            counted=int(counted),
        )

    def _next(self, exit_: Successor) -> int:
        if isinstance(exit_, NextRound):
            return self.number[exit_.position]
        return self.exits[exit_.keep] if isinstance(exit_, LivesChoice) and exit_.keep else -1

    def _rolled(self, exit_: Successor) -> list[int]:
        return [self.exits[to] for to in exit_.reroll] if isinstance(exit_, LivesChoice) else []

    def _other(self, alive: int) -> Ints:
        t = self.rule_tables.get(alive, self.rule_tables[self.seats])
        return np.where(t.believable, -1, t.concede)

    def _opened(self, alive: int) -> Ints:
        opened = np.full(CLAIM_CODES, -1, np.int64)
        if alive not in self.rule_tables:
            return opened
        t = self.rule_tables[alive]
        for how, value, roll in np.argwhere(t.doubt >= 0).tolist():
            lie = _is_lie(t, how, value, roll)
            opened[claim_code(how, value, roll)] = 2 * int(t.doubt[how, value, roll]) + int(lie)
        for roll in np.flatnonzero(t.seen[0] >= 0).tolist():
            opened[claim_code(AT_SIGHT, 0, roll)] = 2 * int(t.seen[0, roll])
        return opened


_KINDS: Final = {GameOver: OVER, NextRound: OPENS, LivesChoice: CHOOSES}


def _exactly(exit_: Successor) -> tuple[Fraction, ...]:
    """Return payoffs as exact fractions, of wins or of lives shared among the seats."""
    if not isinstance(exit_, GameOver):
        return ()
    return tuple(Fraction(w).limit_denominator(1000) for w in exit_.worth)


def _rows(rows: Sequence[Sequence[int]], width: int) -> Ints:
    """Return the rows as one array padded with −1."""
    filled = np.full((len(rows), width), -1, np.int64)
    for row, numbers in zip(filled, rows, strict=True):
        row[: len(numbers)] = numbers
    return filled


def _is_lie(t: RuleTables, how: int, value: int, roll: int) -> bool:
    """Return whether the announcer pays if these dice are opened."""
    made = claimed(t.rules, t.seats, how, t.values[value], ROLLS[roll])
    if made is None:
        raise AssertionError("an opened claim must have been made")
    after = step(GAME, *made).state
    if after.phase == "answer":
        after = step(GAME, after, 1, Doubt()).state
    return after.last is not None and 0 in after.last.losers
