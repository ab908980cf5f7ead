"""Meanings of fields beyond their type, such as a seat, one value per seat, or a place.

A field's type declares its meaning, so boards never infer it from a field's name or a value's
shape::

    class Raised(Event, frozen=True):
        seat: Seat      # shown by the player's name
        to: int         # a number

``means`` adds a meaning to a type. The generic boards know ``seat`` and ``by-seat``, and a game's
own board may know others. The API's schemas contain meanings as ``x-means``.
"""

import functools
import types
import typing
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Annotated, Any, Final, TypeVar

import msgspec

KEY: Final = "x-means"
"""The key of the meaning in a JSON schema."""


def means(meaning: str) -> msgspec.Meta:
    """Return metadata that gives a type a meaning: ``Annotated[int, means("place")]``."""
    return msgspec.Meta(extra_json_schema={KEY: meaning})


T = TypeVar("T")

Seat = Annotated[int, means("seat")]
"""A place at the table, counted from 0 clockwise."""

BySeat = Annotated[tuple[T, ...], means("by-seat")]
"""One value per seat, in seat order. The tuple is empty if there are no values yet."""

DrawNumber = Annotated[int, means("draw")]
"""The number of a chance action in its game, from 0. Clients do not show it."""


@functools.cache
def meanings(kind: type[msgspec.Struct]) -> Mapping[str, str]:
    """Return the declared meanings by path: ``seat``, ``lives``, ``claims[].seat``.

    ``[]`` stands for the items of a tuple, a dot for the fields of a nested value. Raises
    ``TypeError`` if a path has two meanings.
    """
    found: dict[str, str] = {}
    for path, meaning in _of_fields(kind, "", (kind,)):
        if found.setdefault(path, meaning) != meaning:
            raise TypeError(f"{kind.__name__}.{path} means both {found[path]} and {meaning}")
    return MappingProxyType(found)


def _of_fields(kind: type[Any], before: str, above: tuple[Any, ...]) -> Iterator[tuple[str, str]]:
    hints = typing.get_type_hints(kind, include_extras=True)
    for field in kind.__struct_fields__:
        yield from _of_type(hints[field], before + field, above)


def _of_type(hint: Any, path: str, above: tuple[Any, ...]) -> Iterator[tuple[str, str]]:
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if origin is Annotated:
        for note in parts[1:]:
            extra = getattr(note, "extra_json_schema", None) or {}
            if KEY in extra:
                yield path, extra[KEY]
        yield from _of_type(parts[0], path, above)
    elif origin in (typing.Union, types.UnionType):
        for part in parts:
            yield from _of_type(part, path, above)
    elif origin is tuple:
        for part in dict.fromkeys(parts):
            yield from _of_type(part, path + "[]", above)
    elif isinstance(hint, type) and issubclass(hint, msgspec.Struct) and hint not in above:
        yield from _of_fields(hint, path + ".", (*above, hint))
