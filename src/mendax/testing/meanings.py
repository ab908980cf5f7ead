"""What fields are declared to mean holds of their values: boards for any game rely on it."""

from collections.abc import Iterator
from typing import Any

import msgspec

from mendax.core.meanings import meanings
from mendax.testing.history import History, LawBroken


def meanings_hold(here: History, value: msgspec.Struct) -> None:
    """Every ``Seat`` is a seat of this table, every ``BySeat`` is empty or has a value for each.

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
    """``meanings_hold`` of what every seat and a spectator see. Raises ``LawBroken``."""
    for observer in here.observers:
        meanings_hold(here, here.game.view(here.state, observer))


def _at(value: Any, path: list[str]) -> Iterator[Any]:
    """The values at a path: several where it leads through tuples, none where a part is missing."""
    if not path:
        yield value
    elif path[0] == "[]":
        for item in value or ():
            yield from _at(item, path[1:])
    elif hasattr(value, path[0]):
        yield from _at(getattr(value, path[0]), path[1:])
