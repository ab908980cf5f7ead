"""Encodings of a seat's views and observed events as vectors of numbers with a declared layout.

1. An encoding uses only one seat's view and events, never a state.
2. An *observation* encodes the current view. A *recollection* adds a row for every observed event
   that does not follow from other events. A game's tables list these events.
3. A recollection has as many rows as a game can have under these rules, so equal recollections mean
   equal observed events (perfect recall). If no bound is known or more than ``MOST`` numbers would
   be needed, a recollection holds the newest rows that fit, and ``exact`` is False.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from mendax.adapters.encodings.codes import Code, OneHot, Vector
from mendax.core.game import Event, kebab

MOST: Final = 65_536
"""The default limit on the numbers in a recollection, which then takes a quarter of a megabyte."""


class Part(NamedTuple):
    """Places in a vector that belong together, with their meaning."""

    name: str
    code: Code
    meaning: str


class Layout:
    """A vector's parts, in order."""

    def __init__(self, parts: Iterable[Part]) -> None:
        self.parts = tuple(parts)
        self._codes = {part.name: part.code for part in self.parts}
        self.start: dict[str, int] = {}
        """The first place of each part, by name."""
        self.size = 0
        for part in self.parts:
            self.start[part.name] = self.size
            self.size += part.code.size

    def empty(self) -> Vector:
        """Return a vector of zeros."""
        return np.zeros(self.size, np.float32)

    def put(self, into: Vector, name: str, value: Any, observer: int, at: int = 0) -> None:
        """Write one part of the vector. The layout begins at the index ``at``."""
        place = self.start[name]
        self._codes[name].put(into, at + place, value, observer)


class Seen(NamedTuple):
    """A part of an observation, with the function that reads it from a view."""

    name: str
    code: Code
    read: Callable[[Any], Any]
    meaning: str


Told = Mapping[type[Event], Mapping[str, str]]
"""The parts of a row's fields, by kind of event. The name ``""`` stands for the whole event."""


class Encoding:
    """A game's numeric encoding for its rules and seats."""

    def __init__(
        self,
        seen: Sequence[Seen],
        told: Told,
        parts: Sequence[Part],
        rows: int | None,
        merged: frozenset[type[Event]] = frozenset(),
        most: int = 0,
    ) -> None:
        """``parts`` are the parts of a row after its kind.

        ``rows`` is the maximum number of rows in a game. Consecutive events of a kind in ``merged``
        share a row. ``most`` is the number of rows to hold, or 0 for all rows, up to ``MOST``
        numbers.
        """
        self.seen, self._told, self._merged = tuple(seen), told, merged
        self.observation = Layout(Part(part.name, part.code, part.meaning) for part in seen)
        kinds = Part("kind", OneHot(told), "the event: " + _kinds(told))
        self.row = Layout((kinds, *parts))
        fits = max(1, (MOST - self.observation.size) // self.row.size)
        self.most_rows = rows
        """The maximum number of rows in a game, or None if no bound is known."""
        self.rows: int = most or (fits if rows is None else min(rows, fits))
        """The number of rows that a recollection holds."""
        self.exact = rows is not None and rows <= self.rows
        """True if a recollection holds all of a game's possible rows (perfect recall)."""

    @property
    def recollection_size(self) -> int:
        """Return the length of a recollection."""
        return self.observation.size + self.rows * self.row.size

    def observed(self, view: Any, observer: int) -> Vector:
        """Return the observer's observation, encoded from their ``view``."""
        into = self.observation.empty()
        self._observe(into, view, observer)
        return into

    def _observe(self, into: Vector, view: Any, observer: int) -> None:
        at = 0
        for part in self.seen:
            part.code.put(into, at, part.read(view), observer)
            at += part.code.size

    def recollected(self, view: Any, heard: Iterable[Event], observer: int) -> Vector:
        """Return the observation, followed by the rows held, oldest first."""
        into = np.zeros(self.recollection_size, np.float32)
        self._observe(into, view, observer)
        rows = self.rows_of(heard)
        for place, together in enumerate(rows[-self.rows :]):
            at = self.observation.size + place * self.row.size
            for event in together:
                self._write(into, at, event, observer)
        return into

    def rows_of(self, heard: Iterable[Event]) -> list[list[Event]]:
        """Return the events that make rows, grouped by row."""
        rows: list[list[Event]] = []
        for event in heard:
            kind = type(event)
            if kind not in self._told:
                continue
            if kind in self._merged and rows and type(rows[-1][0]) is kind:
                rows[-1].append(event)
            else:
                rows.append([event])
        return rows

    def _write(self, into: Vector, at: int, event: Event, observer: int) -> None:
        kind = type(event)
        self.row.put(into, "kind", kind, observer, at)
        for field, part in self._told[kind].items():
            value = getattr(event, field) if field else event
            self.row.put(into, part, value, observer, at)


def _kinds(told: Told) -> str:
    return ", ".join(f"`{kebab(kind.__name__)}`" for kind in told)
