"""Exact values of small wars of Sword of Lies.

In a war all cards are open and orders are simultaneous, so a war is a finite stochastic game of
complete information. It is solved by backward induction (L. Shapley, "Stochastic games", 1953).
Each round is a stage game over all legal orders, whose payoffs are the values of its successors.

1. A single fighter maximises. Two fighters with a constant sum play for the value of the game;
   ``war_table`` has the values of nearly all such wars. In all other wars, the solution is one Nash
   equilibrium of every stage, and hence a subgame-perfect equilibrium of the war. Other equilibria
   may exist; the pure equilibria of the coming round are listed.
2. An order is dominated if another order is worth at least as much against all orders of the
   others, and more against some. No equilibrium of the solution contains a dominated order.
3. Promises bind the coming round only. Deals about later rounds are not part of the game that is
   solved.
"""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple, Protocol

import numpy as np

from mendax.core.game import Seat
from mendax.solver.sword_of_lies import backward_induction as induction
from mendax.solver.sword_of_lies.open_war import OpenWar, Target
from mendax.solver.sword_of_lies.orders import COLUMNS, PRICE
from mendax.solver.sword_of_lies.stage_game import (
    dominator_of,
    equilibrium,
    pure_equilibrium,
    strategies_of,
)
from mendax.solver.sword_of_lies.stage_values import Floats, Ints, values_of
from mendax.solver.sword_of_lies.war_states import SolvedStates, WarTerms, key_of

BOUND: Final = 1e-6
"""The largest gain at which the search for a stage's equilibrium ends, as a share of all pots."""
LARGEST_GAIN: Final = 2e-3
"""The largest gain accepted in a stage of a solved war, as a share of all pots."""
MOST: Final = 400_000
"""The default limit of work, roughly as a number of profiles of orders."""
_PURE: Final = 12
"""The maximum number of pure equilibria of the first round to list."""
_SLOTS: Final = (1 << 12, 1 << 19)
"""The minimum and maximum number of slots for solved states."""


class Promised(Protocol):
    """The promises of a seat for the coming round."""

    @property
    def spare(self) -> frozenset[Seat]:
        """Return the seats that this seat has promised not to strike."""

    @property
    def strike(self) -> frozenset[Seat]:
        """Return the seats that this seat has promised to strike."""


class OrderWorth(NamedTuple):
    """An order and its value in chips to the seat that writes it."""

    targets: tuple[Target, ...]
    """The distinct cards that the order strikes; empty for holding."""
    price: int
    """The lives of the card that pays for a double attack, or 0."""
    dominator: int
    """The place of an order that dominates this one, or -1 if there is none."""
    surplus: float
    """The mean gain of the dominating order over all orders of the others."""
    chances: tuple[float, ...]
    """The order's probability in each equilibrium of the round; the solution is first."""
    worths: tuple[float, ...]
    """The value against the others' strategies in each equilibrium of the round."""


class Worths(NamedTuple):
    """A solved war."""

    seats: tuple[float, ...]
    """The expected chips of every seat from the pots."""
    orders: Mapping[Seat, tuple[OrderWorth, ...]]
    """The orders of each fighter."""
    gain: float
    """The largest gain from another order in any stage game: 0, or the gain that the search
    left."""


_NONE: Final[Mapping[Seat, Promised]] = MappingProxyType({})


def solve(
    scene: OpenWar,
    promised: Mapping[Seat, Promised] = _NONE,
    most: float = MOST,
    even: bool = False,
) -> Worths | None:
    """Return the solved war, or None if it is too large or has no accurate equilibrium.

    ``most`` limits the work, and ``LARGEST_GAIN`` the gain at an equilibrium. ``even`` selects a
    stage's equilibrium (see ``stage_game``).
    """
    seats = sorted({seat for pot in scene.pots for seat in pot.seats})
    if not _fits(scene, seats):
        return None
    war, key, memo = _arrays(scene, seats, most, even)
    bound = BOUND * max(1.0, float(war.chips.sum()))
    stage = induction.stage_of(war, key, *_no_orders())
    if len(stage.payoffs) * max(1, sum(scene.swords) // 4) > most:
        return None
    if not induction.solved(war, memo, key, bound):
        return None
    if memo.counted[induction.GAIN] > LARGEST_GAIN * war.chips.sum():
        return None
    kept = [_kept(stage, f, seats, promised) for f in range(len(stage.fighters))]
    if all(len(each) == size for each, size in zip(kept, stage.sizes, strict=True)):
        return _worths(scene, seats, war, memo, stage, bound)
    orders = np.full((len(kept), max(map(len, kept)), COLUMNS), -1, dtype=np.int64)
    for f, which in enumerate(kept):
        orders[f, : len(which)] = stage.orders[f, which]
    bound_stage = induction.stage_of(war, key, orders, np.array([*map(len, kept)], dtype=np.int64))
    return _worths(scene, seats, war, memo, bound_stage, bound)


def _no_orders() -> tuple[Ints, Ints]:
    return np.zeros((0, 0, COLUMNS), dtype=np.int64), np.zeros(0, dtype=np.int64)


def _fits(scene: OpenWar, seats: Sequence[Seat]) -> bool:
    """Return whether there is a fight and the keys of its states fit in 62 bits."""
    standing = [seat for seat in seats if scene.lives[seat]]
    if len(standing) < 2 or not any(scene.swords[seat] for seat in standing):
        return False
    width = max(len(scene.lives[seat]) for seat in standing) + 1
    digits = 2 * width * width * (max(scene.swords) + 1)
    return bool(digits ** len(standing) < 1 << 62)


def _arrays(
    scene: OpenWar, seats: Sequence[Seat], most: float, even: bool
) -> tuple[WarTerms, int, SolvedStates]:
    """Return the war, the key of its state, and an empty memo. Seats that folded are left out."""
    members = [[seat in pot.seats for seat in seats] for pot in scene.pots]
    war = WarTerms(
        np.array([float(pot.chips) for pot in scene.pots]),
        np.array(members, dtype=np.bool_),
        np.array([scene.armed[seat] for seat in seats], dtype=np.int64),
        np.array([bool(scene.lives[seat]) for seat in seats]),
        max(len(scene.lives[seat]) for seat in seats),
        max(scene.swords),
        scene.may_hold,
        scene.triple,
        scene.hard_shields,
        even,
    )
    rows = np.array([[scene.lives[seat].count(lives) for lives in (1, 2)] for seat in seats])
    swords = np.array([scene.swords[seat] for seat in seats], dtype=np.int64)
    tripled = np.array([int(seat in scene.tripled) for seat in seats], dtype=np.int64)
    fewest, largest = _SLOTS
    slots = fewest
    while slots < min(largest, most / 16):
        slots *= 2
    keys, values = np.full(slots, -1, dtype=np.int64), np.zeros((slots, len(seats)))
    memo = SolvedStates(keys, values, np.array([0.0, float(most), 0.0, 0.0]))
    return war, int(key_of(war, rows, swords, tripled)), memo


def _kept(
    stage: induction.StageGame, f: int, seats: Sequence[Seat], promised: Mapping[Seat, Promised]
) -> list[int]:
    """Return the orders of a fighter that keep its promises, or all orders if none does."""
    word = promised.get(seats[stage.fighters[f]])
    every = list(range(stage.sizes[f]))
    if word is None:
        return every
    struck = [{t.seat for t in _targets(stage.orders[f, order], seats)} for order in every]
    holds = [o for o in every if not struck[o] & word.spare and word.strike <= struck[o]]
    return holds or every


def _targets(order: Ints, seats: Sequence[Seat]) -> tuple[Target, ...]:
    aims = [order[3 * i : 3 * i + 3] for i in range(3) if order[3 * i] >= 0]
    return tuple(Target(seats[seat], int(lives), int(hits)) for seat, lives, hits in aims)


# ── the coming round ────────────────────────────────────────────────────────────────────────────


def _worths(
    scene: OpenWar,
    seats: Sequence[Seat],
    war: WarTerms,
    memo: SolvedStates,
    stage: induction.StageGame,
    bound: float,
) -> Worths:
    """Return the values of the first round, whose successors are already solved."""
    induction.fill(war, memo, stage, induction.row_tables(war, stage), 0)
    payoffs, sizes = induction.fighters_payoffs(stage), stage.sizes
    mixed, gain, _ = equilibrium(payoffs, sizes, bound, war.even)
    dominators = [
        [dominator_of(payoffs, sizes, f, o, bound) for o in range(size)]
        for f, size in enumerate(sizes)
    ]
    found = [mixed, *(each for each in _pure(payoffs, sizes) if not np.array_equal(each, mixed))]
    found = [each for each in found if not _mixes(each, dominators)] or [mixed]
    worths = np.stack([values_of(payoffs, sizes, each) for each in found])
    won = np.zeros(len(scene.lives))
    won[list(seats)] = induction.mean_of(stage, mixed)
    orders = {
        seats[fighter]: tuple(
            OrderWorth(
                _targets(order, seats),
                int(order[PRICE]),
                *dominators[f][o],
                tuple(float(each[f, o]) for each in found),
                tuple(float(worth) for worth in worths[:, f, o]),
            )
            for o, order in enumerate(stage.orders[f, : sizes[f]])
        )
        for f, fighter in enumerate(stage.fighters)
    }
    largest = max(gain, float(memo.counted[induction.GAIN]))
    return Worths(tuple(map(float, won)), orders, largest)


def _mixes(mixed: Floats, dominators: Sequence[Sequence[tuple[int, float]]]) -> bool:
    """Return whether the strategies contain a dominated order."""
    return any(
        by >= 0 and mixed[f, o] > 0.0
        for f, each in enumerate(dominators)
        for o, (by, _) in enumerate(each)
    )


def _pure(payoffs: Floats, sizes: Ints) -> Iterator[Floats]:
    """Yield the strategies of the first few pure equilibria."""
    profile = pure_equilibrium(payoffs, sizes, 0)
    for _ in range(_PURE):
        if profile < 0:
            return
        yield strategies_of(profile, sizes)
        profile = pure_equilibrium(payoffs, sizes, profile + 1)
