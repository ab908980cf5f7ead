"""Wars with two seats: their orders, the effects of a round, and the round as a matrix game.

Cards with equal lives are equivalent, so an army counts them, and an order names lives. Values are
shares of the pot for the first of the two seats. This module is plain Python without numpy.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations_with_replacement, product
from typing import NamedTuple


class WarOptions(NamedTuple):
    """The house rules that change a war."""

    hard_shields: bool = False
    triple: bool = False
    may_hold: bool = False


class Army(NamedTuple):
    """The cards and swords of a seat."""

    ones: int
    """The number of cards with one life."""
    twos: int
    """The number of cards with two lives."""
    swords: int
    tripled: bool = False
    """True if the seat has used the triple attack."""

    @property
    def cards(self) -> int:
        """Return the number of cards."""
        return self.ones + self.twos

    @property
    def lives(self) -> int:
        """Return the sum of all lives."""
        return self.ones + 2 * self.twos

    def of(self, lives: int) -> int:
        """Return the number of cards with this many lives."""
        return self.twos if lives == 2 else self.ones


class TwoSeatWar(NamedTuple):
    """A war before a round, as one of its two seats sees it."""

    options: WarOptions
    mine: Army
    theirs: Army
    lead: int
    """1 if the first seat had more swords before the first round, -1 if fewer, otherwise 0."""

    def swapped(self) -> "TwoSeatWar":
        """Return the war as the other seat sees it."""
        return TwoSeatWar(self.options, self.theirs, self.mine, -self.lead)

    @property
    def is_over(self) -> bool:
        """Return whether neither seat can write another order."""
        both = self.mine.cards and self.theirs.cards
        return not (both and (self.mine.swords or self.theirs.swords))

    @property
    def final(self) -> float:
        """Return the first seat's share of the pot if the war ends here."""
        ahead = self.mine.lives - self.theirs.lives or self.lead
        return 0.5 if not ahead else float(ahead > 0)


class WarOrder(NamedTuple):
    """An order without the names of cards. No aims mean holding or having no sword."""

    aims: tuple[tuple[int, int], ...] = ()
    """The lives of each distinct card that is struck, and the swords that strike it."""
    price: int = 0
    """The lives of the card that pays for a double attack, or 0."""

    @property
    def used(self) -> int:
        """Return the number of swords that the order uses."""
        return sum(swords for _, swords in self.aims)


def orders_of(options: WarOptions, mine: Army, theirs: Army) -> tuple[WarOrder, ...]:
    """Return the legal orders of the first army, or one empty order if it has no swords."""
    if not mine.swords:
        return (WarOrder(),)
    found = [WarOrder(aims) for aims in _aims(theirs, (1,))]
    if mine.swords >= 2:
        prices = [lives for lives in (2, 1) if mine.of(lives)]
        doubles = [*_aims(theirs, (2,)), *_aims(theirs, (1, 1))]
        found += [WarOrder(aims, price) for price in prices for aims in doubles]
    if options.triple and mine.cards == 1 and mine.swords >= 3 and not mine.tripled:
        for swords in ((3,), (2, 1), (1, 1, 1)):
            found += [WarOrder(aims) for aims in _aims(theirs, swords)]
    if options.may_hold:
        found.append(WarOrder())
    return tuple(found)


def _aims(theirs: Army, swords: tuple[int, ...]) -> list[tuple[tuple[int, int], ...]]:
    """Return the ways to strike one distinct card with each number of swords."""
    kinds = [lives for lives in (2, 1) if theirs.of(lives)]
    same = len(set(swords)) == 1
    ways = (
        combinations_with_replacement(kinds, len(swords))
        if same
        else product(kinds, repeat=len(swords))
    )
    return [
        tuple(zip(struck, swords, strict=True))
        for struck in ways
        if all(struck.count(lives) <= theirs.of(lives) for lives in kinds)
    ]


@lru_cache(maxsize=1 << 16)
def after(
    hard_shields: bool, army: Army, own: WarOrder, against: WarOrder
) -> tuple[tuple[float, Army], ...]:
    """Return the possible armies after a round in which this army writes ``own``, with their odds.

    The struck cards and the card that pays are independent, so they may be the same card.
    """
    ones, twos = army.ones, army.twos
    dead = sum(lives == 1 for lives, _ in against.aims)
    once = sum(lives == 2 and swords == 1 for lives, swords in against.aims)
    twice = sum(lives == 2 and swords > 1 for lives, swords in against.aims)
    soft = 0 if hard_shields else once
    left = (ones - dead + soft, twos - twice - soft)
    if own.price == 0:
        ways = [(1.0, *left)]
    elif own.price == 1:
        ways = [(dead / ones, *left), (1 - dead / ones, left[0] - 1, left[1])]
    else:
        paid = (left[0] + 1, left[1] - 1)
        broken = paid if hard_shields else (left[0] - 1, left[1])
        ways = [
            (twice / twos, *left),
            (once / twos, *broken),
            ((twos - once - twice) / twos, *paid),
        ]
    swords, tripled = army.swords - own.used, army.tripled or own.used == 3
    return tuple((odds, Army(one, two, swords, tripled)) for odds, one, two in ways if odds > 0.0)


Shares = Callable[[Army, Army], float]
"""The first seat's share of the pot for the armies after a round."""


def matrix_of(
    war: TwoSeatWar, shares: Shares
) -> tuple[tuple[WarOrder, ...], tuple[WarOrder, ...], list[list[float]]]:
    """Return both seats' orders, and the first seat's share for each pair of orders."""
    rows = orders_of(war.options, war.mine, war.theirs)
    columns = orders_of(war.options, war.theirs, war.mine)
    return rows, columns, [[_share(war, own, other, shares) for other in columns] for own in rows]


def _share(war: TwoSeatWar, own: WarOrder, other: WarOrder, shares: Shares) -> float:
    if not own.aims and not other.aims:
        return war.final
    hard, share = war.options.hard_shields, 0.0
    rest = after(hard, war.theirs, other, own)
    for odds, mine in after(hard, war.mine, own, other):
        for chance, theirs in rest:
            share += odds * chance * shares(mine, theirs)
    return share
