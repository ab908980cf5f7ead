"""Conversion of actions, events and other values to text and back, in a single format.

A value is written as its name and its fields in order: ``announce 61``, ``looked (5 3) 7``. Tuples
and nested values are in brackets, ``-`` is None, ``yes`` and ``no`` are Booleans, and text is
percent-encoded so that it contains no space or bracket. Field types are read from the declaration,
so a new action or event has a text form as soon as it is declared. Every value has exactly one
spelling.

Fields added by a later release are last, have defaults, and are listed in ``added_fields``.
Trailing fields that have their defaults are omitted. Lines from every release therefore stay
readable, and a value that uses none of these fields keeps its spelling.

This module does not depend on any game or on the server's JSON messages.
"""

import functools
import re
import types
import typing
from collections.abc import Iterable, Iterator
from enum import Enum
from fractions import Fraction
from typing import Any, Union
from urllib.parse import quote, unquote

import msgspec

from mendax.core.game import CHANCE, Action, Actor, Opening, Reason, UnreadableText, kebab


def write(value: msgspec.Struct) -> str:
    """Return the text form of an action, an event or any value, on one line."""
    return " ".join(_words(value))


def write_fields(value: msgspec.Struct) -> tuple[str, ...]:
    """Return one line per field of a value, with the field's name and text form."""
    return tuple(
        f"{field} {write_word(getattr(value, field))}" for field in value.__struct_fields__
    )


def _words(value: msgspec.Struct) -> Iterator[str]:
    yield kebab(type(value).__name__)
    fields = value.__struct_fields__
    for field in fields[: len(fields) - _left_out(value)] if _added(type(value)) else fields:
        yield write_word(getattr(value, field))


@functools.cache
def _added(kind: type[msgspec.Struct]) -> tuple[tuple[str, Any], ...]:
    """Return the fields added later with their defaults, last field first."""
    names: tuple[str, ...] = getattr(kind, "added_fields", ())
    fields, defaults = kind.__struct_fields__, kind.__struct_defaults__
    if names != fields[len(fields) - len(names) :] or len(names) > len(defaults):
        raise TypeError(f"{kind.__name__}: added fields must come last and have defaults")
    return tuple(zip(reversed(names), reversed(defaults), strict=False))


def _left_out(value: msgspec.Struct) -> int:
    """Return how many trailing fields can be omitted."""
    count = 0
    for field, default in _added(type(value)):
        if getattr(value, field) != default:
            break
        count += 1
    return count


def write_word(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, int | Fraction):
        if max(abs(value.numerator), value.denominator) >= _TOO_LARGE:
            raise ValueError(f"a number with more than {_DIGITS} digits has no text form")
        return str(value)
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, tuple):
        return "(" + " ".join(write_word(item) for item in value) + ")"
    if isinstance(value, msgspec.Struct):
        return "(" + " ".join(_words(value)) + ")"
    raise TypeError(f"{type(value).__name__} has no text form")


def _quoted(text: str) -> str:
    if text in ("-", "yes", "no", ""):  # words with another meaning
        return "'" + text
    encoded = quote(text, safe="/:.,;!?+*=@&$_~")
    return "'" + encoded if text[0] in "'-0123456789" else encoded


def write_opened(event: Opening) -> tuple[str, ...]:
    """Return the text forms of the outcomes that ``event`` may open, with its field names in
    braces.

    A roll in the field ``roll`` returns ``fall {roll}``. A client substitutes the event's values to
    reconstruct the committed text, and needs no other rule from this module.
    """
    return tuple([_braced(type(event), kind, *_values(event, kind)) for kind in event.opens])


def _values(event: Opening, kind: type[Action]) -> tuple[int | str, ...]:
    return tuple([getattr(event, field) for field in event.opens[kind]])


@functools.lru_cache(4096)
def _braced(opening: type[Opening], kind: type[Action], *values: int | str) -> str:
    """Return an action's text form with field names instead of values: ``deal '{face}``."""
    words = [kebab(kind.__name__)]
    for field, value in zip(opening.opens[kind], values, strict=True):
        word, shown = write_word(value), str(value)
        if not word.endswith(shown):
            raise TypeError(f"{word} does not show {shown!r} unchanged")
        words.append(word.removesuffix(shown) + "{" + field + "}")
    return " ".join(words)


def read(line: str, kinds: Iterable[type[msgspec.Struct]]) -> Any:
    """Parse ``line`` as a value of one of ``kinds``. Raises ``UnreadableText``."""
    words = _tree(line)
    by_name = {kebab(kind.__name__): kind for kind in kinds}
    if not words or not isinstance(words[0], str) or words[0] not in by_name:
        raise _unreadable("record-unknown-kind", text=line[:60], allowed=", ".join(sorted(by_name)))
    try:
        value = _struct(words, by_name[words[0]])
    except (ValueError, TypeError) as error:
        raise _unreadable("record-unreadable", text=line[:60], problem=str(error)[:120]) from None
    if (written := write(value)) != line:
        raise _unreadable("record-spelling", text=line[:60], written=written[:60])
    return value


def _unreadable(key: str, **arguments: str | int) -> UnreadableText:
    return UnreadableText(Reason(key, arguments))


_Tree = list[Any]
_DEEPEST = 16
_DIGITS = 30
_TOO_LARGE = 10**_DIGITS
_WHOLE = re.compile(f"-?[0-9]{{1,{_DIGITS}}}")
_FRACTION = re.compile(f"-?[0-9]{{1,{_DIGITS}}}(/[1-9][0-9]{{0,{_DIGITS - 1}}})?")


def _tree(line: str) -> _Tree:
    """Parse a line into nested words and bracketed groups."""
    stack: list[_Tree] = [[]]
    for token in line.replace("(", " ( ").replace(")", " ) ").split():
        if token == "(":
            if len(stack) > _DEEPEST:
                raise _unreadable("record-brackets", text=line[:60])
            stack.append([])
        elif token == ")":
            if len(stack) == 1:
                raise _unreadable("record-brackets", text=line[:60])
            group = stack.pop()
            stack[-1].append(group)
        else:
            stack[-1].append(token)
    if len(stack) != 1:
        raise _unreadable("record-brackets", text=line[:60])
    return stack[0]


@functools.cache
def field_types(kind: type[msgspec.Struct]) -> tuple[Any, ...]:
    """Return the declared types of a value's fields, in order."""
    hints = typing.get_type_hints(kind)
    return tuple(hints[field] for field in kind.__struct_fields__)


def _struct(words: _Tree, kind: type[msgspec.Struct]) -> msgspec.Struct:
    hints = field_types(kind)
    given = len(words) - 1
    if not len(hints) - len(_added(kind)) <= given <= len(hints):
        raise ValueError(f"{words[0]} takes {len(hints)} words, not {given}")
    values = map(_value, words[1:], hints[:given])
    return kind(**dict(zip(kind.__struct_fields__[:given], values, strict=True)))


def _value(word: Any, hint: Any) -> Any:
    origin = typing.get_origin(hint)
    if origin is typing.Annotated:
        return _value(word, typing.get_args(hint)[0])
    if origin in (Union, types.UnionType):
        return _one_of(word, typing.get_args(hint))
    if origin is typing.Literal:
        return _literal(word, typing.get_args(hint))
    if origin is tuple:
        return _tuple(word, typing.get_args(hint))
    if isinstance(word, list):
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            if word[:1] != [kebab(hint.__name__)]:
                raise ValueError(f"a group ({kebab(hint.__name__)} …) expected")
            return _struct(word, hint)
        raise ValueError("a single word expected, not a group")
    return _plain(word, hint)


def _plain(word: str, hint: Any) -> Any:
    if hint is type(None):
        if word == "-":
            return None
    elif hint is bool:
        if word in ("yes", "no"):
            return word == "yes"
    elif hint is str:
        text = unquote(word.removeprefix("'"), errors="strict")
        if _quoted(text) == word:  # one spelling only: no %61 for a
            return text
    elif hint in (int, Fraction):
        pattern = _WHOLE if hint is int else _FRACTION
        if pattern.fullmatch(word) and str(hint(word)) == word:  # no 007, no 2/4
            return hint(word)
    elif isinstance(hint, type) and issubclass(hint, Enum):
        return hint(word)
    raise ValueError(f"{_shown(word)} is not {getattr(hint, '__name__', hint)}")


def _shown(word: Any) -> str:
    return "a group" if isinstance(word, list) else f"{word[:40]!r}"


def _one_of(word: Any, hints: tuple[Any, ...]) -> Any:
    for hint in hints:
        try:
            return _value(word, hint)
        except ValueError:
            continue
    raise ValueError(f"{_shown(word)} fits none of {len(hints)} forms")


def _literal(word: Any, values: tuple[Any, ...]) -> Any:
    for value in values:
        if write_word(value) == word:
            return value
    raise ValueError(f"{_shown(word)} is not one of {', '.join(map(write_word, values))}")


def _tuple(word: Any, hints: tuple[Any, ...]) -> tuple[Any, ...]:
    if not isinstance(word, list):
        raise ValueError(f"{_shown(word)} is not a group")
    if len(hints) == 2 and hints[1] is ...:
        return tuple(_value(item, hints[0]) for item in word)
    if len(word) != len(hints):
        raise ValueError(f"a group of {len(hints)} expected, not {len(word)}")
    return tuple(_value(item, hint) for item, hint in zip(word, hints, strict=True))


@functools.cache
def write_actor(actor: Actor) -> str:
    """Return ``chance``, or ``seat`` and the seat's number from 1."""
    return CHANCE if actor == CHANCE else f"seat{actor + 1}"


def read_actor(word: str) -> Actor:
    """Parse an actor. Raises ``UnreadableText``."""
    if word == CHANCE:
        return CHANCE
    if re.fullmatch("seat[1-9][0-9]{0,3}", word):
        return int(word.removeprefix("seat")) - 1
    raise _unreadable("record-unknown-actor", text=word[:20])
