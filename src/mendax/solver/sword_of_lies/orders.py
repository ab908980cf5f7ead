"""The legal orders in a war round, and their effect on rows. Cards of equal lives are merged.

An order is a row of ``COLUMNS`` integers. It contains three aims, each with the seat, lives and
hits of a card (seat -1 for an unused aim). The last two integers are the lives of the card that
pays (0 if none) and the number of swords.
"""

from typing import Final

import numpy as np

from mendax.solver.generic.jit import compiled_on_request
from mendax.solver.sword_of_lies.stage_values import Ints

COLUMNS: Final = 11
PRICE: Final = 9
USED: Final = 10


@compiled_on_request
def orders_of(rows: Ints, seat: int, swords: int, thrice: bool, may_hold: bool) -> Ints:
    """Return every legal order, with cards of equal lives merged."""
    aims = np.empty((2 * len(rows), 3), dtype=np.int64)
    count = 0
    for other in range(len(rows)):
        for lives in range(2, 0, -1):
            if other != seat and rows[other, lives - 1] > 0:
                aims[count, 0], aims[count, 1] = other, lives
                aims[count, 2] = rows[other, lives - 1]
                count += 1
    prices, own = np.zeros(2, dtype=np.int64), 0
    for lives in range(2, 0, -1):
        if rows[seat, lives - 1] > 0:
            prices[own] = lives
            own += 1
    room = 1 + count + 2 * count * (count + 2) + count * count * (count + 6)
    found = np.full((room, COLUMNS), -1, dtype=np.int64)
    total = 0
    for i in range(count):
        total = _written(found, total, aims, 0, 1, (i, -1, -1), (1, 0, 0))
    if swords >= 2:
        for k in range(own):
            total = _doubles(found, total, aims[:count], prices[k])
    if thrice:
        total = _triples(found, total, aims[:count])
    if may_hold:
        total = _written(found, total, aims, 0, 0, (-1, -1, -1), (0, 0, 0))
    return found[:total]


@compiled_on_request
def _written(
    found: Ints,
    total: int,
    aims: Ints,
    price: int,
    used: int,
    which: tuple[int, int, int],
    hits: tuple[int, int, int],
) -> int:
    """Add an order with these aims if there are enough cards. Return the number of orders."""
    for i in range(3):
        cards = 0
        for j in range(3):
            cards += which[i] >= 0 and which[j] == which[i]
        if which[i] >= 0 and cards > aims[which[i], 2]:
            return total
    for i in range(3):
        if which[i] >= 0:
            found[total, 3 * i] = aims[which[i], 0]
            found[total, 3 * i + 1] = aims[which[i], 1]
            found[total, 3 * i + 2] = hits[i]
    found[total, PRICE], found[total, USED] = price, used
    return total + 1


@compiled_on_request
def _doubles(found: Ints, total: int, aims: Ints, price: int) -> int:
    """Add double attacks paid for with a card of ``price`` lives. Return the number of orders."""
    for i in range(len(aims)):
        total = _written(found, total, aims, price, 2, (i, -1, -1), (2, 0, 0))
        for j in range(i, len(aims)):
            total = _written(found, total, aims, price, 2, (i, j, -1), (1, 1, 0))
    return total


@compiled_on_request
def _triples(found: Ints, total: int, aims: Ints) -> int:
    """Add the triple attacks. Return the number of orders."""
    for i in range(len(aims)):
        total = _written(found, total, aims, 0, 3, (i, -1, -1), (3, 0, 0))
        for j in range(len(aims)):
            total = _written(found, total, aims, 0, 3, (i, j, -1), (2, 1, 0))
            for k in range(j, len(aims)):
                if j >= i:
                    total = _written(found, total, aims, 0, 3, (i, j, k), (1, 1, 1))
    return total


@compiled_on_request
def contribution_of(order: Ints, row: int) -> int:
    """Return the contribution of an order to a row, as defined by ``hits``."""
    does = 0
    for i in range(3):
        if order[3 * i] == row:
            if order[3 * i + 1] == 1:
                does += 1
            else:
                does += 4 if order[3 * i + 2] == 1 else 16
    return does
