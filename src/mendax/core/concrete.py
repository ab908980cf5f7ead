"""Expand offers into concrete actions, for code that walks a game or plays at random."""

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from typing import Any

from msgspec.structs import replace

from mendax.core.game import Action, Between, Offer, OneOf, Slot


def concrete(offers: Sequence[Offer], sample: int = 64, most: int = 256) -> Iterator[Action]:
    """Yield the actions that ``offers`` admit.

    A wide range yields its ends and about ``sample`` values in between. If an offer's slots combine
    in more than ``most`` ways, about ``most`` combinations are yielded, spread evenly and including
    the first and the last. Three or more offers of the same kind share a budget of twice ``most``.
    """
    kinds = [type(offer.action) for offer in offers if len(offer.slots) > 1]
    for offer in offers:
        fields = [slot.field for slot in offer.slots]
        ranges = [_values(slot, sample) for slot in offer.slots]
        ways = prod(map(len, ranges))
        few = max(16, min(most, 2 * most // max(1, kinds.count(type(offer.action)))))
        wide = len(ranges) > 1 and ways > few
        for filled in _spread(ranges, ways, few) if wide else product(*ranges):
            made = dict(zip(fields, filled, strict=True))
            yield replace(offer.action, **made) if made else offer.action


def _spread(ranges: Sequence[Sequence[Any]], ways: int, most: int) -> Iterator[tuple[Any, ...]]:
    """Yield ``most`` combinations and the last one, in steps of a prime that divides no range
    length.
    """
    for number in (*(index * 7919 % ways for index in range(most)), ways - 1):
        filled = []
        for values in ranges:
            number, at = divmod(number, len(values))
            filled.append(values[at])
        yield tuple(filled)


def _values(slot: Slot, sample: int) -> Sequence[Any]:
    if isinstance(slot, OneOf):
        return slot.values
    if isinstance(slot, Between):
        step = max(1, (slot.high - slot.low) // sample)
        return sorted({*range(slot.low, slot.high + 1, step), slot.high})
    return ("a", "a" * slot.longest)
