"""Mostly illegal actions that resemble the offered ones, for testing a game's refusals.

The actions include every kind, with values next to the offered values, values far outside the
range, and values of similar types (``True`` for 1, ``61.0`` and ``"61"`` for 61).
"""

import functools
import types
import typing
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Union

from msgspec.structs import replace

from mendax.core.game import Action, Between, FreeText, Offer, OneOf, Slot, Value
from mendax.core.text_form import field_types


@functools.lru_cache(4096)
def near_misses(kinds: tuple[type[Action], ...], offers: tuple[Offer, ...]) -> tuple[Action, ...]:
    """Return actions of each of ``kinds`` that nearly match ``offers``. A few of them do match."""
    return tuple(miss for kind in kinds for miss in _of_kind(kind, offers))


@functools.lru_cache(4096)
def some_illegal(kinds: tuple[type[Action], ...], offers: tuple[Offer, ...]) -> tuple[Action, ...]:
    """Return up to two actions per kind that ``offers`` do not admit."""
    few = (miss for kind in kinds for miss in islice(_of_kind(kind, offers), 2))
    return tuple(miss for miss in few if not any(offer.admits(miss) for offer in offers))


def _of_kind(kind: type[Action], offers: Sequence[Offer]) -> Iterator[Action]:
    near = [offer for offer in offers if type(offer.action) is kind]
    example = near[0].action if near else kind(*map(_example, field_types(kind)))
    yield example
    for field in kind.__struct_fields__:
        slots = [slot for offer in near for slot in offer.slots if slot.field == field]
        for value in _beside(getattr(example, field), slots):
            yield replace(example, **{field: value})


def _example(hint: Any) -> Any:
    """Return an arbitrary value of a type."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Literal:
        return arguments[0]
    if origin in (typing.Annotated, Union, types.UnionType):
        return _example(arguments[0])
    if origin is tuple:
        return () if arguments[1:] == (...,) else tuple(map(_example, arguments))
    if isinstance(hint, type) and issubclass(hint, Value):
        return hint(*map(_example, field_types(hint)))
    return hint() if hint in (int, str, bool) else None


def _beside(value: object, slots: Sequence[Slot]) -> Iterator[object]:
    for slot in slots:
        if isinstance(slot, OneOf):
            numbers = [v for v in slot.values if type(v) is int]
            yield from (v + off for v in (*numbers[:1], *numbers[-1:]) for off in (-1, 1))
        elif isinstance(slot, Between):
            yield from (slot.low - 1, slot.high + 1)
        elif isinstance(slot, FreeText):
            yield from ("", "a" * (slot.longest + 1))
    if isinstance(value, int):
        yield from (value - 1, value + 1, float(value), str(value), -1, 0, 1, 10**12)
    yield from (True, False, None, "", "?", (), (value,))
