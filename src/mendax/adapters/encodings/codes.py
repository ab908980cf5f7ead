"""Codes, which write values into a vector: each code has a number of places and fills some of them.

Seats are counted clockwise from the observer, who is 0, so one policy can play every seat. None and
values outside a code leave zeros.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

Vector = npt.NDArray[np.float32]


class Code(Protocol):
    """A code for a value, with its number of places."""

    size: int

    def put(self, into: Vector, at: int, value: Any, observer: int) -> None:
        """Write ``value`` to the places from ``at`` on, which must be zero."""


class OneHot:
    """A code with one place for each of some values, which writes 1 at the value's place."""

    def __init__(self, values: Iterable[Any]) -> None:
        self.values = tuple(values)
        self._at: Mapping[Any, int] = {value: n for n, value in enumerate(self.values)}
        self.size = len(self.values)

    def put(self, into: Vector, at: int, value: Any, observer: int) -> None:
        """Write 1 at the place of ``value``."""
        place = self._at.get(value)
        if place is not None:
            into[at + place] = 1.0


class OneSeat:
    """A code with one place for each seat."""

    def __init__(self, seats: int) -> None:
        self.size = seats

    def put(self, into: Vector, at: int, value: Any, observer: int) -> None:
        """Write 1 at the place of the seat."""
        if value is not None:
            into[at + (value - observer) % self.size] = 1.0


class Several:
    """A code with one place for each of some values, which counts how often each value occurs."""

    def __init__(self, code: "Code") -> None:
        self._code = code
        self.size = code.size

    def put(self, into: Vector, at: int, value: Any, observer: int) -> None:
        """Add 1 at the place of every item of ``value``."""
        one = np.zeros(self.size, np.float32)
        for item in value or ():
            one[:] = 0.0
            self._code.put(one, 0, item, observer)
            into[at : at + self.size] += one


class BySeat:
    """A code repeated for every seat, starting with the observer."""

    def __init__(self, seats: int, code: Code) -> None:
        self.seats, self._code = seats, code
        self.size = seats * code.size

    def put(self, into: Vector, at: int, value: Sequence[Any] | None, observer: int) -> None:
        """Write the items of ``value``, one for each seat."""
        for seat, item in enumerate(value or ()):
            place = (seat - observer) % self.seats
            self._code.put(into, at + place * self._code.size, item, observer)


class Each:
    """A code repeated for every item of a row, from the left."""

    def __init__(self, count: int, code: Code) -> None:
        self.count, self._code = count, code
        self.size = count * code.size

    def put(self, into: Vector, at: int, value: Sequence[Any] | None, observer: int) -> None:
        """Write the items of ``value``, at most ``count``."""
        for place, item in enumerate((value or ())[: self.count]):
            self._code.put(into, at + place * self._code.size, item, observer)


class Pairs:
    """A code repeated for every ordered pair of seats, both counted from the observer."""

    def __init__(self, seats: int, code: Code) -> None:
        self.seats, self._code = seats, code
        self.size = seats * seats * code.size

    def put(
        self, into: Vector, at: int, value: Mapping[tuple[int, int], Any], observer: int
    ) -> None:
        """Write the items of ``value``, ordered by pairs of seats."""
        for (one, other), item in value.items():
            first, second = (one - observer) % self.seats, (other - observer) % self.seats
            self._code.put(
                into, at + (first * self.seats + second) * self._code.size, item, observer
            )


class Together:
    """Several codes in order, for a tuple of values; None leaves zeros."""

    def __init__(self, *codes: Code) -> None:
        self._codes = codes
        self.size = sum(code.size for code in codes)

    def put(self, into: Vector, at: int, value: Sequence[Any] | None, observer: int) -> None:
        """Write one item for each code."""
        if value is None:
            return
        for code, item in zip(self._codes, value, strict=True):
            code.put(into, at, item, observer)
            at += code.size


class Fields:
    """Several codes in order, for the fields of a value; None leaves zeros."""

    def __init__(self, fields: Iterable[tuple[str, Code]]) -> None:
        self._fields = tuple(fields)
        self.size = sum(code.size for _, code in self._fields)

    def put(self, into: Vector, at: int, value: Any, observer: int) -> None:
        """Write one field for each code."""
        for name, code in self._fields if value is not None else ():
            code.put(into, at, getattr(value, name), observer)
            at += code.size


class Optional:
    """A place that is 1 for a value other than None, followed by the places of the value."""

    def __init__(self, code: Code) -> None:
        self._code = code
        self.size = 1 + code.size

    def put(self, into: Vector, at: int, value: Any, observer: int) -> None:
        """Write 1 and the value, unless it is None."""
        if value is not None:
            into[at] = 1.0
            self._code.put(into, at + 1, value, observer)


class Amount:
    """A code with one place, for a number as a fraction of ``whole``."""

    size = 1

    def __init__(self, whole: float) -> None:
        self._whole = max(1.0, float(whole))

    def put(self, into: Vector, at: int, value: Any, observer: int) -> None:
        """Write the number divided by ``whole``."""
        if value is not None:
            into[at] = value / self._whole


class Flag:
    """A code with one place, which is 1 for true."""

    size = 1

    def put(self, into: Vector, at: int, value: Any, observer: int) -> None:
        """Write 1 if ``value`` is true."""
        if value:
            into[at] = 1.0
