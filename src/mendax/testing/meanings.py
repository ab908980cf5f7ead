"""Checks that values match the declared meanings of their fields. Generic boards rely on these
meanings.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from mendax.core.meanings import meanings
from mendax.testing.history import History, LawBroken


def meanings_hold(here: History, value: msgspec.Struct) -> None:
    """Check that every ``Seat`` is at this table and every ``BySeat`` is empty or complete.

    Raises ``LawBroken``.
    """
    for path, meaning in meanings(type(value)).items():
        if meaning not in ("seat", "by-seat"):
            continue
        for found in _at(value, path.replace("[]", ".[]").split(".")):
            if meaning == "seat" and found is not None and found not in range(here.seats):
                problem = f"{path} of {value!r} is declared a Seat, and {found} is none here"
                raise LawBroken("meaning", problem, here)
            if meaning == "by-seat" and found and len(found) != here.seats:
                problem = f"{path} of {value!r} is declared BySeat, and has {len(found)} values"
                raise LawBroken("meaning", problem, here)


def views_hold(here: History) -> None:
    """Check the views of every seat and a spectator. Raises ``LawBroken``."""
    for observer in here.observers:
        meanings_hold(here, here.game.view(here.state, observer))


def _at(value: Any, path: list[str]) -> Iterator[Any]:
    """Yield the values at ``path``. A tuple yields several values, and a missing part none."""
    if not path:
        yield value
    elif path[0] == "[]":
        for item in value or ():
            yield from _at(item, path[1:])
    elif hasattr(value, path[0]):
        yield from _at(getattr(value, path[0]), path[1:])
