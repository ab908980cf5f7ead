"""Encodings derived from the types of views and events, for games without a written encoding.

A field's type determines its code. A choice of words is one-hot, a seat is counted from the
observer, a number stays unchanged, and a record has the places of its fields. A list of unknown
length is encoded as the sum of its items. Text and mappings are omitted. Types do not bound the
number of events in a game, so a recollection holds the newest rows and is not ``exact``. A layout
written for the game is smaller and can be exact.
"""

import types
import typing
from collections.abc import Mapping
from operator import attrgetter
from typing import Annotated, Any, Final, Literal

import msgspec

from mendax.adapters.encodings.codes import (
    Amount,
    BySeat,
    Code,
    Fields,
    Flag,
    OneHot,
    OneSeat,
    Optional,
    Several,
    Together,
)
from mendax.adapters.encodings.encoding import Encoding, Part, Seen
from mendax.core.game import AnyGame, kebab
from mendax.core.meanings import KEY

_NUMBERS: Final = (int, float)


def derived(game: AnyGame, seats: int, rows: int = 0) -> Encoding:
    """Return an encoding of any game; ``rows`` is the argument of ``Encoding``."""
    seen = [
        Seen(path, code, attrgetter(path), f"the field `{path}`")
        for path, code in _fields(game.view_type, seats)
    ]
    told: dict[Any, Mapping[str, str]] = {}
    parts: list[Part] = []
    for event in game.events:
        kind = kebab(event.__name__)
        codes = dict(_fields(event, seats))
        parts += [Part(f"{kind}-{name}", code, f"`{name}`") for name, code in codes.items()]
        told[event] = {name: f"{kind}-{name}" for name in codes}
    return Encoding(seen, told, parts, rows=None, most=rows)


def _fields(kind: type[msgspec.Struct], seats: int) -> list[tuple[str, Code]]:
    """Return the fields that have a code, in order."""
    hints = typing.get_type_hints(kind, include_extras=True)
    codes = ((name, code_of(hints[name], seats)) for name in kind.__struct_fields__)
    return [(name, code) for name, code in codes if code is not None]


def code_of(hint: Any, seats: int, meaning: str = "") -> Code | None:
    """Return a type's code, or None if the type has no numeric code."""
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if origin is Annotated:
        return code_of(parts[0], seats, _meaning(parts[1:]) or meaning)
    if origin in (typing.Union, types.UnionType):
        given = [part for part in parts if part is not types.NoneType]
        code = code_of(given[0], seats, meaning) if len(given) == 1 else None
        return None if code is None else Optional(code)
    if origin is Literal:
        return OneHot(parts)
    if origin is tuple:
        return _of_tuple(parts, seats, meaning)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        named = _fields(hint, seats)
        return Fields(named) if named else None
    if hint is bool:
        return Flag()
    return (OneSeat(seats) if meaning == "seat" else Amount(1)) if hint in _NUMBERS else None


def _of_tuple(parts: tuple[Any, ...], seats: int, meaning: str) -> Code | None:
    items = [code_of(part, seats) for part in parts if part is not Ellipsis]
    found = [code for code in items if code is not None]
    if not found or len(found) < len(items):
        return None
    if parts[-1] is not Ellipsis:
        return Together(*found)
    return BySeat(seats, found[0]) if meaning == "by-seat" else Several(found[0])


def _meaning(notes: tuple[Any, ...]) -> str:
    """Return the meaning in a type's annotations, or an empty string."""
    found = ((getattr(note, "extra_json_schema", None) or {}).get(KEY) for note in notes)
    return next((str(meaning) for meaning in found if meaning), "")
