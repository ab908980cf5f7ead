"""Compiled where numba is there, plain where it is not: the same functions either way.

A function marked ``compiled`` is its own plain twin: ``plain(f)`` is the source as Python runs it.
"""

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

COMPILED: Final = all(find_spec(name) is not None for name in ("numba", "scipy"))
"""Whether marked functions are compiled in this installation (numba's algebra stands on scipy)."""


def compiled(function: F) -> F:
    """``function`` as machine code that lets go of the interpreter lock, or as it is."""
    if not COMPILED:
        return function
    import numba

    fast: Any = numba.njit(cache=True, nogil=True)(function)
    return fast  # type: ignore[no-any-return]


def plain(function: F) -> F:
    """The plain twin of a function marked ``compiled``."""
    twin: F = getattr(function, "py_func", function)
    return twin
