"""Arrays in plain Python, with the methods and operators of numpy's that ``arrays`` needs.

An array is a flat sequence in C order with a shape: a list for results, otherwise an
``array.array``, which needs less memory. Indexing always copies. Results without dimensions are
plain Python numbers.
"""

import functools
import math
import operator
from array import array as flat
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, product
from itertools import repeat as repeated
from typing import Any, Final, NamedTuple

Shape = tuple[int, ...]


class Kind(NamedTuple):
    """The type of an array's numbers."""

    code: str
    """A type code of ``array.array``, or "?" for truth values."""

    @property
    def itemsize(self) -> int:
        """Return the size of a number in bytes."""
        return flat(_CODES.get(self.code, self.code)).itemsize


_CODES: Final = {"?": "b"}
"""The codes that store differently."""
_NAMES: Final = {"u1": "B", "i1": "b", "u2": "H", "f8": "d"}
float64, int64, int32, intp = Kind("d"), Kind("q"), Kind("i"), Kind("q")
int8, uint16, bool_ = Kind("b"), Kind("H"), Kind("?")


def dtype(kind: Any) -> Kind:
    """Return the type called ``kind``: a type, ``float``, ``int``, ``bool`` or text such as
    "<u2"."""
    if isinstance(kind, str):
        return Kind(_NAMES[kind.lstrip("<")])
    plain: Kind = {float: float64, int: int64, bool: bool_}.get(kind, kind)
    return plain


class PlainArray:
    """Numbers of one type in a rectangular shape."""

    __slots__ = ("code", "data", "shape")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, code: str, data: Any, shape: Shape) -> None:
        """``data`` contains numbers of this type, and is not used elsewhere."""
        self.code, self.data, self.shape = code, data, shape

    # ── items ──

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[n] for n in range(len(self)))

    def __getitem__(self, key: Any) -> Any:
        if type(key) is int and len(self.shape) == 1:
            found = self.data[key]
            return bool(found) if self.code == "?" else found
        if type(key) is slice and len(self.shape) == 1:
            part = self.data[key]
            return PlainArray(self.code, part, (len(part),))
        at, shape = self._places(key)
        if not shape:
            found = self.data[at[0]]
            return bool(found) if self.code == "?" else found
        return PlainArray(self.code, [*map(self.data.__getitem__, at)], shape)

    def __setitem__(self, key: Any, value: Any) -> None:
        at, shape = self._places(key)
        for n, each in zip(at, spread(asarray(value, Kind(self.code)), shape), strict=False):
            self.data[n] = each

    def _places(self, key: Any) -> tuple[Sequence[int], Shape]:
        """Return the selected places in ``data``, and the shape of the selection."""
        if type(key) is PlainArray and key.code != "?" and len(self.shape) == 1:
            return key.data, key.shape
        return _selected(self.shape, key)

    def tolist(self) -> list[Any]:
        """Return the numbers in nested lists."""
        plain = [*map(bool, self.data)] if self.code == "?" else [*self.data]
        for size in reversed(self.shape[1:]):
            plain = [plain[n : n + size] for n in range(0, len(plain), size)]
        return plain

    # ── shapes ──

    @property
    def T(self) -> "PlainArray":  # noqa: N802
        """Return the array with its two dimensions exchanged."""
        rows, columns = self.shape
        columned = chain.from_iterable(self.data[n::columns] for n in range(columns))
        return PlainArray(self.code, [*columned], (columns, rows))

    def reshape(self, *shape: Any) -> "PlainArray":
        """Return the numbers in another shape, of which one size may be −1."""
        wanted: Shape = shape[0] if isinstance(shape[0], tuple) else shape
        known = math.prod(size for size in wanted if size >= 0)
        free = len(self.data) // known if known else 0
        return PlainArray(self.code, self.data[:], tuple(n if n >= 0 else free for n in wanted))

    def ravel(self) -> "PlainArray":
        """Return the numbers in one dimension."""
        return self.reshape(-1)

    def copy(self) -> "PlainArray":
        """Return an equal array."""
        return PlainArray(self.code, self.data[:], self.shape)

    def astype(self, kind: Any) -> "PlainArray":
        """Return the array as numbers of another type; fractions are cut off."""
        code = dtype(kind).code
        if code == self.code:
            return self.copy()
        return stored(code, self.data if code == "d" else map(int, self.data), self.shape)

    # ── arithmetic ──

    def __add__(self, other: Any) -> Any:
        return each_pair(operator.add, self, other)

    def __sub__(self, other: Any) -> Any:
        return each_pair(operator.sub, self, other)

    def __rsub__(self, other: Any) -> Any:
        return each_pair(operator.sub, other, self)

    def __mul__(self, other: Any) -> Any:
        return each_pair(operator.mul, self, other)

    def __truediv__(self, other: Any) -> Any:
        return each_pair(operator.truediv, self, other, "d")

    def __rtruediv__(self, other: Any) -> Any:
        return each_pair(operator.truediv, other, self, "d")

    __radd__, __rmul__ = __add__, __mul__

    def __neg__(self) -> "PlainArray":
        return PlainArray(self.code, [*map(operator.neg, self.data)], self.shape)

    def __invert__(self) -> "PlainArray":
        do = operator.not_ if self.code == "?" else operator.invert
        return PlainArray(self.code, [*map(do, self.data)], self.shape)

    def __and__(self, other: Any) -> Any:
        return each_pair(operator.and_, self, other, self.code)

    def __or__(self, other: Any) -> Any:
        return each_pair(operator.or_, self, other, self.code)

    def __eq__(self, other: object) -> Any:
        return each_pair(operator.eq, self, other, "?")

    def __ne__(self, other: object) -> Any:
        return each_pair(operator.ne, self, other, "?")

    def __lt__(self, other: Any) -> Any:
        return each_pair(operator.lt, self, other, "?")

    def __le__(self, other: Any) -> Any:
        return each_pair(operator.le, self, other, "?")

    def __gt__(self, other: Any) -> Any:
        return each_pair(operator.gt, self, other, "?")

    def __ge__(self, other: Any) -> Any:
        return each_pair(operator.ge, self, other, "?")

    def __matmul__(self, other: "PlainArray") -> Any:
        rows = lines(self, -1)
        columns = lines(other, 0)
        made = [sum(map(operator.mul, one, two)) for one in rows for two in columns]
        shape = (*self.shape[:-1], *other.shape[1:])
        return PlainArray("d", made, shape) if shape else made[0]

    # ── reductions ──

    def _over(self, do: Callable[[Any], Any], axis: int | None, code: str, keep: bool) -> Any:
        if axis is None:
            return do(self.data)
        axis %= len(self.shape)
        size = (1,) if keep else ()
        shape = (*self.shape[:axis], *size, *self.shape[axis + 1 :])
        return unless_plain(PlainArray(code, [*map(do, lines(self, axis))], shape))

    def sum(self, axis: int | None = None, keepdims: bool = False) -> Any:
        """Return the sum, of all numbers or along one dimension."""
        return self._over(sum, axis, "d" if self.code == "d" else "q", keepdims)

    def max(self, axis: int | None = None) -> Any:
        """Return the largest number, of all or along one dimension."""
        return self._over(max, axis, self.code, False)

    def mean(self, axis: int | None = None) -> Any:
        """Return the mean, of all numbers or along one dimension."""
        return self._over(lambda line: sum(line) / len(line), axis, "d", False)

    def any(self, axis: int | None = None) -> Any:
        """Return whether any number is not zero, of all or along one dimension."""
        return self._over(any, axis, "?", False)

    def all(self) -> Any:
        """Return whether no number is zero."""
        return all(self.data)


def stored(code: str, values: Iterable[Any], shape: Shape) -> PlainArray:
    """Return an array in little memory; ``values`` may be of another type."""
    each = values if isinstance(values, flat) else [*values]  # twice as fast as an iterator
    return PlainArray(code, flat(_CODES.get(code, code), each), shape)


def unless_plain(made: PlainArray) -> Any:
    """Return the array, or its number if it has no dimensions."""
    if made.shape:
        return made
    return bool(made.data[0]) if made.code == "?" else made.data[0]


def lines(given: PlainArray, axis: int) -> list[Any]:
    """Return the numbers along one dimension, in C order of the other dimensions."""
    axis %= len(given.shape)
    size, step = given.shape[axis], math.prod(given.shape[axis + 1 :])
    data, whole = given.data, size * step
    starts = range(0, len(data), whole) if whole else ()
    return [data[at + n : at + whole : step] for at in starts for n in range(step)]


# ── indexing ──


def _selected(shape: Shape, key: Any) -> tuple[list[int], Shape]:
    """Return the places of the selected numbers in ``data``, and the shape of the selection."""
    keys = [*_plain_keys(key if isinstance(key, tuple) else (key,))]
    keys += [slice(None)] * (len(shape) - sum(each is not None for each in keys))
    lists = [n for n, each in enumerate(keys) if isinstance(each, PlainArray)]
    base, axis, parts, picked = 0, 0, list[tuple[list[int], Shape]](), list[PlainArray]()
    for n, each in enumerate(keys):
        if each is None:
            parts.append(([0], (1,)))
            continue
        size, step = shape[axis], math.prod(shape[axis + 1 :])
        axis += 1
        if isinstance(each, slice):
            places = [i * step for i in range(*each.indices(size))]
            parts.append((places, (len(places),)))
        elif isinstance(each, PlainArray):
            if n == lists[0]:
                parts.append(([], ()))
            offsets = [_place(i, size) * step for i in each.data]
            picked.append(PlainArray("q", offsets, each.shape))
        else:
            base += _place(each, size) * step
    if picked:
        whole = functools.reduce(operator.add, picked)
        first = next(n for n, part in enumerate(parts) if not part[0] and not part[1])
        parts[first] = (whole.data, whole.shape)
    at = [base]
    for places, _ in parts:
        at = [one + two for one in at for two in places]
    return at, tuple(chain.from_iterable(size for _, size in parts))


def _plain_keys(keys: tuple[Any, ...]) -> Iterator[Any]:
    """Yield the keys with lists as arrays, and truth values as places."""
    for each in keys:
        made = asarray(each) if isinstance(each, (list, PlainArray)) else each
        if isinstance(made, PlainArray) and made.code == "?":
            yield from argwhere(made).T
        else:
            yield made


def _place(index: int, size: int) -> int:
    if not -size <= index < size:
        raise IndexError(index)
    return index % size


# ── elementwise ──


def common_shape(shapes: Iterable[Shape]) -> Shape:
    """Return the shape to which all of these shapes are spread."""
    made: Shape = ()
    for shape in shapes:
        long = max(len(made), len(shape))
        one, two = ((1,) * (long - len(s)) + s for s in (made, shape))
        made = tuple(b if a == 1 else a for a, b in zip(one, two, strict=True))
    return made


def spread(given: PlainArray, shape: Shape) -> Iterable[Any]:
    """Return the numbers, repeated to fill ``shape``."""
    if given.shape == shape:
        return given.data  # type: ignore[no-any-return]
    if len(given.data) == 1:
        return repeated(given.data[0], math.prod(shape))
    return map(given.data.__getitem__, _repetitions(given.shape, shape))


@functools.lru_cache(64)
def _repetitions(given: Shape, shape: Shape) -> list[int]:
    """Return the place of each number of an array that is repeated to fill ``shape``."""
    own, at = (1,) * (len(shape) - len(given)) + given, [0]
    for n, (size, wanted) in enumerate(zip(own, shape, strict=True)):
        if size not in (1, wanted):
            raise ValueError(f"shapes {given} and {shape} differ")
        step = math.prod(own[n + 1 :]) if size > 1 else 0
        at = [one + two * step for one in at for two in range(wanted)]
    return at


def each_pair(do: Callable[..., Any], one: Any, two: Any, code: str = "") -> Any:
    """Return ``do`` of each pair of numbers; ``code`` is by default that of the wider type."""
    if type(two) in (int, float, bool) and isinstance(one, PlainArray):
        wide = "d" if one.code == "d" or type(two) is float else "q"
        return PlainArray(code or wide, [*map(do, one.data, repeated(two))], one.shape)
    one, two = asarray(one), asarray(two)
    shape = common_shape((one.shape, two.shape))
    wide = "d" if "d" in (one.code, two.code) else "q"
    values = [*map(do, spread(one, shape), spread(two, shape))]
    return unless_plain(PlainArray(code or wide, values, shape))


# ── new arrays ──


def asarray(given: Any, kind: Any = None) -> PlainArray:
    """Return numbers, arrays and nested lists of them as one array."""
    if isinstance(given, PlainArray):
        return given if kind in (None, Kind(given.code)) else given.astype(kind)
    if isinstance(given, (int, float)):
        return filled((), given, kind)
    parts = [*given]
    if not parts:
        return stored(dtype(kind or float).code, (), (0,))
    if all(isinstance(part, (int, float)) for part in parts):
        kinds = {type(part) for part in parts}
        guess = float if float in kinds else int if int in kinds else bool
        return stored(dtype(kind or guess).code, parts, (len(parts),))
    return stack([asarray(part, kind) for part in parts])


def stack(given: Iterable[PlainArray]) -> PlainArray:
    """Return arrays of one shape as one array."""
    parts = [*given]
    if len({part.shape for part in parts}) > 1:
        raise ValueError("arrays of different shapes")
    code = next((part.code for part in parts if part.code == "d"), parts[0].code)
    data = chain.from_iterable(part.data for part in parts)
    return stored(code, data, (len(parts), *parts[0].shape))


def argwhere(given: PlainArray) -> PlainArray:
    """Return the indices of the numbers other than zero."""
    every = product(*map(range, given.shape))
    found = [index for index, each in zip(every, given.data, strict=True) if each]
    return PlainArray("q", [*chain.from_iterable(found)], (len(found), len(given.shape)))


def filled(shape: Any, value: Any, kind: Any = None) -> PlainArray:
    size = (shape,) if isinstance(shape, int) else tuple(shape)
    code = dtype(type(value) if kind is None else kind).code
    return stored(code, repeated(value, math.prod(size)), size)
