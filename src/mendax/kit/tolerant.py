"""Parsing of messages into game values, ignoring unknown fields from newer versions.

Game values reject unknown fields, but the bot protocol may add fields.
"""

import functools
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import inspect


def read_as(kind: Any, value: Any) -> Any:
    """Convert built-in types to ``kind``, ignoring fields that it does not have.

    Raises ``msgspec.ValidationError`` if the rest does not fit.
    """
    return msgspec.convert(_known(value, _described(kind)), kind)


@functools.lru_cache(256)
def _described(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)


def _known(value: Any, kind: inspect.Type) -> Any:
    """Return ``value`` without fields that ``kind`` lacks."""
    if isinstance(value, Mapping):
        return _known_fields(value, kind)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return _known_items(value, kind)
    return value


def _known_fields(value: Mapping[str, Any], kind: inspect.Type) -> Any:
    struct = next((one for one in _among(kind, inspect.StructType) if _is(one, value)), None)
    if struct is None:
        return value
    fields = {field.encode_name: field.type for field in struct.fields}
    kept = {name: _known(value[name], of) for name, of in fields.items() if name in value}
    return {**kept, **({struct.tag_field: struct.tag} if struct.tag_field else {})}


def _is(struct: inspect.StructType, value: Mapping[str, Any]) -> bool:
    return not struct.tag_field or value.get(struct.tag_field) == struct.tag


def _known_items(value: Sequence[Any], kind: inspect.Type) -> Any:
    for one in _among(kind, inspect.TupleType):
        if len(one.item_types) == len(value):
            return [_known(item, of) for item, of in zip(value, one.item_types, strict=True)]
    for alike in _among(kind, inspect.VarTupleType, inspect.ListType):
        return [_known(item, alike.item_type) for item in value]
    return value


def _among(kind: inspect.Type, *wanted: Any) -> list[Any]:
    kind = _bare(kind)
    every = map(_bare, kind.types) if isinstance(kind, inspect.UnionType) else (kind,)
    return [one for one in every if isinstance(one, wanted)]


def _bare(kind: inspect.Type) -> inspect.Type:
    """Return the type without metadata."""
    return kind.type if isinstance(kind, inspect.Metadata) else kind
