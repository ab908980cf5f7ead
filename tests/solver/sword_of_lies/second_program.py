"""A second solver of rounds with two seats: named cards, and scipy's linear programs.

It shares no code with ``two_seats`` and ``war_table``. Every order names cards, and the effects on
a row are means over all named orders of the same kind.
"""

from collections import defaultdict
from collections.abc import Callable
from functools import cache
from itertools import combinations_with_replacement, product
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import linprog

Row = tuple[int, ...]
"""The lives of every card of a seat."""
Kind = tuple[tuple[tuple[int, int], ...], int]
"""An order without the names of cards: (lives, swords) of each card struck, and the price."""


class Round(NamedTuple):
    """A state of a war with two seats."""

    rows: tuple[Row, Row]
    swords: tuple[int, int]
    tripled: tuple[bool, bool]
    lead: int
    rules: tuple[bool, bool, bool]
    """Hard shields, triple attack, holding."""

    @property
    def ends(self) -> float | None:
        """Return the first seat's share if the war is over, otherwise None."""
        if all(self.rows) and any(self.swords):
            return None
        return self.paid()

    def paid(self) -> float:
        """Return the first seat's share if the war ends here."""
        mine, theirs = (
            (sum(row), place) for row, place in zip(self.rows, (self.lead, 0), strict=True)
        )
        return float(mine > theirs) if mine != theirs else 0.5


class _Named(NamedTuple):
    struck: Row
    """The indices of the cards that the swords strike."""
    pays: int
    """The index of the own card that pays, or -1."""


def _named(own: Row, other: Row, swords: int, thrice: bool, holds: bool) -> list[_Named]:
    cards = range(len(other))
    found = [_Named((card,), -1) for card in cards] if swords else []
    if swords >= 2:
        pairs = combinations_with_replacement(cards, 2)
        found += [_Named(pair, pays) for pair, pays in product(pairs, range(len(own)))]
    if thrice and swords >= 3:
        found += [_Named(three, -1) for three in combinations_with_replacement(cards, 3)]
    if holds or not swords:
        found.append(_Named((), -1))
    return found


def _kind(order: _Named, own: Row, other: Row) -> Kind:
    struck = sorted((other[card], order.struck.count(card)) for card in set(order.struck))
    return tuple(struck), own[order.pays] if order.pays >= 0 else 0


@cache
def _kinds(own: Row, other: Row, swords: int, thrice: bool, holds: bool) -> tuple[Kind, ...]:
    named = _named(own, other, swords, thrice, holds)
    return tuple(dict.fromkeys(_kind(order, own, other) for order in named))


@cache
def _effects(row: Row, struck: tuple[tuple[int, int], ...], price: int, hard: bool) -> Any:
    """Return the odds of every row after hits and a price, over all cards of these kinds."""
    swords = sum(number for _, number in struck)
    hits = [
        cards
        for cards in combinations_with_replacement(range(len(row)), swords)
        if tuple(sorted((row[card], cards.count(card)) for card in set(cards))) == struck
    ]
    pays = [card for card, lives in enumerate(row) if lives == price] if price else [-1]
    found = defaultdict[Row, float](float)
    for cards, paying in product(hits, pays):
        left = []
        for card, lives in enumerate(row):
            damage = cards.count(card)
            if hard and lives == 2:
                damage = 0 if damage < 2 else 2
            left.append(lives - damage - (card == paying))
        after = tuple(sorted((lives for lives in left if lives > 0), reverse=True))
        found[after] += 1 / len(hits) / len(pays)
    return tuple(found.items())


def stage(war: Round, share: Callable[[Round], float]) -> tuple[list[list[Kind]], np.ndarray]:
    """Return both seats' kinds of orders, and the first seat's share for each pair."""
    hard, triple, hold = war.rules
    kinds = []
    for seat in (0, 1):
        own, other = war.rows[seat], war.rows[1 - seat]
        thrice = triple and len(own) == 1 and not war.tripled[seat]
        fights = war.swords[seat] > 0
        kinds.append(list(_kinds(own, other, war.swords[seat], thrice, hold and fights)))
    table = np.zeros((len(kinds[0]), len(kinds[1])))
    for (i, mine), (j, theirs) in product(enumerate(kinds[0]), enumerate(kinds[1])):
        used = [sum(number for _, number in kind[0]) for kind in (mine, theirs)]
        if not any(used):
            table[i, j] = war.paid()
            continue
        swords = (war.swords[0] - used[0], war.swords[1] - used[1])
        tripled = (war.tripled[0] or used[0] == 3, war.tripled[1] or used[1] == 3)
        for (left, odds), (rest, chance) in product(
            _effects(war.rows[0], theirs[0], mine[1], hard),
            _effects(war.rows[1], mine[0], theirs[1], hard),
        ):
            after = war._replace(rows=(left, rest), swords=swords, tripled=tripled)
            ends = after.ends
            table[i, j] += odds * chance * (share(after) if ends is None else ends)
    return kinds, table


def value_of(matrix: np.ndarray) -> float:
    """Return the value of a matrix game to the row player."""
    low, high = matrix.min(axis=1).max(), matrix.max(axis=0).min()
    if low == high:
        return float(low)
    rows, columns = matrix.shape
    solved = linprog(
        np.append(np.zeros(rows), -1.0),
        np.hstack([-matrix.T, np.ones((columns, 1))]),
        np.zeros(columns),
        np.append(np.ones(rows), 0.0)[None],
        [1.0],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    assert solved.fun is not None
    return -float(solved.fun)


def largest_chance(matrix: np.ndarray, row: int, value: float, slack: float) -> float:
    """Return a row's largest probability in a mix that guarantees the value minus ``slack``."""
    costs = np.zeros(len(matrix))
    costs[row] = -1.0
    solved = linprog(
        costs,
        -matrix.T,
        np.full(matrix.shape[1], slack - value),
        np.ones((1, len(matrix))),
        [1.0],
        bounds=[(0, None)] * len(matrix),
    )
    assert solved.fun is not None
    return -float(solved.fun)
