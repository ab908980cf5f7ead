"""The part of numpy's interface that reads and applies solved policies, in plain Python.

The package index has no numpy wheel for Python in a browser. ``install`` makes this module
available there as ``numpy``, so that coaches and bots run the same code as on a server. Solvers
need more of numpy than this.
"""

import math
import sys
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate, chain, pairwise, product
from itertools import repeat as repeated
from types import ModuleType
from typing import Any, Final

from mendax.pyodide_server.plain_array import (
    Kind,
    PlainArray,
    Shape,
    argwhere,
    asarray,
    bool_,
    common_shape,
    dtype,
    each_pair,
    filled,
    float64,
    int8,
    int32,
    int64,
    intp,
    lines,
    spread,
    stack,
    stored,
    uint16,
    unless_plain,
)

inf: Final = math.inf
nan: Final = math.nan

__all__ = [
    "argwhere",
    "asarray",
    "bool_",
    "dtype",
    "float64",
    "int8",
    "int32",
    "int64",
    "intp",
    "stack",
    "uint16",
]


def _alike(one: Any, two: Any) -> tuple[PlainArray, PlainArray]:
    """Return two arrays of the wider type."""
    one, two = asarray(one), asarray(two)
    kind = float64 if "d" in (one.code, two.code) else Kind(one.code)
    return asarray(one, kind), asarray(two, kind)


def maximum(one: Any, two: Any) -> Any:
    """Return the larger number of each pair."""
    return each_pair(max, *_alike(one, two))


def minimum(one: Any, two: Any) -> Any:
    """Return the smaller number of each pair."""
    return each_pair(min, *_alike(one, two))


def fmax(one: Any, two: Any) -> Any:
    """Return the larger number of each pair, ignoring ``nan``."""
    return each_pair(lambda a, b: b if a != a or b > a else a, *_alike(one, two))


def where(which: Any, one: Any, two: Any) -> Any:
    """Return the numbers of ``one`` where ``which`` is true, and those of ``two`` elsewhere."""
    parts = [asarray(which), *_alike(one, two)]
    shape = common_shape(part.shape for part in parts)
    triples = zip(*(spread(part, shape) for part in parts), strict=False)
    return unless_plain(PlainArray(parts[1].code, [a if w else b for w, a, b in triples], shape))


def isnan(given: Any) -> Any:
    """Return whether each number is ``nan``."""
    return given != given


def isfinite(given: PlainArray) -> PlainArray:
    """Return whether each number is finite."""
    return PlainArray("?", [*map(math.isfinite, given.data)], given.shape)


# ── new arrays ──


def array(given: Any, kind: Any = None) -> PlainArray:
    """Return a new array of numbers, arrays and nested lists of them."""
    return asarray(given, kind).copy()


full = filled


def zeros(shape: Any, kind: Any = float64) -> PlainArray:
    """Return an array of zeros."""
    return filled(shape, 0, kind)


def ones(shape: Any) -> PlainArray:
    """Return an array of ones."""
    return filled(shape, 1.0)


def full_like(given: PlainArray, value: Any) -> PlainArray:
    """Return an array of the shape and type of ``given`` with equal numbers."""
    return filled(given.shape, value, Kind(given.code))


def empty_like(given: PlainArray) -> PlainArray:
    """Return an array of the shape and type of ``given``."""
    return full_like(given, 0)


def arange(start: int, stop: int | None = None, step: int = 1, dtype: Kind = int64) -> PlainArray:
    """Return the integers of a range."""
    numbers = range(start) if stop is None else range(start, stop, step)
    return stored(dtype.code, numbers, (len(numbers),))


def frombuffer(content: Any, kind: Any) -> PlainArray:
    """Return the numbers that are stored as these little-endian bytes."""
    made = stored(dtype(kind).code, (), (0,))
    made.data.frombytes(content)
    made.shape = (len(made.data),)
    return made


# ── rearranging ──


def roll(given: Any, shift: int, axis: int = 0) -> PlainArray:
    """Return the array with its items shifted along a dimension, cyclically."""
    whole = asarray(given)
    size = whole.shape[axis]
    order = [(n - shift) % size for n in range(size)]
    return whole[(*[slice(None)] * axis, order)]  # type: ignore[no-any-return]


def repeat(given: PlainArray, times: Any, axis: int = 0) -> PlainArray:
    """Return each item ``times`` times; ``times`` may contain a number for each item."""
    size = given.shape[axis]
    counts = [times] * size if isinstance(times, int) else times.data
    if len(given.shape) == 1:
        data = chain.from_iterable(map(repeated, given.data, counts))
        made = [*data]
        return PlainArray(given.code, made, (len(made),))
    order = [n for n, count in enumerate(counts) for _ in range(count)]
    return given[(*[slice(None)] * axis, order)]  # type: ignore[no-any-return]


def flip(given: PlainArray) -> PlainArray:
    """Return the items in reverse order."""
    return given[::-1]  # type: ignore[no-any-return]


def split(given: PlainArray, ends: PlainArray) -> list[PlainArray]:
    """Return the parts between these places."""
    places = [0, *ends.data, len(given)]
    return [given[one:two] for one, two in pairwise(places)]


def partition(given: PlainArray, _: int, axis: int) -> PlainArray:
    """Return each row sorted, which is more than numpy promises."""
    assert axis % len(given.shape) == len(given.shape) - 1
    rows = chain.from_iterable(map(sorted, lines(given, -1)))
    return PlainArray(given.code, [*rows], given.shape)


def lexsort(keys: Sequence[PlainArray]) -> PlainArray:
    """Return the order of items by several keys, of which the last matters most."""
    order = [*range(len(keys[0]))]
    for key in keys:
        order.sort(key=key.data.__getitem__)
    return asarray(order, int64)


# ── counting and searching ──


def cumsum(given: PlainArray) -> PlainArray:
    """Return the running sums."""
    code = "d" if given.code == "d" else "q"
    return PlainArray(code, [*accumulate(given.data)], given.shape)


def mean(given: Any, axis: int) -> Any:
    """Return the mean along a dimension."""
    return asarray(given).mean(axis)


def average(given: PlainArray, axis: int, weights: Any) -> Any:
    """Return the weighted mean along the first dimension."""
    assert axis == 0
    known = asarray(weights)
    flattened = given.reshape(len(given), -1)
    return (known @ flattened / known.sum()).reshape(given.shape[1:])


def flatnonzero(given: PlainArray) -> PlainArray:
    """Return the places of the numbers other than zero."""
    return asarray([n for n, each in enumerate(given.data) if each], int64)


def ndindex(shape: Shape) -> Iterator[tuple[int, ...]]:
    """Return all indices of an array of this shape."""
    return product(*map(range, shape))


def searchsorted(given: PlainArray, wanted: Any) -> Any:
    """Return the first places before which ``wanted`` could be inserted, in order."""
    if isinstance(wanted, list):
        return asarray([bisect_left(given.data, each) for each in wanted])
    return bisect_left(given.data, wanted)


class add:  # noqa: N801
    """Sums with places, as methods of numpy's addition."""

    @staticmethod
    def at(to: PlainArray, places: PlainArray, values: PlainArray) -> None:
        """Add each value at its place; places may repeat."""
        for place, value in zip(places.data, values.data, strict=True):
            to.data[place] += value

    @staticmethod
    def reduceat(given: PlainArray, starts: PlainArray) -> PlainArray:
        """Return the sums of the parts that begin at these places."""
        ends = [*starts.data[1:], len(given)]
        sums = [sum(given.data[a:b]) for a, b in zip(starts.data, ends, strict=True)]
        return PlainArray(given.code, sums, starts.shape)


def install() -> None:
    """Make this module available as ``numpy``."""
    numpy, typing = ModuleType("numpy"), ModuleType("numpy.typing")
    vars(typing)["NDArray"] = list
    vars(numpy).update({name: each for name, each in globals().items() if name[0] != "_"})
    vars(numpy)["typing"] = typing
    sys.modules |= {"numpy": numpy, "numpy.typing": typing}
