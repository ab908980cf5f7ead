"""The dice of a turn, split into hidden and open dice, as arrays.

A *part* is a multiset of at most all dice. A *split* is a pair of parts: the dice under the cup and
the dice that lie open. Splits are numbered by their open part.
"""

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]
Pips = tuple[int, ...]


class SplitDice(NamedTuple):
    """The tables of a round. ``[split]``, ``[part]`` and ``[hand]`` are indices."""

    parts: tuple[Pips, ...]
    """The dice of each part, ascending."""
    top: int
    """The highest claim. Claims are numbered from 0."""
    worth: Ints
    """``worth[split]``: the highest true claim."""
    hidden: Ints
    """``hidden[split]``: the part under the cup."""
    open: Ints
    """``open[split]``: the part that lies open."""
    hand: Ints
    """``hand[split]``: the multiset of all dice, numbered."""
    rolled_hidden: Floats
    """``rolled_hidden[split, part]``: the chance of this split if ``part`` is kept open and the
    other dice are rolled hidden."""
    rolled_open: Floats
    """``rolled_open[split, part]``: the same if ``part`` is kept hidden and the others are rolled
    openly."""
    keepable: Flags
    """``keepable[hand, part, hidden]``: whether this part of the hand may be kept openly or hidden.

    All dice may be kept openly, but hidden neither all nor none."""


def split_dice(dice: int, faces: int, worth: Callable[[Pips], int]) -> SplitDice:
    """Return the tables for these dice.

    ``worth`` returns the highest true claim for all dice, in ascending order.
    """
    parts = tuple(
        part
        for count in range(dice + 1)
        for part in combinations_with_replacement(range(1, faces + 1), count)
    )
    hands = [part for part in parts if len(part) == dice]
    pairs = [
        (u, o)
        for o, laid in enumerate(parts)
        for u, covered in enumerate(parts)
        if len(laid) + len(covered) == dice
    ]
    hidden, laid = np.array(pairs).T
    whole = [tuple(sorted(parts[u] + parts[o])) for u, o in pairs]
    value = np.array([worth(hand) for hand in whole])
    odds = np.array([_odds(part, faces) for part in parts])
    every = np.arange(len(parts))
    keepable = np.array(
        [
            [(not Counter(part) - Counter(hand), 0 < len(part) < dice) for part in parts]
            for hand in hands
        ]
    )
    keepable[:, :, 1] &= keepable[:, :, 0]
    return SplitDice(
        parts,
        int(value.max()),
        value,
        hidden,
        laid,
        np.array([hands.index(hand) for hand in whole]),
        np.where(laid[:, None] == every, odds[hidden][:, None], 0.0),
        np.where(hidden[:, None] == every, odds[laid][:, None], 0.0),
        keepable,
    )


def _odds(part: Pips, faces: int) -> float:
    """Return the probability of rolling these dice."""
    ways = factorial(len(part)) // prod(map(factorial, Counter(part).values()))
    return float(ways) / float(faces) ** len(part)


def toy_worth(dice: int, faces: int) -> Callable[[Pips], int]:
    """Return the order of claims of a toy with up to three dice.

    The claims are, from the lowest, a highest die, a pair and three alike, each with its pips.
    """
    hands = combinations_with_replacement(range(1, faces + 1), dice)
    ranks = sorted({_rank(hand) for hand in hands})
    return lambda hand: ranks.index(_rank(hand))


def _rank(hand: Pips) -> tuple[int, int]:
    """Return the largest number of equal dice, and their pips."""
    return max((count, pips) for pips, count in Counter(hand).items())
