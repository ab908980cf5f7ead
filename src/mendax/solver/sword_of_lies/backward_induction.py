"""Compiled backward induction over a war's states.

1. A state consists of the row and swords of every seat, and the seats that have used the triple
   attack. Every round spends swords, unless all seats hold, which ends the war. States can
   therefore be solved from the end.
2. The stage game of a state contains all legal orders of all fighters. Its payoffs are the values
   of the successor states, averaged over where hits fall (``hits``).
3. The search is limited by work rather than time, so the same wars are solved on every machine.
"""

from typing import Final, NamedTuple

import numpy as np

from mendax.solver.generic.jit import compiled_on_request
from mendax.solver.sword_of_lies.hits import row_after
from mendax.solver.sword_of_lies.orders import COLUMNS, PRICE, USED, contribution_of, orders_of
from mendax.solver.sword_of_lies.stage_game import equilibrium
from mendax.solver.sword_of_lies.stage_values import Floats, Ints
from mendax.solver.sword_of_lies.war_states import (
    SolvedStates,
    WarTerms,
    decoded,
    fighters_of,
    key_of,
    paid_out,
    slot_of,
)

WORK, LIMIT, GAIN, SOLVED = 0, 1, 2, 3
"""Indices in ``SolvedStates.counted``: work done, limit, largest remaining gain, solved states."""
_CONTRIBUTIONS: Final = 32


# ── stage games ──────────────────────────────────────────────────────────────────────────────


class StageGame(NamedTuple):
    """The stage game of a state."""

    rows: Ints
    swords: Ints
    tripled: Ints
    fighters: Ints
    orders: Ints
    """``[fighter, order, column]``: the orders, with shape (fighters, most orders, COLUMNS)."""
    sizes: Ints
    payoffs: Floats
    """``[profile, seat]``: the payoff to the seat."""


class RowTables(NamedTuple):
    """The possible results for every row, by the contributions of all fighters."""

    strides: Ints
    """``[fighter, order, seat]``: the amount that the order adds to the number of a row's outcome
    list."""
    begins: Ints
    """``[seat, list]``: the start of the list, with an entry for the end of the last list."""
    codes: Ints
    likely: Floats


@compiled_on_request
def stage_of(war: WarTerms, key: int, orders: Ints, sizes: Ints) -> StageGame:
    """Return the stage game of a state without payoffs.

    If ``sizes`` is empty, it contains all orders.
    """
    seats = len(war.armed)
    rows = np.zeros((seats, 2), dtype=np.int64)
    swords, tripled = np.zeros(seats, dtype=np.int64), np.zeros(seats, dtype=np.int64)
    decoded(war, key, rows, swords, tripled)
    fighters = fighters_of(rows, swords)
    if len(sizes) == 0:
        orders, sizes = _all_orders(war, rows, swords, tripled, fighters)
    profiles = 1
    for size in sizes:
        profiles *= size
    return StageGame(rows, swords, tripled, fighters, orders, sizes, np.zeros((profiles, seats)))


@compiled_on_request
def _all_orders(
    war: WarTerms, rows: Ints, swords: Ints, tripled: Ints, fighters: Ints
) -> tuple[Ints, Ints]:
    sizes = np.zeros(len(fighters), dtype=np.int64)
    each = [np.zeros((0, COLUMNS), dtype=np.int64) for _ in range(0)]
    for f in range(len(fighters)):
        seat = fighters[f]
        alone = rows[seat].sum() == 1
        thrice = war.triple and alone and swords[seat] >= 3 and tripled[seat] == 0
        each.append(orders_of(rows, seat, swords[seat], thrice, war.may_hold))
        sizes[f] = len(each[f])
    orders = np.full((len(fighters), sizes.max(), COLUMNS), -1, dtype=np.int64)
    for f in range(len(fighters)):
        orders[f, : sizes[f]] = each[f]
    return orders, sizes


@compiled_on_request
def row_tables(war: WarTerms, stage: StageGame) -> RowTables:
    """Return the possible results for every row."""
    seats, count = len(stage.rows), len(stage.fighters)
    strides = np.zeros((count, stage.orders.shape[1], seats), dtype=np.int64)
    does = np.zeros((count, _CONTRIBUTIONS), dtype=np.int64)
    begins = np.zeros((seats, 1), dtype=np.int64)
    codes, likely, filled = np.zeros(64, dtype=np.int64), np.zeros(64), 0
    for row in range(seats):
        radix = np.ones(count, dtype=np.int64)
        lists = 1
        for f in range(count):
            number = _numbered(stage, f, row, does[f], strides[f, :, row])
            strides[f, :, row] *= lists
            radix[f] = number
            lists *= number
        if lists + 1 > begins.shape[1]:
            wider = np.zeros((seats, lists + 1), dtype=np.int64)
            wider[:, : begins.shape[1]] = begins
            begins = wider
        for which in range(lists):
            begins[row, which] = filled
            contributions, price = _done_to(stage, row, which, radix, does)
            ones, twos = stage.rows[row, 0], stage.rows[row, 1]
            after = row_after(ones, twos, contributions, price, war.hard)
            if filled + after.size > len(codes):
                room = 2 * len(codes) + after.size
                more, weights = np.zeros(room, dtype=np.int64), np.zeros(room)
                more[:filled], weights[:filled] = codes[:filled], likely[:filled]
                codes, likely = more, weights
            for one in range(after.shape[0]):
                for two in range(after.shape[1]):
                    if after[one, two] > 0.0:
                        codes[filled], likely[filled] = two * (war.cards + 1) + one, after[one, two]
                        filled += 1
        begins[row, lists] = filled
    return RowTables(strides, begins, codes, likely)


@compiled_on_request
def _numbered(stage: StageGame, f: int, row: int, does: Ints, which: Ints) -> int:
    """Number the distinct contributions of a fighter to a row, and return their count.

    A fighter's contributions to its own row are prices.
    """
    own = stage.fighters[f] == row
    number = 0
    for order in range(stage.sizes[f]):
        written = stage.orders[f, order]
        done = written[PRICE] if own else contribution_of(written, row)
        found = -1
        for known in range(number):
            if does[known] == done:
                found = known
        if found < 0:
            does[number] = done
            found = number
            number += 1
        which[order] = found
    return number


@compiled_on_request
def _done_to(stage: StageGame, row: int, which: int, radix: Ints, does: Ints) -> tuple[Ints, int]:
    """Return all contributions except that of the row's owner, and the price paid."""
    contributions = np.zeros(len(radix), dtype=np.int64)
    price, left = 0, which
    for f in range(len(radix)):
        done = does[f, left % radix[f]]
        left //= radix[f]
        if stage.fighters[f] == row:
            price = done
        else:
            contributions[f] = done
    return contributions, price


@compiled_on_request
def fill(
    war: WarTerms, memo: SolvedStates, stage: StageGame, tables: RowTables, begun: int
) -> tuple[int, int]:
    """Compute payoffs from profile ``begun`` on, until an unsolved state is reached.

    Returns the profile and that state's key, or the number of profiles and -1.
    """
    seats, count = len(stage.rows), len(stage.fighters)
    swords, tripled = stage.swords.copy(), stage.tripled.copy()
    rows = stage.rows.copy()
    begins, ends = np.zeros(seats, dtype=np.int64), np.zeros(seats, dtype=np.int64)
    at, worth = np.zeros(seats, dtype=np.int64), np.zeros(seats)
    for profile in range(begun, len(stage.payoffs)):
        lists = np.zeros(seats, dtype=np.int64)
        swords[:], tripled[:] = stage.swords, stage.tripled
        left, used = profile, 0
        for f in range(count - 1, -1, -1):
            order = left % stage.sizes[f]
            left //= stage.sizes[f]
            lists += tables.strides[f, order]
            spent = stage.orders[f, order, USED]
            used += spent
            swords[stage.fighters[f]] -= spent
            if spent == 3:
                tripled[stage.fighters[f]] = 1
        if used == 0:
            paid_out(war, stage.rows, stage.payoffs[profile])
            continue
        for row in range(seats):
            begins[row] = tables.begins[row, lists[row]]
            ends[row] = tables.begins[row, lists[row] + 1]
        at[:] = begins
        stage.payoffs[profile] = 0.0
        row = 0
        while row < seats:
            likely = 1.0
            for other in range(seats):
                likely *= tables.likely[at[other]]
                code = tables.codes[at[other]]
                rows[other, 0], rows[other, 1] = code % (war.cards + 1), code // (war.cards + 1)
            missing = _worth(war, memo, rows, swords, tripled, worth)
            if missing >= 0:
                return profile, missing
            for seat in range(seats):
                stage.payoffs[profile, seat] += likely * worth[seat]
            row = 0
            while row < seats:
                at[row] += 1
                if at[row] < ends[row]:
                    break
                at[row] = begins[row]
                row += 1
        memo.counted[WORK] += 1
    return len(stage.payoffs), -1


@compiled_on_request
def _worth(
    war: WarTerms, memo: SolvedStates, rows: Ints, swords: Ints, tripled: Ints, worth: Floats
) -> int:
    """Write the value of a state for every seat. Return its key if it is unsolved, otherwise -1."""
    standing, armed = 0, False
    for seat in range(len(rows)):
        if rows[seat, 0] + rows[seat, 1] > 0:
            standing += 1
            armed = armed or swords[seat] > 0
    if standing < 2 or not armed:
        paid_out(war, rows, worth)
        return -1
    key = key_of(war, rows, swords, tripled)
    slot = slot_of(memo, key)
    if memo.keys[slot] != key:
        return key
    worth[:] = memo.values[slot]
    return -1


@compiled_on_request
def solved(war: WarTerms, memo: SolvedStates, key: int, bound: float) -> bool:
    """Solve a state and all its successors. Return False at the limit of work or memory."""
    no_orders = np.zeros((0, 0, COLUMNS), dtype=np.int64)
    stage = stage_of(war, key, no_orders, np.zeros(0, dtype=np.int64))
    memo.counted[WORK] += len(stage.payoffs)
    if memo.counted[WORK] > memo.counted[LIMIT]:
        return False
    tables = row_tables(war, stage)
    profile, missing = fill(war, memo, stage, tables, 0)
    while missing >= 0:
        if not solved(war, memo, missing, bound):
            return False
        profile, missing = fill(war, memo, stage, tables, profile)
    mixed, gain, turns = equilibrium(fighters_payoffs(stage), stage.sizes, bound, war.even)
    memo.counted[WORK] += turns * len(stage.payoffs) / 8
    memo.counted[GAIN] = max(memo.counted[GAIN], gain)
    memo.counted[SOLVED] += 1
    if 2 * memo.counted[SOLVED] > len(memo.keys):
        return False
    slot = slot_of(memo, key)
    memo.keys[slot] = key
    memo.values[slot] = mean_of(stage, mixed)
    return True


@compiled_on_request
def fighters_payoffs(stage: StageGame) -> Floats:
    """Return the payoffs of the fighters alone, as ``[profile, fighter]``."""
    payoffs = np.empty((len(stage.payoffs), len(stage.fighters)))
    for f in range(len(stage.fighters)):
        payoffs[:, f] = stage.payoffs[:, stage.fighters[f]]
    return payoffs


@compiled_on_request
def mean_of(stage: StageGame, mixed: Floats) -> Floats:
    """Return the expected payoff of every seat if the fighters follow these strategies."""
    worth = np.zeros(len(stage.rows))
    for profile in range(len(stage.payoffs)):
        likely, left = 1.0, profile
        for f in range(len(stage.sizes) - 1, -1, -1):
            likely *= mixed[f, left % stage.sizes[f]]
            left //= stage.sizes[f]
        if likely > 0.0:
            worth += likely * stage.payoffs[profile]
    return worth
