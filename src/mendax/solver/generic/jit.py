"""Just-in-time compilation where numba is installed; plain Python, the same functions, where not.

A function marked ``compiled`` is its own plain twin: ``plain(f)`` is the source as Python runs it.
Machine code is kept beside the source, or in the user's cache where that can't be written to, or
in the folder that NUMBA_CACHE_DIR names; where there is none of these, it is made at every start.
"""

from collections.abc import Callable
from types import FunctionType, ModuleType
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
_DEFERRED: Final[dict[Any, Any]] = {}
"""Functions that are compiled on request, and their machine code once that was made."""


def compiled(function: F) -> F:
    """``function`` as machine code that releases the interpreter lock; unchanged without numba."""
    if _NUMBA is None:
        return function
    try:
        fast: Any = _NUMBA.njit(cache=True, nogil=True)(function)
    except RuntimeError:  # there is nowhere to keep it
        fast = _NUMBA.njit(nogil=True)(function)
    else:
        _forget_what_cannot_be_read(fast._cache)
        _forget_what_calls_others(fast)
    return fast  # type: ignore[no-any-return]


def compiled_on_request(function: F) -> F:
    """``function`` itself, until ``compile_modules`` replaces it.

    For code that bots run at a table, where compiling would take too long.
    """
    _DEFERRED[function] = None
    return function


def compile_modules(*modules: ModuleType) -> None:
    """Replace, for this process, the functions of ``modules`` that wait for it by machine code.

    Modules that import a function from one of the others have to be among them.
    """
    for module in modules:
        for name, function in list(vars(module).items()):
            if isinstance(function, FunctionType) and function in _DEFERRED:
                fast = _DEFERRED[function] or compiled(function)
                _DEFERRED[function] = fast
                setattr(module, name, fast)


def _forget_what_calls_others(fast: Any) -> None:
    """Has code compiled anew where a compiled function of another file that it calls has changed.

    Numba looks at the function's own file alone, and machine code holds what it calls within it.
    """
    function = fast.py_func
    called = (function.__globals__.get(name) for name in function.__code__.co_names)
    others = {stamp for each in called for stamp in getattr(each, "stamps", ())}
    own = getattr(fast._cache, "_cache_file", None)
    if own is None:  # numba's own affair, which may look different one day
        return
    fast.stamps = frozenset({(function.__module__, own._source_stamp)} | others)
    own._source_stamp = tuple(sorted(fast.stamps))


def _forget_what_cannot_be_read(kept: Any) -> None:
    """Has code compiled anew where what is kept names types that only a former version had.

    Numba reads what it kept before it looks whether the source is the same, and fails.
    """
    load = kept.load_overload

    def loaded(signature: Any, target: Any) -> Any:
        try:
            return load(signature, target)
        except (AttributeError, ImportError):
            kept.flush()
            return None

    kept.load_overload = loaded


def plain(function: F) -> F:
    """The plain twin of a function marked ``compiled``."""
    twin: F = getattr(function, "py_func", function)
    return twin
