"""Just-in-time compilation where numba is installed; plain Python, the same functions, where not.

A function marked ``compiled`` is its own plain twin: ``plain(f)`` is the source as Python runs it.
Machine code is kept beside the source, or in the user's cache where that can't be written to, or
in the folder that NUMBA_CACHE_DIR names; where there is none of these, it is made at every start.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def _numba() -> Any:
    """The compiler, if it is there and fits this installation (its algebra stands on scipy)."""
    try:
        import numba
        import scipy.linalg.cython_blas  # noqa: F401
    except ImportError:
        return None
    return numba


_NUMBA: Final = _numba()
COMPILED: Final = _NUMBA is not None
"""Whether marked functions are compiled in this installation."""


def compiled(function: F) -> F:
    """``function`` as machine code that releases the interpreter lock; unchanged without numba."""
    if _NUMBA is None:
        return function
    try:
        fast: Any = _NUMBA.njit(cache=True, nogil=True)(function)
    except RuntimeError:  # there is nowhere to keep it
        fast = _NUMBA.njit(nogil=True)(function)
    return fast  # type: ignore[no-any-return]


def plain(function: F) -> F:
    """The plain twin of a function marked ``compiled``."""
    twin: F = getattr(function, "py_func", function)
    return twin
