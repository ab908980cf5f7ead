"""The exact odds for a row of cards after hits and prices.

1. A row is a pair of counts: cards with one life and cards with two. Cards with equal lives are
   equivalent, so an order names lives, and chance picks the card uniformly.
2. An order's hits fall on different cards unless it hits a card twice. Hits by different orders are
   independent and may fall on the same card. All hits apply to the row before the round.
3. With soft shields a hit takes a life. With hard shields one hit takes none of two lives, and two
   hits take both. A double attack's price takes one life of a remaining card.

A contribution is the effect of one order on one row: ``ones + 4 * twos + 16 * whole``. It counts
the cards with one life that are hit, the cards with two lives that are hit once, and the cards with
two lives that are hit twice.
"""

import numpy as np

from mendax.solver.generic.jit import compiled_on_request
from mendax.solver.sword_of_lies.stage_values import Floats, Ints


@compiled_on_request
def _ways(n: int, k: int) -> float:
    """Return the number of size-``k`` subsets of ``n`` items."""
    if k < 0 or k > n:
        return 0.0
    ways = 1.0
    for i in range(k):
        ways *= (n - i) / (i + 1)
    return ways


@compiled_on_request
def _ones_left(cards: int, contributions: Ints) -> Floats:
    """Return the odds of each number of one-life cards that are not hit."""
    likely = np.zeros(cards + 1)
    likely[cards] = 1.0
    for contribution in contributions:
        picked = contribution % 4
        if picked == 0:
            continue
        after = np.zeros(cards + 1)
        for whole in range(cards + 1):
            for fresh in range(min(whole, picked) + 1):
                ways = _ways(whole, fresh) * _ways(cards - whole, picked - fresh)
                after[whole - fresh] += likely[whole] * ways / _ways(cards, picked)
        likely = after
    return likely


@compiled_on_request
def _twos_left(cards: int, contributions: Ints) -> Floats:
    """Return the joint odds of the numbers of two-life cards that are never hit and hit once."""
    likely = np.zeros((cards + 1, cards + 1))
    likely[cards, 0] = 1.0
    for contribution in contributions:
        once, whole = (contribution // 4) % 4, contribution // 16
        if once + whole == 0:
            continue
        after = np.zeros((cards + 1, cards + 1))
        for a in range(cards + 1):
            for b in range(cards + 1 - a):
                if likely[a, b] == 0.0:
                    continue
                dead = cards - a - b
                if whole == 0:
                    _hit_once(after, a, b, dead, once, likely[a, b])
                    continue
                if a > 0:
                    _hit_once(after, a - 1, b, dead, once, likely[a, b] * a / cards)
                if b > 0:
                    _hit_once(after, a, b - 1, dead, once, likely[a, b] * b / cards)
                if dead > 0:
                    _hit_once(after, a, b, dead - 1, once, likely[a, b] * dead / cards)
        likely = after
    return likely


@compiled_on_request
def _hit_once(after: Floats, a: int, b: int, dead: int, once: int, likely: float) -> None:
    """Add the results if ``once`` of these cards are hit once each."""
    ways = _ways(a + b + dead, once)
    for i in range(min(a, once) + 1):
        for j in range(min(b, once - i) + 1):
            chance = _ways(a, i) * _ways(b, j) * _ways(dead, once - i - j) / ways
            if chance > 0.0:
                after[a - i, b + i - j] += likely * chance


@compiled_on_request
def row_after(ones: int, twos: int, contributions: Ints, price: int, hard: bool) -> Floats:
    """Return the odds of each row after the round: ``[cards with one life, with two lives]``.

    ``price`` is the number of lives of the card that pays for the owner's double attack, or 0.
    """
    left = np.zeros((ones + twos + 1, twos + 1))
    whole, damaged = _ones_left(ones, contributions), _twos_left(twos, contributions)
    for u in range(ones + 1):
        for a in range(twos + 1):
            for b in range(twos + 1 - a):
                likely = whole[u] * damaged[a, b]
                if likely == 0.0:
                    continue
                if hard:
                    _pay(left, u, a + b, 0, ones, twos, price, likely)
                else:
                    _pay(left, u, a, b, ones, twos, price, likely)
    return left


@compiled_on_request
def _pay(
    left: Floats, u: int, two: int, one: int, ones: int, twos: int, price: int, likely: float
) -> None:
    """Add the row with ``u + one`` one-life cards and ``two`` two-life cards, after the price is
    paid.

    The card that pays was chosen before the hits, so it may be gone.
    """
    if price == 0:
        left[u + one, two] += likely
    elif price == 1:
        if u > 0:
            left[u + one - 1, two] += likely * u / ones
        if u < ones:
            left[u + one, two] += likely * (ones - u) / ones
    else:
        if two > 0:
            left[u + one + 1, two - 1] += likely * two / twos
        if one > 0:
            left[u + one - 1, two] += likely * one / twos
        if two + one < twos:
            left[u + one, two] += likely * (twos - two - one) / twos
