"""The actions that offers admit, one by one: for whoever walks a game or picks at random."""

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from typing import Any

from msgspec.structs import replace

from mendax.core.game import Action, Between, Offer, OneOf, Slot


def concrete(offers: Sequence[Offer], sample: int = 64, most: int = 256) -> Iterator[Action]:
    """Every action that ``offers`` admit; wide ranges give ends and ``sample`` steps between.

    An offer with several slots that combine in more than ``most`` ways gives about so many, spread
    over all, the first and the last among them; offers of one kind that make more than two share
    what two would give.
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
    """``most`` of the combinations, in strides that share no rhythm with any of the ranges."""
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
