"""Just-in-time compilation with numba.

The same functions run as plain Python without numba, or if the system forbids new machine code.

``plain(f)`` is the plain Python version of a function marked ``compiled``. Machine code is cached
in NUMBA_CACHE_DIR if that is set, otherwise beside the source or, if that folder is read-only, in
the user's cache. If no folder is writable, functions are compiled at every start.
"""

import logging
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any, Final, TypeVar

_log = logging.getLogger("mendax.solver")

F = TypeVar("F", bound=Callable[..., Any])


def _numba() -> tuple[Any, str]:
    """Return numba if it works in this installation, otherwise None and the system's objection.

    Numba's linear algebra needs scipy. On hardened systems without executable memory
    (``MemoryDenyWriteExecute=`` of systemd, some SELinux policies), numba raises ``OSError``.
    """
    try:
        import numba
        import scipy.linalg.cython_blas  # noqa: F401
    except ImportError:
        return None, ""
    except OSError as error:
        _log.warning("numba is not used, and plain Python is slower: %s", error)
        return None, error.strerror or str(error)
    return numba, ""


NUMBA, FORBIDDEN = _numba()
"""Numba or None, and why the system forbids machine code, which is empty if it does not."""
COMPILED: Final = NUMBA is not None
"""True if this installation compiles marked functions."""
_DEFERRED: Final[dict[Any, Any]] = {}
"""The functions to be compiled on request, with their machine code once they are compiled."""


def compiled(function: F) -> F:
    """Return ``function`` as machine code that releases the GIL, or unchanged without numba."""
    if NUMBA is None:
        return function
    try:
        fast: Any = NUMBA.njit(cache=True, nogil=True)(function)
    except RuntimeError:  # no writable cache folder
        fast = NUMBA.njit(nogil=True)(function)
    else:
        _forget_what_cannot_be_read(fast._cache)
        _forget_what_calls_others(fast)
    return fast  # type: ignore[no-any-return]


def compiled_on_request(function: F) -> F:
    """Return ``function`` unchanged. ``compile_modules`` replaces it later.

    This is for code that bots run at a table, where compilation would take too long.
    """
    _DEFERRED[function] = None
    return function


def compile_modules(*modules: ModuleType) -> None:
    """Replace the registered functions of ``modules`` with machine code in this process.

    ``modules`` must include every module that imports a function from another in the list.
    """
    for module in modules:
        for name, function in list(vars(module).items()):
            if isinstance(function, FunctionType) and function in _DEFERRED:
                fast = _DEFERRED[function] or compiled(function)
                _DEFERRED[function] = fast
                setattr(module, name, fast)


def _forget_what_calls_others(fast: Any) -> None:
    """Recompile functions if a compiled function that they call in another file has changed.

    Numba checks only a function's own file, but its machine code includes the functions it calls.
    """
    function = fast.py_func
    called = (function.__globals__.get(name) for name in function.__code__.co_names)
    others = {stamp for each in called for stamp in getattr(each, "stamps", ())}
    own = getattr(fast._cache, "_cache_file", None)
    if own is None:  # this is internal to numba and may change
        return
    fast.stamps = frozenset({(function.__module__, own._source_stamp)} | others)
    own._source_stamp = tuple(sorted(fast.stamps))


def _forget_what_cannot_be_read(kept: Any) -> None:
    """Recompile functions if the cache contains types of an earlier version.

    Numba would otherwise fail, because it loads the cache before it compares the source.
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
    """Return the plain Python version of a function marked ``compiled``."""
    twin: F = getattr(function, "py_func", function)
    return twin
