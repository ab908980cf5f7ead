"""What a seat sees and what it has been told as vectors of numbers, with a layout that is declared.

Rules of this file
1. An encoding is made of a view and of events as one seat got them, never of a state: it can't
   tell more than they do.
2. An *observation* says what is seen now. A *recollection* is an observation and, row by row, every
   event the seat was told that does not follow from the others: the tables of a game say which.
3. A recollection has as many rows as a game can have of these rules: so two of them are equal only
   if what was told is (perfect recall). Where no bound is known, or it takes more than ``MOST``
   numbers, it holds the newest rows, as many as fit, and says so (``exact``).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from mendax.adapters.encodings.codes import Code, OneHot, Vector
from mendax.core.game import Event, kebab

MOST: Final = 65_536
"""Numbers of a recollection at most, unless more rows are asked for: a quarter of a megabyte."""


class Part(NamedTuple):
    """Some places of a vector: what stands there."""

    name: str
    code: Code
    meaning: str


class Layout:
    """The parts of a vector, one after the other."""

    def __init__(self, parts: Iterable[Part]) -> None:
        self.parts = tuple(parts)
        self._codes = {part.name: part.code for part in self.parts}
        self.start: dict[str, int] = {}
        """Where each part begins, by its name."""
        self.size = 0
        for part in self.parts:
            self.start[part.name] = self.size
            self.size += part.code.size

    def empty(self) -> Vector:
        """All zeros."""
        return np.zeros(self.size, np.float32)

    def put(self, into: Vector, name: str, value: Any, observer: int, at: int = 0) -> None:
        """Writes one part; ``at`` is where the vector of this layout begins."""
        place = self.start[name]
        self._codes[name].put(into, at + place, value, observer)


class Seen(NamedTuple):
    """A part of an observation, and how it is read off a view."""

    name: str
    code: Code
    read: Callable[[Any], Any]
    meaning: str


Told = Mapping[type[Event], Mapping[str, str]]
"""By kind of event that makes a row: which of its fields (``""``: all of it) stand in which part.
"""


class Encoding:
    """How one game with its rules and seats is put in numbers."""

    def __init__(
        self,
        seen: Sequence[Seen],
        told: Told,
        parts: Sequence[Part],
        rows: int | None,
        merged: frozenset[type[Event]] = frozenset(),
        most: int = 0,
    ) -> None:
        """``parts`` are those of a row beside its kind; ``rows`` are the most a game can have.

        Events of one kind in ``merged`` that follow each other share a row. ``most``: rows to hold,
        0 for as many as there can be, or as ``MOST`` leaves room for.
        """
        self.seen, self._told, self._merged = tuple(seen), told, merged
        self.observation = Layout(Part(part.name, part.code, part.meaning) for part in seen)
        kinds = Part("kind", OneHot(told), "what happened: " + _kinds(told))
        self.row = Layout((kinds, *parts))
        fits = max(1, (MOST - self.observation.size) // self.row.size)
        self.most_rows = rows
        """Rows that a game can have; None: nobody knows a bound."""
        self.rows: int = most or (fits if rows is None else min(rows, fits))
        """Rows that are held."""
        self.exact = rows is not None and rows <= self.rows
        """Whether all rows that a game can have are held: perfect recall."""

    @property
    def recollection_size(self) -> int:
        """Numbers of a recollection."""
        return self.observation.size + self.rows * self.row.size

    def observed(self, view: Any, observer: int) -> Vector:
        """An observation: what ``observer``, whose ``view`` it is, sees now."""
        into = self.observation.empty()
        self._observe(into, view, observer)
        return into

    def _observe(self, into: Vector, view: Any, observer: int) -> None:
        at = 0
        for part in self.seen:
            part.code.put(into, at, part.read(view), observer)
            at += part.code.size

    def recollected(self, view: Any, heard: Iterable[Event], observer: int) -> Vector:
        """An observation, then rows: the oldest of those held first."""
        into = np.zeros(self.recollection_size, np.float32)
        self._observe(into, view, observer)
        rows = self.rows_of(heard)
        for place, together in enumerate(rows[-self.rows :]):
            at = self.observation.size + place * self.row.size
            for event in together:
                self._write(into, at, event, observer)
        return into

    def rows_of(self, heard: Iterable[Event]) -> list[list[Event]]:
        """The events that make rows, those that share one together."""
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
